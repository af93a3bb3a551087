-- The ledger: append-only, double-entry, two units that never mix. Balances are kept beside the postings under row locks.

create table ledger_accounts (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  owner_id uuid,
  unit text not null,
  balance_cents bigint not null default 0,
  floor_cents bigint,
  created_at timestamptz not null default now(),
  constraint ledger_accounts__one_per_owner unique nulls not distinct (kind, owner_id),
  constraint ledger_accounts__id_and_unit unique (id, unit),
  constraint ledger_accounts__known_unit check (unit in ('USD', 'CREDIT')),
  constraint ledger_accounts__kind_has_its_unit check (
    (unit = 'USD' and kind in (
      'processor', 'processor_fees', 'donor_program', 'slot', 'budget', 'reserved', 'spent', 'prospect_goal',
      'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs', 'fund_operations', 'fund_matching',
      'refund_reserve', 'fee_cover'
    ))
    or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'credits_spent', 'credits_held'))
  ),
  constraint ledger_accounts__not_below_floor check (floor_cents is null or balance_cents >= floor_cents)
);
comment on table ledger_accounts is 'Where money or credits can lie. Holdings are positive; processor and credits_issued are the negative counterparts.';
comment on column ledger_accounts.owner_id is 'Donor, slot, budget, user or goal, by kind; null for the house.';
comment on column ledger_accounts.floor_cents is '0 for whatever may not be overdrawn; null for the counterparts.';

create table ledger_transactions (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  idempotency_key text not null,
  occurred_at timestamptz not null,
  actor_id uuid references users (id),
  memo text,
  corrects_id uuid references ledger_transactions (id),
  payment_id uuid,
  refund_id uuid,
  slot_id uuid,
  constraint ledger_transactions__once unique (idempotency_key)
);
create index ledger_transactions__by_payment on ledger_transactions (payment_id);
create index ledger_transactions__by_slot on ledger_transactions (slot_id);
comment on table ledger_transactions is 'One fact of money. Never changed; a correction is a new row that names what it corrects.';

create table ledger_postings (
  id bigint generated always as identity primary key,
  transaction_id uuid not null references ledger_transactions (id),
  account_id uuid not null,
  unit text not null,
  amount_cents bigint not null,
  constraint ledger_postings__account_in_its_unit foreign key (account_id, unit) references ledger_accounts (id, unit),
  constraint ledger_postings__not_zero check (amount_cents <> 0)
);
create index ledger_postings__by_transaction on ledger_postings (transaction_id);
create index ledger_postings__by_account on ledger_postings (account_id, id);
comment on table ledger_postings is 'The two or more sides of a transaction. They add up to zero, in one unit.';

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;

create trigger ledger_transactions__append_only before update or delete on ledger_transactions
  for each row execute function ledger_refuse_change();
create trigger ledger_postings__append_only before update or delete on ledger_postings
  for each row execute function ledger_refuse_change();
create trigger ledger_transactions__never_emptied before truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
create trigger ledger_postings__never_emptied before truncate on ledger_postings
  for each statement execute function ledger_refuse_change();

create function ledger_require_balance() returns trigger language plpgsql as $$
declare
  total bigint;
  sides integer;
  units integer;
begin
  select coalesce(sum(amount_cents), 0), count(*), count(distinct unit) into total, sides, units
    from ledger_postings where transaction_id = new.transaction_id;
  if total <> 0 or sides < 2 or units <> 1 then
    raise exception 'postings of % do not balance', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_postings__balance';
  end if;
  return null;
end $$;

create constraint trigger ledger_postings__balance after insert on ledger_postings
  deferrable initially deferred for each row execute function ledger_require_balance();

create function ledger_require_postings() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from ledger_postings where transaction_id = new.id) then
    raise exception 'transaction % has no postings', new.id
      using errcode = 'check_violation', constraint = 'ledger_transactions__has_postings';
  end if;
  return null;
end $$;

create constraint trigger ledger_transactions__has_postings after insert on ledger_transactions
  deferrable initially deferred for each row execute function ledger_require_postings();
