-- A guardian names the school apart from the city: neither brings the other along.

alter table prospect_consents
  add column school boolean not null default false,
  drop constraint prospect_consents__parts_of_whole,
  add constraint prospect_consents__parts_of_whole check (granted or not (photos or location or school));
alter table prospects add column consent_school boolean not null default false;
comment on column prospects.consent_school is 'Whether the consent in force covers the school; false without one.';
comment on column prospects.consent_location is 'Whether the consent in force covers city and state; false without one.';
comment on column prospect_consents.school is 'Whether the school may be shown. Words of before the second text allowed city, state and school in one.';

-- What was said keeps its meaning: whoever allowed the place allowed the school with it.
alter table prospect_consents disable trigger prospect_consents__append_only;
update prospect_consents set school = location;
alter table prospect_consents enable trigger prospect_consents__append_only;
update prospects set consent_school = consent_location;

create or replace view prospect_words_in_force as
  with last_words as (
    select distinct on (word.prospect_id, word.role, word.prospect_guardian_id)
      word.prospect_id, word.role, word.id, word.granted, word.photos, word.location, word.school,
      coalesce(word.recorded_at >= (prospect.date_of_birth + interval '18 years') at time zone 'UTC', false) as is_of_age
    from prospect_consents word join prospects prospect on prospect.id = word.prospect_id
    order by word.prospect_id, word.role, word.prospect_guardian_id, word.id desc
  ),
  spoken as (select prospect_id from last_words where role = 'athlete' and is_of_age)
  select prospect_id, max(id) as consent_id, bool_and(granted) as granted, bool_and(photos) as photos,
    bool_and(location) as location, bool_and(school) as school
  from last_words word
  where case when exists (select from spoken where spoken.prospect_id = word.prospect_id)
    then word.role = 'athlete'
    else word.role = 'guardian' and (not word.granted or not word.is_of_age) end
  group by prospect_id;

create or replace function prospects_follow_words(of_prospect uuid, at timestamptz) returns void language plpgsql as $$
declare said record;
begin
  select consent_id, granted, photos, location, school into said
  from prospect_words_in_force where prospect_id = of_prospect;
  update prospects set
    consent_id = case when said.granted then said.consent_id end,
    consent_photos = coalesce(said.granted and said.photos, false),
    consent_location = coalesce(said.granted and said.location, false),
    consent_school = coalesce(said.granted and said.school, false),
    status = case when status = 'approved' and said.granted is distinct from true then 'pending' else status end,
    submitted_at = case when status = 'approved' and said.granted is distinct from true then at else submitted_at end,
    updated_at = at
  where id = of_prospect;
end $$;

create or replace view public_prospects as
  select id, first_name, upper(left(btrim(last_name), 1)) || '.' as last_name, headline, sport, position,
    case when consent_location then city end as city, case when consent_location then state end as state,
    case when consent_school then school end as school, bio,
    case when consent_photos then avatar_url end as avatar_url, case when consent_photos then cover_url end as cover_url,
    raised_cents, approved_at, open_goals, goal_standing
  from prospects where status = 'approved' and consent_id is not null;
