-- The books are sealed as the audit log is: a chain of hashes over what was written, each of which the audit log keeps as well.

create table book_seals (
  number bigint primary key,
  of text not null,
  first bigint not null,
  last bigint not null,
  row_count integer not null,
  previous_hash text not null,
  hash text not null,
  sealed_at timestamptz not null,
  constraint book_seals__known_rows check (of in ('postings', 'receipts', 'copies')),
  constraint book_seals__in_order check (number >= 1 and first >= 1 and last >= first and row_count >= 0),
  constraint book_seals__hash_is_sha256 check (hash ~ '^[0-9a-f]{64}$')
);
create unique index book_seals__each_row_once on book_seals (of, first);
comment on table book_seals is 'What was in the books up to a number, once nothing could be added below it any more: the hash of these rows and of the seal before.';
comment on column book_seals.of is 'Postings with their facts, receipts, or second copies: each numbered by itself.';
comment on column book_seals.row_count is 'Numbers that were never used leave gaps among postings; receipts have none.';

create trigger book_seals__append_only before update or delete on book_seals
  for each row execute function books_refuse_change('book_seals__append_only');

create function rows_to_seal(sealed text, first bigint, last bigint) returns table (row_count integer, digest text)
language plpgsql stable as $$
begin
  if sealed = 'postings' then
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((posting.id, posting.transaction_id,
        posting.account_id, posting.unit, posting.amount_cents, entry.kind, entry.idempotency_key, extract(epoch from entry.occurred_at),
        entry.actor_id, entry.memo, entry.corrects_id, entry.payment_id, entry.refund_id, entry.slot_id, entry.spending_id)::text,
        chr(10) order by posting.id), ''), 'UTF8')), 'hex')
      from ledger_postings posting left join ledger_transactions entry on entry.id = posting.transaction_id
      where posting.id between first and last;
  elsif sealed = 'receipts' then
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((receipt.number, receipt.payment_id, receipt.kind,
        receipt.amount_cents, extract(epoch from receipt.issued_at), receipt.replaces_number)::text,
        chr(10) order by receipt.number), ''), 'UTF8')), 'hex')
      from receipts receipt where receipt.number between first and last;
  else
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((copy.id, copy.of, copy.subject, copy.hash)::text,
        chr(10) order by copy.id), ''), 'UTF8')), 'hex')
      from second_copies copy where copy.id between first and last;
  end if;
end $$;
comment on function rows_to_seal is 'How many rows there are within these numbers, and the hash of all that never changes of them.';
