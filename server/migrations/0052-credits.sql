-- Credits: the packs that are sold, the purchases that were paid, and where their money and credits lie.

create table credit_packs (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  price_cents bigint not null,
  credit_cents bigint not null,
  active boolean not null default true,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint credit_packs__name_is_trimmed check (name = btrim(name) and length(name) between 1 and 80),
  constraint credit_packs__price_in_range check (price_cents between 100 and 99999999),
  constraint credit_packs__credits_in_range check (credit_cents between 1 and 1000000000)
);
create unique index credit_packs__one_per_name on credit_packs (lower(name));
comment on table credit_packs is 'Tower Credits as they are sold. What a purchase cost and held is kept with the checkout: a change is for later ones.';
comment on column credit_packs.credit_cents is '100 are one credit.';
comment on column credit_packs.active is 'Only active packs are offered and can be paid for.';

alter table checkouts
  add column pack_id uuid references credit_packs (id),
  add column credit_cents bigint,
  drop constraint checkouts__known_purpose,
  drop constraint checkouts__known_destination,
  add constraint checkouts__known_purpose check (purpose in ('donation', 'sponsor_slot', 'credit_pack', 'saved_card')),
  add constraint checkouts__known_destination
    check (destination in ('classrooms', 'prospects', 'project', 'teacher_direct', 'credits')),
  add constraint checkouts__pack_whole check (
    (purpose = 'credit_pack') = (destination = 'credits') and (purpose = 'credit_pack') = (pack_id is not null)
    and (pack_id is null) = (credit_cents is null)),
  add constraint checkouts__credits_positive check (credit_cents > 0);
comment on column checkouts.credit_cents is 'What the pack held when it was offered at this price.';
create trigger checkouts__same_pack before update on checkouts for each row
  when (old.state = 'complete'
    and (new.pack_id is distinct from old.pack_id or new.credit_cents is distinct from old.credit_cents))
  execute function books_refuse_change('checkouts__complete_stays');

create table pack_purchases (
  payment_id uuid primary key references payments (id),
  pack_id uuid not null references credit_packs (id),
  pack_name text not null,
  credit_cents bigint not null,
  returned_cents bigint not null default 0,
  spent_cents bigint not null default 0,
  constraint pack_purchases__positive check (credit_cents > 0),
  constraint pack_purchases__returned_within_pack
    check (returned_cents >= 0 and spent_cents >= 0 and returned_cents + spent_cents <= credit_cents)
);
comment on table pack_purchases is 'Payments for credits: what was bought, and what became of it when money went back.';
comment on column pack_purchases.pack_name is 'As it was sold.';
comment on column pack_purchases.returned_cents is 'Credits that were taken back for money that went back.';
comment on column pack_purchases.spent_cents is 'Credits whose money went back although the wallet no longer held them.';
create trigger pack_purchases__same_purchase before update on pack_purchases for each row
  when (new.payment_id <> old.payment_id or new.pack_id <> old.pack_id or new.credit_cents <> old.credit_cents)
  execute function books_refuse_change('pack_purchases__same_purchase');
create trigger pack_purchases__never_deleted before delete on pack_purchases
  for each row execute function books_refuse_change('pack_purchases__same_purchase');

alter table ledger_accounts drop constraint ledger_accounts__kind_has_its_unit;
alter table ledger_accounts add constraint ledger_accounts__kind_has_its_unit check (
  (unit = 'USD' and kind in (
    'processor', 'processor_fees', 'disputed_funds', 'bank', 'donor_program', 'slot', 'budget', 'reserved', 'spent',
    'prospect_goal', 'teacher_direct', 'fund_classrooms', 'fund_prospects', 'fund_smbs', 'fund_operations',
    'fund_matching', 'refund_reserve', 'fee_cover', 'pack_sales'
  ))
  or (unit = 'CREDIT' and kind in ('credits_issued', 'wallet', 'credits_spent', 'credits_held'))
);

insert into ledger_moves (kind, side, account_kind) values
  ('payment_in', 1, 'pack_sales'),
  ('refund_out', -1, 'pack_sales'),
  ('refund_reversed', 1, 'pack_sales'),
  ('pack_purchase', 1, 'credits_held'),
  ('held_released', -1, 'credits_held'),
  ('held_released', 1, 'wallet'),
  ('pack_returned', -1, 'wallet'),
  ('pack_returned', -1, 'credits_held'),
  ('pack_returned', 1, 'credits_issued'),
  ('pack_restored', -1, 'credits_issued'),
  ('pack_restored', 1, 'wallet'),
  ('pack_restored', 1, 'credits_held'),
  ('platform_grant', -1, 'credits_issued'),
  ('platform_grant', 1, 'wallet');

-- The marketplace ledger lists the latest movements of all wallets: credits are few among the postings.
create index ledger_postings__credits on ledger_postings (id desc) where unit = 'CREDIT';
