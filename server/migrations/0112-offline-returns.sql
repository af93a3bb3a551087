-- An offline gift above the limit is taken out of the books by two people, as a refund of a card is given.

create table offline_returns (
  id uuid primary key default gen_random_uuid(),
  offline_gift_id uuid not null references offline_gifts (id),
  reason text not null,
  state text not null default 'waiting',
  asked_by uuid not null references users (id),
  asked_at timestamptz not null,
  decided_by uuid references users (id),
  decided_at timestamptz,
  note text,
  constraint offline_returns__known_state check (state in ('waiting', 'approved', 'declined')),
  constraint offline_returns__reason_is_given check (length(btrim(reason)) between 1 and 500),
  constraint offline_returns__decided_by_somebody check ((state = 'waiting') = (decided_by is null)),
  constraint offline_returns__second_is_another check (state <> 'approved' or decided_by <> asked_by)
);
create unique index offline_returns__one_waiting_per_gift on offline_returns (offline_gift_id) where state = 'waiting';
create index offline_returns__waiting on offline_returns (asked_at, id) where state = 'waiting';
create index offline_returns__newest on offline_returns (asked_at desc, id desc);
comment on table offline_returns is 'Offline gifts that one person wants to take out of the books, and somebody else has to: those above the limit of refunds.';
comment on column offline_returns.note is 'Why it was declined.';
