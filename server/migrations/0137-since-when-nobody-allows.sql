-- Since when nobody allows a profile of a child, or its pictures: what goes because of it is counted from there, whatever ended it.

alter table prospects
  add column consent_ended_at timestamptz,
  add column photos_ended_at timestamptz;
comment on column prospects.consent_ended_at is 'Since when nobody allows the profile, though somebody has said a word: by that word, or by a corrected birthday. Null while it is allowed, and before the first word.';
comment on column prospects.photos_ended_at is 'The same of its pictures and films.';

update prospects prospect set
  consent_ended_at = case when consent_id is null then word.at end,
  photos_ended_at = case when not consent_photos then word.at end
from (select prospect_id, max(recorded_at) as at from prospect_consents group by prospect_id) word
where word.prospect_id = prospect.id;

create or replace function prospects_follow_words(of_prospect uuid, at timestamptz) returns void language plpgsql as $$
declare
  said record;
  is_spoken_for boolean := exists (select from prospect_consents where prospect_id = of_prospect);
begin
  select consent_id, granted, photos, location, school into said
  from prospect_words_in_force where prospect_id = of_prospect;
  update prospects set
    consent_id = case when said.granted then said.consent_id end,
    consent_photos = coalesce(said.granted and said.photos, false),
    consent_location = coalesce(said.granted and said.location, false),
    consent_school = coalesce(said.granted and said.school, false),
    consent_ended_at = case when is_spoken_for and said.granted is distinct from true
      then coalesce(consent_ended_at, at) end,
    photos_ended_at = case when is_spoken_for and (said.granted and said.photos) is distinct from true
      then coalesce(photos_ended_at, at) end,
    status = case when status = 'approved' and said.granted is distinct from true then 'pending' else status end,
    submitted_at = case when status = 'approved' and said.granted is distinct from true then at else submitted_at end,
    updated_at = at
  where id = of_prospect;
end $$;
