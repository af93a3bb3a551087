-- A use that something rests on is not given back by the clock: pictures may wait in a long row, and are paid once they are drawn.

alter table credit_uses add column reserved_at timestamptz;
comment on column credit_uses.reserved_at is 'Since when something that is being made rests on it. It is given back by whoever ends that, never by the clock. Null where nothing does.';

update credit_uses used set reserved_at = run.created_at
  from story_runs run where run.use_id = used.id and used.state = 'open' and run.state = 'open';

drop index credit_uses__open;
create index credit_uses__open on credit_uses (created_at) where state = 'open' and reserved_at is null;
