-- Whoever knows a password alone could keep the owner out by wrong codes, for they were counted for the whole account.
-- From here on each is kept by itself: they are counted by session and kind, and by account only among the sessions
-- that were opened in the same way.

create table second_factor_misses (
  id bigint generated always as identity primary key,
  user_id uuid not null references users (id),
  session_id uuid not null references sessions (id) on delete cascade,
  kind text not null,
  missed_at timestamptz not null,
  constraint second_factor_misses__known_kind check (kind in ('totp', 'recovery_code', 'password'))
);
create index second_factor_misses__by_session on second_factor_misses (session_id, kind, missed_at);
create index second_factor_misses__by_user on second_factor_misses (user_id, missed_at);
comment on table second_factor_misses is 'Wrong codes, recovery codes and passwords given by someone already signed in; a right one clears those of its session and kind.';
comment on table second_factor_tries is 'Counted by account before second_factor_misses; nothing is added any more, and a later release drops it.';
