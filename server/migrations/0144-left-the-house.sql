-- What leaves the house is booked where it leaves: at the bank, or at the issuer of cards.

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'bank_fees', 'issuing', 'paid_out', 'uncovered_cards',
    'donor_program', 'slot', 'budget', 'reserved', 'spent', 'prospect_goal', 'prospect_spent', 'teacher_direct',
    'fund_classrooms', 'fund_prospects', 'fund_smbs', 'fund_operations', 'fund_matching', 'fund_budgets',
    'refund_reserve', 'fee_cover', 'pack_sales'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'tools_wallet', 'credits_spent', 'credits_held'))
);
alter table ledger_accounts drop constraint ledger_accounts__floor_of_its_kind;
alter table ledger_accounts add constraint ledger_accounts__floor_of_its_kind check (
  floor_cents is not distinct from case when kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'bank_fees', 'issuing', 'paid_out', 'uncovered_cards',
    'refund_reserve', 'credits_issued'
  ) then null else 0 end
);

alter table ledger_transactions drop constraint ledger_transactions__spending_named;
alter table ledger_transactions add constraint ledger_transactions__spending_named check (
  (spending_id is not null) = (split_part(kind, '_', 1) in ('order', 'reimbursement', 'card', 'disbursement')
    or kind in ('bank_paid', 'bank_returned', 'issuing_paid', 'issuing_returned'))
);

insert into ledger_moves (kind, side, account_kind) values
  ('bank_paid', -1, 'paid_out'),
  ('bank_paid', 1, 'bank'),
  ('bank_returned', -1, 'bank'),
  ('bank_returned', 1, 'paid_out'),
  ('issuing_paid', -1, 'paid_out'),
  ('issuing_paid', 1, 'issuing'),
  ('issuing_returned', -1, 'issuing'),
  ('issuing_returned', 1, 'paid_out'),
  ('card_uncovered', -1, 'uncovered_cards'),
  ('card_uncovered', 1, 'issuing'),
  ('card_recovered', -1, 'issuing'),
  ('card_recovered', 1, 'uncovered_cards'),
  ('bank_fee', -1, 'bank_fees'),
  ('bank_fee', -1, 'bank'),
  ('bank_fee', 1, 'bank'),
  ('bank_fee', 1, 'bank_fees'),
  ('issuing_funded', -1, 'issuing'),
  ('issuing_funded', -1, 'bank'),
  ('issuing_funded', 1, 'bank'),
  ('issuing_funded', 1, 'issuing');

-- Books from before: beside each payment and each return a fact of the same time and amount. What was written stays as it was.
create temporary table left_house on commit drop as
select gen_random_uuid() as id, way || case when is_back then '_returned' else '_paid' end as kind, 'bank:' || key as key,
  at, actor_id, memo, spending_id, cents, case when is_back then way else 'paid_out' end as from_kind,
  case when is_back then 'paid_out' else way end as to_kind
from (
  select entry.idempotency_key as key, entry.occurred_at as at, entry.actor_id, entry.spending_id,
    case when entry.kind like 'card\_%' then 'issuing' else 'bank' end as way,
    entry.kind not like '%\_paid' as is_back,
    case split_part(entry.kind, '_', 1)
      when 'order' then (select 'Order ' || orders.number from orders where orders.id = entry.spending_id)
      when 'reimbursement' then (select 'RB-' || request.number from purchase_requests request where request.id = entry.spending_id)
      when 'card' then regexp_replace(entry.idempotency_key, '^card_(beyond_paid|paid|returned):', '') end as memo,
    (select sum(posting.amount_cents) from ledger_postings posting
      where posting.transaction_id = entry.id and posting.amount_cents > 0)::bigint as cents
  from ledger_transactions entry
  where entry.kind in ('order_paid', 'order_returned', 'reimbursement_paid', 'reimbursement_returned', 'card_paid',
    'card_returned', 'disbursement_paid', 'disbursement_voided')
) paid;

-- What each card took beyond all budgets, and what came back beyond what it took, as far as it stands.
insert into left_house
select gen_random_uuid(), told.kind, told.kind || ':allowance:' || told.allowance_id, told.at, null, null, told.allowance_id,
  told.cents, told.from_kind, told.to_kind
from (
  select 'card_uncovered' as kind, allowance.id as allowance_id, allowance.uncovered_cents as cents,
    'uncovered_cards' as from_kind, 'issuing' as to_kind,
    coalesce((select max(happened_at) from card_transactions where allowance_id = allowance.id and kind = 'capture'),
      allowance.opened_at) as at
  from card_allowances allowance where allowance.uncovered_cents > 0
  union all
  select 'card_recovered', allowance_id, sum(amount_cents - booked_cents)::bigint, 'issuing', 'uncovered_cards', max(happened_at)
  from card_transactions where kind = 'refund' group by allowance_id having sum(amount_cents - booked_cents) > 0
) told;

insert into ledger_accounts (kind, unit, floor_cents)
select distinct side.kind, 'USD', null::bigint
from left_house cross join lateral (values (from_kind), (to_kind)) side (kind)
on conflict do nothing;

insert into ledger_transactions (id, kind, idempotency_key, occurred_at, actor_id, memo, spending_id)
select id, kind, key, at, actor_id, memo, spending_id from left_house;

insert into ledger_postings (transaction_id, account_id, unit, amount_cents)
select left_house.id, account.id, 'USD', side.cents
from left_house cross join lateral (values (from_kind, -cents), (to_kind, cents)) side (kind, cents)
join ledger_accounts account on account.kind = side.kind and account.owner_id is null;

update ledger_accounts account set balance_cents = account.balance_cents + moved.cents
from (select side.kind, sum(side.cents)::bigint as cents
  from left_house cross join lateral (values (from_kind, -cents), (to_kind, cents)) side (kind, cents)
  group by side.kind) moved
where account.kind = moved.kind and account.owner_id is null;
