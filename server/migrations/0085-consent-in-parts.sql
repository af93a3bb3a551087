-- Consent in three parts, several guardians, drafts, and who wrote what: before anything is shown, and after.

alter table prospects
  add column athlete_id uuid references users (id),
  add column onboarded_by_id uuid references users (id),
  add column date_of_birth date,
  add column consent_photos boolean not null default false,
  add column consent_location boolean not null default false,
  add column submitted_at timestamptz,
  add column reviewed_at timestamptz,
  add column reviewed_by_id uuid references users (id),
  add column review_outcome text,
  add column review_reason text,
  add column onboard_key text,
  add constraint prospects__onboarded_once unique (onboard_key),
  add constraint prospects__known_outcome check (review_outcome in ('approved', 'sent_back', 'hidden')),
  drop constraint prospects__known_status,
  add constraint prospects__known_status check (status in ('draft', 'pending', 'approved')),
  alter column status set default 'draft';
create index prospects__by_onboarder on prospects (onboarded_by_id) where onboarded_by_id is not null;
create index prospects__by_athlete on prospects (athlete_id) where athlete_id is not null;
create index prospects__waiting on prospects (submitted_at, id) where status = 'pending';
comment on column prospects.athlete_id is 'The athlete''s own account, where they have one.';
comment on column prospects.onboarded_by_id is 'The coach or staff member who began the profile for somebody else; they keep reaching it when another account owns it.';
comment on column prospects.guardian_id is 'Unused since prospect_guardians; only the version before writes it.';
comment on column prospects.date_of_birth is 'Decides from when the athlete speaks for themself. Staff and guardians give it; it is in no public view and in no call that coaches or athletes may make.';
comment on column prospects.consent_photos is 'Whether the consent in force covers pictures; false without one.';
comment on column prospects.consent_location is 'Whether the consent in force covers city, state and school; false without one.';
comment on column prospects.submitted_at is 'Since when it waits for staff, or last did.';
comment on column prospects.review_reason is 'What staff wrote to its keeper when they sent it back or hid it.';
comment on column prospects.onboard_key is 'Names a profile that was begun and not yet handed in, so that beginning it twice is beginning it once; null afterwards.';

update prospects set athlete_id = owner_id where owner_id in (select id from users where role = 'athlete');
update prospects set onboarded_by_id = owner_id where owner_id in (select id from users where role = 'coach');
update prospects set submitted_at = created_at where status = 'pending';

create table prospect_authors (
  prospect_id uuid not null references prospects (id),
  user_id uuid not null references users (id),
  wrote_at timestamptz not null default now(),
  primary key (prospect_id, user_id)
);
comment on table prospect_authors is 'Who ever wrote a profile: they approve nothing of it.';
insert into prospect_authors (prospect_id, user_id, wrote_at) select id, owner_id, created_at from prospects;

create table prospect_guardians (
  id uuid primary key default gen_random_uuid(),
  prospect_id uuid not null references prospects (id),
  user_id uuid references users (id),
  email text,
  state text not null default 'invited',
  locale text not null default 'en',
  invited_by_id uuid references users (id),
  invited_at timestamptz not null,
  confirmed_at timestamptz,
  constraint prospect_guardians__once_per_account unique (prospect_id, user_id),
  constraint prospect_guardians__once_per_address unique (prospect_id, email),
  constraint prospect_guardians__of_their_prospect unique (id, prospect_id),
  constraint prospect_guardians__known_state check (state in ('invited', 'confirmed', 'left')),
  constraint prospect_guardians__confirmed_at check (state <> 'confirmed' or confirmed_at is not null),
  constraint prospect_guardians__lower_case check (email = lower(btrim(email))),
  constraint prospect_guardians__reachable check (state = 'left' or user_id is not null or email is not null)
);
create index prospect_guardians__by_user on prospect_guardians (user_id) where user_id is not null;
create index prospect_guardians__by_email on prospect_guardians (email) where email is not null;
comment on table prospect_guardians is 'Who speaks for a child: several for one, and one for several.';
comment on column prospect_guardians.email is 'Where their links go. Null where only their account is known, and after an erasure.';
comment on column prospect_guardians.state is 'Invited until they signed once or began the profile themself; left after an erasure.';

insert into prospect_guardians (prospect_id, user_id, email, state, invited_at, confirmed_at)
select prospect.id, prospect.guardian_id, lower(btrim(person.email)), 'confirmed', prospect.created_at, prospect.created_at
from prospects prospect join users person on person.id = prospect.guardian_id;

