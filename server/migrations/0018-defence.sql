-- What was turned away before anything came of it, for staff to see an attack by.

create table refused_attempts (
  id uuid primary key default gen_random_uuid(),
  call text not null,
  reason text not null,
  network_hash text not null,
  hour_starts_at timestamptz not null,
  amount_cents bigint,
  attempts integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  constraint refused_attempts__known_reason check (reason in ('challenge_needed', 'wrong_answer', 'refused', 'rate_limited')),
  constraint refused_attempts__hash_form check (network_hash ~ '^[0-9a-f]{16}$'),
  constraint refused_attempts__counted check (attempts >= 1),
  constraint refused_attempts__once_an_hour unique (call, reason, network_hash, hour_starts_at)
);
create index refused_attempts__newest on refused_attempts (last_at desc, id);
create index checkouts__failed on checkouts (created_at) where state = 'failed';
comment on table refused_attempts is 'One row for each call, reason, network and hour: a flood fills no table. Kept 90 days.';
comment on column refused_attempts.network_hash is 'A keyed hash of the network; addresses are not kept.';
comment on column refused_attempts.amount_cents is 'The amount last asked for, where the call pays; null elsewhere.';
