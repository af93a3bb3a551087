-- The bank's statement beside the books: its lines, and what of the books each of them is.

create table bank_statements (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  format text not null,
  digest text not null,
  account_digest text,
  account_last4 text,
  from_day date not null,
  to_day date not null,
  opening_cents bigint,
  closing_cents bigint,
  line_count integer not null,
  lines_cents bigint not null,
  taken_by uuid not null references users (id),
  taken_at timestamptz not null,
  kept_count integer not null,
  kept_cents bigint not null,
  compared_to integer not null default 0,
  constraint bank_statements__once unique (digest),
  constraint bank_statements__known_format check (format in ('csv', 'ofx')),
  constraint bank_statements__days check (from_day <= to_day),
  constraint bank_statements__adds_up check (opening_cents + lines_cents = closing_cents),
  constraint bank_statements__compared check (compared_to >= 0)
);
create index bank_statements__by_day on bank_statements (to_day desc, taken_at desc);
create index bank_statements__by_taker on bank_statements (taken_by);
create index bank_statements__uncompared on bank_statements (taken_at) where compared_to < line_count;
comment on table bank_statements is 'A file in which the bank said what came in and what left. The same file is taken once.';
comment on column bank_statements.digest is 'Of the whole file.';
comment on column bank_statements.account_digest is 'Of the account that an OFX file names; null of files that name none.';
comment on column bank_statements.lines_cents is 'What all lines of the file come to, also those that an earlier file brought.';
comment on column bank_statements.kept_count is 'How many of its lines no earlier file brought, and what they come to.';
comment on column bank_statements.compared_to is 'Up to which of its lines it was compared with the books.';

create table bank_lines (
  id uuid primary key default gen_random_uuid(),
  statement_id uuid not null references bank_statements (id),
  place integer not null,
  key text not null,
  day date not null,
  amount_cents bigint not null,
  text text not null,
  reference text,
  match text,
  reason text,
  note text,
  settled_by uuid references users (id),
  settled_at timestamptz,
  constraint bank_lines__once unique (key),
  constraint bank_lines__one_place unique (statement_id, place),
  constraint bank_lines__not_zero check (amount_cents <> 0),
  constraint bank_lines__known_match check (match in ('reference', 'amount', 'file', 'hand', 'explained')),
  constraint bank_lines__known_reason check (reason in ('bank_fee', 'cards_funded', 'not_ours')),
  constraint bank_lines__settled_when check ((match is null) = (settled_at is null)),
  constraint bank_lines__settled_by check ((settled_by is not null) = (match is not null and match in ('hand', 'explained'))),
  constraint bank_lines__says_why check ((reason is not null) = (match is not null and match = 'explained')),
  constraint bank_lines__note_of_explained check ((note is not null) = (reason is not null))
);
create index bank_lines__by_day on bank_lines (day, id);
create index bank_lines__left on bank_lines (day, id) where match is null;
create index bank_lines__by_settler on bank_lines (settled_by) where settled_by is not null;
comment on table bank_lines is 'A line of the bank’s statement, and what of the books it is. Above zero came in.';
comment on column bank_lines.key is 'The bank’s own name of it in its account; of files without one its day, amount and words, and which of several alike it is.';
comment on column bank_lines.match is 'How it was settled; null while it is left over.';

create trigger bank_lines__as_told before update on bank_lines for each row
  when ((new.statement_id, new.place, new.key, new.day, new.amount_cents) is distinct from
    (old.statement_id, old.place, old.key, old.day, old.amount_cents))
  execute function books_refuse_change('bank_lines__as_told');
create trigger bank_lines__never_deleted before delete on bank_lines
  for each row execute function books_refuse_change('bank_lines__never_deleted');
create trigger bank_statements__as_told before update on bank_statements for each row
  when (to_jsonb(new) - 'compared_to' is distinct from to_jsonb(old) - 'compared_to')
  execute function books_refuse_change('bank_statements__as_told');
create trigger bank_statements__never_deleted before delete on bank_statements
  for each row execute function books_refuse_change('bank_statements__never_deleted');

create table bank_settled (
  transaction_id uuid primary key references ledger_transactions (id),
  line_id uuid references bank_lines (id),
  note text,
  settled_by uuid references users (id),
  settled_at timestamptz not null,
  constraint bank_settled__by_line_or_word check ((line_id is null) = (note is not null)),
  constraint bank_settled__word_of_somebody check ((note is null) or settled_by is not null)
);
create index bank_settled__by_line on bank_settled (line_id) where line_id is not null;
create index bank_settled__by_settler on bank_settled (settled_by) where settled_by is not null;
comment on table bank_settled is 'What the books have at the bank and a line of its statement shows, or why none does. An entry is in one line.';

alter table month_closings
  add column bank_agreement text,
  add column difference_cents bigint,
  add column signed_by uuid references users (id),
  add constraint month_closings__known_agreement check (bank_agreement in ('agrees', 'differs', 'not_covered', 'nothing')),
  add constraint month_closings__signed check (
    (bank_agreement in ('differs', 'not_covered')) is not distinct from (case when bank_agreement is not null then signed_by is not null end)
  ),
  add constraint month_closings__by_two check (signed_by <> closed_by);
create index month_closings__by_signer on month_closings (signed_by) where signed_by is not null;
comment on column month_closings.bank_agreement is 'How it stood beside the bank’s statement; null of months that were closed before statements were read.';
comment on column month_closings.signed_by is 'The second person where it did not agree.';

create index ledger_transactions__at_bank on ledger_transactions (occurred_at, id)
  where kind in ('payout', 'deposit', 'deposit_returned', 'bank_paid', 'bank_returned', 'bank_fee', 'issuing_funded');

alter table approvals drop constraint approvals__known_kind;
alter table approvals add constraint approvals__known_kind check (kind in ('reimbursement', 'slot_by_hand', 'month_difference'));