create table prospect_consent_links (
  id uuid primary key default gen_random_uuid(),
  prospect_guardian_id uuid not null,
  prospect_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint prospect_consent_links__one_per_token unique (token_hash),
  constraint prospect_consent_links__of_their_guardian
    foreign key (prospect_guardian_id, prospect_id) references prospect_guardians (id, prospect_id)
);
create index prospect_consent_links__by_guardian on prospect_consent_links (prospect_guardian_id, created_at);
comment on table prospect_consent_links is 'Mailed links by which a guardian reads and says: of the secret only its hash, good for one word.';

-- What a guardian said, in parts. Words about people (names, addresses, papers) move out: the rows stay for good, those go.

create table prospect_consent_evidence (
  consent_id bigint primary key references prospect_consents (id),
  prospect_id uuid not null references prospects (id),
  signed_name text,
  email text,
  paper text,
  recorded_at timestamptz not null,
  ended_at timestamptz
);
create index prospect_consent_evidence__by_prospect on prospect_consent_evidence (prospect_id);
create index prospect_consent_evidence__ended on prospect_consent_evidence (ended_at) where ended_at is not null;
comment on table prospect_consent_evidence is 'What shows that a word was said: a typed name, the address of the link, the paper staff hold. It goes with an erasure, and when the law no longer asks for it.';
comment on column prospect_consent_evidence.ended_at is 'Since when the word counts no more; null while it is in force.';

insert into prospect_consent_evidence (consent_id, prospect_id, paper, recorded_at)
select id, prospect_id, evidence, recorded_at from prospect_consents where evidence is not null;
update prospect_consent_evidence evidence set ended_at = coalesce(later.recorded_at, evidence.recorded_at)
from prospects prospect, prospect_consents word
left join lateral (
  select min(recorded_at) as recorded_at from prospect_consents after
  where after.prospect_id = word.prospect_id and after.id > word.id
) later on true
where prospect.id = evidence.prospect_id and word.id = evidence.consent_id
  and prospect.consent_id is distinct from evidence.consent_id;

alter table prospect_consents
  add column photos boolean not null default false,
  add column location boolean not null default false,
  add column prospect_guardian_id uuid,
  add column how text,
  add column text_version integer,
  add column text_hash text,
  add column locale text,
  alter column recorded_by_id drop not null,
  drop constraint prospect_consents__known_role,
  add constraint prospect_consents__known_role check (role in ('guardian', 'athlete')),
  add constraint prospect_consents__own_guardian
    foreign key (prospect_guardian_id, prospect_id) references prospect_guardians (id, prospect_id),
  add constraint prospect_consents__parts_of_whole check (granted or not (photos or location)),
  add constraint prospect_consents__known_way check (how in ('link', 'account', 'paper', 'erasure')),
  add constraint prospect_consents__whole_text check ((text_version is null) = (text_hash is null));

alter table prospect_consents disable trigger prospect_consents__append_only;
update prospect_consents consent set photos = granted, location = granted, evidence = null,
  how = case when guardian_id is null then 'paper' else 'account' end,
  prospect_guardian_id = (
    select guardian.id from prospect_guardians guardian
    where guardian.prospect_id = consent.prospect_id and guardian.user_id = consent.guardian_id
  );
alter table prospect_consents enable trigger prospect_consents__append_only;
update prospects set consent_photos = true, consent_location = true where consent_id is not null;

alter table prospect_consents add constraint prospect_consents__no_words check (evidence is null);
comment on column prospect_consents.evidence is 'Always null: the words are in prospect_consent_evidence, from which they can go.';
comment on column prospect_consents.granted is 'Whether the profile may be shown at all; photos and location are parts of it.';
comment on column prospect_consents.role is 'Who spoke: a guardian, or the athlete, whose word counts from 18 on.';
comment on column prospect_consents.prospect_guardian_id is 'Whose word it is; null of a paper that staff hold, and of the athlete''s own.';
comment on column prospect_consents.text_version is 'The version of the text that was signed; null of papers, of words taken back, and of those before the text had versions.';
comment on column prospect_consents.text_hash is 'SHA-256 of that text in the language it was read in.';

create view prospect_words_in_force as
  with last_words as (
    select distinct on (word.prospect_id, word.role, word.prospect_guardian_id)
      word.prospect_id, word.role, word.id, word.granted, word.photos, word.location,
      coalesce(word.recorded_at >= (prospect.date_of_birth + interval '18 years') at time zone 'UTC', false) as is_of_age
    from prospect_consents word join prospects prospect on prospect.id = word.prospect_id
    order by word.prospect_id, word.role, word.prospect_guardian_id, word.id desc
  ),
  spoken as (select prospect_id from last_words where role = 'athlete' and is_of_age)
  select prospect_id, max(id) as consent_id, bool_and(granted) as granted, bool_and(photos) as photos,
    bool_and(location) as location
  from last_words word
  where case when exists (select from spoken where spoken.prospect_id = word.prospect_id)
    then word.role = 'athlete'
    else word.role = 'guardian' and (not word.granted or not word.is_of_age) end
  group by prospect_id;
