-- What only one row said has a second copy, which the process itself can't write: its triggers do, in the owner's name.

create table second_copies (
  id bigint generated always as identity primary key,
  of text not null,
  subject text not null,
  salt text,
  hash text not null,
  ended_at timestamptz,
  constraint second_copies__hash_is_sha256 check (hash ~ '^[0-9a-f]{64}$')
);
create unique index second_copies__one_stands on second_copies (of, subject) where ended_at is null;
create index second_copies__by_subject on second_copies (of, subject);
comment on table second_copies is 'Of each row that says something nobody else does (whom a payout was for, what was bought, which subscription is whose): a salted hash of what it said when it was written.';
comment on column second_copies.of is 'Which rows, as said_of_<of> tells what of them is kept.';
comment on column second_copies.salt is 'Null once words in the row went with the person they were about: then nothing can be guessed by the hash.';
comment on column second_copies.ended_at is 'Null for the one that stands; another took its place where what was told may change.';

create function second_copy_hash(salt text, said text) returns text language sql immutable as $$
  select encode(sha256(convert_to(salt || said, 'UTF8')), 'hex')
$$;

create function said_of_order_items(line order_items) returns text language sql stable as $$
  select case when line.id is not null then jsonb_build_array(line.order_id, line.place, line.name, line.category, line.qty,
    line.amount_cents)::text end
$$;
create function said_of_order_returns(back order_returns) returns text language sql stable as $$
  select case when back.id is not null then jsonb_build_array(back.order_id, back.order_item_id, back.amount_cents, back.reason,
    back.reference, back.returned_by, extract(epoch from back.returned_at))::text end
$$;
create function said_of_card_allowances(card card_allowances) returns text language sql stable as $$
  select case when card.id is not null then jsonb_build_array(card.teacher_id, card.budget_id, card.purpose, card.vendor,
    card.amount_cents, extract(epoch from card.opened_at))::text end
$$;
create function said_of_card_numbers(card card_allowances) returns text language sql stable as $$
  select case when card.issuer_card_id is not null then jsonb_build_array(card.issuer_card_id)::text end
$$;
create function said_of_card_ends(card card_allowances) returns text language sql stable as $$
  select case when card.id is not null then jsonb_build_array(extract(epoch from card.closes_at))::text end
$$;
create function said_of_card_purchases(purchase card_authorizations) returns text language sql stable as $$
  select case when purchase.id is not null then jsonb_build_array(purchase.allowance_id, purchase.merchant,
    extract(epoch from purchase.decided_at))::text end
$$;
create function said_of_card_transactions(told card_transactions) returns text language sql stable as $$
  select case when told.id is not null then jsonb_build_array(told.allowance_id, told.authorization_id, told.kind, told.amount_cents,
    told.booked_cents, extract(epoch from told.happened_at))::text end
$$;
create function said_of_disbursements(given disbursements) returns text language sql stable as $$
  select case when given.id is not null then jsonb_build_array(given.prospect_id, given.goal_id, given.amount_cents, given.payee,
    given.paid_for, to_char(given.paid_on, 'YYYY-MM-DD'), given.file_id, given.recorded_by,
    extract(epoch from given.recorded_at))::text end
$$;
create function said_of_offline_gifts(gift offline_gifts) returns text language sql stable as $$
  select case when gift.id is not null then jsonb_build_array(gift.kind, gift.destination, gift.entered_by,
    extract(epoch from gift.entered_at))::text end
$$;
create function said_of_offline_facts(gift offline_gifts) returns text language sql stable as $$
  select case when gift.id is not null then jsonb_build_array(gift.amount_cents, gift.reference,
    to_char(gift.given_on, 'YYYY-MM-DD'))::text end
$$;
create function said_of_payouts(payout payouts) returns text language sql stable as $$
  select case when payout.status in ('paid', 'failed', 'canceled') then jsonb_build_array(payout.amount_cents, payout.currency,
    payout.is_automatic, extract(epoch from payout.created_at), extract(epoch from payout.arrives_at))::text end
$$;
create function said_of_payout_states(payout payouts) returns text language sql stable as $$
  select case when payout.id is not null then jsonb_build_array(payout.status)::text end
$$;
create function said_of_sponsorships(gift sponsorships) returns text language sql stable as $$
  select case when gift.provider_subscription_id is not null then jsonb_build_array(gift.checkout_id, gift.prospect_id, gift.goal_id,
    gift.kind, gift.amount_cents, gift.provider_subscription_id)::text end
$$;
create function said_of_balance_watch(watch balance_watch) returns text language sql stable as $$
  select case when watch.opening_cents is not null then jsonb_build_array(watch.opening_cents)::text end
$$;

create function keep_second_copy() returns trigger language plpgsql security definer as $$
declare
  kept text := 'said_of_' || tg_argv[0];
  named text := to_jsonb(new) ->> tg_argv[1];
  salted text := encode(uuid_send(gen_random_uuid()), 'hex');
  said text;
  said_before text;
begin
  execute format('select %I($1)', kept) into said using new;
  if tg_op = 'UPDATE' then
    execute format('select %I($1)', kept) into said_before using old;
    if said is not distinct from said_before then
      return null;
    end if;
    if said_before is not null then
      if tg_argv[2] = 'stays' then
        raise exception 'the books keep this as it is (%)', tg_argv[0]
          using errcode = 'restrict_violation', constraint = 'second_copies__' || tg_argv[0];
      elsif tg_argv[2] = 'words' then
        update second_copies set salt = null where of = tg_argv[0] and subject = named;
        return null;
      end if;
      update second_copies set ended_at = now() where of = tg_argv[0] and subject = named and ended_at is null;
    end if;
  end if;
  if said is not null then
    insert into second_copies (of, subject, salt, hash)
      values (tg_argv[0], named, salted, second_copy_hash(salted, said));
  end if;
  return null;
