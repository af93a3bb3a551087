-- Refunds and disputes told in another currency: what staff say they come to.

create table dollar_values (
  provider_id text primary key,
  payment_id uuid not null references payments (id),
  amount_cents bigint not null,
  currency text not null,
  reason text not null,
  actor_id uuid not null references users (id),
  decided_at timestamptz not null,
  constraint dollar_values__amount_positive check (amount_cents > 0),
  constraint dollar_values__reason_is_given check (length(btrim(reason)) between 1 and 500)
);
comment on table dollar_values is 'What a refund or dispute in another currency than its payment''s comes to, as staff said once each. Whatever the provider tells of it is booked with this amount.';
comment on column dollar_values.provider_id is 'The provider''s name of the refund or dispute.';
comment on column dollar_values.amount_cents is 'In the currency of the payment.';
comment on column dollar_values.currency is 'In which the provider told it.';