comment on view prospect_words_in_force is
  'What all who may speak for an athlete agree on: the last word of each, the stricter one holds. From 18 on the athlete''s own word replaces those of guardians, who can then only take back.';

create function prospects_follow_words(of_prospect uuid, at timestamptz) returns void language plpgsql as $$
declare said record;
begin
  select consent_id, granted, photos, location into said from prospect_words_in_force where prospect_id = of_prospect;
  update prospects set
    consent_id = case when said.granted then said.consent_id end,
    consent_photos = coalesce(said.granted and said.photos, false),
    consent_location = coalesce(said.granted and said.location, false),
    status = case when status = 'approved' and said.granted is distinct from true then 'pending' else status end,
    submitted_at = case when status = 'approved' and said.granted is distinct from true then at else submitted_at end,
    updated_at = at
  where id = of_prospect;
end $$;

create or replace function prospect_consents_take_effect() returns trigger language plpgsql as $$
begin
  update prospect_consent_evidence evidence set ended_at = new.recorded_at
  from prospect_consents word
  where word.id = evidence.consent_id and evidence.ended_at is null and word.prospect_id = new.prospect_id
    and word.role = new.role and word.prospect_guardian_id is not distinct from new.prospect_guardian_id and word.id < new.id;
  perform prospects_follow_words(new.prospect_id, new.recorded_at);
  return null;
end $$;

create function prospects_come_of_age() returns trigger language plpgsql as $$
begin
  perform prospects_follow_words(new.id, new.updated_at);
  return null;
end $$;
create trigger prospects__come_of_age after update of date_of_birth on prospects
  for each row when (old.date_of_birth is distinct from new.date_of_birth) execute function prospects_come_of_age();

alter table prospect_updates
  add column author_id uuid references users (id),
  add column reviewed_at timestamptz,
  add column reviewed_by_id uuid references users (id),
  add column review_outcome text,
  add column review_reason text,
  add constraint prospect_updates__known_outcome check (review_outcome in ('approved', 'sent_back', 'hidden'));
create index prospect_updates__waiting on prospect_updates (created_at, id) where not approved and review_outcome is null;
comment on column prospect_updates.author_id is 'Who wrote it, and so approves it not; null of those older than the column.';
comment on column prospect_updates.review_reason is 'What staff wrote when they sent it back or hid it.';
update prospect_updates set reviewed_by_id = approved_by_id, review_outcome = 'approved', reviewed_at = created_at where approved;

-- What may stand in public: each part only while it is consented to.

create or replace view public_prospects as
  select id, first_name, upper(left(btrim(last_name), 1)) || '.' as last_name, headline, sport, position,
    case when consent_location then city end as city, case when consent_location then state end as state,
    case when consent_location then school end as school, bio,
    case when consent_photos then avatar_url end as avatar_url, case when consent_photos then cover_url end as cover_url,
    raised_cents, approved_at
  from prospects where status = 'approved' and consent_id is not null;
comment on view public_prospects is 'All that may stand in public of a prospect: approved, with consent in force, no surname, no owner, no birthday; pictures and place only where the consent covers them.';

create or replace view public_prospect_updates as
  select news.id, news.prospect_id, case when prospect.consent_photos then media.path end as media_url, news.caption,
    news.approved, news.created_at
  from prospect_updates news
  join prospects prospect on prospect.id = news.prospect_id and prospect.status = 'approved' and prospect.consent_id is not null
  left join prospect_media media on media.id = news.media_id
  where news.approved and (prospect.consent_photos or btrim(coalesce(news.caption, '')) <> '');
comment on view public_prospect_updates is 'The approved news of whoever is public; without a consent to pictures, its words alone.';

create view public_prospect_media as
  select media.id, media.prospect_id, media.kind, media.path, media.content_type
  from prospect_media media
  join prospects prospect on prospect.id = media.prospect_id
    and prospect.status = 'approved' and prospect.consent_id is not null and prospect.consent_photos
  where (media.kind = 'avatar' and media.path = prospect.avatar_url)
    or (media.kind = 'cover' and media.path = prospect.cover_url)
    or (media.kind = 'update' and exists (select from prospect_updates news where news.media_id = media.id and news.approved));
comment on view public_prospect_media is 'The pictures and films that strangers may load at this moment: ask it at every request, whatever link was handed out before.';

-- Mails about somebody who may have to disappear from them before they leave.

alter table mails add column about_id uuid;
create index mails__unsent_about on mails (about_id) where about_id is not null and sent_at is null and given_up_at is null;
comment on column mails.about_id is 'Whom or what the mail shows to others, where that can be taken back: an unsent one is withdrawn then.';
