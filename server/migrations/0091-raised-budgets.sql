-- What two people did with money is listed by when one of them raised a budget.
create index ledger_transactions__raises on ledger_transactions (occurred_at desc) where kind = 'budget_raised';
create index offline_gifts__two_people on offline_gifts (entered_at desc, id desc)
  where state = 'received' and decided_by <> entered_by;
