-- Books that guard themselves: what a fact may move, and what of a payment, slot or receipt never changes again.

create table ledger_moves (
  kind text not null,
  side smallint not null,
  account_kind text not null,
  primary key (kind, side, account_kind),
  constraint ledger_moves__known_side check (side in (-1, 1))
);
comment on table ledger_moves is 'Which kinds of accounts each kind of fact may take from (-1) and give to (1). The same list as transaction-kinds.ts.';

insert into ledger_moves (kind, side, account_kind) values
  ('payment_in', -1, 'processor'),
  ('payment_in', 1, 'donor_program'),
  ('payment_in', 1, 'fund_classrooms'),
  ('payment_in', 1, 'fund_prospects'),
  ('payment_in', 1, 'fund_smbs'),
  ('payment_in', 1, 'fund_operations'),
  ('payment_in', 1, 'prospect_goal'),
  ('payment_in', 1, 'fee_cover'),
  ('refund_out', -1, 'donor_program'),
  ('refund_out', -1, 'fund_classrooms'),
  ('refund_out', -1, 'fund_prospects'),
  ('refund_out', -1, 'fund_smbs'),
  ('refund_out', -1, 'fund_operations'),
  ('refund_out', -1, 'prospect_goal'),
  ('refund_out', -1, 'fee_cover'),
  ('refund_out', -1, 'refund_reserve'),
  ('refund_out', 1, 'processor'),
  ('refund_out', 1, 'disputed_funds'),
  ('refund_out', 1, 'fund_operations'),
  ('refund_reversed', -1, 'processor'),
  ('refund_reversed', -1, 'disputed_funds'),
  ('refund_reversed', -1, 'fund_operations'),
  ('refund_reversed', -1, 'refund_reserve'),
  ('refund_reversed', 1, 'donor_program'),
  ('refund_reversed', 1, 'fund_classrooms'),
  ('refund_reversed', 1, 'fund_prospects'),
  ('refund_reversed', 1, 'fund_smbs'),
  ('refund_reversed', 1, 'fund_operations'),
  ('refund_reversed', 1, 'prospect_goal'),
  ('refund_reversed', 1, 'fee_cover'),
  ('refund_reversed', 1, 'refund_reserve'),
  ('refund_excess', -1, 'refund_reserve'),
  ('refund_excess', 1, 'processor'),
  ('refund_excess', 1, 'disputed_funds'),
  ('refund_excess_reversed', -1, 'processor'),
  ('refund_excess_reversed', -1, 'disputed_funds'),
  ('refund_excess_reversed', 1, 'refund_reserve'),
  ('slots_minted', -1, 'donor_program'),
  ('slots_minted', -1, 'fund_classrooms'),
  ('slots_minted', 1, 'slot'),
  ('slots_voided', -1, 'slot'),
  ('slots_voided', 1, 'donor_program'),
  ('slots_voided', 1, 'fund_classrooms'),
  ('reserve_filled', -1, 'donor_program'),
  ('reserve_filled', -1, 'fund_classrooms'),
  ('reserve_filled', 1, 'refund_reserve'),
  ('budget_allocated', -1, 'slot'),
  ('budget_allocated', 1, 'budget'),
  ('matching_topped_up', -1, 'fund_operations'),
  ('matching_topped_up', 1, 'fund_matching'),
  ('gift_matched', -1, 'fund_matching'),
  ('gift_matched', 1, 'donor_program'),
  ('merge_lent', -1, 'refund_reserve'),
  ('merge_lent', 1, 'donor_program'),
  ('donor_merged', -1, 'donor_program'),
  ('donor_merged', 1, 'donor_program'),
  ('merge_returned', -1, 'donor_program'),
  ('merge_returned', 1, 'refund_reserve'),
  ('processor_fee', -1, 'processor_fees'),
  ('processor_fee', -1, 'processor'),
  ('processor_fee', 1, 'processor'),
  ('processor_fee', 1, 'processor_fees'),
  ('dispute_withdrawn', -1, 'disputed_funds'),
  ('dispute_withdrawn', 1, 'processor'),
  ('dispute_reinstated', -1, 'processor'),
  ('dispute_reinstated', 1, 'disputed_funds'),
  ('payout', -1, 'bank'),
  ('payout', -1, 'processor'),
  ('payout', 1, 'processor'),
  ('payout', 1, 'bank'),
  ('pack_purchase', -1, 'credits_issued'),
  ('pack_purchase', 1, 'wallet'),
  ('credit_gift', -1, 'wallet'),
  ('credit_gift', 1, 'wallet'),
  ('spend', -1, 'wallet'),
  ('spend', 1, 'credits_spent');

create function ledger_require_known_moves() returns trigger language plpgsql as $$
declare
  stranger record;
