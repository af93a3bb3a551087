-- Each of the staff has read a notice or not; until now what one had read, all had, and what was read so stays read.
create table notice_reads (
  user_id uuid not null references users (id),
  notice_id uuid not null references admin_notifications (id) on delete cascade,
  read_at timestamptz not null,
  constraint notice_reads__once primary key (user_id, notice_id)
);
create index notice_reads__by_notice on notice_reads (notice_id);
create index notice_reads__together on notice_reads (user_id, read_at);
comment on table notice_reads is 'Who of the staff marked which notice read, one by one.';

create table notice_marks (
  user_id uuid not null references users (id),
  read_until timestamptz not null,
  marked_at timestamptz not null,
  read_until_before timestamptz,
  besides text[] not null default '{}',
  constraint notice_marks__one_per_person primary key (user_id)
);
comment on table notice_marks is 'Up to when one of the staff marked all notices read.';
comment on column notice_marks.besides is 'Types that were not theirs to read then: notices of them stay unread.';
comment on column notice_marks.read_until_before is 'What it was before: marking all can be taken back once.';
comment on column admin_notifications.read_at is 'Of notices that were read for all of staff, before each person read for themselves; only the version before writes it.';
comment on table admin_notifications is 'What staff are told. Who has read it is in notice_reads and notice_marks.';
