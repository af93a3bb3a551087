-- Starts of payments that stay unpaid are counted by network: whoever tries out stolen cards leaves many, a school
-- whose gifts are paid leaves none.
alter table checkouts add column network_hash text
  constraint checkouts__network_hash_form check (network_hash ~ '^[0-9a-f]{16}$');
comment on column checkouts.network_hash is 'A keyed hash of the network that asked; addresses are not stored. Cleared after a day.';
create index checkouts__unpaid_by_network on checkouts (network_hash, created_at)
  where network_hash is not null and state in ('open', 'failed', 'expired');