begin
  select entry.kind, account.kind as account_kind into stranger
    from added posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts account on account.id = posting.account_id
    where not exists (select from ledger_moves allowed where allowed.kind = entry.kind
      and allowed.side = sign(posting.amount_cents) and allowed.account_kind = account.kind)
    limit 1;
  if found then
    raise exception 'a fact of the kind % does not move % this way', stranger.kind, stranger.account_kind
      using errcode = 'check_violation', constraint = 'ledger_postings__known_moves';
  end if;
  return null;
end $$;
create trigger ledger_postings__known_moves after insert on ledger_postings
  referencing new table as added for each statement execute function ledger_require_known_moves();

alter table ledger_accounts add constraint ledger_accounts__floor_of_its_kind check (
  floor_cents is not distinct from
    case when kind in ('processor', 'processor_fees', 'disputed_funds', 'bank', 'refund_reserve', 'credits_issued') then null else 0 end
);

-- One refusal for all: the first argument of the trigger names the rule.
create function books_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books keep this as it is (%)', tg_argv[0] using errcode = 'restrict_violation', constraint = tg_argv[0];
end $$;

create trigger ledger_accounts__same_account before update on ledger_accounts for each row
  when (new.kind <> old.kind or new.owner_id is distinct from old.owner_id or new.unit <> old.unit)
  execute function books_refuse_change('ledger_accounts__same_account');
create trigger ledger_accounts__never_deleted before delete on ledger_accounts
  for each row execute function books_refuse_change('ledger_accounts__never_deleted');

-- Receipts: written once, voided once; erasing a person takes the address off. Numbers follow the counter, one by one.
create trigger receipts__append_only before update on receipts for each row
  when (new.number <> old.number or new.payment_id <> old.payment_id or new.kind <> old.kind
    or new.amount_cents <> old.amount_cents or new.issued_at <> old.issued_at
    or new.replaces_number is distinct from old.replaces_number
    or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
    or (new.email is not null and new.email is distinct from old.email))
  execute function books_refuse_change('receipts__append_only');
create trigger receipts__never_deleted before delete on receipts
  for each row execute function books_refuse_change('receipts__append_only');

create function receipts_follow_counter() returns trigger language plpgsql as $$
begin
  if new.number is distinct from (select last_number from receipt_counter) then
    raise exception 'receipt % is not the counter''s number', new.number
      using errcode = 'check_violation', constraint = 'receipts__next_number';
  end if;
  return new;
end $$;
create trigger receipts__next_number before insert on receipts for each row execute function receipts_follow_counter();

create trigger receipt_counter__one_by_one before update on receipt_counter for each row
  when (new.last_number <> old.last_number + 1) execute function books_refuse_change('receipt_counter__one_by_one');
create trigger receipt_counter__never_deleted before delete on receipt_counter
  for each row execute function books_refuse_change('receipt_counter__one_by_one');

create function receipt_counter_require_receipt() returns trigger language plpgsql as $$
begin
  if not exists (select from receipts where number = new.last_number) then
    raise exception 'number % has no receipt', new.last_number
      using errcode = 'check_violation', constraint = 'receipt_counter__has_receipt';
  end if;
  return null;
end $$;
create constraint trigger receipt_counter__has_receipt after update on receipt_counter
  deferrable initially deferred for each row execute function receipt_counter_require_receipt();

-- Payments: what settled stays settled, with its amount and purpose. What goes back is a refund.
create trigger payments__settled_stays before update on payments for each row
  when (new.provider_payment_id <> old.provider_payment_id or new.created_at <> old.created_at
    or (old.state = 'settled' and (new.state <> 'settled' or new.amount_cents <> old.amount_cents
      or new.fee_cover_cents <> old.fee_cover_cents or new.currency <> old.currency
      or new.destination is distinct from old.destination or new.checkout_id is distinct from old.checkout_id
      or new.sponsorship_id is distinct from old.sponsorship_id
      or new.provider_invoice_id is distinct from old.provider_invoice_id or new.settled_at <> old.settled_at
      or new.donor_id is null or (new.email is not null and new.email is distinct from old.email))))
  execute function books_refuse_change('payments__settled_stays');
create trigger payments__never_deleted before delete on payments
  for each row execute function books_refuse_change('payments__never_deleted');

create trigger payment_shares__append_only before update or delete on payment_shares
  for each row execute function books_refuse_change('payment_shares__append_only');

create trigger refunds__same_refund before update on refunds for each row
  when (new.payment_id <> old.payment_id or new.provider_refund_id <> old.provider_refund_id
    or new.amount_cents <> old.amount_cents or new.created_at <> old.created_at)
  execute function books_refuse_change('refunds__same_refund');
create trigger refunds__never_deleted before delete on refunds
  for each row execute function books_refuse_change('refunds__never_deleted');

create trigger disputes__same_dispute before update on disputes for each row
  when (new.payment_id <> old.payment_id or new.provider_dispute_id <> old.provider_dispute_id)
  execute function books_refuse_change('disputes__same_dispute');
create trigger disputes__never_deleted before delete on disputes
  for each row execute function books_refuse_change('disputes__never_deleted');

