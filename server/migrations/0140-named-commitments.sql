-- What a draw committed to stays to be read, also where a later number had to be named.

create table draw_commitments (
  draw_id uuid not null references assignment_slots (id),
  place integer not null,
  commitment_hash text not null,
  beacon jsonb not null,
  number_at timestamptz not null,
  named_at timestamptz not null,
  primary key (draw_id, place),
  constraint draw_commitments__counted check (place >= 1),
  constraint draw_commitments__hex check (commitment_hash ~ '^[0-9a-f]{64}$')
);
comment on table draw_commitments is 'Each commitment that a draw published, the first at the freeze; the last is the one it is drawn by. Those from before this table that a later number replaced stand in the audit log alone.';

insert into draw_commitments (draw_id, place, commitment_hash, beacon, number_at, named_at)
  select id, 1, commitment_hash, beacon, number_at, frozen_at from assignment_slots
  where beacon is not null and commitment_hash is not null and number_at is not null;

create trigger draw_commitments__append_only before update or delete on draw_commitments
  for each row execute function draws_refuse_change();
create trigger draw_commitments__never_emptied before truncate on draw_commitments
  for each statement execute function draws_refuse_change();
