-- Runs with code from 0188 on.
-- Emails to a segment of givers, which leave once a second person has agreed. They are a series of their own, which a reader leaves alone.

alter table mail_leaves drop constraint mail_leaves__known_series,
  add constraint mail_leaves__known_series
    check (series in ('gift_news', 'sponsor_invites', 'draw_reminders', 'charity_letters'));

create table mailings (
  id uuid primary key default gen_random_uuid(),
  segment text not null,
  classroom_id uuid,
  slot_number bigint,
  since date,
  tag text,
  subject_en text not null,
  text_en text not null,
  subject_es text not null,
  text_es text not null,
  state text not null default 'draft',
  readers integer,
  author_id uuid not null references users (id),
  asked_by uuid references users (id),
  asked_at timestamptz,
  decided_by uuid references users (id),
  decided_at timestamptz,
  decision_reason text,
  canceled_by uuid references users (id),
  canceled_at timestamptz,
  request_key uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint mailings__known_segment check (segment in ('classroom', 'slot', 'lapsed', 'monthly', 'tag')),
  constraint mailings__segment_is_whole check (
    (segment = 'classroom') = (classroom_id is not null) and (segment = 'slot') = (slot_number is not null)
    and (segment = 'lapsed') = (since is not null) and (segment = 'tag') = (tag is not null)),
  constraint mailings__known_state check (state in ('draft', 'waiting', 'refused', 'leaving', 'left', 'canceled')),
  constraint mailings__languages_are_whole check (
    (subject_en = '') = (text_en = '') and (subject_es = '') = (text_es = '') and subject_en || subject_es <> ''),
  constraint mailings__asked_whole check (num_nonnulls(asked_by, asked_at) in (0, 2) and (state <> 'waiting' or asked_by is not null)),
  constraint mailings__decided_whole check (num_nonnulls(decided_by, decided_at) in (0, 2) and (decision_reason is null or decided_by is not null)),
  constraint mailings__two_people check (
    state not in ('leaving', 'left') or (decided_by is not null and decided_by <> author_id and decided_by <> asked_by)),
  constraint mailings__canceled_whole check (num_nonnulls(canceled_by, canceled_at) = case when state = 'canceled' then 2 else 0 end),
  constraint mailings__once unique (request_key)
);
create index mailings__latest on mailings (updated_at desc, id);
create index mailings__waiting on mailings (asked_at, id) where state = 'waiting';
create index mailings__leaving on mailings (decided_at) where state = 'leaving';
comment on table mailings is 'An email of the charity to a segment of givers. Nothing of it leaves before a second person agreed to its text and its number.';
comment on column mailings.since is 'Of a segment of lapsed givers: they gave last before this day.';
comment on column mailings.classroom_id is 'No reference: a mailing outlives its classroom, and then reaches nobody.';
comment on column mailings.readers is 'How many would get it when it was asked for, then how many do, since somebody agreed.';
comment on column mailings.request_key is 'One press of a button, so that whoever gets no answer and presses again writes one mailing.';
comment on column mailings.updated_at is 'Names one form of it: whoever decides says which they saw.';

create table mailing_readers (
  mailing_id uuid not null references mailings (id) on delete cascade,
  donor_id uuid not null references donors (id),
  state text not null,
  left_out text,
  primary key (mailing_id, donor_id),
  constraint mailing_readers__known_state check (state in ('waiting', 'queued', 'left_out')),
  constraint mailing_readers__reason_where_left_out check ((state = 'left_out') = (left_out is not null)),
  constraint mailing_readers__known_reason check (
    left_out in ('erased', 'child', 'disabled', 'no_address', 'unproven', 'stopped', 'left', 'twice'))
);
create index mailing_readers__waiting on mailing_readers (mailing_id, donor_id) where state = 'waiting';
create index mailing_readers__by_donor on mailing_readers (donor_id);
comment on table mailing_readers is 'Who was in the segment of a mailing when a second person agreed: each gets it once, or is left out for a reason.';

-- Words that change are another form of a mailing, whoever changes them, an erasure too: nobody agrees to what they did not read.
create function mailings_have_new_words() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(new.updated_at, date_trunc('milliseconds', old.updated_at) + interval '1 millisecond');
  return new;
end $$;
create trigger mailings__new_words before update of subject_en, text_en, subject_es, text_es on mailings
  for each row when ((new.subject_en, new.text_en, new.subject_es, new.text_es)
    is distinct from (old.subject_en, old.text_en, old.subject_es, old.text_es))
  execute function mailings_have_new_words();
