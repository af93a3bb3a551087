-- Who received an offline gift stays known once it is out of the books again; and a gift whose giver was erased is not taken
-- for one that another person gave under the same number.

alter table offline_gifts
  add column received_by uuid references users (id),
  add column received_at timestamptz,
  add column erased_at timestamptz,
  add constraint offline_gifts__received_by_somebody check ((received_by is null) = (received_at is null));
comment on column offline_gifts.received_by is 'Who saw that its money is there. Who decided last, as by taking it out of the books, stands in decided_by.';
comment on column offline_gifts.erased_at is 'When its giver was erased: it names nobody, and says nothing of whom it could be a second entry.';

update offline_gifts gift set
  received_by = coalesce(receipt.actor_id, gift.decided_by), received_at = coalesce(receipt.at, gift.decided_at)
from offline_gifts there
left join lateral (
  select actor_id, at from audit_log
  where target_id = there.id::text and action = 'giving.receive_offline_gift' order by seq desc limit 1
) receipt on true
where there.id = gift.id and gift.state in ('received', 'returned');

create index offline_returns__by_gift on offline_returns (offline_gift_id, decided_at desc);

drop index offline_gifts__entered_once;
create unique index offline_gifts__entered_once
  on offline_gifts (kind, reference, coalesce(email, lower(donor_name), ''), amount_cents, copy)
  where state <> 'canceled' and erased_at is null;
