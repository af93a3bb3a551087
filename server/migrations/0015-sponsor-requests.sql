-- People who asked for the $800 link.

create table sponsor_requests (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  display_name text,
  org_name text not null,
  status text not null default 'requested',
  onboarding_status text not null default 'pending',
  locale text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint sponsor_requests__one_per_email unique (email),
  constraint sponsor_requests__email_is_normal check (email = lower(btrim(email))),
  constraint sponsor_requests__known_status check (status in ('requested', 'link_sent', 'fulfilled')),
  constraint sponsor_requests__known_onboarding check (onboarding_status in ('pending', 'released')),
  constraint sponsor_requests__known_locale check (locale in ('en', 'es'))
);
create index sponsor_requests__newest on sponsor_requests (created_at desc, id desc);
comment on table sponsor_requests is 'One per address: who wants to sponsor, and how far they are.';
comment on column sponsor_requests.org_name is 'What staff call them: the display name, else the address.';

create table sponsor_links (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references sponsor_requests (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint sponsor_links__one_per_hash unique (token_hash)
);
create index sponsor_links__by_request on sponsor_links (request_id, created_at desc);
comment on table sponsor_links is 'Mailed links to the $800 checkout. They open a page with a button for a week; only hashes are kept.';
