-- Once a day the issuer is asked about cards that may still be used: those that buy or hold money, and those closed lately.

create index card_allowances__live on card_allowances (issuer_card_id)
  where state in ('open', 'closing') or reserved_cents > 0;
create index card_allowances__closed on card_allowances (closed_at) where closed_at is not null;
