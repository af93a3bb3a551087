-- Days, months and years are cut in the time zone of the organization, and no longer in UTC.

create table charity_zones (
  since timestamptz primary key,
  zone text not null,
  said_at timestamptz not null,
  said_by uuid references users (id),
  constraint charity_zones__zone_is_named check (zone ~ '^[A-Z][A-Za-z0-9_+/-]{1,59}$')
);
comment on table charity_zones is 'From which instant on days are cut in which zone of the IANA''s list. A change counts from a midnight to come, so that what is cut already stays as it is.';
comment on column charity_zones.since is 'The first row counts from the beginning of time.';
comment on column charity_zones.said_by is 'Null: the configuration said it.';

create trigger charity_zones__append_only before update or delete on charity_zones
  for each row execute function charity_append_only();
create trigger charity_zones__notify after insert or truncate on charity_zones
  for each statement execute function charity_notify();

-- Where there are books already, receipts and months of before were cut in UTC, and stay so.
insert into charity_zones (since, zone, said_at)
  select '-infinity', 'UTC', now()
  where exists (select from ledger_transactions) or exists (select from payments);

create function org_zone(at timestamptz) returns text language sql stable parallel safe as $$
  select coalesce((select zone from charity_zones where since <= at order by since desc limit 1), 'America/New_York')
$$;
comment on function org_zone is 'The organization''s time zone at an instant; the same as zoneAt in contract/src/org-zone.ts.';

create function org_day(at timestamptz) returns date language sql stable parallel safe as $$
  select (at at time zone org_zone(at))::date
$$;
comment on function org_day is 'The organization''s day of an instant: the one place that cuts instants in SQL; the same as dayOf in contract/src/org-days.ts.';

create function org_fiscal_year(at timestamptz) returns integer language sql stable parallel safe as $$
  select extract(year from org_day(at) + interval '6 months')::int
$$;
comment on function org_fiscal_year is 'The school year of an instant, July to June, named by the year it ends in; the same as fiscalYearOf in contract/src/money/budgets.ts.';

-- A midnight that comes twice counts the first time; one that is skipped, when the clock skips it.
create function org_day_start(day date) returns timestamptz language sql stable parallel safe as $$
  select min(start) from (
    select since, lead(since, 1, 'infinity') over (order by since) as until,
      case when ((midnight - interval '1 hour') at time zone zone)::date = day then midnight - interval '1 hour' else midnight end as start
    from (
      select since, zone, day::timestamp at time zone zone as midnight from (
        select since, zone from charity_zones
        union all select '-infinity', 'America/New_York' where not exists (select from charity_zones where since = '-infinity')
      ) known
    ) candidate
  ) cut where start >= since and start < until
$$;
comment on function org_day_start is 'The first instant of the organization''s day; the same as startOfDay in contract/src/org-days.ts.';

-- A school year that began by UTC began so.
update draw_standing_state set school_year_start = org_day_start((school_year_start at time zone 'UTC')::date);

create or replace function payments_total_arrived() returns trigger language plpgsql as $$
begin
  insert into gift_day_totals as total (day, bucket, cents)
    select org_day(settled_at) as day, bucket_of(id) as bucket, sum(payments_counted_cents(gift))
    from arrived gift group by 1, 2 having sum(payments_counted_cents(gift)) <> 0 order by 1, 2
    on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
  return null;
end $$;

create or replace function payments_total_changed() returns trigger language plpgsql as $$
begin
  insert into gift_day_totals as total (day, bucket, cents)
    select day, bucket, sum(cents) from (
      select org_day(settled_at) as day, bucket_of(id) as bucket, payments_counted_cents(gift) as cents
        from after_change gift
      union all
      select org_day(settled_at), bucket_of(id), - payments_counted_cents(gift) from before_change gift
    ) change group by 1, 2 having sum(cents) <> 0 order by 1, 2
    on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
  return null;
end $$;
comment on table gift_day_totals is 'Gifts that settled on a day of the organization, less what went back of them since. In sixteen rows a day, so that gifts at the same moment rarely wait for one another.';

alter table month_closings
  add column from_at timestamptz,
  add column until_at timestamptz,
  add constraint month_closings__both_bounds check (num_nulls(from_at, until_at) in (0, 2) and from_at < until_at);
update month_closings set from_at = month::timestamp at time zone 'UTC',
  until_at = (month + interval '1 month') at time zone 'UTC';
comment on column month_closings.from_at is 'The first instant of the month as it was closed; null, like until_at: closed by a version that knew only UTC.';
comment on column month_closings.until_at is 'The first instant after the month as it was closed.';

create or replace view prospect_words_in_force as
  with last_words as (
    select distinct on (word.prospect_id, word.role, word.prospect_guardian_id)
      word.prospect_id, word.role, word.id, word.granted, word.photos, word.location, word.school,
      coalesce(org_day(word.recorded_at) >= prospect.date_of_birth + interval '18 years', false) as is_of_age
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
