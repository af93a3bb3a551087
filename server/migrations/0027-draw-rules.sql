-- What the rules of a draw promise, kept by the database itself.

-- A seed lies sealed, under a key that the database doesn't hold, until its draw has run or is voided.
alter table assignment_slots
  add column sealed_seed text,
  alter column server_seed drop not null,
  drop constraint assignment_slots__hex,
  add constraint assignment_slots__hex check (seed_hash ~ '^[0-9a-f]{64}$'),
  add constraint assignment_slots__seed_opens_its_hash check (
    case when server_seed ~ '^[0-9a-f]{64}$' then encode(sha256(decode(server_seed, 'hex')), 'hex') = seed_hash
    else server_seed is null end
  ),
  add constraint assignment_slots__seed_is_kept check (sealed_seed is not null or server_seed is not null),
  add constraint assignment_slots__completed_is_opened check (state <> 'completed' or server_seed is not null);
comment on column assignment_slots.sealed_seed is 'The 32 random bytes, encrypted with a key made from SECRET and for this row alone.';
comment on column assignment_slots.server_seed is 'The same bytes in hex, once the draw has run or was voided. Draws from before seeds were sealed hold them until they are.';

-- Each step adds to what a draw has published and changes none of it; completed and voided are ends.
create or replace function draws_require_forward() returns trigger language plpgsql as $$
declare
  is_over constant boolean := old.state in ('completed', 'voided');
  ends constant boolean := not is_over and new.state in ('completed', 'voided');
begin
  if (new.id, new.algorithm, new.source, new.created_at, new.seed_hash)
       is distinct from (old.id, old.algorithm, old.source, old.created_at, old.seed_hash)
     or (is_over and new.state <> old.state)
     or (old.state = 'scheduled' and new.state = 'completed')
     or (old.state = 'frozen' and new.state = 'scheduled')
     or (old.state <> 'scheduled' and
       (new.slot_name, new.slot_starts, new.capacity, new.rules, new.beacon, new.school_year, new.frozen_at,
        new.entries_count, new.total_weight, new.entries_hash, new.commitment_hash)
       is distinct from
       (old.slot_name, old.slot_starts, old.capacity, old.rules, old.beacon, old.school_year, old.frozen_at,
        old.entries_count, old.total_weight, old.entries_hash, old.commitment_hash))
     or (is_over and
       (new.completed_at, new.draw_seed, new.public_value, new.voided_at, new.void_reason)
       is distinct from (old.completed_at, old.draw_seed, old.public_value, old.voided_at, old.void_reason))
     or (new.state <> 'completed' and (new.draw_seed is not null or new.completed_at is not null))
     or (old.public_value is not null and new.public_value is distinct from old.public_value)
     or (old.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed)
     or (old.sealed_seed is null and new.sealed_seed is not null and is_over)
     -- Opened at the end of the draw, never before; an open seed is only ever put under its seal.
     or (old.server_seed is null and new.server_seed is not null and not ends)
     or (old.server_seed is not null and new.server_seed is null
         and (is_over or old.sealed_seed is not null or new.sealed_seed is null))
     or (new.server_seed <> old.server_seed) then
    raise exception 'a draw only moves forward' using errcode = 'restrict_violation', constraint = 'assignment_slots__forward_only';
  end if;
  return new;
end $$;

-- The list of a draw is written before it is published, its winners before it is completed, each once.
create function draw_entries_come_first() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from (select distinct draw_id from added) list join assignment_slots draw on draw.id = list.draw_id
    where draw.state <> 'scheduled'
  ) then
    raise exception 'the list of this draw is fixed'
      using errcode = 'restrict_violation', constraint = 'draw_entries__before_the_freeze';
  end if;
  if exists (
    select 1 from draw_entries entry where entry.draw_id in (select draw_id from added)
    group by entry.draw_id, entry.teacher_id having count(*) > 1
  ) then
    raise exception 'a teacher enters a draw with one classroom'
      using errcode = 'restrict_violation', constraint = 'draw_entries__one_per_teacher';
  end if;
  return null;
end $$;
create trigger draw_entries__come_first after insert on draw_entries
  referencing new table as added for each statement execute function draw_entries_come_first();

create function draw_winners_come_first() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from (select distinct draw_id from added) list join assignment_slots draw on draw.id = list.draw_id
    where draw.state <> 'frozen'
  ) then
    raise exception 'this draw has no winners to come'
      using errcode = 'restrict_violation', constraint = 'draw_winners__before_the_end';
  end if;
  return null;
end $$;
create trigger draw_winners__come_first after insert on draw_winners
  referencing new table as added for each statement execute function draw_winners_come_first();

create trigger draw_entries__never_emptied before truncate on draw_entries
  for each statement execute function draws_refuse_change();
create trigger draw_winners__never_emptied before truncate on draw_winners
  for each statement execute function draws_refuse_change();
create trigger assignment_slots__never_emptied before truncate on assignment_slots
  for each statement execute function draws_refuse_change();

-- A slot goes to one classroom for good, by a draw, by its sponsor's choice or by staff with a public reason.
alter table slots
  add column given_reason text,
  add constraint slots__reason_of_staff check (given_reason is null
    or (assigned_how is not distinct from 'staff' and length(btrim(given_reason)) between 1 and 500));
comment on column slots.given_reason is 'Why staff gave it by hand, as everyone may read it. Null where staff gave none.';
create index slots__given_without_draw on slots (assigned_at desc, number desc) where assigned_how <> 'draw';

create function slots_keep_their_past() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.origin, new.created_at, new.payment_id)
       is distinct from (old.id, old.number, old.origin, old.created_at, old.payment_id)
     or (old.classroom_id is not null and
       (new.classroom_id, new.teacher_id, new.assigned_at, new.assigned_how, new.draw_id, new.given_reason)
       is distinct from
       (old.classroom_id, old.teacher_id, old.assigned_at, old.assigned_how, old.draw_id, old.given_reason))
     or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
     or (new.donor_id = old.donor_id and new.ordinal <> old.ordinal) then
    raise exception 'a slot keeps where it came from and where it went'
      using errcode = 'restrict_violation', constraint = 'slots__keep_their_past';
  end if;
  return new;
end $$;
create trigger slots__keep_their_past before update on slots
  for each row execute function slots_keep_their_past();

-- Only a donor who was joined into another hands slots on. Asked at the commit: the join is marked after the slots moved.
create function slots_follow_a_merge() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from donors where id = old.donor_id and merged_into_id = new.donor_id) then
    raise exception 'a slot stays with its donor'
      using errcode = 'restrict_violation', constraint = 'slots__stay_with_their_donor';
  end if;
  return null;
end $$;
create constraint trigger slots__stay_with_their_donor after update on slots
  deferrable initially deferred for each row when (new.donor_id is distinct from old.donor_id)
  execute function slots_follow_a_merge();
