-- The public list can be narrowed to athletes who still save for a goal, or have reached theirs.

alter table prospects add column goal_standing text generated always as (
  case when open_goals = '[]' then null
    when open_goals @? '$[*] ? (@.raised_cents < @.target_cents)' then 'open'
    else 'reached' end
) stored;
comment on column prospects.goal_standing is 'Whether an open goal is still to be reached, or all are; null without one.';
create index prospects__shown_by_goal on prospects (goal_standing, approved_at desc, id)
  where status = 'approved' and consent_id is not null;
create index prospects__shown_by_sport_and_goal on prospects (sport, goal_standing, approved_at desc, id)
  where status = 'approved' and consent_id is not null;

create or replace view public_prospects as
  select id, first_name, upper(left(btrim(last_name), 1)) || '.' as last_name, headline, sport, position,
    case when consent_location then city end as city, case when consent_location then state end as state,
    case when consent_location then school end as school, bio,
    case when consent_photos then avatar_url end as avatar_url, case when consent_photos then cover_url end as cover_url,
    raised_cents, approved_at, open_goals, goal_standing
  from prospects where status = 'approved' and consent_id is not null;
