-- The public random number a draw waits for once its list is fixed, and the signature that shows whose it is.

alter table assignment_slots
  add column beacon_chain jsonb,
  add column number_at timestamptz,
  add column beacon_signature text,
  add constraint assignment_slots__beacon_whole check (
    (beacon is null) = (beacon_chain is null) and (beacon is null) = (number_at is null)
  ),
  add constraint assignment_slots__number_after_freeze check (number_at > frozen_at),
  add constraint assignment_slots__completed_by_its_number check (
    state <> 'completed' or beacon is null
    or (beacon_signature ~ '^[0-9a-f]{96}$' and public_value ~ '^[0-9a-f]{64}$' and completed_at >= number_at)
  );
create index assignment_slots__number_due on assignment_slots (number_at) where state = 'frozen';
comment on column assignment_slots.beacon is 'The chain and the round whose number decides the draw; part of the commitment. Null in draws from before.';
comment on column assignment_slots.beacon_chain is 'The key and the clockwork of that chain; beacon names it by its hash.';
comment on column assignment_slots.number_at is 'When the round comes out; the draw can be run from then on.';

create function draws_keep_their_beacon() returns trigger language plpgsql as $$
begin
  raise exception 'the number of a draw is chosen once, when its list is fixed'
    using errcode = 'restrict_violation', constraint = 'assignment_slots__beacon_stays';
end $$;
create trigger assignment_slots__beacon_stays before update on assignment_slots
  for each row when (old.state <> 'scheduled' and (
    new.beacon_chain is distinct from old.beacon_chain or new.number_at is distinct from old.number_at))
  execute function draws_keep_their_beacon();
create trigger assignment_slots__number_stays before update on assignment_slots
  for each row when (old.state = 'completed' and (
    new.beacon_signature is distinct from old.beacon_signature))
  execute function draws_keep_their_beacon();
