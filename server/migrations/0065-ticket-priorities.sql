-- Tickets of a priority that is not usual, of all that there ever were.

create index tickets__by_priority on tickets (priority, waiting_since, updated_at desc, id) where priority <> 'normal';
