-- The balance that the bank says is compared with the one that the books have there.

alter table month_closings
  add column balance_difference_cents bigint,
  add constraint month_closings__agrees_at_a_balance
    check (bank_agreement <> 'agrees' or balance_difference_cents is not null) not valid;
comment on column month_closings.balance_difference_cents is
  'By how much the bank held more at the end of the month than the books had there, what was on its way left out; null where no statement said. Another than that of the month before takes two people.';
