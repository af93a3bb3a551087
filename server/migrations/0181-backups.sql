-- Backups that the product makes itself, and who was erased, so that whoever is restored with an older backup is erased again.

create table backup_plan (
  number integer primary key default 1,
  place text not null,
  cron text not null,
  rehearsal_cron text not null,
  known_since timestamptz not null default now(),
  constraint backup_plan__one check (number = 1)
);
comment on table backup_plan is 'Where backups go by themselves, and when; no row where none are made. Other processes read it, which may not be told of the place.';

create table backup_runs (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  place text not null,
  backup text,
  began_at timestamptz not null,
  ended_at timestamptz not null,
  row_count bigint,
  file_count integer,
  lost_count integer,
  byte_size bigint,
  fault text,
  constraint backup_runs__known_kind check (kind in ('backup', 'rehearsal')),
  constraint backup_runs__ended_after_it_began check (ended_at >= began_at),
  constraint backup_runs__done_or_why_not check (fault is not null or backup is not null)
);
create index backup_runs__newest on backup_runs (kind, began_at desc);
comment on table backup_runs is 'Each backup and each rehearsal of one, and what came of it. A fault says what was wrong; without one it was done.';
comment on column backup_runs.lost_count is 'Files that the rows name and whose bytes were missing or damaged already.';
comment on column backup_runs.byte_size is 'What it added to the place.';

create table erasures (
  id uuid primary key default gen_random_uuid(),
  erased_at timestamptz not null,
  kind text not null,
  subject_id uuid,
  address_marks text[] not null,
  name_marks text[] not null,
  key_mark text not null,
  again_since timestamptz,
  constraint erasures__known_kind check (kind in ('person', 'athlete', 'donor', 'address')),
  constraint erasures__of_somebody check ((subject_id is null) = (kind = 'address'))
);
create index erasures__newest on erasures (erased_at);
comment on table erasures is 'Who was erased, for the case that an older backup is restored: numbers of ours, and marks that only whoever has SECRET and the address or name can make.';
comment on column erasures.key_mark is 'By which SECRET the marks were made.';
comment on column erasures.again_since is 'Since when whoever came back with a backup waits to be erased again.';