create trigger checkouts__complete_stays before update on checkouts for each row
  when (old.state = 'complete' and (new.state <> 'complete' or new.purpose <> old.purpose
    or new.destination <> old.destination or new.amount_cents <> old.amount_cents
    or new.fee_cover_cents <> old.fee_cover_cents or new.currency <> old.currency
    or new.user_id is distinct from old.user_id or new.classroom_id is distinct from old.classroom_id
    or new.program_key is distinct from old.program_key or new.completed_at is distinct from old.completed_at))
  execute function books_refuse_change('checkouts__complete_stays');
create trigger checkouts__paid_never_deleted before delete on checkouts for each row
  when (old.state in ('complete', 'needs_review')) execute function books_refuse_change('checkouts__complete_stays');

create trigger slots__never_deleted before delete on slots
  for each row execute function books_refuse_change('slots__never_deleted');

-- Donors: an account keeps its gifts; they move only when two donors are joined.
create trigger donors__same_person before update on donors for each row
  when (new.kind <> old.kind or (old.user_id is not null and new.user_id is distinct from old.user_id)
    or (old.merged_into_id is not null and new.merged_into_id is distinct from old.merged_into_id))
  execute function books_refuse_change('donors__same_person');
create trigger donors__never_deleted before delete on donors
  for each row execute function books_refuse_change('donors__never_deleted');

create function donor_heir(donor uuid) returns uuid language sql stable as $$
  with recursive line as (
    select id, merged_into_id, 1 as step from donors where id = donor
    union all
    select heir.id, heir.merged_into_id, line.step + 1 from line join donors heir on heir.id = line.merged_into_id
    where line.step < 100
  )
  select id from line where merged_into_id is null
$$;
comment on function donor_heir is 'The donor that a joined donor''s gifts belong to now; of any other, itself.';

create function books_require_heir() returns trigger language plpgsql as $$
begin
  if donor_heir(old.donor_id) is distinct from donor_heir(new.donor_id) then
    raise exception 'gifts move only to the donor that theirs was joined into'
      using errcode = 'restrict_violation', constraint = tg_argv[0];
  end if;
  return null;
end $$;
create constraint trigger payments__follow_their_donor after update of donor_id on payments
  deferrable initially deferred for each row when (old.donor_id is not null and new.donor_id is distinct from old.donor_id)
  execute function books_require_heir('payments__follow_their_donor');
create trigger classrooms__first_sponsor_stays before update of sponsor_id on classrooms for each row
  when (old.sponsor_id is not null and new.sponsor_id is distinct from old.sponsor_id)
  execute function books_refuse_change('classrooms__first_sponsor_stays');

create trigger audit_head__only_on before update on audit_head for each row
  when (new.seq <= old.seq) execute function books_refuse_change('audit_head__only_on');
create trigger audit_head__never_deleted before delete on audit_head
  for each row execute function books_refuse_change('audit_head__only_on');

create table audit_marks (
  seq bigint primary key,
  hash text not null,
  marked_at timestamptz not null
);
comment on table audit_marks is 'The end of the audit log at each verification. What was cut off since is missed here.';
create trigger audit_marks__append_only before update or delete on audit_marks
  for each row execute function books_refuse_change('audit_marks__append_only');

create table draw_verifications (
  draw_id uuid primary key references assignment_slots (id),
  verified_at timestamptz not null
);
create index draw_verifications__oldest on draw_verifications (verified_at);
comment on table draw_verifications is 'When each completed draw was last drawn again from its proof by the nightly verification.';

create trigger ledger_accounts__never_emptied before truncate on ledger_accounts
  for each statement execute function books_refuse_change('ledger_accounts__never_deleted');
create trigger receipts__never_emptied before truncate on receipts
  for each statement execute function books_refuse_change('receipts__append_only');
create trigger payments__never_emptied before truncate on payments
  for each statement execute function books_refuse_change('payments__never_deleted');
create trigger payment_shares__never_emptied before truncate on payment_shares
  for each statement execute function books_refuse_change('payment_shares__append_only');
create trigger refunds__never_emptied before truncate on refunds
  for each statement execute function books_refuse_change('refunds__never_deleted');
create trigger disputes__never_emptied before truncate on disputes
  for each statement execute function books_refuse_change('disputes__never_deleted');
create trigger slots__never_emptied before truncate on slots
  for each statement execute function books_refuse_change('slots__never_deleted');
create trigger donors__never_emptied before truncate on donors
  for each statement execute function books_refuse_change('donors__never_deleted');
create trigger audit_marks__never_emptied before truncate on audit_marks
  for each statement execute function books_refuse_change('audit_marks__append_only');

create index if not exists slots__by_payment on slots (payment_id) where payment_id is not null;
create index if not exists disputes__by_payment on disputes (payment_id);
create index if not exists ledger_transactions__by_refund on ledger_transactions (refund_id) where refund_id is not null;
create index if not exists receipts__by_payment on receipts (payment_id);
