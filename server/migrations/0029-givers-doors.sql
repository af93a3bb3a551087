-- Starts of payments that stay unpaid are counted by network: whoever tries out stolen cards leaves many, a school
-- whose gifts are paid leaves none.
alter table checkouts add column network_hash text
  constraint checkouts__network_hash_form check (network_hash ~ '^[0-9a-f]{16}$');
comment on column checkouts.network_hash is 'A keyed hash of the network that asked; addresses are not stored. Cleared after a day.';
create index checkouts__unpaid_by_network on checkouts (network_hash, created_at)
  where network_hash is not null and state in ('open', 'failed', 'expired');

-- Erasures and joins look these up by address and account.
create index payments__by_email on payments (email) where email is not null;
create index checkouts__by_email on checkouts (email) where email is not null;
create index checkouts__by_user on checkouts (user_id) where user_id is not null;

-- What nobody needs any more is found without reading the whole table.
create index provider_events__by_time on provider_events (received_at);
create index checkouts__abandoned on checkouts (created_at) where state in ('open', 'failed', 'expired');
create index checkouts__with_network on checkouts (created_at) where network_hash is not null;
create index mails__with_body on mails (sent_at) where html <> '';
