-- Runs with code from 0188 on.
-- Why a draw was voided is read by everyone, and an erasure takes a name out of it; that there was a reason stays.

create or replace function draws_require_forward() returns trigger language plpgsql as $$
declare
  is_over constant boolean := old.state in ('completed', 'voided');
  ends constant boolean := not is_over and new.state in ('completed', 'voided');
  takes_later_number constant boolean := old.state = 'frozen' and new.state = 'frozen'
    and old.published_at is null and new.published_at is null and new.number_at > old.number_at;
begin
  if (new.id, new.algorithm, new.source, new.created_at, new.seed_hash, new.needs_number)
       is distinct from (old.id, old.algorithm, old.source, old.created_at, old.seed_hash, old.needs_number)
     or (is_over and new.state <> old.state)
     or (old.state = 'scheduled' and new.state = 'completed')
     or (old.state = 'frozen' and new.state = 'scheduled')
     or (old.state <> 'scheduled' and
       (new.slot_name, new.slot_starts, new.capacity, new.rules, new.school_year, new.frozen_at,
        new.entries_count, new.total_weight, new.entries_hash)
       is distinct from
       (old.slot_name, old.slot_starts, old.capacity, old.rules, old.school_year, old.frozen_at,
        old.entries_count, old.total_weight, old.entries_hash))
     or (old.state <> 'scheduled' and not takes_later_number and
       (new.beacon, new.commitment_hash) is distinct from (old.beacon, old.commitment_hash))
     or (new.published_at is distinct from old.published_at
       and (old.published_at is not null or old.state <> 'frozen' or new.state <> 'frozen'))
     or (is_over and
       (new.completed_at, new.draw_seed, new.public_value, new.voided_at, new.void_reason is null)
       is distinct from (old.completed_at, old.draw_seed, old.public_value, old.voided_at, old.void_reason is null))
     or (new.state <> 'completed' and (new.draw_seed is not null or new.completed_at is not null))
     or (old.public_value is not null and new.public_value is distinct from old.public_value)
     -- A seal is another one only where SECRET became another one (tower rotate-secret); what is under it answers to seed_hash as before.
     or (old.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed
       and (is_over or new.sealed_seed is null or current_setting('tower.reseals', true) is distinct from 'seeds'))
     or (old.sealed_seed is null and new.sealed_seed is not null and is_over)
     -- Opened at the end of the draw, never before; an open seed is only ever put under its seal.
     or (old.server_seed is null and new.server_seed is not null and not ends)
     or (old.server_seed is not null and new.server_seed is null
         and (is_over or old.sealed_seed is not null or new.sealed_seed is null))
     or (new.server_seed <> old.server_seed) then
    raise exception 'a draw only moves forward' using errcode = 'restrict_violation', constraint = 'assignment_slots__forward_only';
  end if;
  if old.state = 'scheduled' and new.state = 'frozen'
     and exists (select from assignment_slots other where other.state = 'frozen' and other.id <> new.id) then
    raise exception 'the list of another draw is fixed and was not drawn yet'
      using errcode = 'restrict_violation', constraint = 'assignment_slots__one_list_at_a_time';
  end if;
  return new;
end $$;
