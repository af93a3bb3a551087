-- Credits that are kept for a giver without an account go along when staff join that giver with another one without.
insert into ledger_moves (kind, side, account_kind) values
  ('held_joined', -1, 'credits_held'),
  ('held_joined', 1, 'credits_held');
