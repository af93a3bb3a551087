-- What teachers paid for their classrooms themselves and are paid back, with their receipts.

create table purchase_requests (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity (start with 1001),
  teacher_id uuid not null references users (id),
  budget_id uuid not null references teacher_budgets (id),
  fiscal_year integer not null,
  status text not null default 'draft',
  title text not null,
  memo text not null default '',
  total_cents bigint not null,
  revision integer not null default 1,
  request_key uuid not null,
  change_key uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references users (id),
  reason text,
  words tsvector not null default '',
  constraint purchase_requests__number unique (number),
  constraint purchase_requests__once unique (teacher_id, request_key),
  constraint purchase_requests__known_status check (status in ('draft', 'submitted', 'approved', 'paid', 'rejected')),
  constraint purchase_requests__draft_is_not_submitted check ((status = 'draft') = (submitted_at is null)),
  constraint purchase_requests__decided_by_somebody check (
    status in ('draft', 'submitted') or (decided_at is not null and decided_by is not null)),
  constraint purchase_requests__decided_by_another check (decided_by is null or decided_by <> teacher_id),
  constraint purchase_requests__amount_in_range check (total_cents >= 0 and (status = 'draft' or total_cents > 0))
);
create index purchase_requests__newest on purchase_requests (submitted_at desc, id desc) where status <> 'draft';
create index purchase_requests__by_status on purchase_requests (status, submitted_at desc, id desc) where status <> 'draft';
create index purchase_requests__by_total on purchase_requests (total_cents, submitted_at desc, id desc) where status <> 'draft';
create index purchase_requests__by_teacher on purchase_requests (teacher_id, (coalesce(submitted_at, created_at)) desc, id desc);
create index purchase_requests__by_budget on purchase_requests (budget_id);
create index purchase_requests__by_words on purchase_requests using gin (words) with (fastupdate = off);
comment on table purchase_requests is 'What a teacher paid and asks to be paid back from the budget of a school year. Its money is reserved while it is submitted or approved, and spent once it is paid.';
comment on column purchase_requests.number is 'What people call it by, after RB-. Numbers of drafts that were deleted are missing.';
comment on column purchase_requests.status is 'A draft was not submitted yet, or staff or its teacher took it back for changes. Paid and rejected are for good.';
comment on column purchase_requests.fiscal_year is 'Of its budget.';
comment on column purchase_requests.title is 'What its first line says, shortened.';
comment on column purchase_requests.total_cents is 'The sum of its lines, by the server.';
comment on column purchase_requests.revision is 'Rises with each change; who decides on another one than the one they saw is told so.';
comment on column purchase_requests.request_key is 'Made by the form: the same form sent twice is one request.';
comment on column purchase_requests.change_key is 'Of the last change: the same change sent twice is one.';
comment on column purchase_requests.decided_by is 'Who decided last, also where that was to return it for changes.';
comment on column purchase_requests.reason is 'Why it was rejected or returned, for the teacher to read.';
comment on column purchase_requests.words is 'Of its memo and lines, for the search of staff.';

create table reimbursements (
  id uuid primary key default gen_random_uuid(),
  teacher_id uuid not null references users (id),
  status text not null default 'submitted',
  caption text,
  file_id uuid not null,
  file_name text,
  byte_size integer not null,
  content_hash text not null,
  has_thumbnail boolean not null,
  request_id uuid references purchase_requests (id),
  created_at timestamptz not null,
  constraint reimbursements__one_per_file unique (file_id),
  constraint reimbursements__known_status check (status in ('submitted', 'approved', 'reimbursed', 'rejected')),
  constraint reimbursements__short_caption check (char_length(caption) <= 140)
);
create index reimbursements__by_teacher on reimbursements (teacher_id, created_at desc, id desc);
create index reimbursements__by_content on reimbursements (content_hash);
create index reimbursements__by_request on reimbursements (request_id) where request_id is not null;
create index reimbursements__unused on reimbursements (created_at) where request_id is null;
comment on table reimbursements is 'Receipts that teachers uploaded. Each mirrors the request that shows it; what no request shows for 90 days goes.';
comment on column reimbursements.status is 'Of its request: approved as approved, paid as reimbursed, rejected as rejected, all else as submitted.';
comment on column reimbursements.content_hash is 'Of the file as it arrived: the same receipt sent again is known by it.';
comment on column reimbursements.file_id is 'Of the file that shows it. No reference: the file may be erased with its owner while this row stays.';

create table purchase_request_items (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references purchase_requests (id) on delete cascade,
  place integer not null,
  description text not null,
  amount_cents bigint not null,
  receipt_id uuid references reimbursements (id),
  receipt_link text,
  constraint purchase_request_items__one_per_place unique (request_id, place),
  constraint purchase_request_items__not_negative check (amount_cents >= 0),
  constraint purchase_request_items__one_receipt check (receipt_id is null or receipt_link is null)
);
create index purchase_request_items__by_receipt on purchase_request_items (receipt_id) where receipt_id is not null;
create index purchase_request_items__by_amount on purchase_request_items (amount_cents);
comment on table purchase_request_items is 'The lines of a request. Those of a draft may be incomplete.';
comment on column purchase_request_items.receipt_link is 'Where the teacher says the receipt lies, elsewhere.';

create table purchase_request_events (
  id bigint generated always as identity primary key,
  request_id uuid not null references purchase_requests (id) on delete cascade,
  kind text not null,
  at timestamptz not null,
  actor_id uuid references users (id),
  reason text,
  total_cents bigint not null,
  constraint purchase_request_events__known_kind check (
    kind in ('submitted', 'edited', 'withdrawn', 'returned', 'approved', 'rejected', 'paid'))
);
create index purchase_request_events__of_request on purchase_request_events (request_id, id);
comment on table purchase_request_events is 'What happened to a request since it was first submitted.';

create table reimbursement_payment_files (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity,
  request_key uuid not null,
  made_by uuid not null references users (id),
  made_at timestamptz not null,
  constraint reimbursement_payment_files__once unique (request_key)
);
create index reimbursement_payment_files__newest on reimbursement_payment_files (made_at desc, id);
comment on table reimbursement_payment_files is 'Files that staff hand to the bank: each pays some requests. The same key makes one file, however often it is read.';

create table reimbursement_payouts (
  request_id uuid primary key references purchase_requests (id),
  amount_cents bigint not null,
  reference text not null,
  payment_file_id uuid references reimbursement_payment_files (id),
  paid_by uuid not null references users (id),
  paid_at timestamptz not null,
  constraint reimbursement_payouts__positive check (amount_cents > 0)
);
create index reimbursement_payouts__of_file on reimbursement_payouts (payment_file_id) where payment_file_id is not null;
comment on table reimbursement_payouts is 'That a request was paid, once: by a file for the bank, or otherwise as the reference says.';
