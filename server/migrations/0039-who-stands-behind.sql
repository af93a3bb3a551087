-- Who stands behind a nomination: the rules weights/2.

alter table classroom_nominations
  add column cast_from text,
  add column confirmed_at timestamptz,
  add column confirmed_how text,
  add constraint classroom_nominations__known_confirmation check (confirmed_how in ('link', 'account', 'import')),
  add constraint classroom_nominations__confirmed_whole check (
    (confirmed_at is null) = (confirmed_how is null)
  );
comment on column classroom_nominations.cast_from is 'The network it came from, hashed with a key of the server, the key of its day and the classroom: it tells which nominations of one classroom and day came from one network, and nothing else. Null for imported ones and those from before.';
comment on column classroom_nominations.confirmed_at is 'When somebody was known to stand behind it: it counts in full from then on.';
comment on column classroom_nominations.confirmed_how is 'By the link that was mailed, by an account whose mailbox was proven, or by the charity, whose own list it stood in.';

create table nomination_mailboxes (
  classroom_id uuid not null references classrooms (id),
  mailbox_hash text not null,
  nomination_id uuid not null references classroom_nominations (id) on delete cascade,
  primary key (classroom_id, mailbox_hash),
  constraint nomination_mailboxes__one_per_nomination unique (nomination_id)
);
comment on table nomination_mailboxes is 'Which mailbox stands behind which nomination, under a key of the server: one mailbox counts once for a classroom.';

create table nomination_day_keys (
  day date primary key,
  key text not null,
  constraint nomination_day_keys__hex check (key ~ '^[0-9a-f]{64}$')
);
comment on table nomination_day_keys is 'A random key for each day''s networks, deleted when the day is over: from then on nobody can work out where a nomination came from.';

create table nomination_confirmations (
  id uuid primary key default gen_random_uuid(),
  nomination_id uuid not null references classroom_nominations (id) on delete cascade,
  mailbox_hash text not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  constraint nomination_confirmations__one_per_hash unique (token_hash)
);
create index nomination_confirmations__by_nomination on nomination_confirmations (nomination_id);
create index nomination_confirmations__by_mailbox on nomination_confirmations (mailbox_hash, created_at);
comment on table nomination_confirmations is 'Links mailed to nominators; of the token and of the address only hashes are kept.';

alter table draw_entries
  add column confirmed integer,
  add constraint draw_entries__confirmed_among_nominators check (confirmed between 0 and nominators);
comment on column draw_entries.confirmed is 'How many of the nominators somebody was known to stand behind. Null in lists under weights/1, which did not ask.';
comment on column assignment_slots.rules is 'How weights come about, set with the list; until then it says nothing.';

create function standings_follow_confirmed_ballots() returns trigger language plpgsql as $$
begin
  insert into draw_standing_changes (classroom_id)
    select distinct after.classroom_id from ballots_after after join ballots_before before on before.id = after.id
    where before.confirmed_at is distinct from after.confirmed_at;
  return null;
end $$;
create trigger classroom_nominations__confirm_standings after update on classroom_nominations
  referencing old table as ballots_before new table as ballots_after
  for each statement execute function standings_follow_confirmed_ballots();

-- Whoever would enter weighs something else from now on; the keeper of the standings looks at each of them.
insert into draw_standing_changes (teacher_id) select teacher_id from draw_standings;
