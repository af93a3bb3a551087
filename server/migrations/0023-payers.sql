-- Whose gift it is. A donor is an account's, or an address's until an account proves it, or was joined into another: an
-- account's donor carries no address, so nothing of it stays behind when the account leaves the address.
alter table donors drop constraint donors__person_has_identity;
update donors set email = null where user_id is not null or merged_into_id is not null;
alter table donors
  add constraint donors__account_or_address check (kind <> 'person' or num_nonnulls(user_id, email, merged_into_id) = 1);
comment on column donors.email is 'Whose address it is while no account has proven it; whoever proves it takes the gifts over.';

alter table checkouts add column erased_at timestamptz;
comment on column checkouts.erased_at is 'Since then its giver is nobody: whatever still comes of it is booked without address and name.';
