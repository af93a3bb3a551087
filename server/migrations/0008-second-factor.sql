-- The second factor of staff: authenticator apps, recovery codes, and how a session was opened and completed.

create table second_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  friendly_name text not null default '',
  secret_sealed text not null,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  last_step bigint not null default 0,
  last_used_at timestamptz,
  constraint second_factors__name_is_short check (length(friendly_name) <= 60)
);
create index second_factors__by_user on second_factors (user_id);
-- Asked on every request of someone signed in.
create index second_factors__verified_by_user on second_factors (user_id) where verified_at is not null;
create unique index second_factors__one_per_name on second_factors (user_id, lower(friendly_name))
  where verified_at is not null and friendly_name <> '';
comment on table second_factors is 'Authenticator apps (TOTP). One that was never verified counts for nothing and soon goes.';
comment on column second_factors.secret_sealed is 'AES-256-GCM under a key derived from SECRET and bound to this row: nonce, tag and text as base64url.';
comment on column second_factors.last_step is 'The newest 30-second step (since 1970) whose code was used. Codes of this step or an earlier one count no more.';

create table second_factor_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references second_factors (id) on delete cascade,
  session_id uuid not null references sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index second_factor_challenges__by_factor on second_factor_challenges (factor_id);
create index second_factor_challenges__by_session on second_factor_challenges (session_id);
comment on table second_factor_challenges is 'A code was asked for and not given yet: GoTrue''s protocol names it in the answer. Answered ones go.';

create table recovery_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users (id),
  code_hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint recovery_codes__one_per_hash unique (user_id, code_hash)
);
comment on table recovery_codes is 'Stand in for a lost authenticator app, each once. Only keyed hashes are kept; a fresh set replaces the former.';

create table second_factor_tries (
  user_id uuid primary key references users (id),
  wrong_tries integer not null,
  first_wrong_at timestamptz not null,
  constraint second_factor_tries__counts check (wrong_tries > 0)
);
comment on table second_factor_tries is 'Wrong codes, recovery codes and passwords given in a row by someone already signed in; a right one clears the row.';

alter table sessions
  add column opened_by text not null default 'otp',
  add column second_factor_by text,
  add column second_factor_at timestamptz,
  add constraint sessions__known_opening check (opened_by in ('password', 'otp')),
  add constraint sessions__known_second_factor check (second_factor_by in ('totp', 'recovery_code')),
  add constraint sessions__second_factor_is_whole check (
    (assurance = 'aal2') = (second_factor_at is not null)
    and (second_factor_by is null) = (second_factor_at is null)
  );
comment on column sessions.opened_by is 'In the words of GoTrue''s "amr" claim: otp is a mailed link or code.';
