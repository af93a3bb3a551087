-- A notice keeps the time at which it was read: marking all once more, or taking that back, changes it for none that was read before.
create table notice_markings (
  user_id uuid not null references users (id),
  marked_at timestamptz not null,
  read_until timestamptz not null,
  besides text[] not null,
  constraint notice_markings__once primary key (user_id, marked_at)
);
create index notice_markings__in_order on notice_markings (user_id, read_until, marked_at);
comment on table notice_markings is 'Each time that one of the staff marked all notices read; what is read by now is in notice_marks.';
comment on column notice_markings.read_until is 'Notices up to here were read by it.';
comment on column notice_markings.besides is 'Types that were not theirs to read then: notices of them stay unread.';

insert into notice_markings (user_id, marked_at, read_until, besides)
  select user_id, marked_at, read_until, besides from notice_marks where read_until > '-infinity';
