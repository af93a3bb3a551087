-- Sign-in in full: changes of address, the reader's language, and sessions that can be cleared away.

create table address_changes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  old_email text not null,
  new_email text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  closed_at timestamptz,
  constraint address_changes__emails_are_normal check (
    old_email = lower(btrim(old_email)) and new_email = lower(btrim(new_email)) and length(new_email) between 3 and 320
  ),
  constraint address_changes__really_a_change check (old_email <> new_email)
);
create unique index address_changes__one_open_per_user on address_changes (user_id) where closed_at is null;
create index address_changes__by_user on address_changes (user_id, created_at);
comment on table address_changes is 'Wishes to move an account to another address. Nothing changes until both addresses have confirmed.';
comment on column address_changes.closed_at is 'When it was carried out, found impossible, or replaced by a newer wish.';

alter table sign_in_links
  add column address_change_id uuid references address_changes (id) on delete cascade,
  add column locale text not null default 'en',
  drop constraint sign_in_links__known_purpose,
  add constraint sign_in_links__known_purpose check (purpose in ('sign_in', 'recovery', 'email_change')),
  add constraint sign_in_links__change_is_named check ((purpose = 'email_change') = (address_change_id is not null)),
  add constraint sign_in_links__known_locale check (locale in ('en', 'es'));
comment on column sign_in_links.address_change_id is 'The change of address that this link confirms for one of the two addresses.';
comment on column sign_in_links.locale is 'The language it was asked for in; a newcomer''s account starts with it.';

-- How many links and wrong codes an address had lately is asked each time.
create index sign_in_links__by_email on sign_in_links (email, created_at);
create index sign_in_links__by_address_change on sign_in_links (address_change_id) where address_change_id is not null;

-- A session that is cleared away takes its chain along; a used link of a chain may go before the ones after it.
alter table refresh_tokens
  drop constraint refresh_tokens_session_id_fkey,
  drop constraint refresh_tokens_parent_id_fkey,
  add constraint refresh_tokens__of_session foreign key (session_id) references sessions (id) on delete cascade,
  add constraint refresh_tokens__after_parent foreign key (parent_id) references refresh_tokens (id) on delete set null;
