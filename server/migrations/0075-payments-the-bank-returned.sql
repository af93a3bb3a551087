-- A payment that the bank sends back: its request is approved again and its money set aside, until it is paid anew.

create table reimbursement_returned_payouts (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references purchase_requests (id),
  amount_cents bigint not null,
  reference text not null,
  payment_file_id uuid references reimbursement_payment_files (id),
  paid_by uuid not null references users (id),
  paid_at timestamptz not null,
  returned_by uuid not null references users (id),
  returned_at timestamptz not null,
  constraint reimbursement_returned_payouts__positive check (amount_cents > 0),
  constraint reimbursement_returned_payouts__after_payment check (returned_at >= paid_at)
);
create index reimbursement_returned_payouts__of_request on reimbursement_returned_payouts (request_id);
create index reimbursement_returned_payouts__of_file on reimbursement_returned_payouts (payment_file_id)
  where payment_file_id is not null;
comment on table reimbursement_returned_payouts is 'Payments that the bank sent back. A request has at most one payment that stands; each of these stood once and no longer does.';

alter table purchase_request_events drop constraint purchase_request_events__known_kind;
alter table purchase_request_events add constraint purchase_request_events__known_kind check (
  kind in ('submitted', 'edited', 'withdrawn', 'returned', 'approved', 'rejected', 'paid', 'bounced'));
