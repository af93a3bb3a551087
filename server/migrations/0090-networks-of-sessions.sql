alter table sessions add column network text check (length(network) <= 64);
comment on column sessions.network is 'Where it was opened from, of staff alone: an address, or the first half of an IPv6 one. It goes with the session.';

create index sessions__of_staff on sessions (refreshed_at desc, id) where revoked_at is null;
create index refund_orders__second_person on refund_orders (asked_at desc, id) where needs_second;
