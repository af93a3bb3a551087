-- Runs with code from 0188 on.
-- Two classrooms that are one are merged: the one that goes stays as a row that points at the one that stays.

alter table classrooms
  add column merged_into uuid references classrooms (id),
  add column merged_at timestamptz,
  add constraint classrooms__merged_whole check ((merged_into is null) = (merged_at is null)),
  -- So no list of a draw can hold it, whatever asks: a list takes confirmed classrooms that a teacher leads.
  add constraint classrooms__merged_is_closed check (
    merged_into is null or (confirmed_at is null and teacher_id is null and merged_into <> id));
create index classrooms__merged_into on classrooms (merged_into) where merged_into is not null;
-- Likely twins are found by the teacher's mailbox.
create index classrooms__by_teacher_email on classrooms (teacher_email) where teacher_email is not null;
comment on column classrooms.merged_into is 'The classroom that this one became. It is never merged itself: what pointed at it points at the one that stays.';

-- Whether money names a classroom that is about to go is asked while its row is held.
create index checkouts__by_classroom on checkouts (classroom_id) where classroom_id is not null;

-- A classroom that was merged is open to nothing: once merged, it stays so.
create function classrooms_stay_merged() returns trigger language plpgsql as $$
begin
  raise exception 'a merged classroom stays merged' using errcode = 'restrict_violation', constraint = 'classrooms__stay_merged';
end $$;
create trigger classrooms__stay_merged before update of merged_into, merged_at on classrooms
  for each row when (old.merged_into is not null and (new.merged_into is null or new.merged_at is distinct from old.merged_at))
  execute function classrooms_stay_merged();

-- Whoever read the classroom before it was merged, and writes after, writes to the one that stays.
create function classroom_that_stays(asked uuid) returns uuid language plpgsql as $$
declare
  stays uuid := asked;
  further uuid;
begin
  loop
    select merged_into into further from classrooms where id = stays for key share;
    exit when further is null;
    stays := further;
  end loop;
  return stays;
end $$;
comment on function classroom_that_stays is 'A classroom, or the one that it became in the end; held until the transaction ends, so that it is merged before or after.';
create function rows_follow_merged_classroom() returns trigger language plpgsql as $$
begin
  new.classroom_id := classroom_that_stays(new.classroom_id);
  return new;
end $$;
create trigger checkouts__follow_merged before insert on checkouts
  for each row when (new.classroom_id is not null) execute function rows_follow_merged_classroom();
create trigger classroom_claims__follow_merged before insert on classroom_claims
  for each row execute function rows_follow_merged_classroom();
create trigger classroom_nominations__follow_merged before insert on classroom_nominations
  for each row execute function rows_follow_merged_classroom();
create trigger confirmation_requests__follow_merged before insert on confirmation_requests
  for each row execute function rows_follow_merged_classroom();
create trigger nomination_mailboxes__follow_merged before insert on nomination_mailboxes
  for each row execute function rows_follow_merged_classroom();
create trigger share_links__follow_merged before insert on share_links
  for each row execute function rows_follow_merged_classroom();
create trigger teacher_nominations__follow_merged before insert on teacher_nominations
  for each row when (new.classroom_id is not null) execute function rows_follow_merged_classroom();

-- What was begun for it, or taken off its list, before the merge comes back at the one that stays.
create trigger checkouts__follow_merged_again before update of state on checkouts
  for each row when (new.classroom_id is not null and new.state = 'open' and old.state in ('failed', 'expired'))
  execute function rows_follow_merged_classroom();
create trigger students__follow_merged before insert or update of classroom_id, removed_at on students
  for each row when (new.classroom_id is not null and new.removed_at is null)
  execute function rows_follow_merged_classroom();
