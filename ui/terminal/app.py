"""The command `app`, and what `grimrule --version` tells."""

import socket
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Annotated

import typer

from rules_graph.errors import PortTakenError
from ui.terminal.console import errors_in
from ui.words import system_language

SCRIPT = Path(__file__).parents[1] / "app" / "script" / "app.py"
_HOST = "localhost"  # as the configuration has it


def serve(
    port: Annotated[
        int | None,
        typer.Option(min=1, max=65535, metavar="N", help="Where it is served; else 8501, or the next free."),
    ] = None,
) -> None:
    """Serve the app to the browser of this machine, until you stop it.

    \b
    Example:
      grimrule app --port 8600
    """
    from streamlit.web.cli import main  # noqa: PLC0415

    with errors_in(system_language()):
        chosen = _free(port) if port else []
    main(["run", str(SCRIPT), *chosen], prog_name="streamlit")


def _free(port: int) -> list[str]:
    """What tells Streamlit the port, if it can be had."""
    try:
        socket.create_server((_HOST, port)).close()
    except OSError:
        raise PortTakenError(port=str(port)) from None
    return ["--server.port", str(port)]


def _tell(asked: bool) -> None:
    if asked:
        print(f"grimrule {version_of('grimrule')}")
        raise typer.Exit


def version(
    _asked: Annotated[
        bool, typer.Option("--version", help="Print the version.", callback=_tell, is_eager=True)
    ] = False,
) -> None:
    """What stands before any command."""
