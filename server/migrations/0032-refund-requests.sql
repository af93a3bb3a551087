-- What staff asked the provider to give back: the provider keeps its answer under the request's key, a fault too.

create table refund_requests (
  payment_id uuid not null references payments (id),
  name text not null,
  attempt integer not null default 1,
  primary key (payment_id, name),
  constraint refund_requests__attempt_positive check (attempt > 0)
);
comment on table refund_requests is 'One wish to give money back. Its tries share its name, which the provider keeps with the refund, and each has an idempotency key of its own.';
comment on column refund_requests.attempt is 'Part of the idempotency key. Moves on after an answered fault or refusal; after a lost answer it stays, for the refund may have been made.';
