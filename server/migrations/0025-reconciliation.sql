-- What each program was given, kept; where the provider's books and ours differ; what staff decided about money that fits nothing.

alter table payments add column program_key text;
comment on column payments.program_key is 'The program it counts for; later months of a monthly gift as the first.';
update payments set program_key = asked.program_key
from (
  select payment.id, checkout.program_key from payments payment
  left join sponsorships gift on gift.id = payment.sponsorship_id
  join checkouts checkout on checkout.id = coalesce(payment.checkout_id, gift.checkout_id)
  where checkout.program_key is not null
) asked
where payments.id = asked.id;

create table program_sums (
  program_key text primary key,
  given_cents bigint not null,
  constraint program_sums__not_negative check (given_cents >= 0)
);
comment on table program_sums is 'What settled gifts brought each program less what went back. Kept by a trigger at the end of each transaction that changes a payment, so that the row is locked last and only for the commit.';
insert into program_sums (program_key, given_cents)
select program_key, sum(greatest(amount_cents - refunded_cents, 0)) from payments
where state = 'settled' and program_key is not null
group by program_key;

create function payments_given_cents(payment payments) returns bigint language sql immutable as $$
  select case when payment.state = 'settled' and payment.program_key is not null
    then greatest(payment.amount_cents - payment.refunded_cents, 0) else 0 end
$$;

create function payments_keep_program_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.program_key is not null then
    update program_sums set given_cents = given_cents - payments_given_cents(old) where program_key = old.program_key;
  end if;
  if new.program_key is not null then
    insert into program_sums as kept (program_key, given_cents) values (new.program_key, payments_given_cents(new))
    on conflict (program_key) do update set given_cents = kept.given_cents + payments_given_cents(new);
  end if;
  return null;
end $$;
create constraint trigger payments__counted_at_arrival after insert on payments
  deferrable initially deferred for each row
  when (new.program_key is not null and new.state = 'settled')
  execute function payments_keep_program_sums();
create constraint trigger payments__counted_after_changes
  after update of state, program_key, amount_cents, refunded_cents on payments
  deferrable initially deferred for each row
  when (payments_given_cents(old) <> payments_given_cents(new) or old.program_key is distinct from new.program_key)
  execute function payments_keep_program_sums();

create table reconciliation_cursors (
  kind text primary key,
  compared_until timestamptz not null,
  constraint reconciliation_cursors__known_kind check (kind in ('payment', 'refund', 'dispute'))
);
comment on table reconciliation_cursors is 'Until when each of the provider''s lists was compared. The next comparison begins some days before.';

create table reconciliation_differences (
  id uuid primary key default gen_random_uuid(),
  subject text not null,
  provider_id text not null,
  provider_payment_id text,
  what text not null,
  details text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  resolved_at timestamptz,
  constraint reconciliation_differences__known_subject check (subject in ('payment', 'refund', 'dispute', 'list')),
  constraint reconciliation_differences__known_what check (
    what in ('missing_here', 'missing_there', 'amount', 'currency', 'refunds', 'state', 'needs_review', 'unmatched', 'failed', 'unreadable'))
);
create unique index reconciliation_differences__once_while_open
  on reconciliation_differences (subject, provider_id, what) where resolved_at is null;
create index reconciliation_differences__open on reconciliation_differences (last_seen_at, id) where resolved_at is null;
comment on table reconciliation_differences is 'Where the payment provider''s books and ours differ. Staff hear of each once when it is seen first, and once when it is gone.';
comment on column reconciliation_differences.provider_id is 'The provider''s name of the payment, refund or dispute; of a list that could not be read, its kind.';
comment on column reconciliation_differences.last_seen_at is 'The start of the last comparison that looked and found it so.';

create table payment_reviews (
  payment_id uuid primary key references payments (id),
  decision text not null,
  reason text not null,
  actor_id uuid not null references users (id),
  decided_at timestamptz not null,
  done_at timestamptz,
  constraint payment_reviews__known_decision check (decision in ('settle', 'link', 'return')),
  constraint payment_reviews__only_a_return_waits check (done_at is not null or decision = 'return'),
  constraint payment_reviews__reason_is_given check (length(btrim(reason)) between 1 and 500)
);
comment on table payment_reviews is 'What staff decided about a payment that differed from what was asked or matched nothing: once each.';
comment on column payment_reviews.done_at is 'Empty while the provider has not yet answered that it takes the money back.';

alter table checkouts add column attempt integer not null default 1;
comment on column checkouts.attempt is 'Which session of the provider this is: another takes the place of one that expired or could not be opened, under a key of its own.';
