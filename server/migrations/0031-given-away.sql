-- What the reserve paid for guests is of two kinds, and only one of them says how far guests' money still reaches.

alter table refund_losses
  drop constraint refund_losses__known_part,
  add constraint refund_losses__known_part
    check (part in ('donor', 'absorbed', 'given_away', 'prospects', 'smbs', 'operations'));
comment on column refund_losses.part is 'absorbed: a guest''s, whose slot was matched from the pool. given_away: a guest''s, for the slots that guests gave to classrooms of their choice.';

-- Until now both stood as absorbed. A refund of a gift that chose its classroom was of the second kind.
update refund_losses set part = 'given_away'
where part = 'absorbed' and exists (
  select from refunds refund
  join slots slot on slot.payment_id = refund.payment_id and slot.assigned_how = 'designation'
  where refund.id = refund_losses.refund_id
);
