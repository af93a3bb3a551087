-- What was written before second copies were kept has its own from now on. The triggers stand since an earlier migration, whose locks
-- are gone: while this fills in, everybody writes. Only a row that is filled in right now waits until it is.

create function fill_in_second_copies(kind text, of_table text, named text) returns void language plpgsql as $$
begin
  execute format($fill$
    with kept as materialized (
      select held.%2$I::text as subject, said_of_%1$s(held) as said from %3$I held
      where not exists (select from second_copies copy where copy.of = %1$L and copy.subject = held.%2$I::text)
      for no key update of held
    ), salted as materialized (
      select subject, said, encode(uuid_send(gen_random_uuid()), 'hex') as salt from kept where said is not null
    )
    insert into second_copies (of, subject, salt, hash)
      select %1$L, subject, salt, second_copy_hash(salt, said) from salted order by subject on conflict do nothing
  $fill$, kind, named, of_table);
end $$;

select fill_in_second_copies('order_items', 'order_items', 'id'),
  fill_in_second_copies('order_returns', 'order_returns', 'id'),
  fill_in_second_copies('card_allowances', 'card_allowances', 'id'),
  fill_in_second_copies('card_numbers', 'card_allowances', 'id'),
  fill_in_second_copies('card_ends', 'card_allowances', 'id'),
  fill_in_second_copies('card_purchases', 'card_authorizations', 'id'),
  fill_in_second_copies('card_transactions', 'card_transactions', 'id'),
  fill_in_second_copies('disbursements', 'disbursements', 'id'),
  fill_in_second_copies('offline_gifts', 'offline_gifts', 'id'),
  fill_in_second_copies('offline_facts', 'offline_gifts', 'id'),
  fill_in_second_copies('payouts', 'payouts', 'id'),
  fill_in_second_copies('payout_states', 'payouts', 'id'),
  fill_in_second_copies('sponsorships', 'sponsorships', 'id'),
  fill_in_second_copies('balance_watch', 'balance_watch', 'single');

drop function fill_in_second_copies;
