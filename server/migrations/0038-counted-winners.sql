-- How many slots a draw gave is counted once, when it completes. A list of draws reads it and counts no winners.

alter table assignment_slots add column winners_count integer;
update assignment_slots draw set winners_count =
    (select count(*) from draw_winners winner where winner.draw_id = draw.id)
  where draw.state = 'completed';
alter table assignment_slots add constraint assignment_slots__completed_is_counted check (
  (state = 'completed') = (winners_count is not null)
);
comment on column assignment_slots.winners_count is 'How many classrooms won: counted by the database itself when the draw completes, and never again. Null before, and in voided draws.';

-- Counted here and not by whoever completes the draw: it can't be told a wrong number, and a process of the version
-- before, which knows of no such column, completes draws as well.
create function draws_count_their_winners() returns trigger language plpgsql as $$
begin
  new.winners_count := (select count(*) from draw_winners winner where winner.draw_id = new.id);
  return new;
end $$;
create trigger assignment_slots__count_winners before update on assignment_slots
  for each row when (old.state <> 'completed' and new.state = 'completed')
  execute function draws_count_their_winners();
create trigger assignment_slots__counted_once before update on assignment_slots
  for each row when (new.winners_count is distinct from old.winners_count
    and not (old.state <> 'completed' and new.state = 'completed'))
  execute function draws_refuse_change();

-- The order of the public list, and the latest draw that gave something.
create index assignment_slots__listed on assignment_slots (
  (state in ('scheduled', 'frozen')) desc,
  (case when state in ('scheduled', 'frozen') then slot_starts end),
  slot_starts desc, id
);
create index assignment_slots__giving on assignment_slots (completed_at desc, id) where winners_count > 0;
