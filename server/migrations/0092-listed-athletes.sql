-- A page of the public list reads a page's worth, however many athletes there are.

create index prospects__shown_by_sport on prospects (sport, approved_at desc, id)
  where status = 'approved' and consent_id is not null;
create index prospects__shown on prospects (approved_at desc, id) where status = 'approved' and consent_id is not null;
drop index prospects__approved;

alter table prospects add column open_goals jsonb not null default '[]';
comment on column prospects.open_goals is 'The goals that take gifts, oldest first, as the list shows them; kept by the trigger of prospect_goals.';

create function prospect_goals_follow() returns trigger language plpgsql as $$
begin
  update prospects set open_goals = (
    select coalesce(jsonb_agg(jsonb_build_object('id', goal.id, 'title', goal.title, 'description', goal.description,
      'target_cents', goal.target_cents, 'raised_cents', goal.raised_cents, 'created_at', goal.created_at)
      order by goal.created_at, goal.id), '[]')
    from prospect_goals goal where goal.prospect_id = new.prospect_id and goal.is_active)
  where id = new.prospect_id;
  return null;
end $$;
create trigger prospect_goals__follow after insert or update on prospect_goals
  for each row execute function prospect_goals_follow();

update prospects prospect set open_goals = goals.all_of_them
from (
  select goal.prospect_id, jsonb_agg(jsonb_build_object('id', goal.id, 'title', goal.title,
    'description', goal.description, 'target_cents', goal.target_cents, 'raised_cents', goal.raised_cents,
    'created_at', goal.created_at) order by goal.created_at, goal.id) as all_of_them
  from prospect_goals goal where goal.is_active group by goal.prospect_id
) goals where goals.prospect_id = prospect.id;

create table shown_sports (
  sport text primary key,
  athletes integer not null,
  constraint shown_sports__counted check (athletes >= 0)
);
comment on table shown_sports is 'How many athletes everyone can see, by sport; kept by the trigger of prospects. An empty name counts those without a sport.';
insert into shown_sports (sport, athletes)
select coalesce(sport, ''), count(*) from public_prospects group by 1;

create function prospects_count_shown() returns trigger language plpgsql as $$
declare
  was text := case when tg_op = 'UPDATE' and old.status = 'approved' and old.consent_id is not null then coalesce(old.sport, '') end;
  becomes text := case when new.status = 'approved' and new.consent_id is not null then coalesce(new.sport, '') end;
begin
  if was is not distinct from becomes then return null; end if;
  if was is not null then
    update shown_sports set athletes = athletes - 1 where sport = was;
  end if;
  if becomes is not null then
    insert into shown_sports (sport, athletes) values (becomes, 1)
    on conflict (sport) do update set athletes = shown_sports.athletes + 1;
  end if;
  return null;
end $$;
create trigger prospects__count_shown after insert or update on prospects
  for each row execute function prospects_count_shown();

create or replace view public_prospects as
  select id, first_name, upper(left(btrim(last_name), 1)) || '.' as last_name, headline, sport, position,
    case when consent_location then city end as city, case when consent_location then state end as state,
    case when consent_location then school end as school, bio,
    case when consent_photos then avatar_url end as avatar_url, case when consent_photos then cover_url end as cover_url,
    raised_cents, approved_at, open_goals
  from prospects where status = 'approved' and consent_id is not null;