end $$;
comment on function keep_second_copy is 'Keeps what a row says: of which rows, by which of their columns they are named, and whether that stays, follows what is told, or may only lose words.';

create trigger order_items__second_copy after insert or update on order_items
  for each row execute function keep_second_copy('order_items', 'id', 'words');
create trigger order_returns__second_copy after insert or update on order_returns
  for each row execute function keep_second_copy('order_returns', 'id', 'words');
create trigger card_allowances__second_copy after insert or update on card_allowances
  for each row execute function keep_second_copy('card_allowances', 'id', 'stays');
create trigger card_allowances__second_number after insert or update on card_allowances
  for each row execute function keep_second_copy('card_numbers', 'id', 'stays');
create trigger card_allowances__second_end after insert or update on card_allowances
  for each row execute function keep_second_copy('card_ends', 'id', 'follows');
create trigger card_authorizations__second_copy after insert or update on card_authorizations
  for each row execute function keep_second_copy('card_purchases', 'id', 'follows');
create trigger card_transactions__second_copy after insert or update on card_transactions
  for each row execute function keep_second_copy('card_transactions', 'id', 'stays');
create trigger disbursements__second_copy after insert or update on disbursements
  for each row execute function keep_second_copy('disbursements', 'id', 'words');
create trigger offline_gifts__second_copy after insert or update on offline_gifts
  for each row execute function keep_second_copy('offline_gifts', 'id', 'stays');
create trigger offline_gifts__second_facts after insert or update on offline_gifts
  for each row execute function keep_second_copy('offline_facts', 'id', 'follows');
create trigger payouts__second_copy after insert or update on payouts
  for each row execute function keep_second_copy('payouts', 'id', 'stays');
create trigger payouts__second_state after insert or update on payouts
  for each row execute function keep_second_copy('payout_states', 'id', 'follows');
create trigger sponsorships__second_copy after insert or update on sponsorships
  for each row execute function keep_second_copy('sponsorships', 'id', 'stays');
create trigger balance_watch__second_copy after insert or update on balance_watch
  for each row execute function keep_second_copy('balance_watch', 'single', 'stays');

-- What may only change in one direction, or only beside something else.
create trigger card_allowances__ends_no_later before update on card_allowances for each row
  when (new.closes_at > old.closes_at) execute function books_refuse_change('card_allowances__ends_no_later');
create trigger card_authorizations__as_told before update on card_authorizations for each row
  when (new.decided_at <> old.decided_at or new.allowance_id <> old.allowance_id
    or (new.merchant <> old.merchant and new.told_at <= old.told_at))
  execute function books_refuse_change('card_authorizations__as_told');
create trigger disbursements__loses_words_only before update on disbursements for each row
  when ((new.payee <> old.payee and new.payee !~* 'erased') or (new.paid_for <> old.paid_for and new.paid_for !~* 'erased')
    or (new.file_id is distinct from old.file_id and (new.file_id is not null or new.erased_at is null)))
  execute function books_refuse_change('disbursements__loses_words_only');
create trigger disbursements__same_payment before update on disbursements for each row
  when ((new.prospect_id, new.goal_id, new.amount_cents, new.paid_on, new.recorded_by, new.recorded_at)
    is distinct from (old.prospect_id, old.goal_id, old.amount_cents, old.paid_on, old.recorded_by, old.recorded_at))
  execute function books_refuse_change('disbursements__same_payment');
create trigger offline_gifts__booked_as_it_is before update on offline_gifts for each row
  when (old.state <> 'pending' and (new.amount_cents, new.given_on) is distinct from (old.amount_cents, old.given_on))
  execute function books_refuse_change('offline_gifts__booked_as_it_is');
create trigger order_items__same_line before update on order_items for each row
  when ((new.order_id, new.place, new.qty, new.amount_cents) is distinct from (old.order_id, old.place, old.qty, old.amount_cents))
  execute function books_refuse_change('order_items__same_line');
create trigger order_items__loses_words_only before update on order_items for each row
  when ((new.name <> old.name and new.name !~* 'erased') or (new.category <> old.category and new.category !~* 'erased'))
  execute function books_refuse_change('order_items__loses_words_only');
create trigger order_returns__loses_words_only before update on order_returns for each row
  when ((new.order_id, new.order_item_id, new.amount_cents, new.returned_by, new.returned_at)
      is distinct from (old.order_id, old.order_item_id, old.amount_cents, old.returned_by, old.returned_at)
    or (new.reason <> old.reason and new.reason !~* 'erased')
    or (new.reference is distinct from old.reference and coalesce(new.reference, '') !~* 'erased'))
  execute function books_refuse_change('order_returns__loses_words_only');

create function payouts_fail_as_moved() returns trigger language plpgsql as $$
begin
  if not exists (select from balance_movements where kind = 'payout_failure' and source_id = new.id)
    and not exists (select from payout_lines where kind = 'payout_failure' and source_id = new.id) then
    raise exception 'the payout % came back by no movement', new.id
      using errcode = 'restrict_violation', constraint = 'payouts__fails_as_moved';
  end if;
  return new;
end $$;
create trigger payouts__fails_as_moved before update of status on payouts for each row
  when (old.status = 'paid' and new.status <> 'paid') execute function payouts_fail_as_moved();
