-- Teachers whose confirmation staff look at before it holds.

create table classroom_claims (
  id uuid primary key default gen_random_uuid(),
  classroom_id uuid not null references classrooms (id),
  teacher_display_name text not null,
  email text not null,
  locale text not null default 'en',
  because text not null,
  claimed_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users (id),
  approved boolean,
  reason text,
  constraint classroom_claims__email_is_normal check (email = lower(btrim(email))),
  constraint classroom_claims__known_cause check (because in ('other_address', 'has_teacher', 'named_by_visitors')),
  constraint classroom_claims__decided_whole check (
    (decided_at is null) = (approved is null) and (decided_at is not null or decided_by is null)
  ),
  constraint classroom_claims__refused_with_reason check (approved is distinct from false or reason is not null)
);
create unique index classroom_claims__one_open on classroom_claims (classroom_id, email) where decided_at is null;
create index classroom_claims__by_time on classroom_claims (claimed_at, id);
comment on table classroom_claims is 'Confirmations by a school address that nobody knew as this classroom''s: each waits for staff, who approve it or say why not.';
comment on column classroom_claims.because is 'Another address is on record; a teacher leads the classroom; or visitors named it, so that no address is on record.';

alter table confirmation_requests add column locale text not null default 'en';
comment on column confirmation_requests.locale is 'The language of the page it was asked for on, for the mails that follow.';
