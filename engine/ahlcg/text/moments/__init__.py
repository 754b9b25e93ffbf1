"""What stands before the colon: `before`; the events of a moment (`happenings`), `triggers`, `costs`."""
