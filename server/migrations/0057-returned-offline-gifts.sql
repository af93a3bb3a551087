-- An offline gift whose money went again: a check that the bank sent back, or a gift the charity gave back itself.

alter table offline_gifts
  drop constraint offline_gifts__known_state,
  drop constraint offline_gifts__received_is_paid,
  add constraint offline_gifts__known_state check (state in ('pending', 'received', 'returned', 'canceled')),
  add constraint offline_gifts__received_is_paid check ((state in ('received', 'returned')) = (payment_id is not null));

insert into ledger_moves (kind, side, account_kind) values
  ('deposit_returned', -1, 'processor'),
  ('deposit_returned', 1, 'bank');
