-- Money that staff want to give back is held from the moment they ask, not only once the provider is told.

create table asked_back (
  payment_id uuid primary key references payments (id),
  amount_cents bigint not null,
  asked_at timestamptz not null,
  held_at timestamptz,
  constraint asked_back__positive check (amount_cents > 0)
);
create index asked_back__not_held on asked_back (asked_at) where held_at is null;
create index asked_back__held on asked_back (payment_id) where held_at is not null;
comment on table asked_back is 'What staff want to give back of payments, while it waits for a second person or is being sent: no draw gives it and no classroom spends it.';
comment on column asked_back.held_at is 'When its slots and budgets were held; null of what was asked before this table was, until a job has held it.';

insert into asked_back (payment_id, amount_cents, asked_at)
  select payment_id, amount_cents, asked_at from refund_orders where state in ('waiting', 'sending')
  union all
  select gift.payment_id, gift.amount_cents, asked.asked_at
  from offline_returns asked join offline_gifts gift on gift.id = asked.offline_gift_id and gift.payment_id is not null
  where asked.state = 'waiting';

alter table assignment_slots
  add column skipped_slots integer[],
  add constraint assignment_slots__skipped_by_a_run check (skipped_slots is null or state = 'completed');
comment on column assignment_slots.skipped_slots is 'The numbers of slots that the run would have given but for money behind them that was contested or asked back; null in draws from before that was kept.';

create index slots__frozen on slots (pool_id, created_at, number)
  where frozen_at is not null and classroom_id is null and voided_at is null;
