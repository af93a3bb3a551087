-- What the home of the console adds up, maintained where it changes, so that reading it costs the same however much there is.

create table gift_day_totals (
  day date not null,
  bucket smallint not null,
  cents bigint not null,
  primary key (day, bucket),
  constraint gift_day_totals__known_bucket check (bucket between 0 and 15)
);
comment on table gift_day_totals is 'Gifts that settled on a day by UTC, less what went back of them since. In sixteen rows a day, so that gifts at the same moment rarely wait for one another.';

create table account_totals (
  role text not null,
  bucket smallint not null,
  accounts bigint not null,
  primary key (role, bucket),
  constraint account_totals__known_bucket check (bucket between 0 and 15)
);
comment on table account_totals is 'Accounts by role, without erased ones; "none" is the role of an account that has none. In sixteen rows a role, as gift_day_totals is.';

create table pending_invites (
  email text primary key
);
comment on table pending_invites is 'Addresses that may sign in and have no account. An account opened at the same moment as the invitation may leave one behind: readers leave it out.';

-- The last digit of an id is random in every version of uuid.
create function bucket_of(id uuid) returns smallint language sql immutable as $$
  select ('x' || right(id::text, 1))::bit(4)::int::smallint
$$;

create function payments_counted_cents(gift payments) returns bigint language sql immutable as $$
  select case when gift.state = 'settled' and gift.destination <> 'credits'
    then greatest(gift.amount_cents - gift.refunded_cents, 0) else 0 end
$$;

-- For each statement and not for each row: an import of thousands changes a total once.
create function payments_total_arrived() returns trigger language plpgsql as $$
begin
  insert into gift_day_totals as total (day, bucket, cents)
    select (settled_at at time zone 'UTC')::date as day, bucket_of(id) as bucket, sum(payments_counted_cents(gift))
    from arrived gift group by 1, 2 having sum(payments_counted_cents(gift)) <> 0 order by 1, 2
    on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
  return null;
end $$;
create trigger payments__total_arrived after insert on payments referencing new table as arrived
  for each statement execute function payments_total_arrived();

create function payments_total_changed() returns trigger language plpgsql as $$
begin
  insert into gift_day_totals as total (day, bucket, cents)
    select day, bucket, sum(cents) from (
      select (settled_at at time zone 'UTC')::date as day, bucket_of(id) as bucket, payments_counted_cents(gift) as cents
        from after_change gift
      union all
      select (settled_at at time zone 'UTC')::date, bucket_of(id), - payments_counted_cents(gift) from before_change gift
    ) change group by 1, 2 having sum(cents) <> 0 order by 1, 2
    on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
  return null;
end $$;
create trigger payments__total_changed after update on payments
  referencing old table as before_change new table as after_change
  for each statement execute function payments_total_changed();

-- Entries of one address take turns: each judges what the others left.
create function pending_invites_judge(addresses text[]) returns void language plpgsql as $$
begin
  perform from allowlist_entries where email = any (addresses) order by email, role for update;
  delete from pending_invites invite where invite.email = any (addresses)
    and (exists (select from users where users.email = invite.email)
      or not exists (select from allowlist_entries entry where entry.email = invite.email and entry.active));
  insert into pending_invites (email)
    select distinct entry.email from allowlist_entries entry
    where entry.email = any (addresses) and entry.active
      and not exists (select from users where users.email = entry.email)
    on conflict do nothing;
end $$;

create function users_total_arrived() returns trigger language plpgsql as $$
begin
  insert into account_totals as total (role, bucket, accounts)
    select coalesce(role, 'none'), bucket_of(id), count(*) from arrived where erased_at is null group by 1, 2 order by 1, 2
    on conflict (role, bucket) do update set accounts = total.accounts + excluded.accounts;
  delete from pending_invites using arrived where pending_invites.email = arrived.email;
  return null;
end $$;
create trigger users__total_arrived after insert on users referencing new table as arrived
  for each statement execute function users_total_arrived();

create function users_total_changed() returns trigger language plpgsql as $$
begin
  insert into account_totals as total (role, bucket, accounts)
    select role, bucket, sum(accounts) from (
      select coalesce(role, 'none') as role, bucket_of(id) as bucket, 1 as accounts from after_change where erased_at is null
      union all
      select coalesce(role, 'none'), bucket_of(id), -1 from before_change where erased_at is null
    ) change group by 1, 2 having sum(accounts) <> 0 order by 1, 2
    on conflict (role, bucket) do update set accounts = total.accounts + excluded.accounts;
  if exists (select from before_change was join after_change now using (id) where was.email <> now.email) then
    perform pending_invites_judge(array(select email from before_change union select email from after_change));
  end if;
  return null;
end $$;
create trigger users__total_changed after update on users
  referencing old table as before_change new table as after_change
  for each statement execute function users_total_changed();

create function allowlist_entries_invite_arrived() returns trigger language plpgsql as $$
begin
  perform pending_invites_judge(array(select distinct email from arrived));
  return null;
end $$;
create trigger allowlist_entries__invite_arrived after insert on allowlist_entries referencing new table as arrived
  for each statement execute function allowlist_entries_invite_arrived();

create function allowlist_entries_invite_changed() returns trigger language plpgsql as $$
begin
  perform pending_invites_judge(array(select email from before_change union select email from after_change));
  return null;
end $$;
create trigger allowlist_entries__invite_changed after update on allowlist_entries
  referencing old table as before_change new table as after_change
  for each statement execute function allowlist_entries_invite_changed();

create function allowlist_entries_invite_gone() returns trigger language plpgsql as $$
begin
  perform pending_invites_judge(array(select distinct email from gone));
  return null;
end $$;
create trigger allowlist_entries__invite_gone after delete on allowlist_entries referencing old table as gone
  for each statement execute function allowlist_entries_invite_gone();

insert into gift_day_totals (day, bucket, cents)
  select (settled_at at time zone 'UTC')::date, bucket_of(id), sum(payments_counted_cents(payment))
  from payments payment where state = 'settled' group by 1, 2;
insert into account_totals (role, bucket, accounts)
  select coalesce(role, 'none'), bucket_of(id), count(*) from users where erased_at is null group by 1, 2;
insert into pending_invites (email)
  select distinct entry.email from allowlist_entries entry
  where entry.active and not exists (select from users where users.email = entry.email);
