-- During an upgrade processes of the version before begin and end makings, and know nothing of `reserved_at`: the schema keeps their uses.

create function story_runs_reserve_use() returns trigger language plpgsql as $$
begin
  update credit_uses used set reserved_at = run.created_at from story_runs run
    where run.id = new.id and used.id = run.use_id and used.state = 'open' and used.reserved_at is null;
  return null;
end $$;
create trigger story_runs__reserve_use after insert on story_runs for each row
  when (new.use_id is not null) execute function story_runs_reserve_use();

-- What rests on it would be made for nothing, or fail although it was paid.
create function credit_uses_refuse_return() returns trigger language plpgsql as $$
begin
  if exists (select from story_runs run where run.use_id = old.id and run.state = 'open') then
    raise exception 'something that is being made rests on this use' using errcode = 'restrict_violation', constraint = 'credit_uses__kept_for_making';
  end if;
  return new;
end $$;
create trigger credit_uses__kept_for_making before update on credit_uses for each row
  when (old.state = 'open' and new.state = 'refunded') execute function credit_uses_refuse_return();

-- Makings that failed count as well: such a use takes no other making, and the sweep gives it back.
update credit_uses used set reserved_at = run.created_at
  from story_runs run where run.use_id = used.id and used.state = 'open' and used.reserved_at is null;
