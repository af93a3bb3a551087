-- People: who exists, who may sign in, and which sessions are open.

create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  full_name text,
  role text,
  password_hash text,
  locale text not null default 'en',
  email_verified_at timestamptz,
  disabled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users__email_is_normal check (email = lower(btrim(email)) and length(email) between 3 and 320),
  constraint users__one_per_email unique (email),
  constraint users__known_role check (
    role in ('sponsor', 'teacher', 'admin', 'superadmin', 'athlete', 'guardian', 'coach')
  ),
  constraint users__known_locale check (locale in ('en', 'es'))
);
comment on table users is 'One account per normalised e-mail address. The role decides every door; null is an account without one.';
comment on column users.password_hash is 'argon2id in PHC form; only staff have one.';
comment on column users.disabled_at is 'A disabled person''s next request is refused.';

create table allowlist_entries (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  role text not null,
  active boolean not null default true,
  name text,
  source text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint allowlist_entries__email_is_normal check (email = lower(btrim(email))),
  constraint allowlist_entries__one_per_email_and_role unique (email, role),
  constraint allowlist_entries__known_role check (role in ('teacher', 'sponsor', 'admin'))
);
comment on table allowlist_entries is 'Addresses that may open an account with a role. Superadmin is never granted here.';

create table sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  created_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  revoked_at timestamptz,
  revoked_because text,
  user_agent text
);
create index sessions__by_user on sessions (user_id) where revoked_at is null;
comment on table sessions is 'One per device signed in. Checked on every request, so that revoking acts at once.';

create table refresh_tokens (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references sessions (id),
  token_hash text not null,
  parent_id uuid references refresh_tokens (id),
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint refresh_tokens__one_per_hash unique (token_hash),
  constraint refresh_tokens__one_child_per_parent unique (parent_id)
);
create index refresh_tokens__by_session on refresh_tokens (session_id);
comment on table refresh_tokens is 'A chain per session; a used link replayed ends the session.';

create table sign_in_links (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references users (id),
  email text not null,
  role text,
  purpose text not null,
  token_hash text not null,
  code_hash text not null,
  code_attempts integer not null default 0,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint sign_in_links__one_per_hash unique (token_hash),
  constraint sign_in_links__known_purpose check (purpose in ('sign_in', 'recovery')),
  constraint sign_in_links__email_is_normal check (email = lower(btrim(email)))
);
create index sign_in_links__open_by_email on sign_in_links (email, expires_at) where used_at is null;
comment on table sign_in_links is 'Single-use links with a 6-digit code beside them. Only hashes are kept.';

create table role_history (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  old_role text,
  new_role text,
  actor_id uuid references users (id),
  reason text not null,
  changed_at timestamptz not null default now()
);
create index role_history__by_user on role_history (user_id, changed_at desc);
comment on table role_history is 'Every change of role; no actor means the system did it.';
