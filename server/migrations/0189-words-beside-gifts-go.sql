-- Runs with code from 0188 on.
-- What staff wrote when they gave a slot by hand is read by everyone, and an erasure takes a name out of it.

create or replace function slots_keep_their_past() returns trigger language plpgsql as $$
begin
  if (new.id, new.number, new.origin, new.created_at, new.payment_id)
       is distinct from (old.id, old.number, old.origin, old.created_at, old.payment_id)
     or (old.classroom_id is not null and
       (new.classroom_id, new.teacher_id, new.assigned_at, new.assigned_how, new.draw_id, new.given_reason is null)
       is distinct from
       (old.classroom_id, old.teacher_id, old.assigned_at, old.assigned_how, old.draw_id, old.given_reason is null))
     or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
     or (new.donor_id = old.donor_id and new.ordinal <> old.ordinal) then
    raise exception 'a slot keeps where it came from and where it went'
      using errcode = 'restrict_violation', constraint = 'slots__keep_their_past';
  end if;
  return new;
end $$;
