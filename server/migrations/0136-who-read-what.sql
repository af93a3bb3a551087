-- What staff took and opened of people, counted for each of them over a day; and what superadmins were told of.

create index audit_log__by_reader on audit_log (actor_id, at)
  where action in ('safety.read_begun', 'safety.read_file', 'safety.read_child');
create index audit_log__unusual_reading on audit_log (seq desc) where action = 'safety.read_unusual';
