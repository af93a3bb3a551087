-- Holds 195 migrations up to 0195-installations-have-names.sql, digest f4bab393458585f1788ae56816e582f05ddfd0299374b3d32abddb9aecc81a2f.
-- Written by `npm run baseline`, and never by hand: docs/decisions/0230-a-baseline-for-empty-databases.md.
CREATE TABLE public.migrations (
    name text NOT NULL,
    digest text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL,
    runs_from text,
    CONSTRAINT migrations__runs_from_is_a_number CHECK ((runs_from ~ '^[0-9]{4}$'::text))
);
SET LOCAL check_function_bodies = off;
CREATE FUNCTION public.allowlist_entries_judge_invites() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from touched) then
    perform pending_invites_judge(array(select distinct email from touched));
  end if;
  return null;
end $$;
CREATE FUNCTION public.athlete_money_rules_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'rules for the money of athletes are append-only' using errcode = 'restrict_violation', constraint = 'athlete_money_rules__append_only';
end $$;
CREATE FUNCTION public.audit_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the audit log is append-only' using errcode = 'restrict_violation', constraint = 'audit_log__append_only';
end $$;
CREATE FUNCTION public.books_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the books keep this as it is (%)', tg_argv[0] using errcode = 'restrict_violation', constraint = tg_argv[0];
end $$;
CREATE FUNCTION public.books_require_heir() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if donor_heir(old.donor_id) is distinct from donor_heir(new.donor_id) then
    raise exception 'gifts move only to the donor that theirs was joined into'
      using errcode = 'restrict_violation', constraint = tg_argv[0];
  end if;
  return null;
end $$;
CREATE FUNCTION public.broadcasts_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('tower_broadcasts', '');
  return null;
end $$;
CREATE FUNCTION public.bucket_of(id uuid) RETURNS smallint
    LANGUAGE sql IMMUTABLE
    AS $$
  select ('x' || right(id::text, 1))::bit(4)::int::smallint
$$;
CREATE FUNCTION public.charity_append_only() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what the charity said is only added to' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;
CREATE FUNCTION public.charity_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('tower_charity', '');
  return null;
end $$;
CREATE FUNCTION public.classrooms_stay_in_frozen_list() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select 1 from draw_entries entry join assignment_slots draw on draw.id = entry.draw_id
    where entry.classroom_id = old.id and draw.state = 'frozen'
  ) then
    raise exception 'the list of a draw is fixed and holds this classroom'
      using errcode = 'restrict_violation', constraint = 'classrooms__stay_in_frozen_list';
  end if;
  return new;
end $$;
CREATE FUNCTION public.commits_take_turns() RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform from ledger_accounts where kind = 'processor' and owner_id is null for no key update;
end $$;
CREATE FUNCTION public.count_added_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform count_joined_names((select array_agg(teacher_id) from added where removed_at is null));
  return null;
end $$;
CREATE FUNCTION public.count_changed_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform count_joined_names((select array_agg(after.teacher_id) from changed_to after join changed_from before on before.id = after.id
    where after.removed_at is null and (before.removed_at is not null or before.full_name <> after.full_name)));
  return null;
end $$;
CREATE FUNCTION public.count_joined_names(teachers uuid[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if teachers is null then return; end if;
  insert into class_lists as list (teacher_id) select distinct unnest(teachers) order by 1
    on conflict (teacher_id) do update set names_version = list.names_version + 1;
  perform pg_notify('tower_class_lists', '');
end $$;
CREATE FUNCTION public.credit_uses_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a use of a credit stays what it was' using errcode = 'restrict_violation', constraint = 'credit_uses__ended_stays';
end $$;
CREATE FUNCTION public.credit_uses_refuse_return() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from story_runs run where run.use_id = old.id and run.state = 'open') then
    raise exception 'something that is being made rests on this use' using errcode = 'restrict_violation', constraint = 'credit_uses__kept_for_making';
  end if;
  return new;
end $$;
CREATE FUNCTION public.donor_heir(donor uuid) RETURNS uuid
    LANGUAGE sql STABLE
    AS $$
  with recursive line as (
    select id, merged_into_id, 1 as step from donors where id = donor
    union all
    select heir.id, heir.merged_into_id, line.step + 1 from line join donors heir on heir.id = line.merged_into_id
    where line.step < 100
  )
  select id from line where merged_into_id is null
$$;
COMMENT ON FUNCTION public.donor_heir(donor uuid) IS 'The donor that a joined donor''s gifts belong to now; of any other, itself.';
CREATE FUNCTION public.draw_entries_come_first() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select 1 from (select distinct draw_id from added) list join assignment_slots draw on draw.id = list.draw_id
    where draw.state <> 'scheduled'
  ) then
    raise exception 'the list of this draw is fixed'
      using errcode = 'restrict_violation', constraint = 'draw_entries__before_the_freeze';
  end if;
  if exists (
    select 1 from draw_entries entry where entry.draw_id in (select draw_id from added)
    group by entry.draw_id, entry.teacher_id having count(*) > 1
  ) then
    raise exception 'a teacher enters a draw with one classroom'
      using errcode = 'restrict_violation', constraint = 'draw_entries__one_per_teacher';
  end if;
  return null;
end $$;
CREATE FUNCTION public.draw_winners_come_first() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (
    select 1 from (select distinct draw_id from added) list join assignment_slots draw on draw.id = list.draw_id
    where draw.state <> 'frozen'
  ) then
    raise exception 'this draw has no winners to come'
      using errcode = 'restrict_violation', constraint = 'draw_winners__before_the_end';
  end if;
  return null;
end $$;
CREATE FUNCTION public.draws_count_their_winners() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.winners_count := (select count(*) from draw_winners winner where winner.draw_id = new.id);
  return new;
end $$;
CREATE FUNCTION public.draws_keep_their_beacon() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the number of a draw is chosen once, when its list is fixed'
    using errcode = 'restrict_violation', constraint = 'assignment_slots__beacon_stays';
end $$;
CREATE FUNCTION public.draws_keep_their_plan() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the start that was planned for a draw stays'
    using errcode = 'restrict_violation', constraint = 'assignment_slots__plan_stays';
end $$;
CREATE FUNCTION public.draws_need_their_number() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a new draw names a public number'
    using errcode = 'restrict_violation', constraint = 'assignment_slots__number_for_each';
end $$;
CREATE FUNCTION public.draws_plan_their_start() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  new.planned_for := case when new.source = 'schedule' then coalesce(new.planned_for, new.slot_starts) end;
  return new;
end $$;
CREATE FUNCTION public.draws_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'draws are never rewritten' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;
CREATE FUNCTION public.draws_require_forward() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  is_over constant boolean := old.state in ('completed', 'voided');
  ends constant boolean := not is_over and new.state in ('completed', 'voided');
  takes_later_number constant boolean := old.state = 'frozen' and new.state = 'frozen'
    and old.published_at is null and new.published_at is null and new.number_at > old.number_at;
begin
  if (new.id, new.algorithm, new.source, new.created_at, new.seed_hash, new.needs_number)
       is distinct from (old.id, old.algorithm, old.source, old.created_at, old.seed_hash, old.needs_number)
     or (is_over and new.state <> old.state)
     or (old.state = 'scheduled' and new.state = 'completed')
     or (old.state = 'frozen' and new.state = 'scheduled')
     or (old.state <> 'scheduled' and
       (new.slot_name, new.slot_starts, new.capacity, new.rules, new.school_year, new.frozen_at,
        new.entries_count, new.total_weight, new.entries_hash)
       is distinct from
       (old.slot_name, old.slot_starts, old.capacity, old.rules, old.school_year, old.frozen_at,
        old.entries_count, old.total_weight, old.entries_hash))
     or (old.state <> 'scheduled' and not takes_later_number and
       (new.beacon, new.commitment_hash) is distinct from (old.beacon, old.commitment_hash))
     or (new.published_at is distinct from old.published_at
       and (old.published_at is not null or old.state <> 'frozen' or new.state <> 'frozen'))
     or (is_over and
       (new.completed_at, new.draw_seed, new.public_value, new.voided_at, new.void_reason)
       is distinct from (old.completed_at, old.draw_seed, old.public_value, old.voided_at, old.void_reason))
     or (new.state <> 'completed' and (new.draw_seed is not null or new.completed_at is not null))
     or (old.public_value is not null and new.public_value is distinct from old.public_value)
     or (old.sealed_seed is not null and new.sealed_seed is distinct from old.sealed_seed
       and (is_over or new.sealed_seed is null or current_setting('tower.reseals', true) is distinct from 'seeds'))
     or (old.sealed_seed is null and new.sealed_seed is not null and is_over)
     or (old.server_seed is null and new.server_seed is not null and not ends)
     or (old.server_seed is not null and new.server_seed is null
         and (is_over or old.sealed_seed is not null or new.sealed_seed is null))
     or (new.server_seed <> old.server_seed) then
    raise exception 'a draw only moves forward' using errcode = 'restrict_violation', constraint = 'assignment_slots__forward_only';
  end if;
  if old.state = 'scheduled' and new.state = 'frozen'
     and exists (select from assignment_slots other where other.state = 'frozen' and other.id <> new.id) then
    raise exception 'the list of another draw is fixed and was not drawn yet'
      using errcode = 'restrict_violation', constraint = 'assignment_slots__one_list_at_a_time';
  end if;
  return new;
end $$;
CREATE FUNCTION public.fold_letters(written text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (octet_length(written) = char_length(written)) THEN translate(lower(written), '''`'::text, ''::text) ELSE NORMALIZE(replace(replace(replace(replace(translate(regexp_replace(lower(NORMALIZE(translate(written, '''`´ʹʺʻʼʽʾʿˈ‘’‛′‵ꞌ＇'::text, ''::text), NFKD)), '[\u00ad\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u093c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u206f\u20d0-\u20ff\ufe00-\ufe0f\ufeff\U000e0000-\U000e0fff]'::text, ''::text, 'g'::text), 'øłđðıħŧəɓɗƙƴςىیک'::text, 'olddihtebdkyσييك'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text), NFC) END;
COMMENT ON FUNCTION public.fold_letters(written text) IS 'A text as it is searched: in small letters without accents, apostrophes and signs that nobody sees. fold-letters.ts says the same of what is searched for.';
CREATE FUNCTION public.introductions_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'who brought in whom is append-only' using errcode = 'restrict_violation', constraint = 'introductions__append_only';
end $$;
CREATE FUNCTION public.keep_second_copy() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER
    AS $_$
declare
  kept text := 'said_of_' || tg_argv[0];
  named text := to_jsonb(new) ->> tg_argv[1];
  salted text := encode(uuid_send(gen_random_uuid()), 'hex');
  said text;
  said_before text;
begin
  execute format('select %I($1)', kept) into said using new;
  if tg_op = 'UPDATE' then
    execute format('select %I($1)', kept) into said_before using old;
    if said is not distinct from said_before then
      return null;
    end if;
    if said_before is not null then
      if tg_argv[2] = 'stays' then
        raise exception 'the books keep this as it is (%)', tg_argv[0]
          using errcode = 'restrict_violation', constraint = 'second_copies__' || tg_argv[0];
      elsif tg_argv[2] = 'words' then
        update second_copies set salt = null where of = tg_argv[0] and subject = named;
        return null;
      end if;
      update second_copies set ended_at = now() where of = tg_argv[0] and subject = named and ended_at is null;
    end if;
  end if;
  if said is not null then
    insert into second_copies (of, subject, salt, hash)
      values (tg_argv[0], named, salted, second_copy_hash(salted, said));
  end if;
  return null;
end $_$;
COMMENT ON FUNCTION public.keep_second_copy() IS 'Keeps what a row says: of which rows, by which of their columns they are named, and whether that stays, follows what is told, or may only lose words.';
CREATE FUNCTION public.keep_session_over() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if old.status in ('captured', 'failed', 'canceled') and new.status <> old.status then
    raise exception 'a session that is over stays as it ended' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
CREATE FUNCTION public.ledger_add_at_commit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform commits_take_turns();
  update ledger_accounts set balance_cents = balance_cents + new.amount_cents where id = new.account_id;
  return null;
end $$;
CREATE FUNCTION public.ledger_add_up_moved_on() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from added posting join ledger_accounts account on account.id = posting.account_id
    where account.kind = 'prospect_goal') then
    return null;
  end if;
  insert into athlete_moved_on as total (owner_id, to_athlete_cents, to_fund_cents)
    select account.owner_id,
        - coalesce(sum(posting.amount_cents) filter (where entry.kind in ('goal_to_athlete', 'athlete_to_goal')), 0),
        - coalesce(sum(posting.amount_cents) filter (where entry.kind in ('athlete_to_fund', 'athlete_from_fund')), 0)
      from added posting
      join ledger_transactions entry on entry.id = posting.transaction_id
        and entry.kind in ('goal_to_athlete', 'athlete_to_goal', 'athlete_to_fund', 'athlete_from_fund')
      join ledger_accounts account on account.id = posting.account_id and account.kind = 'prospect_goal'
      group by account.owner_id order by account.owner_id
    on conflict (owner_id) do update set
      to_athlete_cents = total.to_athlete_cents + excluded.to_athlete_cents,
      to_fund_cents = total.to_fund_cents + excluded.to_fund_cents;
  return null;
end $$;
CREATE FUNCTION public.ledger_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the ledger is append-only' using errcode = 'restrict_violation', constraint = tg_table_name || '__append_only';
end $$;
CREATE FUNCTION public.ledger_require_balance() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  total bigint;
  sides integer;
  units integer;
begin
  select coalesce(sum(amount_cents), 0), count(*), count(distinct unit) into total, sides, units
    from ledger_postings where transaction_id = new.transaction_id;
  if total <> 0 or sides < 2 or units <> 1 then
    raise exception 'postings of % do not balance', new.transaction_id
      using errcode = 'check_violation', constraint = 'ledger_postings__balance';
  end if;
  return null;
end $$;
CREATE FUNCTION public.ledger_require_known_moves() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  stranger record;
begin
  select entry.kind, account.kind as account_kind into stranger
    from added posting
    join ledger_transactions entry on entry.id = posting.transaction_id
    join ledger_accounts account on account.id = posting.account_id
    where not exists (select from ledger_moves allowed where allowed.kind = entry.kind
      and allowed.side = sign(posting.amount_cents) and allowed.account_kind = account.kind)
    limit 1;
  if found then
    raise exception 'a fact of the kind % does not move % this way', stranger.kind, stranger.account_kind
      using errcode = 'check_violation', constraint = 'ledger_postings__known_moves';
  end if;
  return null;
end $$;
CREATE FUNCTION public.ledger_require_postings() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select 1 from ledger_postings where transaction_id = new.id) then
    raise exception 'transaction % has no postings', new.id
      using errcode = 'check_violation', constraint = 'ledger_transactions__has_postings';
  end if;
  return null;
end $$;
CREATE FUNCTION public.live_events_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
declare
  told text := json_build_object(
    'id', new.id, 'topic', new.topic, 'audienceUserId', new.audience_user_id, 'payload', new.payload);
begin
  perform pg_notify('tower_live', case when octet_length(told) < 7000 then told else new.id::text end);
  return null;
end $$;
CREATE FUNCTION public.mail_key_is_nameless(key text) RETURNS boolean
    LANGUAGE sql IMMUTABLE
    AS $_$
  select key ~ '^[a-z][a-z0-9_-]*(:([0-9]+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2})?|[0-9]{2}\.[0-9]{3}Z|[0-9a-f]{32}))*$'
$_$;
CREATE FUNCTION public.mails_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('tower_mails', '');
  return null;
end $$;
CREATE FUNCTION public.name_key(written text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(btrim(regexp_replace(translate(regexp_replace(NORMALIZE(written, NFC), '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]'::text, ''::text, 'g'::text), 'İ`´ʹʺʻʼʽʾʿˈ‘’‛′‵ꞌ＇'::text, ('i'::text || repeat(''''::text, 17))), '[\u0009-\u000d\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+'::text, ' '::text, 'g'::text)));
COMMENT ON FUNCTION public.name_key(written text) IS 'What two spellings of one name have in common. name-key.ts says the same of what is written.';
CREATE FUNCTION public.nominees_follow_ballots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into nominee_changes (unit_id) select distinct classroom_id from ballots;
  return null;
end $$;
CREATE FUNCTION public.nominees_follow_classrooms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into nominee_changes (unit_id) values (new.id);
  return null;
end $$;
CREATE FUNCTION public.nominees_follow_moved_ballots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into nominee_changes (unit_id) values (old.classroom_id), (new.classroom_id);
  return null;
end $$;
CREATE FUNCTION public.nominees_follow_named_teachers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into nominee_changes (unit_id) select id from named;
  return null;
end $$;
CREATE FUNCTION public.nominees_follow_teachers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into nominee_changes (unit_id) select id from classrooms where teacher_id = new.id;
  return null;
end $$;
CREATE FUNCTION public.note_athlete_names() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'DELETE' then
    insert into child_name_changes (owner_id) values (old.id);
  elsif tg_op = 'INSERT' or (old.first_name, old.last_name) is distinct from (new.first_name, new.last_name) then
    insert into child_name_changes (owner_id) values (new.id);
  end if;
  return null;
end $$;
CREATE FUNCTION public.note_class_lists() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into child_name_changes (owner_id) select distinct teacher_id from changed;
  return null;
end $$;
CREATE FUNCTION public.org_day(at timestamp with time zone) RETURNS date
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select (at at time zone org_zone(at))::date
$$;
COMMENT ON FUNCTION public.org_day(at timestamp with time zone) IS 'The organization''s day of an instant: the one place that cuts instants in SQL; the same as dayOf in contract/src/org-days.ts.';
CREATE FUNCTION public.org_day_start(day date) RETURNS timestamp with time zone
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
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
COMMENT ON FUNCTION public.org_day_start(day date) IS 'The first instant of the organization''s day; the same as startOfDay in contract/src/org-days.ts.';
CREATE FUNCTION public.org_fiscal_year(at timestamp with time zone) RETURNS integer
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select extract(year from org_day(at) + interval '6 months')::int
$$;
COMMENT ON FUNCTION public.org_fiscal_year(at timestamp with time zone) IS 'The school year of an instant, July to June, named by the year it ends in; the same as fiscalYearOf in contract/src/money/budgets.ts.';
CREATE FUNCTION public.org_zone(at timestamp with time zone) RETURNS text
    LANGUAGE sql STABLE PARALLEL SAFE
    AS $$
  select coalesce((select zone from charity_zones where since <= at order by since desc limit 1), 'America/New_York')
$$;
COMMENT ON FUNCTION public.org_zone(at timestamp with time zone) IS 'The organization''s time zone at an instant; the same as zoneAt in contract/src/org-zone.ts.';
CREATE FUNCTION public.owned_items_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'what was unlocked stays unlocked' using errcode = 'restrict_violation', constraint = 'owned_items__append_only';
end $$;
CREATE FUNCTION public.owned_keepsakes_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a keepsake stays what was bought' using errcode = 'restrict_violation', constraint = 'owned_keepsakes__stays';
end $$;
CREATE FUNCTION public.payments_add_to_day(at timestamp with time zone, id uuid, cents bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  perform commits_take_turns();
  insert into gift_day_totals as total (day, bucket, cents) values (org_day(at), bucket_of(id), cents)
  on conflict (day, bucket) do update set cents = total.cents + excluded.cents;
end $$;
CREATE FUNCTION public.payments_added_to_day() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op = 'UPDATE' then
    if new.settled_at is not distinct from old.settled_at then
      perform payments_add_to_day(new.settled_at, new.id, payments_counted_cents(new) - payments_counted_cents(old));
      return null;
    end if;
    if payments_counted_cents(old) <> 0 then
      perform payments_add_to_day(old.settled_at, old.id, - payments_counted_cents(old));
    end if;
  end if;
  if payments_counted_cents(new) <> 0 then
    perform payments_add_to_day(new.settled_at, new.id, payments_counted_cents(new));
  end if;
  return null;
end $$;
CREATE TABLE public.payments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    provider_payment_id text NOT NULL,
    checkout_id uuid,
    donor_id uuid,
    destination text,
    amount_cents bigint NOT NULL,
    fee_cover_cents bigint DEFAULT 0 NOT NULL,
    refunded_cents bigint DEFAULT 0 NOT NULL,
    currency text NOT NULL,
    email text,
    state text NOT NULL,
    review_reason text,
    dispute_state text,
    settled_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    sponsorship_id uuid,
    provider_invoice_id text,
    payer_signed_in boolean DEFAULT false NOT NULL,
    program_key text,
    shared_cents bigint DEFAULT 0 NOT NULL,
    follow_key uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT payments__invoice_of_sponsorship CHECK (((provider_invoice_id IS NULL) OR (state <> 'settled'::text) OR (sponsorship_id IS NOT NULL))),
    CONSTRAINT payments__known_dispute CHECK ((dispute_state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT payments__known_state CHECK ((state = ANY (ARRAY['settled'::text, 'needs_review'::text, 'unmatched'::text]))),
    CONSTRAINT payments__refund_within_amount CHECK (((refunded_cents >= 0) AND (refunded_cents <= (amount_cents + fee_cover_cents)))),
    CONSTRAINT payments__settled_has_donor CHECK (((state <> 'settled'::text) OR (donor_id IS NOT NULL))),
    CONSTRAINT payments__shared_within_gift CHECK (((shared_cents >= 0) AND (shared_cents <= amount_cents)))
);
COMMENT ON TABLE public.payments IS 'Money that arrived. amount_cents is the gift; the fee cover stands apart and never counts towards a slot.';
COMMENT ON COLUMN public.payments.sponsorship_id IS 'The gift to a prospect, or the monthly one to classrooms, that it belongs to; a monthly one has a payment each month.';
COMMENT ON COLUMN public.payments.provider_invoice_id IS 'The month''s invoice it paid: each invoice counts once.';
COMMENT ON COLUMN public.payments.payer_signed_in IS 'Whoever paid was signed in as the donor''s account. Anybody can type an address: without this the payment is a guest''s, and what it costs is never the account''s debt.';
COMMENT ON COLUMN public.payments.program_key IS 'The program it counts for; later months of a monthly gift as the first.';
COMMENT ON COLUMN public.payments.shared_cents IS 'How much of what is left of a giver''s gift counts for the shared tower and no longer for their own. Of the house''s own gifts always 0: those count for nothing else.';
COMMENT ON COLUMN public.payments.follow_key IS 'Names the gift in the link by which its giver follows it; nobody can guess it, and the page behind it names nobody.';
CREATE FUNCTION public.payments_counted_cents(gift public.payments) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when gift.state = 'settled' and gift.destination <> 'credits'
    then greatest(gift.amount_cents - gift.refunded_cents, 0) else 0 end
$$;
CREATE FUNCTION public.payments_given_cents(payment public.payments) RETURNS bigint
    LANGUAGE sql IMMUTABLE
    AS $$
  select case when payment.state = 'settled' and payment.program_key is not null
    then greatest(payment.amount_cents - payment.refunded_cents, 0) else 0 end
$$;
CREATE FUNCTION public.payments_keep_program_sums() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform commits_take_turns();
  if tg_op = 'UPDATE' and old.program_key is not null then
    update program_sums set given_cents = given_cents - payments_given_cents(old) where program_key = old.program_key;
  end if;
  if new.program_key is not null then
    insert into program_sums as kept (program_key, given_cents) values (new.program_key, payments_given_cents(new))
    on conflict (program_key) do update set given_cents = kept.given_cents + payments_given_cents(new);
  end if;
  return null;
end $$;
CREATE FUNCTION public.payouts_fail_as_moved() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from balance_movements where kind = 'payout_failure' and source_id = new.id)
    and not exists (select from payout_lines where kind = 'payout_failure' and source_id = new.id) then
    raise exception 'the payout % came back by no movement', new.id
      using errcode = 'restrict_violation', constraint = 'payouts__fails_as_moved';
  end if;
  return new;
end $$;
CREATE FUNCTION public.pending_invites_judge(addresses text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.plain_words(written text) RETURNS text
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN btrim(regexp_replace(public.fold_letters(written), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u05be\u05c0\u05c3\u05f3\u05f4\u060c\u061b\u061f\u066a-\u066d\u06d4\u0964\u0965\u1360-\u1368\u2000-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\u3030\u30fb\ufe10-\ufe6f\ufff0-\uffff\U0001f000-\U0001faff]+'::text, ' '::text, 'g'::text));
COMMENT ON FUNCTION public.plain_words(written text) IS 'What a text is found by: its words as fold_letters writes them. fold-letters.ts says the same of what is searched for.';
CREATE FUNCTION public.pledge_gifts_fit() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from pledge_installments part where part.id = new.installment_id and part.amount_cents < (
    select coalesce(sum(gift.amount_cents), 0) from pledge_gifts gift where gift.installment_id = part.id)) then
    raise exception 'gifts count for no more of an installment than it is'
      using errcode = 'restrict_violation', constraint = 'pledge_gifts__fit';
  end if;
  if exists (select from offline_gifts offline where offline.payment_id = new.payment_id) then
    raise exception 'a check counts under what staff wrote down, and not by its payment besides'
      using errcode = 'restrict_violation', constraint = 'pledge_gifts__one_name';
  end if;
  return null;
end $$;
CREATE FUNCTION public.pledge_installments_stay_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if tg_op <> 'DELETE' then
    perform pledges_require_sum(new.pledge_id);
  end if;
  if tg_op <> 'INSERT' then
    perform pledges_require_sum(old.pledge_id);
  end if;
  return null;
end $$;
CREATE FUNCTION public.pledges_require_sum(pledge uuid) RETURNS void
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from pledges whole where whole.id = pledge and whole.amount_cents <> (
    select coalesce(sum(part.amount_cents), 0) from pledge_installments part where part.pledge_id = pledge)) then
    raise exception 'the installments of a pledge add up to it'
      using errcode = 'restrict_violation', constraint = 'pledges__add_up';
  end if;
end $$;
CREATE FUNCTION public.pledges_stay_whole() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pledges_require_sum(new.id);
  return null;
end $$;
CREATE FUNCTION public.prospect_consents_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'consents are append-only' using errcode = 'restrict_violation', constraint = 'prospect_consents__append_only';
end $$;
CREATE FUNCTION public.prospect_consents_take_effect() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update prospect_consent_evidence evidence set ended_at = new.recorded_at
  from prospect_consents word
  where word.id = evidence.consent_id and evidence.ended_at is null and word.prospect_id = new.prospect_id
    and word.role = new.role and word.prospect_guardian_id is not distinct from new.prospect_guardian_id and word.id < new.id;
  perform prospects_follow_words(new.prospect_id, new.recorded_at);
  return null;
end $$;
CREATE FUNCTION public.prospect_goals_follow() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update prospects set open_goals = (
    select coalesce(jsonb_agg(jsonb_build_object('id', goal.id, 'title', goal.title, 'description', goal.description,
      'target_cents', goal.target_cents, 'raised_cents', goal.raised_cents, 'created_at', goal.created_at)
      order by goal.created_at, goal.id), '[]')
    from prospect_goals goal where goal.prospect_id = new.prospect_id and goal.is_active)
  where id = new.prospect_id;
  return null;
end $$;
CREATE FUNCTION public.prospects_come_of_age() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform prospects_follow_words(new.id, new.updated_at);
  return null;
end $$;
CREATE FUNCTION public.prospects_count_shown() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.prospects_follow_words(of_prospect uuid, at timestamp with time zone) RETURNS void
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.receipt_counter_require_receipt() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select from receipts where number = new.last_number) then
    raise exception 'number % has no receipt', new.last_number
      using errcode = 'check_violation', constraint = 'receipt_counter__has_receipt';
  end if;
  return null;
end $$;
CREATE FUNCTION public.receipts_follow_counter() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if new.number is distinct from (select last_number from receipt_counter) then
    raise exception 'receipt % is not the counter''s number', new.number
      using errcode = 'check_violation', constraint = 'receipts__next_number';
  end if;
  return new;
end $$;
CREATE FUNCTION public.role_history_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'the history of roles is append-only' using errcode = 'restrict_violation', constraint = 'role_history__append_only';
end $$;
CREATE FUNCTION public.rows_to_seal(sealed text, first bigint, last bigint) RETURNS TABLE(row_count integer, digest text)
    LANGUAGE plpgsql STABLE
    AS $$
begin
  if sealed = 'postings' then
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((posting.id, posting.transaction_id,
        posting.account_id, posting.unit, posting.amount_cents, entry.kind, entry.idempotency_key, extract(epoch from entry.occurred_at),
        entry.actor_id, entry.memo, entry.corrects_id, entry.payment_id, entry.refund_id, entry.slot_id, entry.spending_id)::text,
        chr(10) order by posting.id), ''), 'UTF8')), 'hex')
      from ledger_postings posting left join ledger_transactions entry on entry.id = posting.transaction_id
      where posting.id between first and last;
  elsif sealed = 'receipts' then
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((receipt.number, receipt.payment_id, receipt.kind,
        receipt.amount_cents, extract(epoch from receipt.issued_at), receipt.replaces_number)::text,
        chr(10) order by receipt.number), ''), 'UTF8')), 'hex')
      from receipts receipt where receipt.number between first and last;
  else
    return query select count(*)::int, encode(sha256(convert_to(coalesce(string_agg((copy.id, copy.of, copy.subject, copy.hash)::text,
        chr(10) order by copy.id), ''), 'UTF8')), 'hex')
      from second_copies copy where copy.id between first and last;
  end if;
end $$;
COMMENT ON FUNCTION public.rows_to_seal(sealed text, first bigint, last bigint) IS 'How many rows there are within these numbers, and the hash of all that never changes of them.';
CREATE TABLE public.balance_watch (
    single boolean DEFAULT true NOT NULL,
    listed_until timestamp with time zone,
    opening_cents bigint,
    difference_cents bigint DEFAULT 0 NOT NULL,
    told_cents bigint DEFAULT 0 NOT NULL,
    compared_at timestamp with time zone,
    CONSTRAINT balance_watch__one_row CHECK (single)
);
COMMENT ON TABLE public.balance_watch IS 'How far the provider''s balance was read, and what it differs from the books by.';
COMMENT ON COLUMN public.balance_watch.opening_cents IS 'What the provider held before these books began; empty until they were compared.';
COMMENT ON COLUMN public.balance_watch.difference_cents IS 'The provider''s balance less the books'' at the last comparison.';
COMMENT ON COLUMN public.balance_watch.told_cents IS 'The difference staff know of.';
CREATE FUNCTION public.said_of_balance_watch(watch public.balance_watch) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when watch.opening_cents is not null then jsonb_build_array(watch.opening_cents)::text end
$$;
CREATE TABLE public.card_allowances (
    id uuid NOT NULL,
    purpose text NOT NULL,
    teacher_id uuid NOT NULL,
    budget_id uuid NOT NULL,
    vendor text NOT NULL,
    program text,
    issuer_card_id text,
    last4 text,
    exp_month integer,
    exp_year integer,
    amount_cents bigint NOT NULL,
    reserved_cents bigint NOT NULL,
    spent_cents bigint DEFAULT 0 NOT NULL,
    uncovered_cents bigint DEFAULT 0 NOT NULL,
    state text NOT NULL,
    request_key uuid NOT NULL,
    opened_at timestamp with time zone NOT NULL,
    closes_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    CONSTRAINT card_allowances__amounts CHECK (((amount_cents > 0) AND (reserved_cents >= 0) AND (spent_cents >= 0) AND (uncovered_cents >= 0))),
    CONSTRAINT card_allowances__closed_when CHECK (((state = ANY (ARRAY['closed'::text, 'failed'::text])) = (closed_at IS NOT NULL))),
    CONSTRAINT card_allowances__four_digits CHECK ((last4 ~ '^[0-9]{4}$'::text)),
    CONSTRAINT card_allowances__known_purpose CHECK ((purpose = ANY (ARRAY['one_time_card'::text, 'session'::text]))),
    CONSTRAINT card_allowances__known_state CHECK ((state = ANY (ARRAY['issuing'::text, 'open'::text, 'closing'::text, 'closed'::text, 'failed'::text]))),
    CONSTRAINT card_allowances__known_vendor CHECK ((vendor = ANY (ARRAY['amazon'::text, 'walmart'::text])))
);
COMMENT ON TABLE public.card_allowances IS 'What is set aside of a budget for a purchase by card: for a one-time card, or for a session with the card of a vendor.';
COMMENT ON COLUMN public.card_allowances.reserved_cents IS 'Of the amount, what is neither spent nor given back.';
COMMENT ON COLUMN public.card_allowances.uncovered_cents IS 'What merchants took beyond the amount while the budget had nothing left for it; staff settle it.';
COMMENT ON COLUMN public.card_allowances.state IS 'Issuing until the issuer answered; only open ones buy; closing until the issuer canceled the card.';
COMMENT ON COLUMN public.card_allowances.closes_at IS 'When it closes by itself, and what no purchase holds goes back.';
CREATE FUNCTION public.said_of_card_allowances(card public.card_allowances) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when card.id is not null then jsonb_build_array(card.teacher_id, card.budget_id, card.purpose, card.vendor,
    card.amount_cents, extract(epoch from card.opened_at))::text end
$$;
CREATE FUNCTION public.said_of_card_ends(card public.card_allowances) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when card.id is not null then jsonb_build_array(extract(epoch from card.closes_at))::text end
$$;
CREATE FUNCTION public.said_of_card_numbers(card public.card_allowances) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when card.issuer_card_id is not null then jsonb_build_array(card.issuer_card_id)::text end
$$;
CREATE TABLE public.card_authorizations (
    id text NOT NULL,
    allowance_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    captured_cents bigint DEFAULT 0 NOT NULL,
    state text NOT NULL,
    merchant text NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone NOT NULL,
    CONSTRAINT card_authorizations__amounts CHECK (((amount_cents >= 0) AND (captured_cents >= 0))),
    CONSTRAINT card_authorizations__known_state CHECK ((state = ANY (ARRAY['pending'::text, 'closed'::text, 'reversed'::text, 'expired'::text, 'declined'::text])))
);
COMMENT ON TABLE public.card_authorizations IS 'Purchases that asked for approval, under the issuer''s ids. A pending one holds what it has not taken yet.';
COMMENT ON COLUMN public.card_authorizations.told_at IS 'When the issuer told what stands here; what it told before that comes too late.';
CREATE FUNCTION public.said_of_card_purchases(purchase public.card_authorizations) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when purchase.id is not null then jsonb_build_array(purchase.allowance_id, purchase.merchant,
    extract(epoch from purchase.decided_at))::text end
$$;
CREATE TABLE public.card_transactions (
    id text NOT NULL,
    allowance_id uuid NOT NULL,
    authorization_id text,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    booked_cents bigint NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    CONSTRAINT card_transactions__known_kind CHECK ((kind = ANY (ARRAY['capture'::text, 'refund'::text]))),
    CONSTRAINT card_transactions__positive CHECK (((amount_cents > 0) AND ((booked_cents >= 0) AND (booked_cents <= amount_cents))))
);
COMMENT ON TABLE public.card_transactions IS 'Money that a merchant took or gave back, each once, under the issuer''s ids.';
COMMENT ON COLUMN public.card_transactions.booked_cents IS 'Less than the amount where a merchant gives back more than it took.';
CREATE FUNCTION public.said_of_card_transactions(told public.card_transactions) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when told.id is not null then jsonb_build_array(told.allowance_id, told.authorization_id, told.kind, told.amount_cents,
    told.booked_cents, extract(epoch from told.happened_at))::text end
$$;
CREATE TABLE public.disbursements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    goal_id uuid,
    amount_cents bigint NOT NULL,
    payee text NOT NULL,
    paid_for text NOT NULL,
    paid_on date NOT NULL,
    file_id uuid,
    state text NOT NULL,
    needs_second boolean NOT NULL,
    request_key text NOT NULL,
    recorded_by uuid NOT NULL,
    recorded_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    note text,
    erased_at timestamp with time zone,
    void_asked_by uuid,
    void_asked_at timestamp with time zone,
    voided_by uuid,
    voided_at timestamp with time zone,
    voided_alone boolean DEFAULT false NOT NULL,
    CONSTRAINT disbursements__amount_positive CHECK (((amount_cents >= 1) AND (amount_cents <= 99999999))),
    CONSTRAINT disbursements__decided CHECK ((((decided_at IS NULL) = (state = 'waiting'::text)) AND ((decided_by IS NULL) = (state = 'waiting'::text)))),
    CONSTRAINT disbursements__documented CHECK (((file_id IS NOT NULL) OR (erased_at IS NOT NULL))),
    CONSTRAINT disbursements__known_state CHECK ((state = ANY (ARRAY['waiting'::text, 'paid'::text, 'declined'::text, 'voided'::text]))),
    CONSTRAINT disbursements__reasoned CHECK (((state <> ALL (ARRAY['declined'::text, 'voided'::text])) OR (btrim(COALESCE(note, ''::text)) <> ''::text))),
    CONSTRAINT disbursements__reasoned_void CHECK (((void_asked_by IS NULL) OR (btrim(COALESCE(note, ''::text)) <> ''::text))),
    CONSTRAINT disbursements__says_what CHECK (((btrim(payee) <> ''::text) AND (btrim(paid_for) <> ''::text))),
    CONSTRAINT disbursements__two_people CHECK (((NOT needs_second) OR (state <> 'paid'::text) OR (decided_by <> recorded_by))),
    CONSTRAINT disbursements__two_people_void CHECK (((NOT needs_second) OR (voided_by IS NULL) OR voided_alone OR ((void_asked_by IS NOT NULL) AND (voided_by <> void_asked_by)))),
    CONSTRAINT disbursements__void_asked CHECK (((void_asked_by IS NULL) = (void_asked_at IS NULL))),
    CONSTRAINT disbursements__void_of_paid CHECK (((void_asked_by IS NULL) OR (state = ANY (ARRAY['paid'::text, 'voided'::text])))),
    CONSTRAINT disbursements__voided CHECK ((((voided_by IS NULL) = (voided_at IS NULL)) AND ((voided_by IS NULL) OR (state = 'voided'::text))))
);
COMMENT ON TABLE public.disbursements IS 'Money of an athlete that staff paid out for what it was given for, each with its document. Above the limit it waits for a second person; one that turns out wrong is voided, never deleted.';
COMMENT ON COLUMN public.disbursements.goal_id IS 'The goal it was given for; null is the athlete''s general support.';
COMMENT ON COLUMN public.disbursements.payee IS 'Whom it was paid to, for staff and the family alone.';
COMMENT ON COLUMN public.disbursements.paid_for IS 'What it was paid for, read by the family and by supporters.';
COMMENT ON COLUMN public.disbursements.request_key IS 'Chosen by the form: sent twice it is one.';
COMMENT ON COLUMN public.disbursements.note IS 'Why it was declined or voided, or is to be voided.';
COMMENT ON COLUMN public.disbursements.void_asked_by IS 'Who asked that a payout above the limit be taken back; somebody else agrees or keeps it.';
COMMENT ON COLUMN public.disbursements.voided_by IS 'Who took it back. Who let it be paid stays in decided_by.';
COMMENT ON COLUMN public.disbursements.voided_alone IS 'A payout above the limit that one person took back before two had to; no later one.';
CREATE FUNCTION public.said_of_disbursements(given public.disbursements) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when given.id is not null then jsonb_build_array(given.prospect_id, given.goal_id, given.amount_cents, given.payee,
    given.paid_for, to_char(given.paid_on, 'YYYY-MM-DD'), given.file_id, given.recorded_by,
    extract(epoch from given.recorded_at))::text end
$$;
CREATE TABLE public.offline_gifts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    amount_cents bigint NOT NULL,
    reference text NOT NULL,
    email text,
    donor_name text,
    destination text NOT NULL,
    given_on date NOT NULL,
    note text,
    copy integer DEFAULT 0 NOT NULL,
    entered_by uuid NOT NULL,
    entered_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    payment_id uuid,
    received_by uuid,
    received_at timestamp with time zone,
    erased_at timestamp with time zone,
    donor_id uuid,
    CONSTRAINT offline_gifts__amount_in_range CHECK (((amount_cents >= 100) AND (amount_cents <= 99999999))),
    CONSTRAINT offline_gifts__known_destination CHECK ((destination = ANY (ARRAY['classrooms'::text, 'prospects'::text, 'project'::text]))),
    CONSTRAINT offline_gifts__known_kind CHECK ((kind = ANY (ARRAY['check'::text, 'bank_transfer'::text, 'donor_advised_fund'::text, 'stock'::text]))),
    CONSTRAINT offline_gifts__known_state CHECK ((state = ANY (ARRAY['pending'::text, 'received'::text, 'returned'::text, 'canceled'::text]))),
    CONSTRAINT offline_gifts__received_by_somebody CHECK (((received_by IS NULL) = (received_at IS NULL))),
    CONSTRAINT offline_gifts__received_is_paid CHECK (((state = ANY (ARRAY['received'::text, 'returned'::text])) = (payment_id IS NOT NULL))),
    CONSTRAINT offline_gifts__reference_is_normal CHECK (((reference = lower(btrim(reference))) AND (reference <> ''::text)))
);
COMMENT ON TABLE public.offline_gifts IS 'What staff wrote down of a gift that no payment provider took. Received it is a payment like any other, minted by the same rule; its money lies at the bank.';
COMMENT ON COLUMN public.offline_gifts.reference IS 'The number of the check, transfer or grant, or the shares, in small letters.';
COMMENT ON COLUMN public.offline_gifts.given_on IS 'The day of the gift: of the postmark, the transfer, the grant, the delivery of the shares.';
COMMENT ON COLUMN public.offline_gifts.copy IS 'Above 0 where staff said that it is another gift of the same number, giver and amount.';
COMMENT ON COLUMN public.offline_gifts.received_by IS 'Who saw that its money is there. Who decided last, as by taking it out of the books, stands in decided_by.';
COMMENT ON COLUMN public.offline_gifts.erased_at IS 'When its giver was erased: it names nobody, and says nothing of whom it could be a second entry.';
COMMENT ON COLUMN public.offline_gifts.donor_id IS 'Whose it is, where no address says so.';
CREATE FUNCTION public.said_of_offline_facts(gift public.offline_gifts) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when gift.id is not null then jsonb_build_array(gift.amount_cents, gift.reference,
    to_char(gift.given_on, 'YYYY-MM-DD'))::text end
$$;
CREATE FUNCTION public.said_of_offline_gifts(gift public.offline_gifts) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when gift.id is not null then jsonb_build_array(gift.kind, gift.destination, gift.entered_by,
    extract(epoch from gift.entered_at))::text end
$$;
CREATE TABLE public.order_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    place integer NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    qty integer NOT NULL,
    amount_cents bigint NOT NULL,
    returned_cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT order_items__named CHECK ((btrim(name) <> ''::text)),
    CONSTRAINT order_items__positive CHECK (((qty >= 1) AND (amount_cents > 0))),
    CONSTRAINT order_items__returned_within CHECK (((returned_cents >= 0) AND (returned_cents <= (qty * amount_cents))))
);
COMMENT ON TABLE public.order_items IS 'The lines of an order.';
COMMENT ON COLUMN public.order_items.category IS 'As the teacher typed it; the public is shown the known ones only.';
COMMENT ON COLUMN public.order_items.amount_cents IS 'For one piece.';
COMMENT ON COLUMN public.order_items.returned_cents IS 'Of the whole line.';
CREATE FUNCTION public.said_of_order_items(line public.order_items) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when line.id is not null then jsonb_build_array(line.order_id, line.place, line.name, line.category, line.qty,
    line.amount_cents)::text end
$$;
CREATE TABLE public.order_returns (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    order_item_id uuid,
    amount_cents bigint NOT NULL,
    reason text NOT NULL,
    request_key uuid NOT NULL,
    returned_by uuid NOT NULL,
    returned_at timestamp with time zone NOT NULL,
    reference text,
    CONSTRAINT order_returns__positive CHECK ((amount_cents > 0)),
    CONSTRAINT order_returns__reason_is_given CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 500)))
);
COMMENT ON TABLE public.order_returns IS 'Money of paid orders that came back into their budgets, of one line or of any.';
COMMENT ON COLUMN public.order_returns.reference IS 'What the bank or the store calls the money that came back; null of those from before it was asked for.';
CREATE FUNCTION public.said_of_order_returns(back public.order_returns) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when back.id is not null then jsonb_build_array(back.order_id, back.order_item_id, back.amount_cents, back.reason,
    back.reference, back.returned_by, extract(epoch from back.returned_at))::text end
$$;
CREATE TABLE public.payouts (
    id text NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    is_automatic boolean NOT NULL,
    is_itemized boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    arrives_at timestamp with time zone NOT NULL,
    lines_kept_at timestamp with time zone,
    agreed_at timestamp with time zone,
    CONSTRAINT payouts__known_status CHECK ((status = ANY (ARRAY['pending'::text, 'in_transit'::text, 'paid'::text, 'failed'::text, 'canceled'::text])))
);
COMMENT ON TABLE public.payouts IS 'Money that the payment provider sent to the charity''s bank, by the provider''s own name, as its list last told it.';
COMMENT ON COLUMN public.payouts.amount_cents IS 'Below zero where the provider took money from the bank.';
COMMENT ON COLUMN public.payouts.is_automatic IS 'Made by the provider''s schedule. Of one that somebody made by hand the provider does not say what it is made of.';
COMMENT ON COLUMN public.payouts.is_itemized IS 'The provider can say what it is made of.';
COMMENT ON COLUMN public.payouts.lines_kept_at IS 'When all movements that it is made of were kept.';
COMMENT ON COLUMN public.payouts.agreed_at IS 'When all of it was found booked, cent by cent. Books are only added to, so it stays agreed.';
CREATE FUNCTION public.said_of_payout_states(payout public.payouts) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when payout.id is not null then jsonb_build_array(payout.status)::text end
$$;
CREATE FUNCTION public.said_of_payouts(payout public.payouts) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when payout.status in ('paid', 'failed', 'canceled') then jsonb_build_array(payout.amount_cents, payout.currency,
    payout.is_automatic, extract(epoch from payout.created_at), extract(epoch from payout.arrives_at))::text end
$$;
CREATE TABLE public.sponsorships (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    checkout_id uuid NOT NULL,
    prospect_id uuid,
    goal_id uuid,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    state text,
    provider_subscription_id text,
    provider_read_at timestamp with time zone,
    next_charge_at timestamp with time zone,
    link_key text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sponsorships__amount_in_range CHECK (((amount_cents >= 100) AND (amount_cents <= 99999999))),
    CONSTRAINT sponsorships__athlete_or_monthly CHECK (((prospect_id IS NOT NULL) OR ((kind = 'recurring'::text) AND (goal_id IS NULL)))),
    CONSTRAINT sponsorships__known_kind CHECK ((kind = ANY (ARRAY['one_time'::text, 'recurring'::text]))),
    CONSTRAINT sponsorships__known_state CHECK ((state = ANY (ARRAY['asked'::text, 'active'::text, 'past_due'::text, 'paused'::text, 'ended'::text]))),
    CONSTRAINT sponsorships__state_of_recurring CHECK (((kind = 'recurring'::text) = (state IS NOT NULL)))
);
COMMENT ON TABLE public.sponsorships IS 'A gift to a prospect, asked for by a checkout: once, or each month by the provider''s subscription. One each month to classrooms names no prospect.';
COMMENT ON COLUMN public.sponsorships.state IS 'Of a monthly gift, as the provider last told it; asked until the first payment.';
COMMENT ON COLUMN public.sponsorships.provider_read_at IS 'When the provider was asked for the state; an older answer never overwrites a later one.';
COMMENT ON COLUMN public.sponsorships.link_key IS 'Signs the links by which its giver pauses, resumes or ends it. Never leaves the database.';
CREATE FUNCTION public.said_of_sponsorships(gift public.sponsorships) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  select case when gift.provider_subscription_id is not null then jsonb_build_array(gift.checkout_id, gift.prospect_id, gift.goal_id,
    gift.kind, gift.amount_cents, gift.provider_subscription_id)::text end
$$;
CREATE FUNCTION public.second_copy_hash(salt text, said text) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  select encode(sha256(convert_to(salt || said, 'UTF8')), 'hex')
$$;
CREATE FUNCTION public.slots_follow_a_merge() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if not exists (select 1 from donors where id = old.donor_id and merged_into_id = new.donor_id) then
    raise exception 'a slot stays with its donor'
      using errcode = 'restrict_violation', constraint = 'slots__stay_with_their_donor';
  end if;
  return null;
end $$;
CREATE FUNCTION public.slots_keep_their_past() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if (new.id, new.number, new.origin, new.created_at, new.payment_id)
       is distinct from (old.id, old.number, old.origin, old.created_at, old.payment_id)
     or (old.classroom_id is not null and
       (new.classroom_id, new.teacher_id, new.assigned_at, new.assigned_how, new.draw_id, new.given_reason is null)
       is distinct from
       (old.classroom_id, old.teacher_id, old.assigned_at, old.assigned_how, old.draw_id, old.given_reason is null))
     or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
     or (new.donor_id = old.donor_id and new.ordinal <> old.ordinal) then
    raise exception 'a slot keeps where it came from and where it went'
      using errcode = 'restrict_violation', constraint = 'slots__keep_their_past';
  end if;
  return new;
end $$;
CREATE FUNCTION public.standings_follow_ballots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (classroom_id) select distinct classroom_id from ballots;
  return null;
end $$;
CREATE FUNCTION public.standings_follow_classrooms() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (teacher_id)
    select distinct teacher_id from unnest(array[old.teacher_id, new.teacher_id]) as led (teacher_id)
    where teacher_id is not null;
  return null;
end $$;
CREATE FUNCTION public.standings_follow_confirmed_ballots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (classroom_id)
    select distinct after.classroom_id from ballots_after after join ballots_before before on before.id = after.id
    where before.confirmed_at is distinct from after.confirmed_at;
  return null;
end $$;
CREATE FUNCTION public.standings_follow_draws() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (draw_id) values (new.id);
  return null;
end $$;
CREATE FUNCTION public.standings_follow_matches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (classroom_id) values (new.classroom_id);
  return null;
end $$;
CREATE FUNCTION public.standings_follow_moved_ballots() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (classroom_id) values (old.classroom_id), (new.classroom_id);
  return null;
end $$;
CREATE FUNCTION public.standings_follow_roles() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into draw_standing_changes (teacher_id) values (new.id);
  return null;
end $$;
CREATE FUNCTION public.story_books_drop_papers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from story_papers where book_id = new.id;
  return null;
end $$;
CREATE FUNCTION public.story_papers_end_address() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update story_books set pdf_url = null where id = old.book_id and pdf_url is not null;
  return null;
end $$;
CREATE FUNCTION public.story_pictures_drop_papers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  delete from story_papers where book_id = new.book_id;
  return null;
end $$;
CREATE FUNCTION public.story_runs_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'a making that ended stays what it was' using errcode = 'restrict_violation', constraint = 'story_runs__ended_stays';
end $$;
CREATE FUNCTION public.story_runs_reserve_use() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  update credit_uses used set reserved_at = run.created_at from story_runs run
    where run.id = new.id and used.id = run.use_id and used.state = 'open' and used.reserved_at is null;
  return null;
end $$;
CREATE FUNCTION public.teacher_grants_refuse_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'grants to teachers are append-only' using errcode = 'restrict_violation', constraint = 'teacher_grants__append_only';
end $$;
CREATE FUNCTION public.users_total_arrived() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  insert into account_totals as total (role, bucket, accounts)
    select coalesce(role, 'none'), bucket_of(id), count(*) from arrived where erased_at is null group by 1, 2 order by 1, 2
    on conflict (role, bucket) do update set accounts = total.accounts + excluded.accounts;
  delete from pending_invites using arrived where pending_invites.email = arrived.email;
  return null;
end $$;
CREATE FUNCTION public.users_total_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
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
CREATE FUNCTION public.webhook_deliveries_notify() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  if exists (select from added) then perform pg_notify('tower_webhooks', ''); end if;
  return null;
end $$;
CREATE AGGREGATE public.sum_cents(bigint) (
    SFUNC = int8pl,
    STYPE = bigint,
    COMBINEFUNC = int8pl,
    PARALLEL = safe
);
COMMENT ON AGGREGATE public.sum_cents(bigint) IS 'The sum of some cents as a bigint; null of none.';
CREATE TABLE public.account_codes (
    account_kind text NOT NULL,
    code text NOT NULL,
    name text NOT NULL,
    changed_by uuid NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT account_codes__code_is_short CHECK (((code = btrim(code)) AND ((length(code) >= 1) AND (length(code) <= 20)))),
    CONSTRAINT account_codes__name_is_short CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 100))))
);
COMMENT ON TABLE public.account_codes IS 'What the charity''s own chart of accounts calls our kinds of account: Xero goes by the code, QuickBooks by the name.';
CREATE TABLE public.account_totals (
    role text NOT NULL,
    bucket smallint NOT NULL,
    accounts bigint NOT NULL,
    CONSTRAINT account_totals__known_bucket CHECK (((bucket >= 0) AND (bucket <= 15)))
);
COMMENT ON TABLE public.account_totals IS 'Accounts by role, without erased ones; "none" is the role of an account that has none. In sixteen rows a role, as gift_day_totals is.';
CREATE TABLE public.address_changes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    old_email text NOT NULL,
    new_email text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    old_confirmed_at timestamp with time zone,
    new_confirmed_at timestamp with time zone,
    closed_at timestamp with time zone,
    CONSTRAINT address_changes__emails_are_normal CHECK (((old_email = lower(btrim(old_email))) AND (new_email = lower(btrim(new_email))) AND ((length(new_email) >= 3) AND (length(new_email) <= 320)))),
    CONSTRAINT address_changes__really_a_change CHECK ((old_email <> new_email))
);
COMMENT ON TABLE public.address_changes IS 'Wishes to move an account to another address. Nothing changes until both addresses have confirmed.';
COMMENT ON COLUMN public.address_changes.closed_at IS 'When it was carried out, found impossible, or replaced by a newer wish.';
CREATE TABLE public.admin_notifications (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    type text NOT NULL,
    title text NOT NULL,
    message text NOT NULL,
    dedupe_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    read_at timestamp with time zone,
    about_id uuid,
    CONSTRAINT admin_notifications__nameless_key CHECK (((dedupe_key IS NULL) OR (POSITION(('@'::text) IN (dedupe_key)) = 0)))
);
COMMENT ON TABLE public.admin_notifications IS 'What staff are told. Who has read it is in notice_reads and notice_marks.';
COMMENT ON COLUMN public.admin_notifications.read_at IS 'Of notices that were read for all of staff, before each person read for themselves; only the version before writes it.';
COMMENT ON COLUMN public.admin_notifications.about_id IS 'The athlete of whom the notice tells: its words go with them.';
CREATE TABLE public.alert_messages (
    alert_id uuid NOT NULL,
    moment text NOT NULL,
    target text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    CONSTRAINT alert_messages__known_moment CHECK ((moment = ANY (ARRAY['began'::text, 'over'::text]))),
    CONSTRAINT alert_messages__known_target CHECK ((target ~ '^(webhook|mail:[0-9]{1,2})$'::text))
);
COMMENT ON TABLE public.alert_messages IS 'What is told of an alert, once each: they leave by whichever process is alive, beside the outbox, which may be what is stuck.';
COMMENT ON COLUMN public.alert_messages.target IS 'webhook, or mail: and which of the addresses of ALERT_EMAIL; the addresses themselves are not kept.';
CREATE TABLE public.alerts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    subject text DEFAULT ''::text NOT NULL,
    facts jsonb NOT NULL,
    since timestamp with time zone NOT NULL,
    began_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    over_at timestamp with time zone,
    CONSTRAINT alerts__kind_is_a_word CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
    CONSTRAINT alerts__over_after_it_began CHECK ((over_at >= began_at))
);
COMMENT ON TABLE public.alerts IS 'What is wrong, or was: one row while it lasts, whichever process sees it.';
COMMENT ON COLUMN public.alerts.subject IS 'Which job or machine, where there are several; else empty.';
COMMENT ON COLUMN public.alerts.since IS 'Since when it is so; began_at is when it was noticed.';
COMMENT ON COLUMN public.alerts.seen_at IS 'When it was seen last. It is over once nobody has seen it for two minutes.';
CREATE TABLE public.allowlist_entries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    role text NOT NULL,
    active boolean DEFAULT true NOT NULL,
    name text,
    source text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    allowed_by uuid,
    CONSTRAINT allowlist_entries__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT allowlist_entries__known_role CHECK ((role = ANY (ARRAY['teacher'::text, 'sponsor'::text, 'admin'::text])))
);
COMMENT ON TABLE public.allowlist_entries IS 'Addresses that may open an account with a role. Superadmin is never granted here.';
COMMENT ON COLUMN public.allowlist_entries.allowed_by IS 'Who of the staff let the address in, the last time that it was closed or new; null where nobody of them did.';
CREATE TABLE public.api_keys (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    handle text NOT NULL,
    secret_hash text NOT NULL,
    scopes text[] NOT NULL,
    request_key uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    created_by uuid NOT NULL,
    expires_at timestamp with time zone,
    last_used_at timestamp with time zone,
    revoked_at timestamp with time zone,
    revoked_by uuid,
    CONSTRAINT api_keys__revoked_by_somebody CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
    CONSTRAINT api_keys_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
    CONSTRAINT api_keys_scopes_check CHECK ((cardinality(scopes) > 0))
);
COMMENT ON TABLE public.api_keys IS 'Keys by which other systems of the charity read here. They are the charity''s, not those of whoever created them.';
COMMENT ON COLUMN public.api_keys.handle IS 'The part of a key that finds its row; it opens nothing.';
COMMENT ON COLUMN public.api_keys.secret_hash IS 'SHA-256 of the part that opens it, drawn from 2^256: nobody who reads the table can use a key.';
COMMENT ON COLUMN public.api_keys.last_used_at IS 'To a quarter of an hour: not every request writes.';
CREATE TABLE public.approvals (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    subject_id text NOT NULL,
    digest text NOT NULL,
    what text NOT NULL,
    amount_cents bigint NOT NULL,
    limit_cents bigint NOT NULL,
    window_days integer NOT NULL,
    teacher_id uuid,
    payee text,
    facts jsonb DEFAULT '[]'::jsonb NOT NULL,
    reason text,
    wish jsonb,
    ground text,
    state text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    note text,
    ended_because text,
    CONSTRAINT approvals__alone_within_limit CHECK (((state <> 'alone'::text) OR (amount_cents <= limit_cents))),
    CONSTRAINT approvals__amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT approvals__decided CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
    CONSTRAINT approvals__decided_by_somebody CHECK (((state = ANY (ARRAY['approved'::text, 'refused'::text])) <= (decided_by IS NOT NULL))),
    CONSTRAINT approvals__ended CHECK (((ended_because IS NULL) OR (state = 'outdated'::text))),
    CONSTRAINT approvals__known_end CHECK ((ended_because = ANY (ARRAY['changed'::text, 'gone'::text, 'settled'::text, 'asker_left'::text]))),
    CONSTRAINT approvals__known_ground CHECK ((ground = ANY (ARRAY['amount'::text, 'asker'::text, 'teacher'::text, 'payee'::text, 'hand'::text, 'kind'::text, 'unseen'::text, 'own'::text]))),
    CONSTRAINT approvals__known_kind CHECK ((kind = ANY (ARRAY['reimbursement'::text, 'slot_by_hand'::text, 'order'::text, 'card'::text, 'bounce'::text, 'order_return'::text, 'refund'::text, 'offline_gift'::text, 'offline_return'::text, 'disbursement'::text, 'disbursement_void'::text, 'month_difference'::text, 'bank_line'::text]))),
    CONSTRAINT approvals__known_state CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text, 'alone'::text, 'withdrawn'::text, 'outdated'::text, 'earlier'::text]))),
    CONSTRAINT approvals__refused_with_note CHECK (((state <> 'refused'::text) OR (btrim(COALESCE(note, ''::text)) <> ''::text))),
    CONSTRAINT approvals__says_why CHECK (((state = ANY (ARRAY['alone'::text, 'outdated'::text, 'earlier'::text])) OR (ground IS NOT NULL))),
    CONSTRAINT approvals__two_people CHECK ((decided_by <> asked_by))
);
COMMENT ON TABLE public.approvals IS 'Every amount that staff let out: alone within the limit, by two people above it, or waiting for the second.';
COMMENT ON COLUMN public.approvals.subject_id IS 'What it is about, in the domain of its kind.';
COMMENT ON COLUMN public.approvals.digest IS 'Of all that was looked at: it lets out this and nothing that changed since. Empty before there was this rule.';
COMMENT ON COLUMN public.approvals.limit_cents IS 'What one person could let out alone when it was asked for.';
COMMENT ON COLUMN public.approvals.window_days IS 'Over how many days such amounts were added up then.';
COMMENT ON COLUMN public.approvals.payee IS 'Whom it goes to where that is no teacher of ours.';
COMMENT ON COLUMN public.approvals.facts IS 'What the second person reads: names and values.';
COMMENT ON COLUMN public.approvals.wish IS 'What its domain needs to do it once it is approved.';
COMMENT ON COLUMN public.approvals.ground IS 'Why one person was not enough; null where one was.';
COMMENT ON COLUMN public.approvals.asked_by IS 'Who wanted to let it out, and did where one person was enough.';
COMMENT ON COLUMN public.approvals.ended_because IS 'Why it is outdated; null of those that ended before it was written down.';
CREATE TABLE public.asked_back (
    payment_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    held_at timestamp with time zone,
    CONSTRAINT asked_back__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.asked_back IS 'What staff want to give back of payments, while it waits for a second person or is being sent: no draw gives it and no classroom spends it.';
COMMENT ON COLUMN public.asked_back.held_at IS 'When its slots and budgets were held; null of what was asked before this table was, until a job has held it.';
CREATE TABLE public.assignment_slots (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slot_name text NOT NULL,
    slot_starts timestamp with time zone NOT NULL,
    capacity integer NOT NULL,
    source text DEFAULT 'staff'::text NOT NULL,
    created_by uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text DEFAULT 'scheduled'::text NOT NULL,
    algorithm text DEFAULT 'tower-draw/1'::text NOT NULL,
    rules text DEFAULT 'weights/1'::text NOT NULL,
    seed_hash text NOT NULL,
    server_seed text,
    beacon jsonb,
    school_year integer,
    frozen_at timestamp with time zone,
    entries_count integer,
    total_weight bigint,
    entries_hash text,
    commitment_hash text,
    public_value text,
    draw_seed text,
    completed_at timestamp with time zone,
    run_by uuid,
    voided_at timestamp with time zone,
    void_reason text,
    beacon_chain jsonb,
    number_at timestamp with time zone,
    beacon_signature text,
    sealed_seed text,
    needs_number boolean DEFAULT true NOT NULL,
    published_at timestamp with time zone,
    winners_count integer,
    planned_for timestamp with time zone,
    frozen_by uuid,
    voided_by uuid,
    skipped_slots integer[],
    CONSTRAINT assignment_slots__beacon_whole CHECK ((((beacon IS NULL) = (beacon_chain IS NULL)) AND ((beacon IS NULL) = (number_at IS NULL)))),
    CONSTRAINT assignment_slots__capacity_in_range CHECK (((capacity >= 1) AND (capacity <= 1000000000))),
    CONSTRAINT assignment_slots__completed_by_its_number CHECK (((state <> 'completed'::text) OR (beacon IS NULL) OR ((beacon_signature ~ '^[0-9a-f]{96}$'::text) AND (public_value ~ '^[0-9a-f]{64}$'::text) AND (completed_at >= number_at)))),
    CONSTRAINT assignment_slots__completed_is_counted CHECK (((state = 'completed'::text) = (winners_count IS NOT NULL))),
    CONSTRAINT assignment_slots__completed_is_opened CHECK (((state <> 'completed'::text) OR (server_seed IS NOT NULL))),
    CONSTRAINT assignment_slots__completed_is_seeded CHECK (((state <> 'completed'::text) OR ((completed_at IS NOT NULL) AND (draw_seed IS NOT NULL)))),
    CONSTRAINT assignment_slots__completed_was_published CHECK (((state <> 'completed'::text) OR (beacon IS NULL) OR (published_at IS NOT NULL))),
    CONSTRAINT assignment_slots__frozen_is_committed CHECK (((state <> ALL (ARRAY['frozen'::text, 'completed'::text])) OR ((frozen_at IS NOT NULL) AND (entries_count IS NOT NULL) AND (total_weight IS NOT NULL) AND (entries_hash IS NOT NULL) AND (commitment_hash IS NOT NULL)))),
    CONSTRAINT assignment_slots__hex CHECK ((seed_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT assignment_slots__known_source CHECK ((source = ANY (ARRAY['staff'::text, 'schedule'::text]))),
    CONSTRAINT assignment_slots__known_state CHECK ((state = ANY (ARRAY['scheduled'::text, 'frozen'::text, 'completed'::text, 'voided'::text]))),
    CONSTRAINT assignment_slots__number_after_freeze CHECK ((number_at > frozen_at)),
    CONSTRAINT assignment_slots__number_for_each CHECK (((NOT needs_number) OR (state <> ALL (ARRAY['frozen'::text, 'completed'::text])) OR (beacon IS NOT NULL))),
    CONSTRAINT assignment_slots__published_before_its_number CHECK (((published_at IS NULL) OR ((published_at >= frozen_at) AND (published_at < number_at)))),
    CONSTRAINT assignment_slots__seed_is_kept CHECK (((sealed_seed IS NOT NULL) OR (server_seed IS NOT NULL))),
    CONSTRAINT assignment_slots__seed_opens_its_hash CHECK (
CASE
    WHEN (server_seed ~ '^[0-9a-f]{64}$'::text) THEN (encode(sha256(decode(server_seed, 'hex'::text)), 'hex'::text) = seed_hash)
    ELSE (server_seed IS NULL)
END),
    CONSTRAINT assignment_slots__skipped_by_a_run CHECK (((skipped_slots IS NULL) OR (state = 'completed'::text))),
    CONSTRAINT assignment_slots__void_has_reason CHECK (((state <> 'voided'::text) OR (length(btrim(void_reason)) > 0)))
);
COMMENT ON TABLE public.assignment_slots IS 'Draws: scheduled events that match waiting slots to classrooms. Never deleted, never drawn again.';
COMMENT ON COLUMN public.assignment_slots.rules IS 'How weights come about, set with the list; until then it says nothing.';
COMMENT ON COLUMN public.assignment_slots.server_seed IS 'The same bytes in hex, once the draw has run or was voided. Draws from before seeds were sealed hold them until they are.';
COMMENT ON COLUMN public.assignment_slots.beacon IS 'The chain and the round whose number decides the draw; part of the commitment. Null in draws from before.';
COMMENT ON COLUMN public.assignment_slots.beacon_chain IS 'The key and the clockwork of that chain; beacon names it by its hash.';
COMMENT ON COLUMN public.assignment_slots.number_at IS 'When the round comes out; the draw can be run from then on.';
COMMENT ON COLUMN public.assignment_slots.sealed_seed IS 'The 32 random bytes, encrypted with a key made from SECRET and for this row alone.';
COMMENT ON COLUMN public.assignment_slots.needs_number IS 'False only for draws whose list was fixed before draws named a public number.';
COMMENT ON COLUMN public.assignment_slots.published_at IS 'When the fixed list was seen to be kept, which is before its number came out. Null while that is not certain: then a later number is named.';
COMMENT ON COLUMN public.assignment_slots.winners_count IS 'How many classrooms won: counted by the database itself when the draw completes, and never again. Null before, and in voided draws.';
COMMENT ON COLUMN public.assignment_slots.planned_for IS 'The start that DRAW_CRON named, wherever the draw was moved since; null of a draw that staff made. It never changes, so that a moved draw is not made a second time.';
COMMENT ON COLUMN public.assignment_slots.frozen_by IS 'Who of the staff had the list fixed; null where the schedule did.';
COMMENT ON COLUMN public.assignment_slots.voided_by IS 'Who called the draw off; null in draws from before that was kept.';
COMMENT ON COLUMN public.assignment_slots.skipped_slots IS 'The numbers of slots that the run would have given but for money behind them that was contested or asked back; null in draws from before that was kept.';
CREATE TABLE public.athlete_money_rules (
    id bigint NOT NULL,
    unused_days integer NOT NULL,
    decided_by uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT athlete_money_rules__within_bounds CHECK (((unused_days >= 30) AND (unused_days <= 365)))
);
COMMENT ON TABLE public.athlete_money_rules IS 'After how many days money of athletes that is not used moves on, as staff decided, each time. The last word counts for new profiles; a profile keeps the longest that was ever said while it was there.';
ALTER TABLE public.athlete_money_rules ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.athlete_money_rules_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.athlete_moved_on (
    owner_id uuid NOT NULL,
    to_athlete_cents bigint NOT NULL,
    to_fund_cents bigint NOT NULL
);
COMMENT ON TABLE public.athlete_moved_on IS 'Of each goal or athlete whose money ever went on: how much, less what came back. A trigger on the postings of the ledger adds it up, so that a process of the version before does, too.';
COMMENT ON COLUMN public.athlete_moved_on.owner_id IS 'The goal or the athlete, as ledger_accounts names the owner of an account of the kind prospect_goal.';
COMMENT ON COLUMN public.athlete_moved_on.to_athlete_cents IS 'To the athlete’s general support, less what came back; below zero for the general support itself.';
COMMENT ON COLUMN public.athlete_moved_on.to_fund_cents IS 'To the fund for all athletes, less what came back.';
CREATE TABLE public.athlete_news (
    donor_id uuid NOT NULL,
    news_id uuid NOT NULL,
    told_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.athlete_news IS 'Which news of an athlete a supporter was mailed: each once, and at most one mail a week.';
COMMENT ON COLUMN public.athlete_news.news_id IS 'An approved update, or a disbursement that stands.';
CREATE TABLE public.audit_log (
    seq bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    action text NOT NULL,
    target_kind text,
    target_id text,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL
);
COMMENT ON TABLE public.audit_log IS 'Who did what to what. Append-only; each row''s hash covers the one before it.';
CREATE TABLE public.audit_words (
    seq bigint NOT NULL,
    key text NOT NULL,
    words text,
    salt text,
    erased_at timestamp with time zone,
    CONSTRAINT audit_words__whole_or_erased CHECK ((((words IS NULL) = (salt IS NULL)) AND ((words IS NULL) = (erased_at IS NOT NULL))))
);
COMMENT ON TABLE public.audit_words IS 'What staff wrote beside an entry of the audit log. The entry holds a salted hash of it, so that the chain proves the words while they are here, and holds without them.';
COMMENT ON COLUMN public.audit_words.salt IS 'Goes with the words: without it nobody tells from the hash, by trying, what they were.';
CREATE VIEW public.audit_entries AS
 SELECT entry.seq,
    entry.at,
    entry.actor_id,
    entry.action,
    entry.target_kind,
    entry.target_id,
    (entry.details || COALESCE(( SELECT jsonb_object_agg(said.key, COALESCE(said.words, 'erased'::text)) AS jsonb_object_agg
           FROM public.audit_words said
          WHERE (said.seq = entry.seq)), '{}'::jsonb)) AS details
   FROM public.audit_log entry;
COMMENT ON VIEW public.audit_entries IS 'The audit log as people read it, with the words that are still there.';
CREATE TABLE public.audit_head (
    single boolean DEFAULT true NOT NULL,
    seq bigint DEFAULT 0 NOT NULL,
    hash text DEFAULT repeat('0'::text, 64) NOT NULL,
    CONSTRAINT audit_head__one_row CHECK (single)
);
COMMENT ON TABLE public.audit_head IS 'The end of the chain, taken under its row lock.';
CREATE TABLE public.audit_marks (
    seq bigint NOT NULL,
    hash text NOT NULL,
    marked_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.audit_marks IS 'The end of the audit log at each verification. What was cut off since is missed here.';
CREATE TABLE public.backup_plan (
    number integer DEFAULT 1 NOT NULL,
    place text NOT NULL,
    cron text NOT NULL,
    rehearsal_cron text NOT NULL,
    known_since timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT backup_plan__one CHECK ((number = 1))
);
COMMENT ON TABLE public.backup_plan IS 'Where backups go by themselves, and when; no row where none are made. Other processes read it, which may not be told of the place.';
CREATE TABLE public.backup_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    place text NOT NULL,
    backup text,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone NOT NULL,
    row_count bigint,
    file_count integer,
    lost_count integer,
    byte_size bigint,
    fault text,
    CONSTRAINT backup_runs__done_or_why_not CHECK (((fault IS NOT NULL) OR (backup IS NOT NULL))),
    CONSTRAINT backup_runs__ended_after_it_began CHECK ((ended_at >= began_at)),
    CONSTRAINT backup_runs__known_kind CHECK ((kind = ANY (ARRAY['backup'::text, 'rehearsal'::text])))
);
COMMENT ON TABLE public.backup_runs IS 'Each backup and each rehearsal of one, and what came of it. A fault says what was wrong; without one it was done.';
COMMENT ON COLUMN public.backup_runs.lost_count IS 'Files that the rows name and whose bytes were missing or damaged already.';
COMMENT ON COLUMN public.backup_runs.byte_size IS 'What it added to the place.';
CREATE TABLE public.balance_movements (
    id text NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    fee_cents bigint DEFAULT 0 NOT NULL,
    currency text NOT NULL,
    provider_payment_id text,
    source_id text,
    moved_at timestamp with time zone NOT NULL,
    posted_at timestamp with time zone,
    CONSTRAINT balance_movements__known_kind CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text, 'refund_failure'::text, 'dispute'::text, 'dispute_reversal'::text, 'fee'::text, 'payout'::text, 'payout_failure'::text, 'adjustment'::text, 'other'::text])))
);
COMMENT ON TABLE public.balance_movements IS 'What moved our balance at the payment provider, each movement once by its own name. The balance changes by amount_cents - fee_cents.';
COMMENT ON COLUMN public.balance_movements.posted_at IS 'When the ledger took it in; empty while its payment is not one of ours that settled.';
CREATE TABLE public.bank_lines (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    statement_id uuid NOT NULL,
    place integer NOT NULL,
    key text NOT NULL,
    day date NOT NULL,
    amount_cents bigint NOT NULL,
    text text NOT NULL,
    reference text,
    match text,
    reason text,
    note text,
    settled_by uuid,
    settled_at timestamp with time zone,
    CONSTRAINT bank_lines__known_match CHECK ((match = ANY (ARRAY['reference'::text, 'amount'::text, 'file'::text, 'hand'::text, 'explained'::text]))),
    CONSTRAINT bank_lines__known_reason CHECK ((reason = ANY (ARRAY['bank_fee'::text, 'cards_funded'::text, 'not_ours'::text]))),
    CONSTRAINT bank_lines__not_zero CHECK ((amount_cents <> 0)),
    CONSTRAINT bank_lines__note_of_explained CHECK (((note IS NOT NULL) = (reason IS NOT NULL))),
    CONSTRAINT bank_lines__says_why CHECK (((reason IS NOT NULL) = ((match IS NOT NULL) AND (match = 'explained'::text)))),
    CONSTRAINT bank_lines__settled_by CHECK (((settled_by IS NOT NULL) = ((match IS NOT NULL) AND (match = ANY (ARRAY['hand'::text, 'explained'::text]))))),
    CONSTRAINT bank_lines__settled_when CHECK (((match IS NULL) = (settled_at IS NULL)))
);
COMMENT ON TABLE public.bank_lines IS 'A line of the bank’s statement, and what of the books it is. Above zero came in.';
COMMENT ON COLUMN public.bank_lines.key IS 'The bank’s own name of it in its account, and its day and amount where that name was given before; of files without one its day, amount and words, and which of several alike it is.';
COMMENT ON COLUMN public.bank_lines.match IS 'How it was settled; null while it is left over.';
CREATE TABLE public.bank_settled (
    transaction_id uuid NOT NULL,
    line_id uuid,
    note text,
    settled_by uuid,
    settled_at timestamp with time zone NOT NULL,
    CONSTRAINT bank_settled__by_line_or_word CHECK (((line_id IS NULL) = (note IS NOT NULL))),
    CONSTRAINT bank_settled__word_of_somebody CHECK (((note IS NULL) OR (settled_by IS NOT NULL)))
);
COMMENT ON TABLE public.bank_settled IS 'What the books have at the bank and a line of its statement shows, or why none does. An entry is in one line.';
CREATE TABLE public.bank_statements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    digest text NOT NULL,
    account_digest text,
    account_last4 text,
    from_day date NOT NULL,
    to_day date NOT NULL,
    opening_cents bigint,
    closing_cents bigint,
    line_count integer NOT NULL,
    lines_cents bigint NOT NULL,
    taken_by uuid NOT NULL,
    taken_at timestamp with time zone NOT NULL,
    kept_count integer NOT NULL,
    kept_cents bigint NOT NULL,
    compared_to integer DEFAULT 0 NOT NULL,
    file_digest text,
    closing_typed boolean DEFAULT false NOT NULL,
    number bigint NOT NULL,
    CONSTRAINT bank_statements__adds_up CHECK (((opening_cents + lines_cents) = closing_cents)),
    CONSTRAINT bank_statements__compared CHECK ((compared_to >= 0)),
    CONSTRAINT bank_statements__days CHECK ((from_day <= to_day)),
    CONSTRAINT bank_statements__known_format CHECK ((format = ANY (ARRAY['csv'::text, 'ofx'::text])))
);
COMMENT ON TABLE public.bank_statements IS 'A file in which the bank said what came in and what left, each time that it was taken: again only with other days or another balance.';
COMMENT ON COLUMN public.bank_statements.digest IS 'Of the whole file when it was taken first; of that and of how often it was taken when it was taken again.';
COMMENT ON COLUMN public.bank_statements.account_digest IS 'Of the account that an OFX file names; null of files that name none.';
COMMENT ON COLUMN public.bank_statements.lines_cents IS 'What all lines of the file come to, also those that an earlier file brought.';
COMMENT ON COLUMN public.bank_statements.kept_count IS 'How many of its lines no earlier file brought, and what they come to.';
COMMENT ON COLUMN public.bank_statements.compared_to IS 'Up to which of its lines it was compared with the books.';
COMMENT ON COLUMN public.bank_statements.file_digest IS 'Of the whole file; null where the version before took it, and `digest` is that.';
COMMENT ON COLUMN public.bank_statements.closing_typed IS 'The balance was typed by whoever took it, for the file says none: another file of the same days may say another.';
COMMENT ON COLUMN public.bank_statements.number IS 'In the order in which they were taken: of one file the last one counts.';
ALTER TABLE public.bank_statements ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.bank_statements_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.book_seals (
    number bigint NOT NULL,
    of text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    row_count integer NOT NULL,
    previous_hash text NOT NULL,
    hash text NOT NULL,
    sealed_at timestamp with time zone NOT NULL,
    CONSTRAINT book_seals__hash_is_sha256 CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT book_seals__in_order CHECK (((number >= 1) AND (first >= 1) AND (last >= first) AND (row_count >= 0))),
    CONSTRAINT book_seals__known_rows CHECK ((of = ANY (ARRAY['postings'::text, 'receipts'::text, 'copies'::text])))
);
COMMENT ON TABLE public.book_seals IS 'What was in the books up to a number, once nothing could be added below it any more: the hash of these rows and of the seal before.';
COMMENT ON COLUMN public.book_seals.of IS 'Postings with their facts, receipts, or second copies: each numbered by itself.';
COMMENT ON COLUMN public.book_seals.row_count IS 'Numbers that were never used leave gaps among postings; receipts have none.';
CREATE TABLE public.broadcasts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    kind text DEFAULT 'content'::text NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    transition text DEFAULT 'fade'::text NOT NULL,
    body text DEFAULT ''::text NOT NULL,
    media_url text,
    cta_label text,
    cta_href text,
    duration_sec integer DEFAULT 10,
    pin boolean DEFAULT false NOT NULL,
    is_urgent boolean DEFAULT false NOT NULL,
    publish_at timestamp with time zone,
    expires_at timestamp with time zone,
    "position" integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    request_key uuid,
    CONSTRAINT broadcasts__duration_in_range CHECK (((duration_sec >= 3) AND (duration_sec <= 120))),
    CONSTRAINT broadcasts__expires_after_start CHECK ((expires_at > publish_at)),
    CONSTRAINT broadcasts__known_kind CHECK ((kind = ANY (ARRAY['content'::text, 'class_fill'::text, 'randomizer'::text, 'donations'::text, 'users'::text]))),
    CONSTRAINT broadcasts__known_status CHECK ((status = ANY (ARRAY['draft'::text, 'scheduled'::text, 'published'::text]))),
    CONSTRAINT broadcasts__known_transition CHECK ((transition = ANY (ARRAY['fade'::text, 'slide'::text, 'zoom'::text, 'marquee'::text]))),
    CONSTRAINT broadcasts__link_is_safe CHECK ((cta_href ~ '^(/([^/\\]|$)|https://)'::text)),
    CONSTRAINT broadcasts__link_is_whole CHECK (((cta_href IS NULL) = (cta_label IS NULL))),
    CONSTRAINT broadcasts__media_is_ours CHECK ((media_url ~ '^/([^/\\]|$)'::text)),
    CONSTRAINT broadcasts__shown_has_start CHECK (((status = 'draft'::text) OR (publish_at IS NOT NULL))),
    CONSTRAINT broadcasts__titled CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 200)))
);
COMMENT ON TABLE public.broadcasts IS 'Slides of the public panel. Shown from publish_at until just before expires_at, unless a draft; any urgent one pushes the others aside.';
COMMENT ON COLUMN public.broadcasts.kind IS 'content says its own body; the others are worded by the server from live totals or the last draw.';
COMMENT ON COLUMN public.broadcasts.status IS 'scheduled and published both show from publish_at; the word says how staff set it.';
COMMENT ON COLUMN public.broadcasts.duration_sec IS 'Seconds on the screen; null leaves it to the player.';
COMMENT ON COLUMN public.broadcasts.expires_at IS 'Null: until staff take it down.';
COMMENT ON COLUMN public.broadcasts."position" IS 'The order staff gave them; pinned ones come first.';
COMMENT ON COLUMN public.broadcasts.request_key IS 'Of the form that wrote it: sent twice, it writes one slide.';
CREATE TABLE public.budget_debts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    budget_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    refund_id uuid NOT NULL,
    owed_cents bigint NOT NULL,
    paid_cents bigint DEFAULT 0 NOT NULL,
    owed_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    origin_id uuid,
    CONSTRAINT budget_debts__positive CHECK ((owed_cents > 0)),
    CONSTRAINT budget_debts__within CHECK (((paid_cents >= 0) AND (paid_cents <= owed_cents)))
);
COMMENT ON TABLE public.budget_debts IS 'What the refund reserve paid for gifts that had gone straight into a budget, because their money was set aside or spent. Whatever is released there pays it back first.';
COMMENT ON COLUMN public.budget_debts.closed_at IS 'When the refund came back: nothing is owed for it any more.';
COMMENT ON COLUMN public.budget_debts.origin_id IS 'The budget that the gift went to, where its money was carried into this one; null of older debts, whose own it is.';
CREATE TABLE public.budget_year_ends (
    fiscal_year integer NOT NULL,
    rule text NOT NULL,
    decided_by uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT budget_year_ends__known_rule CHECK ((rule = ANY (ARRAY['carry_over'::text, 'to_fund'::text])))
);
COMMENT ON TABLE public.budget_year_ends IS 'What staff want to become of what is left of a school year. Without a row it is carried into the next one''s budget.';
CREATE TABLE public.card_charges (
    checkout_id uuid NOT NULL,
    attempt integer NOT NULL,
    customer_ref text NOT NULL,
    began_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    outcome text,
    reason text,
    CONSTRAINT card_charges__ended_with_outcome CHECK (((ended_at IS NULL) = (outcome IS NULL))),
    CONSTRAINT card_charges__known_outcome CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'declined'::text, 'no_card'::text, 'failed'::text])))
);
COMMENT ON TABLE public.card_charges IS 'Each charge of a saved card, written before the provider is asked. Without an outcome nobody knows yet whether money was taken: then nothing else may be charged for the same checkout.';
COMMENT ON COLUMN public.card_charges.attempt IS 'The attempt of the checkout; the provider charges once for each.';
COMMENT ON COLUMN public.card_charges.reason IS 'The provider''s code of a decline.';
CREATE TABLE public.card_events (
    id text NOT NULL,
    kind text NOT NULL,
    approved boolean,
    received_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.card_events IS 'Events of the card issuer that were taken, each once.';
COMMENT ON COLUMN public.card_events.approved IS 'What was answered where it asked.';
CREATE TABLE public.carried_holds (
    origin_id uuid NOT NULL,
    budget_id uuid NOT NULL,
    held_cents bigint NOT NULL,
    CONSTRAINT carried_holds__elsewhere CHECK ((origin_id <> budget_id)),
    CONSTRAINT carried_holds__positive CHECK ((held_cents > 0))
);
COMMENT ON TABLE public.carried_holds IS 'What budgets hold of money that was carried into them, by the budget whose slots and gifts it came from.';
CREATE TABLE public.charity_details (
    number integer NOT NULL,
    name text,
    legal_name text,
    ein text,
    address text,
    email text,
    phone text,
    color_day text,
    color_night text,
    logo_url text,
    picture_url text,
    saved_at timestamp with time zone NOT NULL,
    saved_by uuid,
    restores integer,
    CONSTRAINT charity_details__colors_are_colors CHECK (((color_day ~ '^#[0-9a-f]{6}$'::text) AND (color_night ~ '^#[0-9a-f]{6}$'::text))),
    CONSTRAINT charity_details__colors_together CHECK ((num_nulls(color_day, color_night) = ANY (ARRAY[0, 2]))),
    CONSTRAINT charity_details__ein_is_one CHECK ((ein ~ '^[0-9]{2}-[0-9]{7}$'::text)),
    CONSTRAINT charity_details__numbered_from_one CHECK ((number > 0)),
    CONSTRAINT charity_details__restores_an_earlier CHECK (((restores >= 0) AND (restores <= (number - 1))))
);
COMMENT ON TABLE public.charity_details IS 'Who the charity is, as staff said it, one row for each saving; the highest number counts. What is null is as the configuration says.';
COMMENT ON COLUMN public.charity_details.color_day IS 'Of buttons and links by day; null, like that of the night: the colors of the product.';
COMMENT ON COLUMN public.charity_details.logo_url IS 'An uploaded file; null: the drawn logo.';
COMMENT ON COLUMN public.charity_details.picture_url IS 'What link previews of pages show that have no picture of their own; null: a drawn one.';
COMMENT ON COLUMN public.charity_details.restores IS 'The saving whose values this one brought back; 0 is the configuration.';
CREATE TABLE public.charity_zones (
    since timestamp with time zone NOT NULL,
    zone text NOT NULL,
    said_at timestamp with time zone NOT NULL,
    said_by uuid,
    CONSTRAINT charity_zones__zone_is_named CHECK ((zone ~ '^[A-Z][A-Za-z0-9_+/-]{1,59}$'::text))
);
COMMENT ON TABLE public.charity_zones IS 'From which instant on days are cut in which zone of the IANA''s list. A change counts from a midnight to come, so that what is cut already stays as it is.';
COMMENT ON COLUMN public.charity_zones.since IS 'The first row counts from the beginning of time.';
COMMENT ON COLUMN public.charity_zones.said_by IS 'Null: the configuration said it.';
CREATE TABLE public.check_pictures (
    offline_gift_id uuid NOT NULL,
    file_id uuid NOT NULL,
    kept_by uuid NOT NULL,
    kept_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.check_pictures IS 'The picture or scan of a check, or the letter that came with a transfer. It shows name, address and account of the giver: it goes as soon as the gift names nobody.';
CREATE TABLE public.checkouts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    purpose text NOT NULL,
    destination text NOT NULL,
    program_key text,
    amount_cents bigint NOT NULL,
    fee_cover_cents bigint DEFAULT 0 NOT NULL,
    currency text DEFAULT 'usd'::text NOT NULL,
    user_id uuid,
    email text,
    display_name text,
    classroom_id uuid,
    success_url text NOT NULL,
    cancel_url text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    idempotency_key text NOT NULL,
    request_digest text NOT NULL,
    provider_session_id text,
    url text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    completed_at timestamp with time zone,
    anonymous boolean DEFAULT false NOT NULL,
    tribute_kind text,
    tribute_name text,
    erased_at timestamp with time zone,
    attempt integer DEFAULT 1 NOT NULL,
    network_hash text,
    goes_to text,
    language text,
    saves_card boolean DEFAULT false NOT NULL,
    pack_id uuid,
    credit_cents bigint,
    CONSTRAINT checkouts__amount_in_range CHECK ((((amount_cents >= 100) AND (amount_cents <= 99999999)) AND (fee_cover_cents >= 0))),
    CONSTRAINT checkouts__credits_positive CHECK ((credit_cents > 0)),
    CONSTRAINT checkouts__known_destination CHECK ((destination = ANY (ARRAY['classrooms'::text, 'prospects'::text, 'project'::text, 'teacher_direct'::text, 'credits'::text]))),
    CONSTRAINT checkouts__known_goes_to CHECK ((goes_to = ANY (ARRAY['own_tower'::text, 'shared_tower'::text, 'classroom'::text]))),
    CONSTRAINT checkouts__known_purpose CHECK ((purpose = ANY (ARRAY['donation'::text, 'sponsor_slot'::text, 'credit_pack'::text, 'saved_card'::text]))),
    CONSTRAINT checkouts__known_state CHECK ((state = ANY (ARRAY['open'::text, 'complete'::text, 'needs_review'::text, 'failed'::text, 'expired'::text]))),
    CONSTRAINT checkouts__known_tribute CHECK ((tribute_kind = ANY (ARRAY['honor'::text, 'memory'::text]))),
    CONSTRAINT checkouts__network_hash_form CHECK ((network_hash ~ '^[0-9a-f]{16}$'::text)),
    CONSTRAINT checkouts__pack_whole CHECK ((((purpose = 'credit_pack'::text) = (destination = 'credits'::text)) AND ((purpose = 'credit_pack'::text) = (pack_id IS NOT NULL)) AND ((pack_id IS NULL) = (credit_cents IS NULL)))),
    CONSTRAINT checkouts__slot_price CHECK (((purpose <> 'sponsor_slot'::text) OR (amount_cents = 80000))),
    CONSTRAINT checkouts__tribute_is_whole CHECK (((tribute_kind IS NULL) = (tribute_name IS NULL)))
);
COMMENT ON TABLE public.checkouts IS 'What someone was asked to pay, written before the provider is called. Completed once, by whichever of webhook and return page comes first.';
COMMENT ON COLUMN public.checkouts.anonymous IS 'The giver is named nowhere in public, whatever their profile shows.';
COMMENT ON COLUMN public.checkouts.tribute_name IS 'Whom the gift honors or remembers; stands on the receipt.';
COMMENT ON COLUMN public.checkouts.erased_at IS 'Since then its giver is nobody: whatever still comes of it is booked without address and name.';
COMMENT ON COLUMN public.checkouts.attempt IS 'Which session of the provider this is: another takes the place of one that expired or could not be opened, under a key of its own.';
COMMENT ON COLUMN public.checkouts.network_hash IS 'A keyed hash of the network that asked; addresses are not stored. Cleared after a day.';
COMMENT ON COLUMN public.checkouts.goes_to IS 'What the giver chose for a gift to classrooms: their own tower, the one that everybody shares, or the classroom itself. Null where the call did not say: then it is their own tower.';
COMMENT ON COLUMN public.checkouts.language IS 'In which the giver was asked; null where the call did not say.';
COMMENT ON COLUMN public.checkouts.saves_card IS 'Whoever gives, signed in, wants the card to be kept for their next gift.';
COMMENT ON COLUMN public.checkouts.credit_cents IS 'What the pack held when it was offered at this price.';
CREATE TABLE public.child_name_changes (
    id bigint NOT NULL,
    owner_id uuid NOT NULL,
    changed_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
COMMENT ON TABLE public.child_name_changes IS 'Whose names of children changed, so that every process reads just those anew: the teacher of a class list, or an athlete.';
ALTER TABLE public.child_name_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.child_name_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.class_lists (
    teacher_id uuid NOT NULL,
    names_version integer DEFAULT 1 NOT NULL
);
COMMENT ON TABLE public.class_lists IS 'How often names joined the class list of a teacher: what was published before is looked through again. No name stands here.';
CREATE TABLE public.classroom_claims (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    classroom_id uuid NOT NULL,
    teacher_display_name text NOT NULL,
    email text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    because text NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    approved boolean,
    reason text,
    CONSTRAINT classroom_claims__decided_whole CHECK ((((decided_at IS NULL) = (approved IS NULL)) AND ((decided_at IS NOT NULL) OR (decided_by IS NULL)))),
    CONSTRAINT classroom_claims__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT classroom_claims__known_cause CHECK ((because = ANY (ARRAY['other_address'::text, 'has_teacher'::text, 'named_by_visitors'::text, 'unlisted_address'::text]))),
    CONSTRAINT classroom_claims__refused_with_reason CHECK (((approved IS DISTINCT FROM false) OR (reason IS NOT NULL)))
);
COMMENT ON TABLE public.classroom_claims IS 'Confirmations by a school address that nobody knew as this classroom''s: each waits for staff, who approve it or say why not.';
COMMENT ON COLUMN public.classroom_claims.because IS 'Another address is on record; a teacher leads the classroom; or visitors named it, so that no address is on record.';
CREATE TABLE public.classroom_features (
    classroom_id uuid NOT NULL,
    storybooks_enabled boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    changed_by uuid
);
COMMENT ON TABLE public.classroom_features IS 'What staff switched on for a classroom. A classroom without a row has nothing on.';
CREATE TABLE public.classroom_nominations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    classroom_id uuid NOT NULL,
    nominator_hash text NOT NULL,
    reason text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    cast_from text,
    confirmed_at timestamp with time zone,
    confirmed_how text,
    CONSTRAINT classroom_nominations__confirmed_whole CHECK (((confirmed_at IS NULL) = (confirmed_how IS NULL))),
    CONSTRAINT classroom_nominations__known_confirmation CHECK ((confirmed_how = ANY (ARRAY['link'::text, 'account'::text, 'import'::text])))
);
COMMENT ON TABLE public.classroom_nominations IS 'One ballot per nominator and room. The hash is keyed with a secret of the server: nobody can guess addresses from it.';
COMMENT ON COLUMN public.classroom_nominations.cast_from IS 'The network it came from, hashed with a key of the server, the key of its day and the classroom: it tells which nominations of one classroom and day came from one network, and nothing else. Null for imported ones and those from before.';
COMMENT ON COLUMN public.classroom_nominations.confirmed_at IS 'When somebody was known to stand behind it: it counts in full from then on.';
COMMENT ON COLUMN public.classroom_nominations.confirmed_how IS 'By the link that was mailed, by an account whose mailbox was proven, or by the charity, whose own list it stood in.';
CREATE TABLE public.classrooms (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    school text,
    city text,
    state text,
    grade_level text,
    teacher_id uuid,
    teacher_display_name text,
    teacher_email text,
    confirmed_at timestamp with time zone,
    sponsor_id uuid,
    import_key text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    opened_for uuid,
    school_id uuid,
    named_key text,
    search tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(public.plain_words(((((((((name || ' '::text) || COALESCE(teacher_display_name, ''::text)) || ' '::text) || COALESCE(school, ''::text)) || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(state, ''::text))), ' '::text))) STORED,
    CONSTRAINT classrooms__email_is_normal CHECK ((teacher_email = lower(btrim(teacher_email)))),
    CONSTRAINT classrooms__named CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 200)))
);
COMMENT ON TABLE public.classrooms IS 'A room that can win a slot once its teacher confirmed it and someone nominated it.';
COMMENT ON COLUMN public.classrooms.import_key IS 'The charity''s own identifier from a spreadsheet, so that importing twice changes nothing.';
COMMENT ON COLUMN public.classrooms.opened_for IS 'The teacher at whose first visit the room was opened by itself; null for every other room.';
COMMENT ON COLUMN public.classrooms.school_id IS 'The school of the list that it is in, where whoever named it chose one.';
COMMENT ON COLUMN public.classrooms.named_key IS 'A hash of teacher and school of a classroom that a visitor named: two who name the same make one. Null for the charity''s own.';
CREATE TABLE public.confirmation_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    classroom_id uuid NOT NULL,
    teacher_display_name text NOT NULL,
    email text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    locale text DEFAULT 'en'::text NOT NULL,
    CONSTRAINT confirmation_requests__email_is_normal CHECK ((email = lower(btrim(email))))
);
COMMENT ON TABLE public.confirmation_requests IS 'Links mailed to school addresses; only the hash of the token is kept.';
COMMENT ON COLUMN public.confirmation_requests.locale IS 'The language of the page it was asked for on, for the mails that follow.';
CREATE TABLE public.credit_packs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    name text NOT NULL,
    price_cents bigint NOT NULL,
    credit_cents bigint NOT NULL,
    active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT credit_packs__credits_in_range CHECK (((credit_cents >= 1) AND (credit_cents <= 1000000000))),
    CONSTRAINT credit_packs__name_is_trimmed CHECK (((name = btrim(name)) AND ((length(name) >= 1) AND (length(name) <= 80)))),
    CONSTRAINT credit_packs__price_in_range CHECK (((price_cents >= 100) AND (price_cents <= 99999999)))
);
COMMENT ON TABLE public.credit_packs IS 'Tower Credits as they are sold. What a purchase cost and held is kept with the checkout: a change is for later ones.';
COMMENT ON COLUMN public.credit_packs.credit_cents IS '100 are one credit.';
COMMENT ON COLUMN public.credit_packs.active IS 'Only active packs are offered and can be paid for.';
CREATE TABLE public.credit_uses (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    sponsor_id uuid,
    reason text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    transaction_id uuid NOT NULL,
    refund_transaction_id uuid,
    request_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    reserved_at timestamp with time zone,
    CONSTRAINT credit_uses__ends_once CHECK (((state = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT credit_uses__known_reason CHECK ((reason = ANY (ARRAY['tool:parent-note'::text, 'tool:iep-goal'::text, 'tool:sub-brief'::text, 'storybook:text'::text, 'storybook:illustrations'::text]))),
    CONSTRAINT credit_uses__known_state CHECK ((state = ANY (ARRAY['open'::text, 'spent'::text, 'refunded'::text]))),
    CONSTRAINT credit_uses__refund_is_booked CHECK (((state = 'refunded'::text) = (refund_transaction_id IS NOT NULL)))
);
COMMENT ON TABLE public.credit_uses IS 'One credit taken for one thing that is made for a teacher. Open until that is there (spent) or will not be (refunded).';
COMMENT ON COLUMN public.credit_uses.sponsor_id IS 'Whose wallet gave the credit: the sponsor of one of the teacher’s classrooms. Null where it was one of the tools credits that staff granted the teacher.';
COMMENT ON COLUMN public.credit_uses.request_key IS 'Chosen by the form: sent twice it is one use.';
COMMENT ON COLUMN public.credit_uses.reserved_at IS 'Since when something that is being made rests on it. It is given back by whoever ends that, never by the clock. Null where nothing does.';
CREATE TABLE public.direct_gifts (
    payment_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    teacher_id uuid,
    fiscal_year integer,
    held_cents bigint DEFAULT 0 NOT NULL,
    given_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT direct_gifts__given_whole CHECK ((((given_at IS NULL) = (teacher_id IS NULL)) AND ((given_at IS NULL) = (fiscal_year IS NULL)) AND ((given_at IS NOT NULL) OR (held_cents = 0)))),
    CONSTRAINT direct_gifts__held_not_negative CHECK ((held_cents >= 0)),
    CONSTRAINT direct_gifts__not_negative CHECK ((amount_cents >= 0))
);
COMMENT ON TABLE public.direct_gifts IS 'Gifts that go straight to one classroom: into its teacher''s budget, without a slot. One whose classroom lost its teacher before the money came waits.';
COMMENT ON COLUMN public.direct_gifts.amount_cents IS 'What its giver has not had back: it is in the budget, or waits.';
COMMENT ON COLUMN public.direct_gifts.held_cents IS 'Of it, what a bank contests or a refund promises: the budget holds as much.';
CREATE TABLE public.disputes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    provider_dispute_id text NOT NULL,
    state text NOT NULL,
    amount_cents bigint NOT NULL,
    opened_at timestamp with time zone DEFAULT now() NOT NULL,
    closed_at timestamp with time zone,
    currency text DEFAULT 'usd'::text NOT NULL,
    provider_status text,
    is_inquiry boolean DEFAULT false NOT NULL,
    moves integer DEFAULT 0 NOT NULL,
    evidence_due_at timestamp with time zone,
    review_reason text,
    CONSTRAINT disputes__known_state CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
    CONSTRAINT disputes__review_stays_open CHECK (((review_reason IS NULL) OR (state = 'open'::text)))
);
COMMENT ON TABLE public.disputes IS 'Payments contested with the bank. Open holds back, won lets go, lost acts as a refund; one that was lost may still be won by an appeal.';
COMMENT ON COLUMN public.disputes.is_inquiry IS 'The bank only asks: it holds back what a dispute would, but no money was taken.';
COMMENT ON COLUMN public.disputes.moves IS 'How often the provider moved money for it. Together with the state it tells newer facts from older ones.';
COMMENT ON COLUMN public.disputes.evidence_due_at IS 'Until when the bank takes an answer.';
COMMENT ON COLUMN public.disputes.review_reason IS 'Why its end is not booked by itself, for example another currency than the payment''s.';
CREATE TABLE public.dollar_values (
    provider_id text NOT NULL,
    payment_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    currency text NOT NULL,
    reason text NOT NULL,
    actor_id uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    CONSTRAINT dollar_values__amount_positive CHECK ((amount_cents > 0)),
    CONSTRAINT dollar_values__reason_is_given CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 500)))
);
COMMENT ON TABLE public.dollar_values IS 'What a refund or dispute in another currency than its payment''s comes to, as staff said once each. Whatever the provider tells of it is booked with this amount.';
COMMENT ON COLUMN public.dollar_values.provider_id IS 'The provider''s name of the refund or dispute.';
COMMENT ON COLUMN public.dollar_values.amount_cents IS 'In the currency of the payment.';
COMMENT ON COLUMN public.dollar_values.currency IS 'In which the provider told it.';
CREATE TABLE public.donor_contacts (
    donor_id uuid NOT NULL,
    is_organization boolean DEFAULT false NOT NULL,
    phone text,
    postal_address text,
    language text,
    household text,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT donor_contacts__known_language CHECK ((language = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT donor_contacts__nothing_is_null CHECK (((phone <> ''::text) AND (postal_address <> ''::text) AND (household <> ''::text)))
);
COMMENT ON TABLE public.donor_contacts IS 'How a donor is reached besides their email address, as staff wrote it down.';
COMMENT ON COLUMN public.donor_contacts.postal_address IS 'In lines, as it stands on an envelope, in whatever country.';
COMMENT ON COLUMN public.donor_contacts.household IS 'A name that donors of one household have in common.';
CREATE TABLE public.donor_notes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    donor_id uuid NOT NULL,
    words text NOT NULL,
    is_task boolean NOT NULL,
    due_on date,
    written_by uuid NOT NULL,
    written_at timestamp with time zone NOT NULL,
    done_by uuid,
    done_at timestamp with time zone,
    CONSTRAINT donor_notes__done_by_somebody CHECK (((done_by IS NULL) = (done_at IS NULL))),
    CONSTRAINT donor_notes__says_something CHECK (((length(btrim(words)) >= 1) AND (length(btrim(words)) <= 10000))),
    CONSTRAINT donor_notes__tasks_are_done CHECK ((is_task OR (num_nonnulls(due_on, done_by, done_at) = 0)))
);
COMMENT ON TABLE public.donor_notes IS 'What staff write down about a donor, and what somebody is to do for them.';
CREATE TABLE public.donor_tags (
    donor_id uuid NOT NULL,
    tag text NOT NULL,
    CONSTRAINT donor_tags__are_short CHECK (((length(tag) >= 1) AND (length(tag) <= 40)))
);
COMMENT ON TABLE public.donor_tags IS 'Words by which staff find donors that have something in common.';
CREATE TABLE public.donors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    user_id uuid,
    email text,
    display_name text,
    program_cents bigint DEFAULT 0 NOT NULL,
    reserve_hole_cents bigint DEFAULT 0 NOT NULL,
    slots_minted integer DEFAULT 0 NOT NULL,
    merged_into_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    absorbed_cents bigint DEFAULT 0 NOT NULL,
    shared_cents bigint DEFAULT 0 NOT NULL,
    pooling_announced_at timestamp with time zone,
    pools_at timestamp with time zone,
    waits_since timestamp with time zone,
    wait_key text,
    link_key text DEFAULT replace(((gen_random_uuid())::text || (gen_random_uuid())::text), '-'::text, ''::text) NOT NULL,
    by_name boolean DEFAULT false NOT NULL,
    same_as_id uuid,
    named_by_provider boolean DEFAULT false NOT NULL,
    CONSTRAINT donors__absorbed_not_negative CHECK ((absorbed_cents >= 0)),
    CONSTRAINT donors__account_address_or_name CHECK (((kind <> 'person'::text) OR (num_nonnulls(user_id, email, merged_into_id) = 1) OR (by_name AND (num_nonnulls(user_id, email, merged_into_id) = 0)))),
    CONSTRAINT donors__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT donors__known_kind CHECK ((kind = ANY (ARRAY['person'::text, 'house'::text, 'matching'::text]))),
    CONSTRAINT donors__pooling_is_announced CHECK ((((pooling_announced_at IS NULL) = (pools_at IS NULL)) AND ((pools_at IS NULL) OR (wait_key IS NOT NULL)))),
    CONSTRAINT donors__same_as_another CHECK (((same_as_id <> id) AND ((same_as_id IS NULL) OR (kind = 'person'::text)))),
    CONSTRAINT donors__shared_not_negative CHECK ((shared_cents >= 0)),
    CONSTRAINT donors__totals_not_negative CHECK (((program_cents >= 0) AND (reserve_hole_cents >= 0) AND (slots_minted >= 0)))
);
COMMENT ON TABLE public.donors IS 'Whose gifts add up towards slots: an account, else a checkout address until an account proves it. The row lock on a donor is the mint lock.';
COMMENT ON COLUMN public.donors.email IS 'Whose address it is while no account has proven it; whoever proves it takes the gifts over.';
COMMENT ON COLUMN public.donors.program_cents IS 'Program gifts settled less refunded; kept in the transaction that posts them.';
COMMENT ON COLUMN public.donors.reserve_hole_cents IS 'What the refund reserve paid for already matched slots of payments the account made, or the house''s; the donor''s next gifts fill it before they mint.';
COMMENT ON COLUMN public.donors.slots_minted IS 'Slots not voided.';
COMMENT ON COLUMN public.donors.merged_into_id IS 'The donor this one was joined into when an account proved its address: gifts and slots moved there, later gifts follow.';
COMMENT ON COLUMN public.donors.absorbed_cents IS 'What the refund reserve paid for good for payments of guests. Nobody''s debt: no gift fills it.';
COMMENT ON COLUMN public.donors.shared_cents IS 'What of the donor''s program gifts counts for the shared tower. Beside program_cents, which is their own tower''s.';
COMMENT ON COLUMN public.donors.pools_at IS 'When what lies on the donor''s tower joins the shared one unless they give again or ask to wait; null before they were told.';
COMMENT ON COLUMN public.donors.waits_since IS 'When the donor last asked to wait: the days are counted from there.';
COMMENT ON COLUMN public.donors.wait_key IS 'Signs the links by which a donor asks to wait.';
COMMENT ON COLUMN public.donors.link_key IS 'Signs the links in receipts by which a donor opens their gifts without an account; another one ends all links mailed before. Never leaves the database.';
COMMENT ON COLUMN public.donors.by_name IS 'Staff wrote them down by their name: until somebody knows an address, nothing else stands for them.';
COMMENT ON COLUMN public.donors.same_as_id IS 'Of one human with two accounts: the other donor, with which this one is looked at. Nothing of either moves.';
COMMENT ON COLUMN public.donors.named_by_provider IS 'The name is what the payment provider knows whoever paid by. One that they or staff typed takes its place, and it is shown to nobody else.';
CREATE TABLE public.draw_asks (
    classroom_id uuid NOT NULL,
    reason text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.draw_asks IS 'When staff last had the teacher of a classroom asked to mend why it cannot enter.';
CREATE TABLE public.draw_barred (
    classroom_id uuid NOT NULL,
    reason text NOT NULL,
    CONSTRAINT draw_barred__known_reason CHECK ((reason = ANY (ARRAY['unconfirmed'::text, 'no_teacher'::text, 'teacher_barred'::text, 'teacher_unproven'::text, 'not_nominated'::text, 'matched'::text, 'other_enters'::text])))
);
COMMENT ON TABLE public.draw_barred IS 'Classrooms that would not have entered a list when all were last looked at, and why, for the desk of staff. Never read by a draw itself. No foreign keys: keeping it must hold no row of anybody else.';
CREATE TABLE public.draw_barred_state (
    is_only boolean DEFAULT true NOT NULL,
    looked_at timestamp with time zone,
    CONSTRAINT draw_barred_state__one_row CHECK (is_only)
);
COMMENT ON TABLE public.draw_barred_state IS 'When all classrooms were last looked at. Whoever writes draw_barred holds this row.';
CREATE TABLE public.draw_commitments (
    draw_id uuid NOT NULL,
    place integer NOT NULL,
    commitment_hash text NOT NULL,
    beacon jsonb NOT NULL,
    number_at timestamp with time zone NOT NULL,
    named_at timestamp with time zone NOT NULL,
    CONSTRAINT draw_commitments__counted CHECK ((place >= 1)),
    CONSTRAINT draw_commitments__hex CHECK ((commitment_hash ~ '^[0-9a-f]{64}$'::text))
);
COMMENT ON TABLE public.draw_commitments IS 'Each commitment that a draw published, the first at the freeze; the last is the one it is drawn by. Those from before this table that a later number replaced stand in the audit log alone.';
CREATE TABLE public.draw_entries (
    draw_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    nominators integer NOT NULL,
    waited integer NOT NULL,
    weight integer NOT NULL,
    confirmed integer,
    CONSTRAINT draw_entries__confirmed_among_nominators CHECK (((confirmed >= 0) AND (confirmed <= nominators))),
    CONSTRAINT draw_entries__weight_positive CHECK ((weight > 0))
);
COMMENT ON TABLE public.draw_entries IS 'The frozen list of a draw.';
COMMENT ON COLUMN public.draw_entries.confirmed IS 'How many of the nominators somebody was known to stand behind. Null in lists under weights/1, which did not ask.';
CREATE TABLE public.draw_moves (
    id bigint NOT NULL,
    draw_id uuid NOT NULL,
    from_starts timestamp with time zone NOT NULL,
    to_starts timestamp with time zone NOT NULL,
    moved_by uuid NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    CONSTRAINT draw_moves__elsewhere CHECK ((from_starts <> to_starts))
);
COMMENT ON TABLE public.draw_moves IS 'Each time staff moved a draw to another start, before its list was fixed.';
ALTER TABLE public.draw_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.draw_moves_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.draw_standing_changes (
    id bigint NOT NULL,
    teacher_id uuid,
    classroom_id uuid,
    draw_id uuid,
    CONSTRAINT draw_standing_changes__one_subject CHECK ((num_nonnulls(teacher_id, classroom_id, draw_id) = 1))
);
COMMENT ON TABLE public.draw_standing_changes IS 'Whose standing may have changed, written with the fact itself: rows are only added, so no two nominations wait for each other. Gone once looked at.';
ALTER TABLE public.draw_standing_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.draw_standing_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.draw_standing_state (
    is_only boolean DEFAULT true NOT NULL,
    school_year_start timestamp with time zone NOT NULL,
    CONSTRAINT draw_standing_state__one_row CHECK (is_only)
);
COMMENT ON TABLE public.draw_standing_state IS 'Since when a match keeps a classroom out, in the standings. Whoever keeps them holds this row.';
CREATE TABLE public.draw_standing_weights (
    weight integer NOT NULL,
    classrooms integer NOT NULL
);
COMMENT ON TABLE public.draw_standing_weights IS 'How many of the standings weigh how much.';
CREATE TABLE public.draw_standings (
    teacher_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    weight integer NOT NULL,
    rules_version integer DEFAULT 1 NOT NULL,
    CONSTRAINT draw_standings__weight_positive CHECK ((weight > 0))
);
COMMENT ON TABLE public.draw_standings IS 'The classroom each teacher would enter the next draw with. Kept by one writer at a time from draw_standing_changes; never read by a draw itself. No foreign keys: keeping it must hold no row of anybody else.';
COMMENT ON COLUMN public.draw_standings.rules_version IS 'By which version of the weights it was worked out: 2 under weights/2. Processes from before that was asked leave it at 1.';
CREATE TABLE public.draw_verifications (
    draw_id uuid NOT NULL,
    verified_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.draw_verifications IS 'When each completed draw was last drawn again from its proof by the nightly verification.';
CREATE TABLE public.draw_weights (
    draw_id uuid NOT NULL,
    weight integer NOT NULL,
    classrooms integer NOT NULL
);
COMMENT ON TABLE public.draw_weights IS 'How many entries of a fixed list weigh how much; written with the list.';
CREATE TABLE public.draw_winners (
    draw_id uuid NOT NULL,
    "position" integer NOT NULL,
    classroom_id uuid NOT NULL,
    slot_id uuid NOT NULL,
    r bigint NOT NULL,
    remaining_weight bigint NOT NULL,
    from_point bigint NOT NULL,
    to_point bigint NOT NULL,
    CONSTRAINT draw_winners__point_inside CHECK ((((r >= from_point) AND (r <= to_point)) AND (to_point < remaining_weight))),
    CONSTRAINT draw_winners__position_from_one CHECK (("position" >= 1))
);
COMMENT ON TABLE public.draw_winners IS 'The picks in order, with the point that fell and the slot each brought.';
CREATE TABLE public.erasure_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    reason text,
    state text DEFAULT 'requested'::text NOT NULL,
    requested_at timestamp with time zone DEFAULT now() NOT NULL,
    due_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    decided_by uuid,
    answer text,
    CONSTRAINT erasure_requests__decided_has_time CHECK (((state = 'requested'::text) = (decided_at IS NULL))),
    CONSTRAINT erasure_requests__known_state CHECK ((state = ANY (ARRAY['requested'::text, 'done'::text, 'refused'::text, 'cancelled'::text]))),
    CONSTRAINT erasure_requests__refused_has_answer CHECK (((state <> 'refused'::text) OR (answer IS NOT NULL)))
);
COMMENT ON TABLE public.erasure_requests IS 'Wishes to be erased, each answered by staff before due_at or taken back by its person.';
CREATE TABLE public.erasures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    erased_at timestamp with time zone NOT NULL,
    kind text NOT NULL,
    subject_id uuid,
    address_marks text[] NOT NULL,
    name_marks text[] NOT NULL,
    key_mark text NOT NULL,
    again_since timestamp with time zone,
    CONSTRAINT erasures__known_kind CHECK ((kind = ANY (ARRAY['person'::text, 'athlete'::text, 'donor'::text, 'address'::text]))),
    CONSTRAINT erasures__of_somebody CHECK (((subject_id IS NULL) = (kind = 'address'::text)))
);
COMMENT ON TABLE public.erasures IS 'Who was erased, for the case that an older backup is restored: numbers of ours, and marks that only whoever has SECRET and the address or name can make.';
COMMENT ON COLUMN public.erasures.key_mark IS 'By which SECRET the marks were made.';
COMMENT ON COLUMN public.erasures.again_since IS 'Since when whoever came back with a backup waits to be erased again.';
CREATE TABLE public.file_contents (
    hash text NOT NULL,
    byte_size integer NOT NULL,
    media_type text NOT NULL,
    claimed_at timestamp with time zone NOT NULL,
    stored_at timestamp with time zone,
    dropping_at timestamp with time zone,
    CONSTRAINT file_contents__hash_is_sha256 CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT file_contents__known_type CHECK ((media_type = ANY (ARRAY['image/webp'::text, 'application/pdf'::text, 'video/mp4'::text, 'video/quicktime'::text, 'video/webm'::text]))),
    CONSTRAINT file_contents__not_empty CHECK ((byte_size > 0))
);
COMMENT ON TABLE public.file_contents IS 'Bytes that lie in the store under the name of their content, once however many files show them. A row stands before its bytes come and after they went.';
COMMENT ON COLUMN public.file_contents.claimed_at IS 'When a file last began to refer to it; what was just claimed is not swept.';
COMMENT ON COLUMN public.file_contents.stored_at IS 'Since when the bytes lie in the store whole.';
COMMENT ON COLUMN public.file_contents.dropping_at IS 'Since when the bytes are being removed: nobody may refer to them any more.';
CREATE TABLE public.files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    purpose text NOT NULL,
    seen_by text NOT NULL,
    waits_for_staff boolean NOT NULL,
    state text NOT NULL,
    content_hash text,
    thumbnail_hash text,
    width_px integer,
    height_px integer,
    created_at timestamp with time zone NOT NULL,
    attached_at timestamp with time zone,
    approved_at timestamp with time zone,
    approved_by uuid,
    removed_at timestamp with time zone,
    of_charity boolean DEFAULT false NOT NULL,
    covered_faces smallint,
    CONSTRAINT files__approved_when CHECK (((state <> 'approved'::text) OR (approved_at IS NOT NULL))),
    CONSTRAINT files__covered_in_bounds CHECK (((covered_faces >= 0) AND (covered_faces <= 60))),
    CONSTRAINT files__known_state CHECK ((state = ANY (ARRAY['arriving'::text, 'pending'::text, 'approved'::text, 'removed'::text]))),
    CONSTRAINT files__known_viewers CHECK ((seen_by = ANY (ARRAY['everyone'::text, 'by link'::text]))),
    CONSTRAINT files__purpose_is_a_name CHECK ((purpose ~ '^[a-z][a-z_]{2,39}$'::text)),
    CONSTRAINT files__removed_whole CHECK ((((state = 'removed'::text) = (removed_at IS NOT NULL)) AND ((state = 'removed'::text) = (content_hash IS NULL)) AND ((state <> 'removed'::text) OR (thumbnail_hash IS NULL))))
);
COMMENT ON TABLE public.files IS 'What people uploaded. A file that nothing refers to is removed after a day; the bytes of removed files go with the next sweep.';
COMMENT ON COLUMN public.files.purpose IS 'What it was uploaded for; the rule of that purpose stands in the contract.';
COMMENT ON COLUMN public.files.seen_by IS 'Everyone: at an address that stays, once it is approved. By link: only by signed addresses.';
COMMENT ON COLUMN public.files.state IS 'Arriving: its bytes are not stored yet. Pending: until it is used, and approved where staff look at it first.';
COMMENT ON COLUMN public.files.attached_at IS 'When something began to refer to it; until then its owner may have thought better of it.';
COMMENT ON COLUMN public.files.of_charity IS 'It belongs to the charity: erasing the account of its uploader leaves it where it is.';
COMMENT ON COLUMN public.files.covered_faces IS 'How many places its owner covered before it was stored: nothing lies under them. Null where nobody was asked.';
CREATE TABLE public.files_to_rewrite (
    id bigint NOT NULL,
    erased_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.files_to_rewrite IS 'Erasures whose words may still stand in dead rows of the database''s files. Gone once the tables were written anew. Names nobody.';
ALTER TABLE public.files_to_rewrite ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.files_to_rewrite_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.first_steps_dismissals (
    number integer NOT NULL,
    dismissed_at timestamp with time zone NOT NULL,
    CONSTRAINT first_steps_dismissals__once CHECK ((number = 1))
);
COMMENT ON TABLE public.first_steps_dismissals IS 'That the first steps of an empty site are shown no more, though some may be open. Who put them away stands in the audit log.';
CREATE TABLE public.gate_days (
    day date NOT NULL,
    channel text NOT NULL,
    passed bigint DEFAULT 0 NOT NULL,
    covered bigint DEFAULT 0 NOT NULL,
    blocked bigint DEFAULT 0 NOT NULL,
    CONSTRAINT gate_days__not_negative CHECK (((passed >= 0) AND (covered >= 0) AND (blocked >= 0)))
);
COMMENT ON TABLE public.gate_days IS 'How much left by each channel on a day (UTC), how much with names covered, and how much not at all. No name stands here.';
CREATE TABLE public.gift_day_totals (
    day date NOT NULL,
    bucket smallint NOT NULL,
    cents bigint NOT NULL,
    CONSTRAINT gift_day_totals__known_bucket CHECK (((bucket >= 0) AND (bucket <= 15)))
);
COMMENT ON TABLE public.gift_day_totals IS 'Gifts that settled on a day of the organization, less what went back of them since. In sixteen rows a day, so that gifts at the same moment rarely wait for one another.';
CREATE TABLE public.gift_thanks (
    payment_id uuid NOT NULL,
    how text NOT NULL,
    thanked_by uuid NOT NULL,
    thanked_at timestamp with time zone NOT NULL,
    CONSTRAINT gift_thanks__known_how CHECK ((how = ANY (ARRAY['letter'::text, 'email'::text, 'call'::text, 'in_person'::text])))
);
COMMENT ON TABLE public.gift_thanks IS 'A gift whose donor was thanked by somebody, and how. What was said is kept nowhere.';
CREATE TABLE public.grant_notes (
    transaction_id uuid NOT NULL,
    note text NOT NULL
);
COMMENT ON TABLE public.grant_notes IS 'What staff noted beside credits they granted. It goes when whoever got them is erased; the fact stays in the ledger.';
CREATE TABLE public.inquiries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    organization text,
    topic text,
    message text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    answered_at timestamp with time zone,
    locale text DEFAULT 'en'::text NOT NULL,
    answer text,
    answered_by uuid,
    archived_at timestamp with time zone,
    archived_by uuid,
    CONSTRAINT inquiries__answer_has_time CHECK (((answered_at IS NOT NULL) OR ((answer IS NULL) AND (answered_by IS NULL)))),
    CONSTRAINT inquiries__archived_at_a_time CHECK (((archived_at IS NOT NULL) OR (archived_by IS NULL))),
    CONSTRAINT inquiries__contact_has_topic CHECK (((kind = 'contact'::text) = (topic IS NOT NULL))),
    CONSTRAINT inquiries__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT inquiries__known_kind CHECK ((kind = ANY (ARRAY['contact'::text, 'partner'::text]))),
    CONSTRAINT inquiries__known_locale CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT inquiries__partner_has_organization CHECK (((kind = 'partner'::text) = (organization IS NOT NULL)))
);
COMMENT ON TABLE public.inquiries IS 'Messages of the contact form and of possible partners, for staff to answer by mail.';
COMMENT ON COLUMN public.inquiries.answered_at IS 'When staff said it was answered; null is open.';
COMMENT ON COLUMN public.inquiries.locale IS 'The language of the page it was written on, and of the answer''s frame.';
COMMENT ON COLUMN public.inquiries.answer IS 'What staff mailed to its writer, once; null is unanswered here.';
COMMENT ON COLUMN public.inquiries.archived_at IS 'When staff put it away; null is in sight.';
CREATE TABLE public.installations (
    number integer NOT NULL,
    is_rehearsal boolean NOT NULL,
    began_at timestamp with time zone NOT NULL,
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    CONSTRAINT installations__once CHECK ((number = 1))
);
COMMENT ON TABLE public.installations IS 'What this database was begun as: real, or a rehearsal with test cards (REHEARSAL=true). It never becomes the other; a rehearsal ends by being wiped.';
COMMENT ON COLUMN public.installations.id IS 'Which site this is, wherever its rows go: in the list of its backups, and at a standby. A restored database goes on as the one that was backed up.';
CREATE TABLE public.introductions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    by_id uuid,
    role text NOT NULL,
    door text NOT NULL,
    introduced_at timestamp with time zone NOT NULL,
    CONSTRAINT introductions__known_door CHECK ((door = ANY (ARRAY['opened_account'::text, 'allowed_address'::text, 'gave_role'::text, 'approved_claim'::text, 'let_in_again'::text, 'imported_list'::text]))),
    CONSTRAINT introductions__known_role CHECK ((role = ANY (ARRAY['teacher'::text, 'admin'::text, 'superadmin'::text]))),
    CONSTRAINT introductions__of_another CHECK ((by_id <> user_id))
);
COMMENT ON TABLE public.introductions IS 'Who brought somebody in as what: whom one person of the staff brought in is no second person beside them. Whoever came by themself has none.';
COMMENT ON COLUMN public.introductions.by_id IS 'Null: the operator, by the command line or a list.';
COMMENT ON COLUMN public.introductions.role IS 'The role that they were brought in with.';
CREATE TABLE public.job_runs (
    name text NOT NULL,
    cron text NOT NULL,
    may_take_seconds integer NOT NULL,
    known_since timestamp with time zone DEFAULT now() NOT NULL,
    succeeded_at timestamp with time zone,
    failed_at timestamp with time zone,
    given_up_at timestamp with time zone
)
WITH (fillfactor='50');
COMMENT ON TABLE public.job_runs IS 'What runs by the clock, and what came of it last.';
COMMENT ON COLUMN public.job_runs.succeeded_at IS 'To five minutes, for jobs that run more often.';
COMMENT ON COLUMN public.job_runs.given_up_at IS 'When its last try failed, too; null once it was done again.';
CREATE TABLE public.keepsakes (
    key text NOT NULL,
    price_cents bigint NOT NULL,
    place integer NOT NULL,
    active boolean DEFAULT true NOT NULL,
    CONSTRAINT keepsakes__whole_credits CHECK (((price_cents > 0) AND ((price_cents % (100)::bigint) = 0) AND (price_cents <= 100000000)))
);
COMMENT ON TABLE public.keepsakes IS 'What is sold to sponsors for credits. Words and drawings stand in the code, under the key; staff decide on prices and what is sold.';
COMMENT ON COLUMN public.keepsakes.price_cents IS 'In cents of a credit; whole credits only.';
CREATE TABLE public.kept_keys (
    use text NOT NULL,
    sealed_key text NOT NULL,
    kept_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.kept_keys IS 'Keys that were derived from a former SECRET, for hashes and signatures whose originals are kept nowhere. A use without a row has its key from SECRET.';
COMMENT ON COLUMN public.kept_keys.sealed_key IS 'AES-256-GCM under a key derived from SECRET and bound to this row: nonce, tag and text as base64url.';
CREATE TABLE public.ledger_accounts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    owner_id uuid,
    unit text NOT NULL,
    balance_cents bigint DEFAULT 0 NOT NULL,
    floor_cents bigint,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT ledger_accounts__floor_of_its_kind CHECK ((NOT (floor_cents IS DISTINCT FROM
CASE
    WHEN (kind = ANY (ARRAY['processor'::text, 'processor_fees'::text, 'disputed_funds'::text, 'bank'::text, 'bank_fees'::text, 'issuing'::text, 'paid_out'::text, 'uncovered_cards'::text, 'refund_reserve'::text, 'credits_issued'::text])) THEN NULL::integer
    ELSE 0
END))),
    CONSTRAINT ledger_accounts__kind_has_its_unit CHECK ((((unit = 'USD'::text) AND (kind = ANY (ARRAY['processor'::text, 'processor_fees'::text, 'disputed_funds'::text, 'bank'::text, 'bank_fees'::text, 'issuing'::text, 'paid_out'::text, 'uncovered_cards'::text, 'donor_program'::text, 'slot'::text, 'budget'::text, 'reserved'::text, 'spent'::text, 'prospect_goal'::text, 'prospect_spent'::text, 'teacher_direct'::text, 'fund_classrooms'::text, 'fund_prospects'::text, 'fund_smbs'::text, 'fund_operations'::text, 'fund_matching'::text, 'fund_budgets'::text, 'refund_reserve'::text, 'fee_cover'::text, 'pack_sales'::text]))) OR ((unit = 'CREDIT'::text) AND (kind = ANY (ARRAY['credits_issued'::text, 'wallet'::text, 'tools_wallet'::text, 'credits_spent'::text, 'credits_held'::text]))))),
    CONSTRAINT ledger_accounts__known_unit CHECK ((unit = ANY (ARRAY['USD'::text, 'CREDIT'::text]))),
    CONSTRAINT ledger_accounts__not_below_floor CHECK (((floor_cents IS NULL) OR (balance_cents >= floor_cents)))
);
COMMENT ON TABLE public.ledger_accounts IS 'Where money or credits can lie. Holdings are positive; processor and credits_issued are the negative counterparts.';
COMMENT ON COLUMN public.ledger_accounts.owner_id IS 'Donor, slot, budget, user or goal, by kind; null for the house.';
COMMENT ON COLUMN public.ledger_accounts.floor_cents IS '0 for whatever may not be overdrawn; null for the counterparts.';
CREATE TABLE public.ledger_moves (
    kind text NOT NULL,
    side smallint NOT NULL,
    account_kind text NOT NULL,
    CONSTRAINT ledger_moves__known_side CHECK ((side = ANY (ARRAY['-1'::integer, 1])))
);
COMMENT ON TABLE public.ledger_moves IS 'Which kinds of accounts each kind of fact may take from (-1) and give to (1). The same list as transaction-kinds.ts.';
CREATE TABLE public.ledger_postings (
    id bigint NOT NULL,
    transaction_id uuid NOT NULL,
    account_id uuid NOT NULL,
    unit text NOT NULL,
    amount_cents bigint NOT NULL,
    adds_at_commit boolean DEFAULT false NOT NULL,
    CONSTRAINT ledger_postings__not_zero CHECK ((amount_cents <> 0))
);
COMMENT ON TABLE public.ledger_postings IS 'The two or more sides of a transaction. They add up to zero, in one unit.';
COMMENT ON COLUMN public.ledger_postings.adds_at_commit IS 'Whether the balance of its account follows at the commit of the fact; where not, whoever wrote it has moved the balance as well.';
ALTER TABLE public.ledger_postings ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_postings_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.ledger_transactions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    idempotency_key text NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    actor_id uuid,
    memo text,
    corrects_id uuid,
    payment_id uuid,
    refund_id uuid,
    slot_id uuid,
    spending_id uuid,
    CONSTRAINT ledger_transactions__spending_named CHECK (((spending_id IS NOT NULL) = ((split_part(kind, '_'::text, 1) = ANY (ARRAY['order'::text, 'reimbursement'::text, 'card'::text, 'disbursement'::text])) OR (kind = ANY (ARRAY['bank_paid'::text, 'bank_returned'::text, 'issuing_paid'::text, 'issuing_returned'::text])))))
);
COMMENT ON TABLE public.ledger_transactions IS 'One fact of money. Never changed; a correction is a new row that names what it corrects.';
COMMENT ON COLUMN public.ledger_transactions.spending_id IS 'The order, reimbursement or card that money of a budget is for, or the disbursement of money of an athlete; the kind says which of them.';
CREATE TABLE public.ledger_verifications (
    id bigint NOT NULL,
    at timestamp with time zone NOT NULL,
    broken jsonb NOT NULL,
    CONSTRAINT ledger_verifications__list CHECK ((jsonb_typeof(broken) = 'array'::text))
);
COMMENT ON TABLE public.ledger_verifications IS 'One row for each proof of the books, a night''s or a command''s.';
COMMENT ON COLUMN public.ledger_verifications.broken IS 'The rules that did not hold, each with its first rows: [{"rule": "…", "rows": ["…"]}]. Empty when all held.';
ALTER TABLE public.ledger_verifications ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.ledger_verifications_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.live_events (
    id bigint NOT NULL,
    topic text NOT NULL,
    audience_user_id uuid,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.live_events IS 'What screens may want to know at once: ids only. Kept a day, for replay after a lost connection.';
COMMENT ON COLUMN public.live_events.audience_user_id IS 'The one person it concerns; null is staff.';
ALTER TABLE public.live_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.live_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.mail_leaves (
    series text NOT NULL,
    email text NOT NULL,
    left_at timestamp with time zone NOT NULL,
    CONSTRAINT mail_leaves__known_series CHECK ((series = 'gift_news'::text))
);
COMMENT ON TABLE public.mail_leaves IS 'Who gets no more mails of a series: what waits in the outbox is not sent either.';
CREATE TABLE public.mail_suppressions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    reason text NOT NULL,
    said text,
    mail_id uuid,
    since timestamp with time zone DEFAULT now() NOT NULL,
    tried_at timestamp with time zone,
    CONSTRAINT mail_suppressions__known_reason CHECK ((reason = ANY (ARRAY['refused'::text, 'reported'::text]))),
    CONSTRAINT mail_suppressions__plain CHECK ((email = lower(email)))
);
COMMENT ON TABLE public.mail_suppressions IS 'Addresses that nobody reads: mail to them ends here, so that the charity is not taken for a sender of spam.';
COMMENT ON COLUMN public.mail_suppressions.reason IS 'refused: the server said so as we sent; reported: a report of delivery said so afterwards.';
COMMENT ON COLUMN public.mail_suppressions.said IS 'What the server said, without the address.';
COMMENT ON COLUMN public.mail_suppressions.mail_id IS 'Of which mail; that one may be gone.';
COMMENT ON COLUMN public.mail_suppressions.tried_at IS 'When a mail that lets its reader in was sent all the same, which may happen once an hour.';
CREATE TABLE public.mails (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    dedupe_key text NOT NULL,
    to_email text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    template text NOT NULL,
    params jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    last_error text,
    sent_at timestamp with time zone,
    given_up_at timestamp with time zone,
    subject text,
    html text,
    text text,
    about_id uuid,
    also_about_ids uuid[],
    held_at timestamp with time zone,
    released_by_id uuid,
    released_at timestamp with time zone,
    failure text,
    failed_at timestamp with time zone,
    sent_again integer DEFAULT 0 NOT NULL,
    CONSTRAINT mails__failed_somewhen CHECK (((failure IS NULL) = (failed_at IS NULL))),
    CONSTRAINT mails__known_failure CHECK ((failure = ANY (ARRAY['refused'::text, 'reported'::text, 'suppressed'::text]))),
    CONSTRAINT mails__nameless_key CHECK (public.mail_key_is_nameless(dedupe_key)),
    CONSTRAINT mails__released_once_held CHECK (((released_at IS NULL) OR (held_at IS NOT NULL))),
    CONSTRAINT mails__sent_is_written CHECK (((sent_at IS NULL) OR ((subject IS NOT NULL) AND (html IS NOT NULL) AND (text IS NOT NULL))))
);
COMMENT ON TABLE public.mails IS 'The outbox: written with the change that causes the mail, sent afterwards by a job, once per dedupe_key.';
COMMENT ON COLUMN public.mails.dedupe_key IS 'The fact that causes the mail. Kind, numbers, ids and instants in clear, all else hashed: it never holds an address or a name.';
COMMENT ON COLUMN public.mails.params IS 'What the mail is written from. What opens something (a link, a code, an address to answer to) stands in it sealed, as {"sealed": …}, with a key that the server''s secret gives.';
COMMENT ON COLUMN public.mails.next_attempt_at IS 'When it is due. A sender that takes a mail moves this ahead, so that nobody else takes it meanwhile.';
COMMENT ON COLUMN public.mails.about_id IS 'Whom or what the mail shows to others, where that can be taken back: an unsent one is withdrawn then.';
COMMENT ON COLUMN public.mails.also_about_ids IS 'Whom the mail shows besides about_id.';
COMMENT ON COLUMN public.mails.held_at IS 'When it was held back because it names a child; null for all others.';
COMMENT ON COLUMN public.mails.released_at IS 'When a superadmin looked at it and sent it all the same.';
COMMENT ON COLUMN public.mails.failure IS 'Why it did not arrive and is not tried again: refused by a server for good, reported as not delivered after it left, or not sent because nobody reads there.';
COMMENT ON COLUMN public.mails.sent_again IS 'How often staff sent it again; each time it leaves under another Message-ID.';
CREATE TABLE public.market_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    name_es text,
    description_es text,
    image_url text,
    theme text NOT NULL,
    motif text NOT NULL,
    tier integer NOT NULL,
    cost_cents bigint NOT NULL,
    place integer DEFAULT 0 NOT NULL,
    active boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT market_items__described_shortly CHECK (((char_length(description) <= 200) AND (char_length(description_es) <= 200))),
    CONSTRAINT market_items__known_kind CHECK ((kind = ANY (ARRAY['badge'::text, 'avatar'::text]))),
    CONSTRAINT market_items__known_theme CHECK ((theme = ANY (ARRAY['think'::text, 'build'::text, 'serve'::text]))),
    CONSTRAINT market_items__known_tier CHECK (((tier >= 1) AND (tier <= 4))),
    CONSTRAINT market_items__named CHECK (((name <> ''::text) AND (char_length(name) <= 60) AND (char_length(name_es) <= 60))),
    CONSTRAINT market_items__picture_is_ours CHECK (((image_url ~ '^/[^/\\]'::text) AND (length(image_url) <= 500))),
    CONSTRAINT market_items__priced CHECK (((cost_cents >=
CASE
    WHEN (kind = 'badge'::text) THEN 100
    ELSE 0
END) AND (cost_cents <= 100000000)))
);
COMMENT ON TABLE public.market_items IS 'Badges and avatars that teachers unlock with credits. None is ever deleted: what is not offered anymore is switched off, and who has it keeps it.';
COMMENT ON COLUMN public.market_items.image_url IS 'A picture that staff uploaded. Null where it is drawn by theme, tier and motif.';
COMMENT ON COLUMN public.market_items.cost_cents IS 'In cents of a credit. Shown and charged in whole credits, rounded. An avatar may be free.';
COMMENT ON COLUMN public.market_items.place IS 'The order within a tier.';
COMMENT ON TABLE public.migrations IS 'Which files of server/migrations were applied, each with its digest.';
COMMENT ON COLUMN public.migrations.runs_from IS 'Code that knows the migrations up to this number, or more of them, runs on this one; null: nobody said so, and code that does not know it refuses to start.';
CREATE TABLE public.month_closings (
    month date NOT NULL,
    figures jsonb NOT NULL,
    closed_by uuid NOT NULL,
    closed_at timestamp with time zone NOT NULL,
    bank_agreement text,
    difference_cents bigint,
    signed_by uuid,
    from_at timestamp with time zone,
    until_at timestamp with time zone,
    balance_difference_cents bigint,
    CONSTRAINT month_closings__both_bounds CHECK (((num_nulls(from_at, until_at) = ANY (ARRAY[0, 2])) AND (from_at < until_at))),
    CONSTRAINT month_closings__by_two CHECK ((signed_by <> closed_by)),
    CONSTRAINT month_closings__first_day CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
    CONSTRAINT month_closings__known_agreement CHECK ((bank_agreement = ANY (ARRAY['agrees'::text, 'differs'::text, 'not_covered'::text, 'nothing'::text]))),
    CONSTRAINT month_closings__signed CHECK ((NOT ((bank_agreement = ANY (ARRAY['differs'::text, 'not_covered'::text])) IS DISTINCT FROM
CASE
    WHEN (bank_agreement IS NOT NULL) THEN (signed_by IS NOT NULL)
    ELSE NULL::boolean
END)))
);
COMMENT ON TABLE public.month_closings IS 'Months that staff closed. Books are never locked by it: what is booked into a closed month later shows as a difference.';
COMMENT ON COLUMN public.month_closings.figures IS 'What each kind of account held at the end of the month, in cents, when it was closed.';
COMMENT ON COLUMN public.month_closings.bank_agreement IS 'How it stood beside the bank’s statement; null of months that were closed before statements were read.';
COMMENT ON COLUMN public.month_closings.signed_by IS 'The second person where it did not agree.';
COMMENT ON COLUMN public.month_closings.from_at IS 'The first instant of the month as it was closed; null, like until_at: closed by a version that knew only UTC.';
COMMENT ON COLUMN public.month_closings.until_at IS 'The first instant after the month as it was closed.';
COMMENT ON COLUMN public.month_closings.balance_difference_cents IS 'By how much the bank held more at the end of the month than the books had there, what was on its way left out; null where no statement said. Another than that of the month before takes two people.';
CREATE TABLE public.monthly_amounts (
    id bigint NOT NULL,
    sponsorship_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    fee_cover_cents bigint NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    kept_at timestamp with time zone,
    CONSTRAINT monthly_amounts__amount_in_range CHECK (((amount_cents >= 100) AND (amount_cents <= 99999999))),
    CONSTRAINT monthly_amounts__fee_not_negative CHECK ((fee_cover_cents >= 0))
);
COMMENT ON TABLE public.monthly_amounts IS 'Amounts that a giver changed a monthly gift to. Written before the provider is asked, so that money of any of them is known; the first amount stands with the checkout.';
COMMENT ON COLUMN public.monthly_amounts.kept_at IS 'When the provider said that it charges this from now on; the last one kept is in force.';
ALTER TABLE public.monthly_amounts ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.monthly_amounts_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.monthly_cards (
    id uuid NOT NULL,
    sponsorship_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    given_at timestamp with time zone,
    card_ref text,
    brand text,
    last4 text,
    kept_at timestamp with time zone,
    CONSTRAINT monthly_cards__given_whole CHECK (((given_at IS NULL) = (card_ref IS NULL))),
    CONSTRAINT monthly_cards__kept_once_given CHECK (((kept_at IS NULL) OR (given_at IS NOT NULL)))
);
COMMENT ON TABLE public.monthly_cards IS 'Cards that a giver asked a monthly gift to be charged to. Of the provider''s form they came in by, each row is one; the last one given is charged.';
COMMENT ON COLUMN public.monthly_cards.given_at IS 'When the giver handed the card to the provider.';
COMMENT ON COLUMN public.monthly_cards.card_ref IS 'The provider''s name of the card.';
COMMENT ON COLUMN public.monthly_cards.kept_at IS 'When the provider said that it charges this card from now on; its giver was told then.';
CREATE TABLE public.nomination_confirmations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    nomination_id uuid NOT NULL,
    mailbox_hash text NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    teacher_nomination_id uuid
);
COMMENT ON TABLE public.nomination_confirmations IS 'Links mailed to nominators; of the token and of the address only hashes are kept.';
COMMENT ON COLUMN public.nomination_confirmations.teacher_nomination_id IS 'The nomination whose teacher is written to once this link is used.';
CREATE TABLE public.nomination_day_keys (
    day date NOT NULL,
    key text NOT NULL,
    CONSTRAINT nomination_day_keys__hex CHECK ((key ~ '^[0-9a-f]{64}$'::text))
);
COMMENT ON TABLE public.nomination_day_keys IS 'A random key for each day''s networks, deleted when the day is over: from then on nobody can work out where a nomination came from.';
CREATE TABLE public.nomination_mailboxes (
    classroom_id uuid NOT NULL,
    mailbox_hash text NOT NULL,
    nomination_id uuid NOT NULL
);
COMMENT ON TABLE public.nomination_mailboxes IS 'Which mailbox stands behind which nomination, under a key of the server: one mailbox counts once for a classroom.';
CREATE TABLE public.nominee_changes (
    id bigint NOT NULL,
    unit_id uuid NOT NULL
);
COMMENT ON TABLE public.nominee_changes IS 'Which unit may have changed, written with the fact itself: rows are only added, so no two nominations wait for each other. Gone once looked at.';
ALTER TABLE public.nominee_changes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.nominee_changes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.nominee_state (
    is_only boolean DEFAULT true NOT NULL,
    linked integer NOT NULL,
    unlinked integer NOT NULL,
    CONSTRAINT nominee_state__one_row CHECK (is_only)
);
COMMENT ON TABLE public.nominee_state IS 'How many nominees there are, by whether their address is known. Whoever keeps them holds this row.';
CREATE TABLE public.nominee_units (
    unit_id uuid NOT NULL,
    key text NOT NULL,
    nominee_email text,
    name text NOT NULL,
    school text,
    nomination_count integer NOT NULL,
    latest_at timestamp with time zone NOT NULL,
    can_link boolean NOT NULL,
    CONSTRAINT nominee_units__counted CHECK ((nomination_count > 0))
);
COMMENT ON TABLE public.nominee_units IS 'What is counted for a nominee: a classroom with its ballots, or one nomination of a teacher without a classroom. Kept by one writer at a time from nominee_changes. No foreign keys: keeping it must hold no row of anybody else.';
COMMENT ON COLUMN public.nominee_units.unit_id IS 'The classroom, or the nomination of a teacher.';
COMMENT ON COLUMN public.nominee_units.key IS 'The address of the nominee; until it is known, the classroom, or the teacher by name and school.';
CREATE TABLE public.nominees (
    key text NOT NULL,
    nominee_email text,
    name text NOT NULL,
    school text,
    nomination_count integer NOT NULL,
    latest_at timestamp with time zone NOT NULL,
    can_link boolean NOT NULL,
    is_linked boolean GENERATED ALWAYS AS ((nominee_email IS NOT NULL)) STORED
);
COMMENT ON TABLE public.nominees IS 'Who was nominated, all their units together.';
CREATE TABLE public.notice_markings (
    user_id uuid NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    read_until timestamp with time zone NOT NULL,
    besides text[] NOT NULL
);
COMMENT ON TABLE public.notice_markings IS 'Each time that one of the staff marked all notices read; what is read by now is in notice_marks.';
COMMENT ON COLUMN public.notice_markings.read_until IS 'Notices up to here were read by it.';
COMMENT ON COLUMN public.notice_markings.besides IS 'Types that were not theirs to read then: notices of them stay unread.';
CREATE TABLE public.notice_marks (
    user_id uuid NOT NULL,
    read_until timestamp with time zone NOT NULL,
    marked_at timestamp with time zone NOT NULL,
    read_until_before timestamp with time zone,
    besides text[] DEFAULT '{}'::text[] NOT NULL
);
COMMENT ON TABLE public.notice_marks IS 'Up to when one of the staff marked all notices read.';
COMMENT ON COLUMN public.notice_marks.read_until_before IS 'What it was before: marking all can be taken back once.';
COMMENT ON COLUMN public.notice_marks.besides IS 'Types that were not theirs to read then: notices of them stay unread.';
CREATE TABLE public.notice_reads (
    user_id uuid NOT NULL,
    notice_id uuid NOT NULL,
    read_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.notice_reads IS 'Who of the staff marked which notice read, one by one.';
CREATE TABLE public.order_shipments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    carrier text NOT NULL,
    tracking text NOT NULL,
    status text NOT NULL,
    request_key uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT order_shipments__known_status CHECK ((status = ANY (ARRAY['label_created'::text, 'in_transit'::text, 'delivered'::text, 'exception'::text])))
);
CREATE TABLE public.orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number bigint NOT NULL,
    teacher_id uuid NOT NULL,
    budget_id uuid NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    total_cents bigint NOT NULL,
    returned_cents bigint DEFAULT 0 NOT NULL,
    request_key uuid,
    placed_at timestamp with time zone NOT NULL,
    paid_at timestamp with time zone,
    paid_by uuid,
    fulfilled_at timestamp with time zone,
    fulfilled_by uuid,
    canceled_at timestamp with time zone,
    canceled_by uuid,
    cancel_reason text,
    cancel_reference text,
    CONSTRAINT orders__decided_whole CHECK ((((paid_at IS NULL) = (paid_by IS NULL)) AND ((fulfilled_at IS NULL) = (fulfilled_by IS NULL)) AND ((canceled_at IS NULL) = (canceled_by IS NULL)))),
    CONSTRAINT orders__known_status CHECK ((status = ANY (ARRAY['submitted'::text, 'paid'::text, 'fulfilled'::text, 'canceled'::text]))),
    CONSTRAINT orders__only_paid_comes_back CHECK (((returned_cents = 0) OR (paid_at IS NOT NULL))),
    CONSTRAINT orders__positive CHECK ((total_cents > 0)),
    CONSTRAINT orders__returned_within CHECK (((returned_cents >= 0) AND (returned_cents <= total_cents))),
    CONSTRAINT orders__state_is_dated CHECK (
CASE status
    WHEN 'submitted'::text THEN ((paid_at IS NULL) AND (fulfilled_at IS NULL) AND (canceled_at IS NULL))
    WHEN 'paid'::text THEN ((paid_at IS NOT NULL) AND (fulfilled_at IS NULL) AND (canceled_at IS NULL))
    WHEN 'fulfilled'::text THEN ((paid_at IS NOT NULL) AND (fulfilled_at IS NOT NULL) AND (canceled_at IS NULL))
    ELSE ((canceled_at IS NOT NULL) AND (fulfilled_at IS NULL))
END)
);
COMMENT ON TABLE public.orders IS 'What a teacher asks the charity to buy from the budget of a school year. Its money is reserved while it is submitted and spent once it is paid.';
COMMENT ON COLUMN public.orders.number IS 'What people call it by. Numbers of orders that were refused are missing.';
COMMENT ON COLUMN public.orders.total_cents IS 'The sum of its lines, by the server.';
COMMENT ON COLUMN public.orders.returned_cents IS 'What came back of it while it was paid; a paid order that is canceled gives back the rest as well.';
COMMENT ON COLUMN public.orders.request_key IS 'Made by the form: the same form sent twice is one order.';
COMMENT ON COLUMN public.orders.cancel_reference IS 'The same of a paid order that was canceled.';
ALTER TABLE public.orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.orders_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.own_note_templates (
    teacher_id uuid NOT NULL,
    template_id uuid NOT NULL,
    title text NOT NULL,
    body_en text NOT NULL,
    body_es text NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT own_note_templates__short CHECK (((char_length(title) <= 80) AND (char_length(body_en) <= 4000) AND (char_length(body_es) <= 4000)))
);
COMMENT ON TABLE public.own_note_templates IS 'What a teacher made of a template, for herself. Without a row the template is as it came.';
CREATE TABLE public.owned_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    item_id uuid NOT NULL,
    price_cents bigint NOT NULL,
    transaction_id uuid NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    CONSTRAINT owned_items__whole_credits CHECK (((price_cents > 0) AND ((price_cents % (100)::bigint) = 0)))
);
COMMENT ON TABLE public.owned_items IS 'What teachers unlocked, each once, with the fact of the ledger that took its price from their own credits.';
CREATE TABLE public.owned_keepsakes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    keepsake_key text NOT NULL,
    slot_id uuid,
    price_cents bigint NOT NULL,
    transaction_id uuid NOT NULL,
    is_shown boolean DEFAULT false NOT NULL,
    bought_at timestamp with time zone NOT NULL,
    CONSTRAINT owned_keepsakes__certificate_of_a_slot CHECK (((keepsake_key = 'certificate'::text) = (slot_id IS NOT NULL))),
    CONSTRAINT owned_keepsakes__only_emblems_shown CHECK (((NOT is_shown) OR (keepsake_key ~~ 'emblem\_%'::text))),
    CONSTRAINT owned_keepsakes__paid CHECK ((price_cents > 0))
);
COMMENT ON TABLE public.owned_keepsakes IS 'A keepsake that somebody bought. Its paper is made anew each time, as things stand then.';
COMMENT ON COLUMN public.owned_keepsakes.price_cents IS 'What was taken of the wallet, in cents of a credit.';
COMMENT ON COLUMN public.owned_keepsakes.is_shown IS 'Of an emblem: the public profile shows it.';
CREATE TABLE public.pack_purchases (
    payment_id uuid NOT NULL,
    pack_id uuid NOT NULL,
    pack_name text NOT NULL,
    credit_cents bigint NOT NULL,
    returned_cents bigint DEFAULT 0 NOT NULL,
    spent_cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT pack_purchases__positive CHECK ((credit_cents > 0)),
    CONSTRAINT pack_purchases__returned_within_pack CHECK (((returned_cents >= 0) AND (spent_cents >= 0) AND ((returned_cents + spent_cents) <= credit_cents)))
);
COMMENT ON TABLE public.pack_purchases IS 'Payments for credits: what was bought, and what became of it when money went back.';
COMMENT ON COLUMN public.pack_purchases.pack_name IS 'As it was sold.';
COMMENT ON COLUMN public.pack_purchases.returned_cents IS 'Credits that were taken back for money that went back.';
COMMENT ON COLUMN public.pack_purchases.spent_cents IS 'Credits whose money went back although the wallet no longer held them.';
CREATE TABLE public.page_texts (
    page text NOT NULL,
    number integer NOT NULL,
    texts jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by uuid,
    restores integer,
    CONSTRAINT page_texts__is_an_object CHECK ((jsonb_typeof(texts) = 'object'::text)),
    CONSTRAINT page_texts__numbered_from_one CHECK ((number > 0)),
    CONSTRAINT page_texts__restores_an_earlier CHECK (((restores >= 0) AND (restores <= (number - 1))))
);
COMMENT ON TABLE public.page_texts IS 'The texts of a page that staff worded, one row for each saving; the highest number of a page counts. Whatever is not there reads as the dictionaries say.';
COMMENT ON COLUMN public.page_texts.texts IS 'By the key of the text: its words in en, es or both.';
COMMENT ON COLUMN public.page_texts.restores IS 'The saving whose texts this one brought back; 0 is the dictionaries.';
CREATE TABLE public.parent_note_templates (
    id uuid NOT NULL,
    key text NOT NULL,
    place integer NOT NULL
);
COMMENT ON TABLE public.parent_note_templates IS 'The templates of notes to parents that every teacher begins with. Their words stand in the code, under the key: they get better with each version.';
CREATE TABLE public.payment_reviews (
    payment_id uuid NOT NULL,
    decision text NOT NULL,
    reason text NOT NULL,
    actor_id uuid NOT NULL,
    decided_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    CONSTRAINT payment_reviews__known_decision CHECK ((decision = ANY (ARRAY['settle'::text, 'link'::text, 'return'::text]))),
    CONSTRAINT payment_reviews__only_a_return_waits CHECK (((done_at IS NOT NULL) OR (decision = 'return'::text))),
    CONSTRAINT payment_reviews__reason_is_given CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 500)))
);
COMMENT ON TABLE public.payment_reviews IS 'What staff decided about a payment that differed from what was asked or matched nothing: once each.';
COMMENT ON COLUMN public.payment_reviews.done_at IS 'Empty while the provider has not yet answered that it takes the money back.';
CREATE TABLE public.payment_shares (
    payment_id uuid NOT NULL,
    share text NOT NULL,
    amount_cents bigint NOT NULL,
    split_version text NOT NULL,
    CONSTRAINT payment_shares__known_share CHECK ((share = ANY (ARRAY['classrooms'::text, 'prospects'::text, 'smbs'::text, 'operations'::text]))),
    CONSTRAINT payment_shares__not_negative CHECK ((amount_cents >= 0))
);
COMMENT ON TABLE public.payment_shares IS 'How an untargeted gift was split, with the version of the split that applied.';
CREATE TABLE public.payout_lines (
    id text NOT NULL,
    payout_id text NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    fee_cents bigint NOT NULL,
    currency text NOT NULL,
    provider_payment_id text,
    source_id text,
    moved_at timestamp with time zone NOT NULL,
    CONSTRAINT payout_lines__known_kind CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text, 'refund_failure'::text, 'dispute'::text, 'dispute_reversal'::text, 'fee'::text, 'payout'::text, 'payout_failure'::text, 'adjustment'::text, 'other'::text])))
);
COMMENT ON TABLE public.payout_lines IS 'The movements that a payout is made of, under the provider''s names: the ones of balance_movements, told a second time by another list. A movement is in one payout at most.';
CREATE TABLE public.pending_invites (
    email text NOT NULL
);
COMMENT ON TABLE public.pending_invites IS 'Addresses that may sign in and have no account. An account opened at the same moment as the invitation may leave one behind: readers leave it out.';
CREATE TABLE public.pending_provider_events (
    id text NOT NULL,
    provider_payment_id text NOT NULL,
    payload jsonb NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    applied_at timestamp with time zone
);
COMMENT ON TABLE public.pending_provider_events IS 'Refunds and disputes that came before their payment; applied when it arrives.';
CREATE TABLE public.pledge_gifts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    installment_id uuid NOT NULL,
    offline_gift_id uuid,
    payment_id uuid,
    amount_cents bigint NOT NULL,
    counted_by uuid NOT NULL,
    counted_at timestamp with time zone NOT NULL,
    CONSTRAINT pledge_gifts__not_negative CHECK ((amount_cents >= 0)),
    CONSTRAINT pledge_gifts__one_gift CHECK ((num_nonnulls(offline_gift_id, payment_id) = 1))
);
COMMENT ON TABLE public.pledge_gifts IS 'Which gift pays which installment. One by check and the like is named by what staff wrote down, any other by its payment; each pays one installment.';
COMMENT ON COLUMN public.pledge_gifts.amount_cents IS 'As much of the gift as the installment needed. What of it stands today is in pledge_gift_standings.';
CREATE VIEW public.pledge_gift_standings AS
 SELECT counted.id,
    counted.installment_id,
        CASE
            WHEN (counted.payment_id IS NOT NULL) THEN LEAST(counted.amount_cents, GREATEST((0)::bigint, ((payment.amount_cents + payment.fee_cover_cents) - payment.refunded_cents)))
            WHEN (offline.state = 'received'::text) THEN LEAST(counted.amount_cents, offline.amount_cents)
            ELSE (0)::bigint
        END AS paid_cents,
        CASE
            WHEN (offline.state = 'pending'::text) THEN LEAST(counted.amount_cents, offline.amount_cents)
            ELSE (0)::bigint
        END AS expected_cents
   FROM ((public.pledge_gifts counted
     LEFT JOIN public.offline_gifts offline ON ((offline.id = counted.offline_gift_id)))
     LEFT JOIN public.payments payment ON ((payment.id = counted.payment_id)));
COMMENT ON VIEW public.pledge_gift_standings IS 'What of each gift that pays an installment is there, or written down and expected: a check that went back and a refund count no more.';
CREATE TABLE public.pledge_installments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    pledge_id uuid NOT NULL,
    place integer NOT NULL,
    due_on date NOT NULL,
    amount_cents bigint NOT NULL,
    reminded_at timestamp with time zone,
    CONSTRAINT pledge_installments__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.pledge_installments IS 'The parts of a pledge, each with the day by which it is hoped for. They add up to the pledge.';
COMMENT ON COLUMN public.pledge_installments.reminded_at IS 'When its donor was last reminded of it by email, by staff or by itself.';
CREATE VIEW public.pledge_standings AS
SELECT
    NULL::uuid AS id,
    NULL::uuid AS pledge_id,
    NULL::integer AS place,
    NULL::date AS due_on,
    NULL::bigint AS amount_cents,
    NULL::bigint AS paid_cents,
    NULL::bigint AS expected_cents;
COMMENT ON VIEW public.pledge_standings IS 'What of each installment is paid, and what is written down and expected.';
CREATE TABLE public.pledges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    donor_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    destination text NOT NULL,
    rhythm text NOT NULL,
    reminds boolean NOT NULL,
    note text,
    request_key text NOT NULL,
    entered_by uuid NOT NULL,
    entered_at timestamp with time zone NOT NULL,
    ended_by uuid,
    ended_at timestamp with time zone,
    ended_reason text,
    CONSTRAINT pledges__end_is_whole CHECK ((num_nonnulls(ended_by, ended_at, ended_reason) = ANY (ARRAY[0, 3]))),
    CONSTRAINT pledges__known_destination CHECK ((destination = ANY (ARRAY['classrooms'::text, 'prospects'::text, 'project'::text]))),
    CONSTRAINT pledges__known_rhythm CHECK ((rhythm = ANY (ARRAY['once'::text, 'monthly'::text, 'quarterly'::text, 'yearly'::text, 'typed'::text]))),
    CONSTRAINT pledges__nothing_is_null CHECK (((note <> ''::text) AND (ended_reason <> ''::text))),
    CONSTRAINT pledges__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.pledges IS 'What a donor promised to give, as staff wrote it down. It stands in no account: only gifts that come of it do.';
COMMENT ON COLUMN public.pledges.reminds IS 'Whether the donor is reminded by email three days before an installment is due.';
COMMENT ON COLUMN public.pledges.request_key IS 'One press of a button, so that whoever gets no answer and presses again writes one pledge down.';
COMMENT ON COLUMN public.pledges.ended_reason IS 'Why nothing more is asked for. What was given stays given.';
CREATE TABLE public.pools (
    id text NOT NULL,
    name text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT pools__id_form CHECK ((id ~ '^[a-z][a-z0-9-]{0,39}$'::text))
);
COMMENT ON TABLE public.pools IS 'Groups of funded slots, by program or source.';
CREATE TABLE public.process_beats (
    id uuid NOT NULL,
    role text NOT NULL,
    host text NOT NULL,
    pid integer NOT NULL,
    version text NOT NULL,
    commit text,
    started_at timestamp with time zone NOT NULL,
    first_seen_at timestamp with time zone DEFAULT now() NOT NULL,
    seen_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    mail_left_at timestamp with time zone,
    disk_free_bytes bigint,
    disk_total_bytes bigint,
    known_marks text[],
    CONSTRAINT process_beats__disk_whole_or_none CHECK (((disk_free_bytes IS NULL) = (disk_total_bytes IS NULL))),
    CONSTRAINT process_beats__known_role CHECK ((role = ANY (ARRAY['all'::text, 'web'::text, 'worker'::text])))
)
WITH (fillfactor='50');
COMMENT ON TABLE public.process_beats IS 'A row for each process since its start, which says again and again that it lives. Others read whether somebody works.';
COMMENT ON COLUMN public.process_beats.first_seen_at IS 'By the clock of the database, as seen_at: clocks of machines differ.';
COMMENT ON COLUMN public.process_beats.ended_at IS 'When it ended as it should; null while it runs, and of one that was killed.';
COMMENT ON COLUMN public.process_beats.mail_left_at IS 'When the last mail of the outbox left by it.';
COMMENT ON COLUMN public.process_beats.disk_free_bytes IS 'Of the disk that DATA_DIR lies on, as far as it is known.';
COMMENT ON COLUMN public.process_beats.known_marks IS 'Of the secrets that it accepts, as in secret_marks; null where its version did not say.';
CREATE TABLE public.program_interests (
    program_id text NOT NULL,
    email text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT program_interests__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT program_interests__known_locale CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text])))
);
COMMENT ON TABLE public.program_interests IS 'Who asked to be told when a program opens. Written to once, then removed.';
CREATE TABLE public.program_sums (
    program_key text NOT NULL,
    given_cents bigint NOT NULL,
    CONSTRAINT program_sums__not_negative CHECK ((given_cents >= 0))
);
COMMENT ON TABLE public.program_sums IS 'What settled gifts brought each program less what went back. Kept by a trigger at the end of each transaction that changes a payment, so that the row is locked last and only for the commit.';
CREATE TABLE public.programs (
    id text NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    teacher text,
    state text NOT NULL,
    goal_cents bigint NOT NULL,
    funded_before_cents bigint DEFAULT 0 NOT NULL,
    "position" integer NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    name_es text,
    description_es text,
    CONSTRAINT programs__funded_not_negative CHECK ((funded_before_cents >= 0)),
    CONSTRAINT programs__goal_is_positive CHECK ((goal_cents > 0)),
    CONSTRAINT programs__known_state CHECK ((state = ANY (ARRAY['active'::text, 'preview'::text]))),
    CONSTRAINT programs__named CHECK ((((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120)) AND ((length(btrim(name_es)) >= 1) AND (length(btrim(name_es)) <= 120)))),
    CONSTRAINT programs__spanish_is_whole CHECK ((num_nulls(name_es, description_es) = ANY (ARRAY[0, 2])))
);
COMMENT ON TABLE public.programs IS 'The four programs. Gifts name a program by its id.';
COMMENT ON COLUMN public.programs.funded_before_cents IS 'What was given before the ledger began; settled gifts come on top.';
COMMENT ON COLUMN public.programs.name_es IS 'The name on Spanish pages; null, like the description beside it: the program stays as it was written.';
CREATE TABLE public.prospect_authors (
    prospect_id uuid NOT NULL,
    user_id uuid NOT NULL,
    wrote_at timestamp with time zone DEFAULT now() NOT NULL,
    network_hash text
);
COMMENT ON TABLE public.prospect_authors IS 'Who ever wrote a profile: they approve nothing of it.';
COMMENT ON COLUMN public.prospect_authors.network_hash IS 'A keyed hash of the network they last wrote from, to compare with that of a guardian; emptied after 90 days.';
CREATE TABLE public.prospect_consent_evidence (
    consent_id bigint NOT NULL,
    prospect_id uuid NOT NULL,
    signed_name text,
    email text,
    paper text,
    recorded_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    network_hash text,
    keepers_browser boolean
);
COMMENT ON TABLE public.prospect_consent_evidence IS 'What shows that a word was said: a typed name, the address of the link, the paper staff hold. It goes with an erasure, and when the law no longer asks for it.';
COMMENT ON COLUMN public.prospect_consent_evidence.ended_at IS 'Since when the word counts no more; null while it is in force.';
COMMENT ON COLUMN public.prospect_consent_evidence.network_hash IS 'A keyed hash of the network the word came from; emptied after 90 days.';
COMMENT ON COLUMN public.prospect_consent_evidence.keepers_browser IS 'Whether the word came from a browser in which somebody who keeps the profile wrote it; emptied after 90 days.';
CREATE TABLE public.prospect_consent_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_guardian_id uuid NOT NULL,
    prospect_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone
);
COMMENT ON TABLE public.prospect_consent_links IS 'Mailed links by which a guardian reads and says: of the secret only its hash, good for one word.';
CREATE TABLE public.prospect_consents (
    id bigint NOT NULL,
    prospect_id uuid NOT NULL,
    role text DEFAULT 'guardian'::text NOT NULL,
    granted boolean NOT NULL,
    guardian_id uuid,
    recorded_by_id uuid,
    evidence text,
    recorded_at timestamp with time zone NOT NULL,
    photos boolean DEFAULT false NOT NULL,
    location boolean DEFAULT false NOT NULL,
    prospect_guardian_id uuid,
    how text,
    text_version integer,
    text_hash text,
    locale text,
    school boolean DEFAULT false NOT NULL,
    CONSTRAINT prospect_consents__known_role CHECK ((role = ANY (ARRAY['guardian'::text, 'athlete'::text]))),
    CONSTRAINT prospect_consents__known_way CHECK ((how = ANY (ARRAY['link'::text, 'account'::text, 'paper'::text, 'erasure'::text]))),
    CONSTRAINT prospect_consents__no_words CHECK ((evidence IS NULL)),
    CONSTRAINT prospect_consents__parts_of_whole CHECK ((granted OR (NOT (photos OR location OR school)))),
    CONSTRAINT prospect_consents__whole_text CHECK (((text_version IS NULL) = (text_hash IS NULL)))
);
COMMENT ON TABLE public.prospect_consents IS 'What a guardian said, each time: the last word counts. Never changed; taking consent back is a new row.';
COMMENT ON COLUMN public.prospect_consents.role IS 'Who spoke: a guardian, or the athlete, whose word counts from 18 on.';
COMMENT ON COLUMN public.prospect_consents.granted IS 'Whether the profile may be shown at all; photos and location are parts of it.';
COMMENT ON COLUMN public.prospect_consents.guardian_id IS 'The guardian''s account; null when staff recorded a signed paper, which evidence then names.';
COMMENT ON COLUMN public.prospect_consents.evidence IS 'Always null: the words are in prospect_consent_evidence, from which they can go.';
COMMENT ON COLUMN public.prospect_consents.prospect_guardian_id IS 'Whose word it is; null of a paper that staff hold, and of the athlete''s own.';
COMMENT ON COLUMN public.prospect_consents.text_version IS 'The version of the text that was signed; null of papers, of words taken back, and of those before the text had versions.';
COMMENT ON COLUMN public.prospect_consents.text_hash IS 'SHA-256 of that text in the language it was read in.';
COMMENT ON COLUMN public.prospect_consents.school IS 'Whether the school may be shown. Words of before the second text allowed city, state and school in one.';
ALTER TABLE public.prospect_consents ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.prospect_consents_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.prospect_goals (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    title text NOT NULL,
    description text,
    target_cents bigint NOT NULL,
    raised_cents bigint DEFAULT 0 NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    CONSTRAINT prospect_goals__raised_not_negative CHECK ((raised_cents >= 0)),
    CONSTRAINT prospect_goals__target_positive CHECK ((target_cents > 0)),
    CONSTRAINT prospect_goals__titled CHECK ((btrim(title) <> ''::text))
);
COMMENT ON TABLE public.prospect_goals IS 'What a prospect raises money for. An archived goal (not active) takes no new gifts and is not public.';
COMMENT ON COLUMN public.prospect_goals.revision IS 'Counts the changes of what the goal says and wants, so that nobody saves over words they have not seen. Archiving and reopening change neither.';
CREATE TABLE public.prospect_guardians (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    user_id uuid,
    email text,
    state text DEFAULT 'invited'::text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    invited_by_id uuid,
    invited_at timestamp with time zone NOT NULL,
    confirmed_at timestamp with time zone,
    second_proof text,
    second_proof_by_id uuid,
    second_proof_at timestamp with time zone,
    CONSTRAINT prospect_guardians__confirmed_at CHECK (((state <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
    CONSTRAINT prospect_guardians__known_state CHECK ((state = ANY (ARRAY['invited'::text, 'confirmed'::text, 'left'::text]))),
    CONSTRAINT prospect_guardians__lower_case CHECK ((email = lower(btrim(email)))),
    CONSTRAINT prospect_guardians__reachable CHECK (((state = 'left'::text) OR (user_id IS NOT NULL) OR (email IS NOT NULL))),
    CONSTRAINT prospect_guardians__whole_proof CHECK (((second_proof IS NULL) = (second_proof_at IS NULL)))
);
COMMENT ON TABLE public.prospect_guardians IS 'Who speaks for a child: several for one, and one for several.';
COMMENT ON COLUMN public.prospect_guardians.email IS 'Where their links go. Null where only their account is known, and after an erasure.';
COMMENT ON COLUMN public.prospect_guardians.state IS 'Invited until they signed once or began the profile themself; left after an erasure.';
COMMENT ON COLUMN public.prospect_guardians.second_proof IS 'How staff made sure that this guardian is somebody else than the keeper, such as by a call. Null where nobody did.';
CREATE TABLE public.prospect_media (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    kind text NOT NULL,
    path text NOT NULL,
    content_type text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    file_id uuid,
    poster_file_id uuid,
    seconds integer,
    spoken text,
    spoken_in text,
    CONSTRAINT prospect_media__known_kind CHECK ((kind = ANY (ARRAY['avatar'::text, 'cover'::text, 'update'::text]))),
    CONSTRAINT prospect_media__own_path CHECK ((path ~ '^/[^/\\]'::text)),
    CONSTRAINT prospect_media__spoken_fits CHECK ((char_length(spoken) <= 1500)),
    CONSTRAINT prospect_media__spoken_in_a_language CHECK ((((spoken IS NULL) = (spoken_in IS NULL)) AND (spoken_in = ANY (ARRAY['en'::text, 'es'::text]))))
);
COMMENT ON TABLE public.prospect_media IS 'Pictures and films of prospects, on this site only.';
COMMENT ON COLUMN public.prospect_media.path IS 'Where everyone sees it while it is public; the domain asks each time.';
COMMENT ON COLUMN public.prospect_media.file_id IS 'What was uploaded. None once the file was removed.';
COMMENT ON COLUMN public.prospect_media.poster_file_id IS 'A frame of a film, shown until it is started.';
COMMENT ON COLUMN public.prospect_media.seconds IS 'How long a film plays.';
COMMENT ON COLUMN public.prospect_media.spoken IS 'What is said in a film, as its captions and to be read.';
CREATE TABLE public.prospect_updates (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    media_id uuid,
    caption text,
    approved boolean DEFAULT false NOT NULL,
    approved_by_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    author_id uuid,
    reviewed_at timestamp with time zone,
    reviewed_by_id uuid,
    review_outcome text,
    review_reason text,
    request_key uuid,
    CONSTRAINT prospect_updates__approved_by_someone CHECK ((approved = (approved_by_id IS NOT NULL))),
    CONSTRAINT prospect_updates__caption_fits CHECK ((char_length(caption) <= 500)),
    CONSTRAINT prospect_updates__known_outcome CHECK ((review_outcome = ANY (ARRAY['approved'::text, 'sent_back'::text, 'hidden'::text]))),
    CONSTRAINT prospect_updates__says_something CHECK (((media_id IS NOT NULL) OR (btrim(COALESCE(caption, ''::text)) <> ''::text)))
);
COMMENT ON TABLE public.prospect_updates IS 'News of a prospect; each is read by staff before anyone else sees it.';
COMMENT ON COLUMN public.prospect_updates.author_id IS 'Who wrote it, and so approves it not; null of those older than the column.';
COMMENT ON COLUMN public.prospect_updates.review_reason IS 'What staff wrote when they sent it back or hid it.';
COMMENT ON COLUMN public.prospect_updates.request_key IS 'Made by the form: the same update sent twice is one.';
CREATE TABLE public.prospects (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    owner_id uuid NOT NULL,
    guardian_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    headline text,
    sport text,
    "position" text,
    city text,
    state text,
    school text,
    bio text,
    avatar_url text,
    cover_url text,
    status text DEFAULT 'draft'::text NOT NULL,
    consent_id bigint,
    approved_at timestamp with time zone,
    approved_by_id uuid,
    raised_cents bigint DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    athlete_id uuid,
    onboarded_by_id uuid,
    date_of_birth date,
    consent_photos boolean DEFAULT false NOT NULL,
    consent_location boolean DEFAULT false NOT NULL,
    submitted_at timestamp with time zone,
    reviewed_at timestamp with time zone,
    reviewed_by_id uuid,
    review_outcome text,
    review_reason text,
    onboard_key text,
    revision integer DEFAULT 1 NOT NULL,
    open_goals jsonb DEFAULT '[]'::jsonb NOT NULL,
    of_age_told_at timestamp with time zone,
    goal_standing text GENERATED ALWAYS AS (
CASE
    WHEN (open_goals = '[]'::jsonb) THEN NULL::text
    WHEN (open_goals @? '$[*]?(@."raised_cents" < @."target_cents")'::jsonpath) THEN 'open'::text
    ELSE 'reached'::text
END) STORED,
    unanswered_told_at timestamp with time zone,
    consent_school boolean DEFAULT false NOT NULL,
    consent_ended_at timestamp with time zone,
    photos_ended_at timestamp with time zone,
    CONSTRAINT prospects__approved_with_consent CHECK (((status <> 'approved'::text) OR ((consent_id IS NOT NULL) AND (approved_at IS NOT NULL)))),
    CONSTRAINT prospects__known_outcome CHECK ((review_outcome = ANY (ARRAY['approved'::text, 'sent_back'::text, 'hidden'::text]))),
    CONSTRAINT prospects__known_status CHECK ((status = ANY (ARRAY['draft'::text, 'pending'::text, 'approved'::text]))),
    CONSTRAINT prospects__named CHECK (((btrim(first_name) <> ''::text) AND (btrim(last_name) <> ''::text))),
    CONSTRAINT prospects__own_pictures CHECK ((((avatar_url IS NULL) OR (avatar_url ~ '^/[^/\\]'::text)) AND ((cover_url IS NULL) OR (cover_url ~ '^/[^/\\]'::text)))),
    CONSTRAINT prospects__raised_not_negative CHECK ((raised_cents >= 0))
);
COMMENT ON TABLE public.prospects IS 'Young athletes. Most are minors: nothing of a row is public except through public_prospects.';
COMMENT ON COLUMN public.prospects.owner_id IS 'Who keeps the profile: the athlete, a guardian or a coach.';
COMMENT ON COLUMN public.prospects.guardian_id IS 'Unused since prospect_guardians; only the version before writes it.';
COMMENT ON COLUMN public.prospects.consent_id IS 'The guardian''s consent in force, kept by the trigger of prospect_consents; null when none is, and then nobody is approved.';
COMMENT ON COLUMN public.prospects.raised_cents IS 'Gifts to this prospect less what went back, with and without a goal; kept in the transaction that posts them.';
COMMENT ON COLUMN public.prospects.athlete_id IS 'The athlete''s own account, where they have one.';
COMMENT ON COLUMN public.prospects.onboarded_by_id IS 'The coach or staff member who began the profile for somebody else; they keep reaching it when another account owns it.';
COMMENT ON COLUMN public.prospects.date_of_birth IS 'Decides from when the athlete speaks for themself. Staff and guardians give it; it is in no public view and in no call that coaches or athletes may make.';
COMMENT ON COLUMN public.prospects.consent_photos IS 'Whether the consent in force covers pictures; false without one.';
COMMENT ON COLUMN public.prospects.consent_location IS 'Whether the consent in force covers city and state; false without one.';
COMMENT ON COLUMN public.prospects.submitted_at IS 'Since when it waits for staff, or last did.';
COMMENT ON COLUMN public.prospects.review_reason IS 'What staff wrote to its keeper when they sent it back or hid it.';
COMMENT ON COLUMN public.prospects.onboard_key IS 'Names a profile that was begun and not yet handed in, so that beginning it twice is beginning it once; null afterwards.';
COMMENT ON COLUMN public.prospects.revision IS 'Counts the changes of what the profile says, so that nobody saves over, or decides on, what they have not seen.';
COMMENT ON COLUMN public.prospects.open_goals IS 'The goals that take gifts, oldest first, as the list shows them; kept by the trigger of prospect_goals.';
COMMENT ON COLUMN public.prospects.of_age_told_at IS 'When athlete, guardians and staff were told that the athlete is 18; null until then, and again when a birthday is corrected.';
COMMENT ON COLUMN public.prospects.goal_standing IS 'Whether an open goal is still to be reached, or all are; null without one.';
COMMENT ON COLUMN public.prospects.unanswered_told_at IS 'When its keeper was told that nobody has answered and that the profile goes; null before.';
COMMENT ON COLUMN public.prospects.consent_school IS 'Whether the consent in force covers the school; false without one.';
COMMENT ON COLUMN public.prospects.consent_ended_at IS 'Since when nobody allows the profile, though somebody has said a word: by that word, or by a corrected birthday. Null while it is allowed, and before the first word.';
COMMENT ON COLUMN public.prospects.photos_ended_at IS 'The same of its pictures and films.';
CREATE VIEW public.prospect_words_in_force AS
 WITH last_words AS (
         SELECT DISTINCT ON (word_1.prospect_id, word_1.role, word_1.prospect_guardian_id) word_1.prospect_id,
            word_1.role,
            word_1.id,
            word_1.granted,
            word_1.photos,
            word_1.location,
            word_1.school,
            COALESCE((public.org_day(word_1.recorded_at) >= (prospect.date_of_birth + '18 years'::interval)), false) AS is_of_age
           FROM (public.prospect_consents word_1
             JOIN public.prospects prospect ON ((prospect.id = word_1.prospect_id)))
          ORDER BY word_1.prospect_id, word_1.role, word_1.prospect_guardian_id, word_1.id DESC
        ), spoken AS (
         SELECT last_words.prospect_id
           FROM last_words
          WHERE ((last_words.role = 'athlete'::text) AND last_words.is_of_age)
        )
 SELECT word.prospect_id,
    max(word.id) AS consent_id,
    bool_and(word.granted) AS granted,
    bool_and(word.photos) AS photos,
    bool_and(word.location) AS location,
    bool_and(word.school) AS school
   FROM last_words word
  WHERE
        CASE
            WHEN (EXISTS ( SELECT
               FROM spoken
              WHERE (spoken.prospect_id = word.prospect_id))) THEN (word.role = 'athlete'::text)
            ELSE ((word.role = 'guardian'::text) AND ((NOT word.granted) OR (NOT word.is_of_age)))
        END
  GROUP BY word.prospect_id;
COMMENT ON VIEW public.prospect_words_in_force IS 'What all who may speak for an athlete agree on: the last word of each, the stricter one holds. From 18 on the athlete''s own word replaces those of guardians, who can then only take back.';
CREATE TABLE public.provider_events (
    id text NOT NULL,
    kind text NOT NULL,
    outcome text NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL,
    provider_payment_id text,
    CONSTRAINT provider_events__known_outcome CHECK ((outcome = ANY (ARRAY['applied'::text, 'repeated'::text, 'ignored'::text, 'needs_review'::text, 'unmatched'::text, 'waiting'::text])))
);
COMMENT ON TABLE public.provider_events IS 'Each event of the payment provider, stored in the transaction of its effect.';
COMMENT ON COLUMN public.provider_events.provider_payment_id IS 'The payment it tells of; empty where it tells of none, and of events before this was kept.';
CREATE TABLE public.provider_payments (
    id text NOT NULL
);
COMMENT ON TABLE public.provider_payments IS 'Each payment the provider told of, before or after we know it as ours. Its row lock makes the events of one payment take turns.';
CREATE VIEW public.public_prospects AS
 SELECT prospects.id,
    prospects.first_name,
    (upper("left"(btrim(prospects.last_name), 1)) || '.'::text) AS last_name,
    prospects.headline,
    prospects.sport,
    prospects."position",
        CASE
            WHEN prospects.consent_location THEN prospects.city
            ELSE NULL::text
        END AS city,
        CASE
            WHEN prospects.consent_location THEN prospects.state
            ELSE NULL::text
        END AS state,
        CASE
            WHEN prospects.consent_school THEN prospects.school
            ELSE NULL::text
        END AS school,
    prospects.bio,
        CASE
            WHEN prospects.consent_photos THEN prospects.avatar_url
            ELSE NULL::text
        END AS avatar_url,
        CASE
            WHEN prospects.consent_photos THEN prospects.cover_url
            ELSE NULL::text
        END AS cover_url,
    prospects.raised_cents,
    prospects.approved_at,
    prospects.open_goals,
    prospects.goal_standing
   FROM public.prospects
  WHERE ((prospects.status = 'approved'::text) AND (prospects.consent_id IS NOT NULL));
COMMENT ON VIEW public.public_prospects IS 'All that may stand in public of a prospect: approved, with consent in force, no surname, no owner, no birthday; pictures and place only where the consent covers them.';
CREATE VIEW public.public_prospect_goals AS
 SELECT goal.id,
    goal.prospect_id,
    goal.title,
    goal.description,
    goal.target_cents,
    goal.raised_cents,
    goal.is_active,
    goal.created_at
   FROM (public.prospect_goals goal
     JOIN public.public_prospects prospect ON ((prospect.id = goal.prospect_id)))
  WHERE goal.is_active;
COMMENT ON VIEW public.public_prospect_goals IS 'The open goals of whoever is public.';
CREATE VIEW public.public_prospect_media AS
 SELECT media.id,
    media.prospect_id,
    media.kind,
    media.path,
    media.content_type
   FROM (public.prospect_media media
     JOIN public.prospects prospect ON (((prospect.id = media.prospect_id) AND (prospect.status = 'approved'::text) AND (prospect.consent_id IS NOT NULL) AND prospect.consent_photos)))
  WHERE (((media.kind = 'avatar'::text) AND (media.path = prospect.avatar_url)) OR ((media.kind = 'cover'::text) AND (media.path = prospect.cover_url)) OR ((media.kind = 'update'::text) AND (EXISTS ( SELECT
           FROM public.prospect_updates news
          WHERE ((news.media_id = media.id) AND news.approved)))));
COMMENT ON VIEW public.public_prospect_media IS 'The pictures and films that strangers may load at this moment: ask it at every request, whatever link was handed out before.';
CREATE VIEW public.public_prospect_updates AS
 SELECT news.id,
    news.prospect_id,
        CASE
            WHEN prospect.consent_photos THEN media.path
            ELSE NULL::text
        END AS media_url,
    news.caption,
    news.approved,
    news.created_at
   FROM ((public.prospect_updates news
     JOIN public.prospects prospect ON (((prospect.id = news.prospect_id) AND (prospect.status = 'approved'::text) AND (prospect.consent_id IS NOT NULL))))
     LEFT JOIN public.prospect_media media ON ((media.id = news.media_id)))
  WHERE (news.approved AND (prospect.consent_photos OR (btrim(COALESCE(news.caption, ''::text)) <> ''::text)));
COMMENT ON VIEW public.public_prospect_updates IS 'The approved news of whoever is public; without a consent to pictures, its words alone.';
CREATE TABLE public.purchase_request_events (
    id bigint NOT NULL,
    request_id uuid NOT NULL,
    kind text NOT NULL,
    at timestamp with time zone NOT NULL,
    actor_id uuid,
    reason text,
    total_cents bigint NOT NULL,
    CONSTRAINT purchase_request_events__known_kind CHECK ((kind = ANY (ARRAY['submitted'::text, 'edited'::text, 'withdrawn'::text, 'returned'::text, 'approved'::text, 'rejected'::text, 'paid'::text, 'bounced'::text])))
);
COMMENT ON TABLE public.purchase_request_events IS 'What happened to a request since it was first submitted.';
ALTER TABLE public.purchase_request_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.purchase_request_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.purchase_request_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    place integer NOT NULL,
    description text NOT NULL,
    amount_cents bigint NOT NULL,
    receipt_id uuid,
    receipt_link text,
    CONSTRAINT purchase_request_items__not_negative CHECK ((amount_cents >= 0)),
    CONSTRAINT purchase_request_items__one_receipt CHECK (((receipt_id IS NULL) OR (receipt_link IS NULL)))
);
COMMENT ON TABLE public.purchase_request_items IS 'The lines of a request. Those of a draft may be incomplete.';
COMMENT ON COLUMN public.purchase_request_items.receipt_link IS 'Where the teacher says the receipt lies, elsewhere.';
CREATE TABLE public.purchase_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number integer NOT NULL,
    teacher_id uuid NOT NULL,
    budget_id uuid NOT NULL,
    fiscal_year integer NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    title text NOT NULL,
    memo text DEFAULT ''::text NOT NULL,
    total_cents bigint NOT NULL,
    revision integer DEFAULT 1 NOT NULL,
    request_key uuid NOT NULL,
    change_key uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    submitted_at timestamp with time zone,
    decided_at timestamp with time zone,
    decided_by uuid,
    reason text,
    words tsvector DEFAULT ''::tsvector NOT NULL,
    CONSTRAINT purchase_requests__amount_in_range CHECK (((total_cents >= 0) AND ((status = 'draft'::text) OR (total_cents > 0)))),
    CONSTRAINT purchase_requests__decided_by_another CHECK (((decided_by IS NULL) OR (decided_by <> teacher_id))),
    CONSTRAINT purchase_requests__decided_by_somebody CHECK (((status = ANY (ARRAY['draft'::text, 'submitted'::text])) OR ((decided_at IS NOT NULL) AND (decided_by IS NOT NULL)))),
    CONSTRAINT purchase_requests__draft_is_not_submitted CHECK (((status = 'draft'::text) = (submitted_at IS NULL))),
    CONSTRAINT purchase_requests__known_status CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'paid'::text, 'rejected'::text])))
);
COMMENT ON TABLE public.purchase_requests IS 'What a teacher paid and asks to be paid back from the budget of a school year. Its money is reserved while it is submitted or approved, and spent once it is paid.';
COMMENT ON COLUMN public.purchase_requests.number IS 'What people call it by, after RB-. Numbers of drafts that were deleted are missing.';
COMMENT ON COLUMN public.purchase_requests.fiscal_year IS 'Of its budget.';
COMMENT ON COLUMN public.purchase_requests.status IS 'A draft was not submitted yet, or staff or its teacher took it back for changes. Paid and rejected are for good.';
COMMENT ON COLUMN public.purchase_requests.title IS 'What its first line says, shortened.';
COMMENT ON COLUMN public.purchase_requests.total_cents IS 'The sum of its lines, by the server.';
COMMENT ON COLUMN public.purchase_requests.revision IS 'Rises with each change; who decides on another one than the one they saw is told so.';
COMMENT ON COLUMN public.purchase_requests.request_key IS 'Made by the form: the same form sent twice is one request.';
COMMENT ON COLUMN public.purchase_requests.change_key IS 'Of the last change: the same change sent twice is one.';
COMMENT ON COLUMN public.purchase_requests.decided_by IS 'Who decided last, also where that was to return it for changes.';
COMMENT ON COLUMN public.purchase_requests.reason IS 'Why it was rejected or returned, for the teacher to read.';
COMMENT ON COLUMN public.purchase_requests.words IS 'Of its memo and lines, for the search of staff.';
ALTER TABLE public.purchase_requests ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.purchase_requests_number_seq
    START WITH 1001
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE UNLOGGED TABLE public.rate_limits (
    key text NOT NULL,
    window_ends_at timestamp with time zone NOT NULL,
    hits integer NOT NULL,
    CONSTRAINT rate_limits__short_key CHECK ((length(key) <= 200))
)
WITH (fillfactor='70');
COMMENT ON TABLE public.rate_limits IS 'Counters shared by all processes: how often a call was asked, per network, session or field of its body.';
COMMENT ON COLUMN public.rate_limits.key IS 'The call, what is counted, and a keyed hash of it: addresses of people and machines are not kept.';
CREATE TABLE public.receipt_counter (
    single boolean DEFAULT true NOT NULL,
    last_number bigint DEFAULT 0 NOT NULL,
    CONSTRAINT receipt_counter__one_row CHECK (single)
);
COMMENT ON TABLE public.receipt_counter IS 'The last receipt number, taken under its row lock so that the sequence has no gaps.';
CREATE TABLE public.receipts (
    number bigint NOT NULL,
    payment_id uuid NOT NULL,
    kind text DEFAULT 'donation'::text NOT NULL,
    amount_cents bigint NOT NULL,
    email text,
    issued_at timestamp with time zone DEFAULT now() NOT NULL,
    voided_at timestamp with time zone,
    replaces_number bigint,
    CONSTRAINT receipts__known_kind CHECK ((kind = ANY (ARRAY['donation'::text, 'purchase'::text]))),
    CONSTRAINT receipts__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.receipts IS 'Numbered without gaps or re-use; a partial refund voids one and issues the next.';
CREATE TABLE public.reconciliation_cursors (
    kind text NOT NULL,
    compared_until timestamp with time zone NOT NULL,
    CONSTRAINT reconciliation_cursors__known_kind CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'dispute'::text])))
);
COMMENT ON TABLE public.reconciliation_cursors IS 'Until when each of the provider''s lists was compared. The next comparison begins some days before.';
CREATE TABLE public.reconciliation_differences (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    subject text NOT NULL,
    provider_id text NOT NULL,
    provider_payment_id text,
    what text NOT NULL,
    details text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    last_seen_at timestamp with time zone NOT NULL,
    resolved_at timestamp with time zone,
    CONSTRAINT reconciliation_differences__known_subject CHECK ((subject = ANY (ARRAY['payment'::text, 'refund'::text, 'dispute'::text, 'list'::text]))),
    CONSTRAINT reconciliation_differences__known_what CHECK ((what = ANY (ARRAY['missing_here'::text, 'missing_there'::text, 'amount'::text, 'currency'::text, 'refunds'::text, 'state'::text, 'needs_review'::text, 'unmatched'::text, 'failed'::text, 'unreadable'::text])))
);
COMMENT ON TABLE public.reconciliation_differences IS 'Where the payment provider''s books and ours differ. Staff hear of each once when it is seen first, and once when it is gone.';
COMMENT ON COLUMN public.reconciliation_differences.provider_id IS 'The provider''s name of the payment, refund or dispute; of a list that could not be read, its kind.';
COMMENT ON COLUMN public.reconciliation_differences.last_seen_at IS 'The start of the last comparison that looked and found it so.';
CREATE TABLE public.recovery_codes (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    code_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);
COMMENT ON TABLE public.recovery_codes IS 'Stand in for a lost authenticator app, each once. Only keyed hashes are kept; a fresh set replaces the former.';
CREATE TABLE public.refresh_tokens (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    token_hash text NOT NULL,
    parent_id uuid,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    used_at timestamp with time zone
);
COMMENT ON TABLE public.refresh_tokens IS 'A chain per session; a used link replayed ends the session.';
CREATE TABLE public.refund_losses (
    refund_id uuid NOT NULL,
    part text NOT NULL,
    amount_cents bigint NOT NULL,
    CONSTRAINT refund_losses__known_part CHECK ((part = ANY (ARRAY['donor'::text, 'absorbed'::text, 'given_away'::text, 'prospects'::text, 'smbs'::text, 'operations'::text, 'direct'::text]))),
    CONSTRAINT refund_losses__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.refund_losses IS 'What the reserve paid for a refund because it was already spent, by where the gift lay. Gone again once the refund comes back.';
COMMENT ON COLUMN public.refund_losses.part IS 'absorbed: a guest''s, whose slot was matched from the pool. given_away: a guest''s, for the slots that guests gave to classrooms of their choice.';
CREATE TABLE public.refund_orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    kind text NOT NULL,
    amount_cents bigint NOT NULL,
    reason text NOT NULL,
    state text NOT NULL,
    request_key text NOT NULL,
    asked_by uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    decided_by uuid,
    decided_at timestamp with time zone,
    provider_refund_id text,
    note text,
    CONSTRAINT refund_orders__known_kind CHECK ((kind = ANY (ARRAY['refund'::text, 'return'::text]))),
    CONSTRAINT refund_orders__known_state CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'declined'::text, 'failed'::text]))),
    CONSTRAINT refund_orders__positive CHECK ((amount_cents > 0)),
    CONSTRAINT refund_orders__reason_is_given CHECK (((length(btrim(reason)) >= 1) AND (length(btrim(reason)) <= 500)))
);
COMMENT ON TABLE public.refund_orders IS 'Money that staff want to give back. One at a time for each payment; what takes two people waits among the approvals.';
COMMENT ON COLUMN public.refund_orders.kind IS 'refund is of a gift; return is money that was never booked as one.';
COMMENT ON COLUMN public.refund_orders.state IS 'sending: the provider was asked, or is about to be; its answer makes it sent or failed.';
COMMENT ON COLUMN public.refund_orders.note IS 'Why it was declined, or the code of the provider''s refusal.';
CREATE TABLE public.refund_requests (
    payment_id uuid NOT NULL,
    name text NOT NULL,
    attempt integer DEFAULT 1 NOT NULL,
    CONSTRAINT refund_requests__attempt_positive CHECK ((attempt > 0))
);
COMMENT ON TABLE public.refund_requests IS 'One wish to give money back. Its tries share its name, which the provider keeps with the refund, and each has an idempotency key of its own.';
COMMENT ON COLUMN public.refund_requests.attempt IS 'Part of the idempotency key. Moves on after an answered fault or refusal; after a lost answer it stays, for the refund may have been made.';
CREATE TABLE public.refunds (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    payment_id uuid NOT NULL,
    provider_refund_id text NOT NULL,
    amount_cents bigint NOT NULL,
    reason text,
    actor_id uuid,
    flagged boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    state text NOT NULL,
    booked_cents bigint DEFAULT 0 NOT NULL,
    failure_reason text,
    dispute_id uuid,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT refunds__booked_when_succeeded CHECK ((((booked_cents >= 0) AND (booked_cents <= amount_cents)) AND ((state = 'succeeded'::text) OR (booked_cents = 0)))),
    CONSTRAINT refunds__known_state CHECK ((state = ANY (ARRAY['requires_action'::text, 'pending'::text, 'succeeded'::text, 'failed'::text, 'canceled'::text]))),
    CONSTRAINT refunds__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.refunds IS 'Money that goes back. Only a succeeded one moved money; one that fails after that is corrected by a new fact. flagged: part of it had already reached a classroom and the reserve paid.';
COMMENT ON COLUMN public.refunds.amount_cents IS 'What the provider gives back.';
COMMENT ON COLUMN public.refunds.booked_cents IS 'What of it was taken from the gift; more than was left of the gift is the house''s own loss.';
COMMENT ON COLUMN public.refunds.dispute_id IS 'The lost dispute that this stands for.';
CREATE TABLE public.refused_attempts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    call text NOT NULL,
    reason text NOT NULL,
    network_hash text NOT NULL,
    hour_starts_at timestamp with time zone NOT NULL,
    amount_cents bigint,
    attempts integer NOT NULL,
    first_at timestamp with time zone NOT NULL,
    last_at timestamp with time zone NOT NULL,
    CONSTRAINT refused_attempts__counted CHECK ((attempts >= 1)),
    CONSTRAINT refused_attempts__hash_form CHECK ((network_hash ~ '^[0-9a-f]{16}$'::text)),
    CONSTRAINT refused_attempts__known_reason CHECK ((reason = ANY (ARRAY['challenge_needed'::text, 'wrong_answer'::text, 'refused'::text, 'rate_limited'::text])))
);
COMMENT ON TABLE public.refused_attempts IS 'One row for each call, reason, network and hour: a flood fills no table. Kept 90 days.';
COMMENT ON COLUMN public.refused_attempts.network_hash IS 'A keyed hash of the network; addresses are not kept.';
COMMENT ON COLUMN public.refused_attempts.amount_cents IS 'The amount last asked for, where the call pays; null elsewhere.';
CREATE TABLE public.reimbursement_payment_files (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number integer NOT NULL,
    request_key uuid NOT NULL,
    made_by uuid NOT NULL,
    made_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.reimbursement_payment_files IS 'Files that staff hand to the bank: each pays some requests. The same key makes one file, however often it is read.';
ALTER TABLE public.reimbursement_payment_files ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.reimbursement_payment_files_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.reimbursement_payouts (
    request_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    reference text NOT NULL,
    payment_file_id uuid,
    paid_by uuid NOT NULL,
    paid_at timestamp with time zone NOT NULL,
    CONSTRAINT reimbursement_payouts__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.reimbursement_payouts IS 'That a request was paid, once: by a file for the bank, or otherwise as the reference says.';
CREATE TABLE public.reimbursement_returned_payouts (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    reference text NOT NULL,
    payment_file_id uuid,
    paid_by uuid NOT NULL,
    paid_at timestamp with time zone NOT NULL,
    returned_by uuid NOT NULL,
    returned_at timestamp with time zone NOT NULL,
    bank_reference text,
    CONSTRAINT reimbursement_returned_payouts__after_payment CHECK ((returned_at >= paid_at)),
    CONSTRAINT reimbursement_returned_payouts__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.reimbursement_returned_payouts IS 'Payments that the bank sent back. A request has at most one payment that stands; each of these stood once and no longer does.';
COMMENT ON COLUMN public.reimbursement_returned_payouts.bank_reference IS 'What the bank calls the payment that it sent back; null of those from before it was asked for.';
CREATE TABLE public.reimbursements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    status text DEFAULT 'submitted'::text NOT NULL,
    caption text,
    file_id uuid NOT NULL,
    file_name text,
    byte_size integer NOT NULL,
    content_hash text NOT NULL,
    has_thumbnail boolean NOT NULL,
    request_id uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT reimbursements__known_status CHECK ((status = ANY (ARRAY['submitted'::text, 'approved'::text, 'reimbursed'::text, 'rejected'::text]))),
    CONSTRAINT reimbursements__short_caption CHECK ((char_length(caption) <= 140))
);
COMMENT ON TABLE public.reimbursements IS 'Receipts that teachers uploaded. Each mirrors the request that shows it; what no request shows for 90 days goes.';
COMMENT ON COLUMN public.reimbursements.status IS 'Of its request: approved as approved, paid as reimbursed, rejected as rejected, all else as submitted.';
COMMENT ON COLUMN public.reimbursements.file_id IS 'Of the file that shows it. No reference: the file may be erased with its owner while this row stays.';
COMMENT ON COLUMN public.reimbursements.content_hash IS 'Of the file as it arrived: the same receipt sent again is known by it.';
CREATE TABLE public.role_history (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    old_role text,
    new_role text,
    actor_id uuid,
    reason text NOT NULL,
    changed_at timestamp with time zone DEFAULT now() NOT NULL
);
COMMENT ON TABLE public.role_history IS 'Every change of role; no actor means the system did it.';
COMMENT ON COLUMN public.role_history.reason IS 'One of the product''s own sentences. Where somebody wrote words, role_words has them in place of this until the person is erased.';
ALTER TABLE public.role_history ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.role_history_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.role_words (
    role_change_id bigint NOT NULL,
    words text NOT NULL
);
COMMENT ON TABLE public.role_words IS 'Why staff changed a role, in their own words. They go when the person is erased; the change itself stays.';
CREATE TABLE public.saved_cards (
    customer_ref text NOT NULL,
    user_id uuid,
    brand text NOT NULL,
    last4 text NOT NULL,
    exp_month integer NOT NULL,
    exp_year integer NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT saved_cards__four_digits CHECK ((last4 ~ '^[0-9]{4}$'::text)),
    CONSTRAINT saved_cards__of_somebody CHECK (((user_id IS NOT NULL) OR (removed_at IS NOT NULL)))
);
COMMENT ON TABLE public.saved_cards IS 'Cards that accounts keep at the payment provider. One that was removed stays until the provider has forgotten it, too.';
COMMENT ON COLUMN public.saved_cards.customer_ref IS 'What the provider calls the customer with this one card. Each card that is saved is a customer of its own.';
COMMENT ON COLUMN public.saved_cards.user_id IS 'Whose card; null once the account was erased.';
CREATE TABLE public.saved_replies (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    body text NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    updated_by uuid
);
COMMENT ON TABLE public.saved_replies IS 'Answers that staff keep for questions that come again.';
CREATE TABLE public.saved_views (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    list text NOT NULL,
    place smallint NOT NULL,
    name text NOT NULL,
    search text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT saved_views__bounded CHECK (((place >= 1) AND (place <= 20))),
    CONSTRAINT saved_views_list_check CHECK (((length(list) >= 1) AND (length(list) <= 60))),
    CONSTRAINT saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
    CONSTRAINT saved_views_search_check CHECK ((length(search) <= 1000))
);
COMMENT ON TABLE public.saved_views IS 'What a member of staff asks of a list of the console again and again, under a name of their own.';
COMMENT ON COLUMN public.saved_views.place IS 'Which of the views of a list it is. As there are 20 places, no list has more views of one person.';
COMMENT ON COLUMN public.saved_views.search IS 'Search, filters, order and size as they stand in the address of the list.';
CREATE TABLE public.schools (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    nces_id text NOT NULL,
    name text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    zip text,
    is_open boolean DEFAULT true NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    search tsvector NOT NULL,
    CONSTRAINT schools__state_code CHECK ((state ~ '^[A-Z]{2}$'::text))
);
COMMENT ON TABLE public.schools IS 'Schools of the United States, as the National Center for Education Statistics lists them.';
COMMENT ON COLUMN public.schools.nces_id IS 'The number of the Center: twelve digits for public schools, eight characters for private ones.';
COMMENT ON COLUMN public.schools.is_open IS 'False once the list says that it was closed: nobody finds it any more, and classrooms in it stay.';
COMMENT ON COLUMN public.schools.search IS 'Its words as school-search.ts writes them: each in one spelling, and its state as a word of its own.';
CREATE TABLE public.second_copies (
    id bigint NOT NULL,
    of text NOT NULL,
    subject text NOT NULL,
    salt text,
    hash text NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT second_copies__hash_is_sha256 CHECK ((hash ~ '^[0-9a-f]{64}$'::text))
);
COMMENT ON TABLE public.second_copies IS 'Of each row that says something nobody else does (whom a payout was for, what was bought, which subscription is whose): a salted hash of what it said when it was written.';
COMMENT ON COLUMN public.second_copies.of IS 'Which rows, as said_of_<of> tells what of them is kept.';
COMMENT ON COLUMN public.second_copies.salt IS 'Null once words in the row went with the person they were about: then nothing can be guessed by the hash.';
COMMENT ON COLUMN public.second_copies.ended_at IS 'Null for the one that stands; another took its place where what was told may change.';
ALTER TABLE public.second_copies ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.second_copies_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.second_factor_challenges (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    factor_id uuid NOT NULL,
    session_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.second_factor_challenges IS 'A code was asked for and not given yet: GoTrue''s protocol names it in the answer. Answered ones go.';
CREATE TABLE public.second_factor_misses (
    id bigint NOT NULL,
    user_id uuid NOT NULL,
    session_id uuid NOT NULL,
    kind text NOT NULL,
    missed_at timestamp with time zone NOT NULL,
    CONSTRAINT second_factor_misses__known_kind CHECK ((kind = ANY (ARRAY['totp'::text, 'recovery_code'::text, 'password'::text])))
);
COMMENT ON TABLE public.second_factor_misses IS 'Wrong codes, recovery codes and passwords given by someone already signed in; a right one clears those of its session and kind.';
ALTER TABLE public.second_factor_misses ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.second_factor_misses_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.second_factor_tries (
    user_id uuid NOT NULL,
    wrong_tries integer NOT NULL,
    first_wrong_at timestamp with time zone NOT NULL,
    CONSTRAINT second_factor_tries__counts CHECK ((wrong_tries > 0))
);
COMMENT ON TABLE public.second_factor_tries IS 'Counted by account before second_factor_misses; nothing is added any more, and a later release drops it.';
CREATE TABLE public.second_factors (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    friendly_name text DEFAULT ''::text NOT NULL,
    secret_sealed text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    verified_at timestamp with time zone,
    last_step bigint DEFAULT 0 NOT NULL,
    last_used_at timestamp with time zone,
    CONSTRAINT second_factors__name_is_short CHECK ((length(friendly_name) <= 60))
);
COMMENT ON TABLE public.second_factors IS 'Authenticator apps (TOTP). One that was never verified counts for nothing and soon goes.';
COMMENT ON COLUMN public.second_factors.secret_sealed IS 'AES-256-GCM under a key derived from SECRET and bound to this row: nonce, tag and text as base64url.';
COMMENT ON COLUMN public.second_factors.last_step IS 'The newest 30-second step (since 1970) whose code was used. Codes of this step or an earlier one count no more.';
CREATE TABLE public.secret_marks (
    number integer NOT NULL,
    mark text NOT NULL,
    first_seen_at timestamp with time zone NOT NULL,
    CONSTRAINT secret_marks__in_order CHECK ((number >= 1)),
    CONSTRAINT secret_marks__mark_is_hex CHECK ((mark ~ '^[0-9a-f]{64}$'::text))
);
COMMENT ON TABLE public.secret_marks IS 'By which a process finds out that its SECRET is another than that of the installation. The last row counts; the first start writes the first.';
COMMENT ON COLUMN public.secret_marks.mark IS 'Derived from SECRET for this use alone: it opens nothing, and SECRET does not follow from it.';
CREATE TABLE public.session_order_items (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    "position" integer NOT NULL,
    title text NOT NULL,
    sku text,
    qty integer NOT NULL,
    price_cents bigint NOT NULL,
    CONSTRAINT session_order_items__amounts CHECK (((qty > 0) AND (price_cents >= 0)))
);
COMMENT ON TABLE public.session_order_items IS 'The lines of a vendor''s order; the price is that of one.';
CREATE TABLE public.session_orders (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    session_id uuid NOT NULL,
    status text,
    order_number text,
    subtotal_cents bigint,
    total_cents bigint,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT session_orders__known_status CHECK ((status = ANY (ARRAY['confirmed'::text, 'shipped'::text, 'delivered'::text, 'canceled'::text])))
);
COMMENT ON TABLE public.session_orders IS 'What a vendor made of a session. Without a status nothing is known of it yet.';
CREATE TABLE public.session_shipments (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id uuid NOT NULL,
    carrier text,
    tracking_number text,
    status text NOT NULL,
    eta timestamp with time zone,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT session_shipments__known_status CHECK ((status = ANY (ARRAY['label_created'::text, 'in_transit'::text, 'delivered'::text, 'exception'::text])))
);
COMMENT ON TABLE public.session_shipments IS 'Parcels of a vendor''s order.';
CREATE TABLE public.sessions (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    refreshed_at timestamp with time zone DEFAULT now() NOT NULL,
    revoked_at timestamp with time zone,
    revoked_because text,
    user_agent text,
    assurance text DEFAULT 'aal1'::text NOT NULL,
    proved_at timestamp with time zone DEFAULT now() NOT NULL,
    opened_by text DEFAULT 'otp'::text NOT NULL,
    second_factor_by text,
    second_factor_at timestamp with time zone,
    network text,
    CONSTRAINT sessions__known_assurance CHECK ((assurance = ANY (ARRAY['aal1'::text, 'aal2'::text]))),
    CONSTRAINT sessions__known_opening CHECK ((opened_by = ANY (ARRAY['password'::text, 'otp'::text]))),
    CONSTRAINT sessions__known_second_factor CHECK ((second_factor_by = ANY (ARRAY['totp'::text, 'recovery_code'::text]))),
    CONSTRAINT sessions__second_factor_is_whole CHECK ((((assurance = 'aal2'::text) = (second_factor_at IS NOT NULL)) AND ((second_factor_by IS NULL) = (second_factor_at IS NULL)))),
    CONSTRAINT sessions_network_check CHECK ((length(network) <= 64))
);
COMMENT ON TABLE public.sessions IS 'One per device signed in. Checked on every request, so that revoking acts at once.';
COMMENT ON COLUMN public.sessions.assurance IS 'NIST''s word for it: aal1 is one factor, aal2 is two.';
COMMENT ON COLUMN public.sessions.proved_at IS 'When its holder last gave a factor. Weighty acts ask for it anew after some minutes.';
COMMENT ON COLUMN public.sessions.opened_by IS 'In the words of GoTrue''s "amr" claim: otp is a mailed link or code.';
COMMENT ON COLUMN public.sessions.network IS 'Where it was opened from, of staff alone: an address, or the first half of an IPv6 one. It goes with the session.';
CREATE TABLE public.share_link_visits (
    code text NOT NULL,
    visited_on date NOT NULL,
    visits integer NOT NULL,
    CONSTRAINT share_link_visits__counted CHECK ((visits > 0))
);
COMMENT ON TABLE public.share_link_visits IS 'How often the page of a share link was opened on a day. Nothing of who did.';
CREATE TABLE public.share_links (
    code text NOT NULL,
    classroom_id uuid NOT NULL,
    created_by uuid,
    note text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone,
    revoked_at timestamp with time zone,
    request_key uuid,
    revoked_by uuid,
    CONSTRAINT share_links__code_form CHECK ((code ~ '^PT-[A-Z2-9]{6}$'::text)),
    CONSTRAINT share_links__note_fits CHECK ((char_length(note) <= 140))
);
COMMENT ON TABLE public.share_links IS 'Short codes that lead to a classroom and through it to its teacher.';
COMMENT ON COLUMN public.share_links.request_key IS 'Made by the form: the same link asked for twice is one link.';
COMMENT ON COLUMN public.share_links.revoked_by IS 'Who closed it; null where nobody did, or it was closed before that was kept.';
CREATE TABLE public.shopping_sessions (
    id uuid NOT NULL,
    teacher_id uuid NOT NULL,
    teacher_card_id uuid NOT NULL,
    vendor text NOT NULL,
    status text NOT NULL,
    card_last4 text NOT NULL,
    alias_email text,
    amount_cents bigint NOT NULL,
    budget_cents bigint NOT NULL,
    started_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT shopping_sessions__amounts CHECK (((amount_cents > 0) AND (budget_cents >= amount_cents))),
    CONSTRAINT shopping_sessions__known_status CHECK ((status = ANY (ARRAY['started'::text, 'authorized'::text, 'captured'::text, 'failed'::text, 'canceled'::text]))),
    CONSTRAINT shopping_sessions__known_vendor CHECK ((vendor = ANY (ARRAY['amazon'::text, 'walmart'::text])))
);
COMMENT ON TABLE public.shopping_sessions IS 'A teacher shops at a vendor with the card that is on file there. What it sets aside of the budget is the allowance of the same id.';
COMMENT ON COLUMN public.shopping_sessions.budget_cents IS 'The amount and the vendor''s buffer for taxes and shipping.';
CREATE TABLE public.shown_sports (
    sport text NOT NULL,
    athletes integer NOT NULL,
    CONSTRAINT shown_sports__counted CHECK ((athletes >= 0))
);
COMMENT ON TABLE public.shown_sports IS 'How many athletes everyone can see, by sport; kept by the trigger of prospects. An empty name counts those without a sport.';
CREATE TABLE public.sign_in_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    user_id uuid,
    email text NOT NULL,
    role text,
    purpose text NOT NULL,
    token_hash text NOT NULL,
    code_hash text NOT NULL,
    code_attempts integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    address_change_id uuid,
    locale text DEFAULT 'en'::text NOT NULL,
    handed_over_by uuid,
    CONSTRAINT sign_in_links__change_is_named CHECK (((purpose = 'email_change'::text) = (address_change_id IS NOT NULL))),
    CONSTRAINT sign_in_links__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT sign_in_links__known_locale CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT sign_in_links__known_purpose CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'recovery'::text, 'email_change'::text])))
);
COMMENT ON TABLE public.sign_in_links IS 'Single-use links with a 6-digit code beside them. Only hashes are kept.';
COMMENT ON COLUMN public.sign_in_links.address_change_id IS 'The change of address that this link confirms for one of the two addresses.';
COMMENT ON COLUMN public.sign_in_links.locale IS 'The language it was asked for in; a newcomer''s account starts with it.';
COMMENT ON COLUMN public.sign_in_links.handed_over_by IS 'Who of the staff was shown this link; null where it went to the mailbox alone. Such a link proves no address.';
CREATE TABLE public.slot_news (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    slot_id uuid NOT NULL,
    kind text NOT NULL,
    happened_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone,
    CONSTRAINT slot_news__known_kind CHECK ((kind = ANY (ARRAY['first_shipment'::text, 'budget_spent'::text])))
);
COMMENT ON TABLE public.slot_news IS 'What the givers of a slot are told once: the first order shipped, the budget is spent.';
COMMENT ON COLUMN public.slot_news.told_at IS 'When their mails were queued.';
CREATE TABLE public.slot_shares (
    slot_id uuid NOT NULL,
    payment_id uuid NOT NULL,
    amount_cents bigint NOT NULL,
    told_at timestamp with time zone,
    told_full_at timestamp with time zone,
    CONSTRAINT slot_shares__positive CHECK ((amount_cents > 0))
);
COMMENT ON TABLE public.slot_shares IS 'Whose gifts a slot of the shared tower holds, first in first out: $800 together. A slot that was taken back holds nothing.';
COMMENT ON COLUMN public.slot_shares.told_at IS 'When its giver was told that the slot found its classroom.';
COMMENT ON COLUMN public.slot_shares.told_full_at IS 'When its giver was told that the slot is full; also when there was nothing to tell: the receipt or another mail of the same moment said it.';
CREATE TABLE public.slots (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    number bigint NOT NULL,
    donor_id uuid NOT NULL,
    ordinal integer NOT NULL,
    payment_id uuid,
    pool_id text NOT NULL,
    origin text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    classroom_id uuid,
    teacher_id uuid,
    assigned_at timestamp with time zone,
    assigned_how text,
    draw_id uuid,
    frozen_at timestamp with time zone,
    voided_at timestamp with time zone,
    assigned boolean GENERATED ALWAYS AS ((classroom_id IS NOT NULL)) STORED,
    held_cents bigint DEFAULT 0 NOT NULL,
    given_reason text,
    CONSTRAINT slots__assigned_whole CHECK ((((classroom_id IS NULL) AND (teacher_id IS NULL) AND (assigned_at IS NULL) AND (assigned_how IS NULL) AND (draw_id IS NULL)) OR ((classroom_id IS NOT NULL) AND (teacher_id IS NOT NULL) AND (assigned_at IS NOT NULL) AND (assigned_how IS NOT NULL) AND ((assigned_how = 'draw'::text) = (draw_id IS NOT NULL))))),
    CONSTRAINT slots__frozen_is_waiting CHECK (((frozen_at IS NULL) OR ((classroom_id IS NULL) AND (voided_at IS NULL)))),
    CONSTRAINT slots__held_is_matched CHECK ((((held_cents >= 0) AND (held_cents <= 80000)) AND ((held_cents = 0) OR (classroom_id IS NOT NULL)))),
    CONSTRAINT slots__known_assignment CHECK ((assigned_how = ANY (ARRAY['draw'::text, 'designation'::text, 'staff'::text]))),
    CONSTRAINT slots__known_origin CHECK ((origin = ANY (ARRAY['donor'::text, 'house'::text, 'matching'::text]))),
    CONSTRAINT slots__ordinal_from_one CHECK ((ordinal >= 1)),
    CONSTRAINT slots__reason_of_staff CHECK (((given_reason IS NULL) OR ((NOT (assigned_how IS DISTINCT FROM 'staff'::text)) AND ((length(btrim(given_reason)) >= 1) AND (length(btrim(given_reason)) <= 500))))),
    CONSTRAINT slots__voided_is_unassigned CHECK (((voided_at IS NULL) OR (classroom_id IS NULL)))
);
COMMENT ON TABLE public.slots IS 'Sponsor Slots: $800 each, whole or not at all. Waiting, then assigned to one classroom for good, or voided by a refund.';
COMMENT ON COLUMN public.slots.frozen_at IS 'Out of the pool: the donor''s contested, returning or missing money reaches this waiting slot. Counted per donor, the newest first, not by the payment that minted it.';
COMMENT ON COLUMN public.slots.held_cents IS 'How much of a matched slot its donor''s contested or returning money reaches; the classroom''s budget holds as much.';
COMMENT ON COLUMN public.slots.given_reason IS 'Why staff gave it by hand, as everyone may read it. Null where staff gave none.';
ALTER TABLE public.slots ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.slots_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.sponsor_links (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    request_id uuid NOT NULL,
    token_hash text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    display_name text
);
COMMENT ON TABLE public.sponsor_links IS 'Mailed links to the $800 checkout. They open a page with a button for a week; only hashes are kept.';
COMMENT ON COLUMN public.sponsor_links.display_name IS 'The name given with the form that this link was mailed for.';
CREATE TABLE public.sponsor_profiles (
    user_id uuid NOT NULL,
    handle text,
    display_name text,
    tagline text,
    website_url text,
    logo_url text,
    show_totals boolean DEFAULT false NOT NULL,
    show_recent_gifts boolean DEFAULT false NOT NULL,
    show_milestones boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT sponsor_profiles__handle_form CHECK ((handle ~ '^[a-z0-9-]{3,32}$'::text)),
    CONSTRAINT sponsor_profiles__logo_is_web_or_ours CHECK (((logo_url ~* '^(https?://|/[^/\\])'::text) AND (length(logo_url) <= 500))),
    CONSTRAINT sponsor_profiles__one_line CHECK ((((COALESCE(display_name, ''::text) || COALESCE(tagline, ''::text)) !~ '[\r\n]'::text) AND (length(display_name) <= 80) AND (length(tagline) <= 160))),
    CONSTRAINT sponsor_profiles__website_is_web CHECK (((website_url ~* '^https?://'::text) AND (length(website_url) <= 500)))
);
COMMENT ON TABLE public.sponsor_profiles IS 'One per sponsor. Without a handle there is no public page; what a switch hides never leaves the server.';
COMMENT ON COLUMN public.sponsor_profiles.logo_url IS 'A path on this site is shown as a picture; an address elsewhere only as a link, and the server never fetches it.';
CREATE TABLE public.sponsor_requests (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    display_name text,
    org_name text NOT NULL,
    status text DEFAULT 'requested'::text NOT NULL,
    onboarding_status text DEFAULT 'pending'::text NOT NULL,
    locale text DEFAULT 'en'::text NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    invited_at timestamp with time zone,
    invited_by uuid,
    released_at timestamp with time zone,
    released_by uuid,
    packet_key text,
    fulfilled_at timestamp with time zone,
    CONSTRAINT sponsor_requests__email_is_normal CHECK ((email = lower(btrim(email)))),
    CONSTRAINT sponsor_requests__fulfilled_whole CHECK (((status = 'fulfilled'::text) = (fulfilled_at IS NOT NULL))),
    CONSTRAINT sponsor_requests__known_locale CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT sponsor_requests__known_onboarding CHECK ((onboarding_status = ANY (ARRAY['pending'::text, 'released'::text]))),
    CONSTRAINT sponsor_requests__known_status CHECK ((status = ANY (ARRAY['requested'::text, 'link_sent'::text, 'fulfilled'::text]))),
    CONSTRAINT sponsor_requests__released_whole CHECK ((((onboarding_status = 'released'::text) = (released_at IS NOT NULL)) AND ((released_at IS NULL) = (packet_key IS NULL))))
);
COMMENT ON TABLE public.sponsor_requests IS 'One per address: who wants to sponsor, and how far they are.';
COMMENT ON COLUMN public.sponsor_requests.display_name IS 'The name of a link that was used to pay: proved by the mailbox.';
COMMENT ON COLUMN public.sponsor_requests.org_name IS 'What staff call them: the display name, else the address.';
COMMENT ON COLUMN public.sponsor_requests.packet_key IS 'Opens the page of the first steps, which shows no more than the name; the same link for good.';
COMMENT ON COLUMN public.sponsor_requests.fulfilled_at IS 'When the first slot that was paid since the request was seen. It stays when the money is given back.';
CREATE TABLE public.staff_duties (
    user_id uuid NOT NULL,
    duties text[] NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT staff_duties__known CHECK ((duties <@ ARRAY['money'::text, 'classrooms'::text, 'children'::text, 'content'::text, 'people'::text]))
);
COMMENT ON TABLE public.staff_duties IS 'The duties of an admin. Without a row an admin has all of them; the row goes with the role.';
COMMENT ON COLUMN public.staff_duties.duties IS 'May be empty: such an admin sees the console and nothing in it.';
CREATE TABLE public.stories (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    title text NOT NULL,
    summary text DEFAULT ''::text NOT NULL,
    image_url text,
    image_alt text DEFAULT ''::text NOT NULL,
    link_url text,
    "position" integer DEFAULT 0 NOT NULL,
    published_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    title_es text,
    summary_es text,
    image_alt_es text,
    author_id uuid,
    starts_at timestamp with time zone,
    submitted_at timestamp with time zone,
    submitted_by uuid,
    decided_at timestamp with time zone,
    decided_by uuid,
    decision_reason text,
    request_key uuid,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stories__author_decides_not CHECK (((decided_by IS NULL) OR (published_at IS NULL) OR (decided_by IS DISTINCT FROM author_id))),
    CONSTRAINT stories__decided_at_a_time CHECK (((decided_at IS NOT NULL) OR ((decided_by IS NULL) AND (decision_reason IS NULL)))),
    CONSTRAINT stories__image_is_ours CHECK ((image_url ~ '^/([^/\\]|$)'::text)),
    CONSTRAINT stories__link_is_safe CHECK ((link_url ~ '^(/([^/\\]|$)|https://)'::text)),
    CONSTRAINT stories__spanish_is_whole CHECK ((num_nulls(title_es, summary_es, image_alt_es) = ANY (ARRAY[0, 3]))),
    CONSTRAINT stories__titled CHECK (((length(btrim(title)) >= 1) AND (length(btrim(title)) <= 200))),
    CONSTRAINT stories__titled_in_spanish CHECK (((length(btrim(title_es)) >= 1) AND (length(btrim(title_es)) <= 200))),
    CONSTRAINT stories__waits_unpublished CHECK (((submitted_at IS NULL) OR (published_at IS NULL)))
);
COMMENT ON TABLE public.stories IS 'Featured on the home page. One of the staff writes a story, another publishes it; photos of teachers never get here by themselves.';
COMMENT ON COLUMN public.stories.image_alt IS 'What the picture shows, for those who cannot see it.';
COMMENT ON COLUMN public.stories.published_at IS 'Shown from then on; null is not shown.';
COMMENT ON COLUMN public.stories.title_es IS 'The title on Spanish pages; null, like the two beside it: the story stays as it was written.';
COMMENT ON COLUMN public.stories.author_id IS 'Who wrote it last; null: it came with the database.';
COMMENT ON COLUMN public.stories.starts_at IS 'From when it is to be shown once it is published; null is at once.';
COMMENT ON COLUMN public.stories.submitted_at IS 'Since when it waits for a second person; null does not wait.';
COMMENT ON COLUMN public.stories.submitted_by IS 'Who sent it to review, last; kept when it is decided.';
COMMENT ON COLUMN public.stories.decided_at IS 'When a second person decided; with no published_at it was refused. Empty again once it is taken back or sent to review anew.';
COMMENT ON COLUMN public.stories.request_key IS 'Of the form that wrote it; sent twice, it is one story.';
CREATE TABLE public.story_assets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    file_id uuid,
    type text DEFAULT 'photo'::text NOT NULL,
    caption text DEFAULT ''::text NOT NULL,
    request_key uuid,
    created_at timestamp with time zone NOT NULL,
    used_at timestamp with time zone NOT NULL,
    CONSTRAINT story_assets__caption_is_short CHECK ((char_length(caption) <= 140)),
    CONSTRAINT story_assets__known_type CHECK ((type = 'photo'::text))
);
COMMENT ON TABLE public.story_assets IS 'Photos that storybooks are told from. Their teacher alone sees them; none is published.';
COMMENT ON COLUMN public.story_assets.request_key IS 'Chosen by the form: sent twice it is one photo.';
COMMENT ON COLUMN public.story_assets.used_at IS 'When it was kept or last chosen for a book: long after that it goes.';
CREATE TABLE public.story_book_photos (
    book_id uuid NOT NULL,
    asset_id uuid NOT NULL,
    place integer NOT NULL
);
COMMENT ON TABLE public.story_book_photos IS 'From which photos a book is told.';
CREATE TABLE public.story_books (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    title text DEFAULT ''::text NOT NULL,
    grade_level text,
    teacher_notes text DEFAULT ''::text NOT NULL,
    narrative text DEFAULT ''::text NOT NULL,
    pages jsonb DEFAULT '[]'::jsonb NOT NULL,
    include_illustrations boolean DEFAULT true NOT NULL,
    status text DEFAULT 'draft'::text NOT NULL,
    pdf_url text,
    language text DEFAULT 'en'::text NOT NULL,
    other_language text,
    reading text DEFAULT 'read-to-me'::text NOT NULL,
    style text DEFAULT 'storybook'::text NOT NULL,
    seed integer NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    code text,
    returned_reason text,
    must_be_approved boolean DEFAULT false NOT NULL,
    submitted_at timestamp with time zone,
    published_at timestamp with time zone,
    held_at timestamp with time zone,
    request_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    kept_words text[] DEFAULT '{}'::text[] NOT NULL,
    in_story boolean DEFAULT false NOT NULL,
    approved_at timestamp with time zone,
    looked_through_for integer DEFAULT 0 NOT NULL,
    held_by_names boolean DEFAULT false NOT NULL,
    CONSTRAINT story_books__approved_when CHECK ((((status <> 'approved'::text) OR (approved_at IS NOT NULL)) AND ((approved_at IS NULL) OR (status = ANY (ARRAY['approved'::text, 'published'::text]))))),
    CONSTRAINT story_books__few_kept_words CHECK ((cardinality(kept_words) <= 20)),
    CONSTRAINT story_books__in_bounds CHECK (((char_length(title) <= 120) AND (char_length(grade_level) <= 20) AND (char_length(teacher_notes) <= 20000) AND (char_length(narrative) <= 21000) AND (char_length(returned_reason) <= 500) AND (jsonb_typeof(pages) = 'array'::text) AND (jsonb_array_length(pages) <= 40))),
    CONSTRAINT story_books__in_story_once_approved CHECK (((NOT in_story) OR (approved_at IS NOT NULL))),
    CONSTRAINT story_books__in_story_while_published CHECK (((NOT in_story) OR (status = 'published'::text))),
    CONSTRAINT story_books__known_language CHECK (((language = ANY (ARRAY['en'::text, 'es'::text])) AND (other_language = ANY (ARRAY['en'::text, 'es'::text])) AND (other_language <> language))),
    CONSTRAINT story_books__known_reading CHECK ((reading = ANY (ARRAY['read-alone'::text, 'read-to-me'::text]))),
    CONSTRAINT story_books__known_status CHECK ((status = ANY (ARRAY['draft'::text, 'submitted'::text, 'approved'::text, 'published'::text]))),
    CONSTRAINT story_books__known_style CHECK ((style = ANY (ARRAY['storybook'::text, 'watercolor'::text, 'comic'::text]))),
    CONSTRAINT story_books__published_has_address CHECK ((((status = 'published'::text) = (published_at IS NOT NULL)) AND ((status = 'published'::text) = (code IS NOT NULL)))),
    CONSTRAINT story_books__waits_since CHECK (((status <> 'submitted'::text) OR (submitted_at IS NOT NULL)))
);
COMMENT ON TABLE public.story_books IS 'Storybooks of teachers. Readers find one only while it is published and not held.';
COMMENT ON COLUMN public.story_books.pages IS 'In their order: id, text, otherText, caption, prompt, and altText where the teacher wrote her own. Pictures hang on the id.';
COMMENT ON COLUMN public.story_books.seed IS 'Of all chance in its words and pictures, so that the same book has the same children.';
COMMENT ON COLUMN public.story_books.version IS 'Grows with each change of what its teacher wrote or its status.';
COMMENT ON COLUMN public.story_books.code IS 'The unlisted address while it is published; a new one with each publishing.';
COMMENT ON COLUMN public.story_books.must_be_approved IS 'Staff took it off once: its teacher publishes it only once staff approved it.';
COMMENT ON COLUMN public.story_books.held_at IS 'Since when it is hidden because a family asked. Staff end it.';
COMMENT ON COLUMN public.story_books.request_key IS 'Chosen by the form: sent twice it is one book.';
COMMENT ON COLUMN public.story_books.kept_words IS 'In small letters without accents. In this book alone they are not taken for a child; staff read which.';
COMMENT ON COLUMN public.story_books.in_story IS 'Chosen when it was published, of what staff had approved. It ends with the publication.';
COMMENT ON COLUMN public.story_books.approved_at IS 'When staff approved what it says now. It ends with the next change, and with the publication.';
COMMENT ON COLUMN public.story_books.looked_through_for IS 'The class list, as its names_version counts, that a published book was looked through for last.';
COMMENT ON COLUMN public.story_books.held_by_names IS 'Whether it is hidden because of a name that joined the class list; false where a family asked.';
CREATE TABLE public.story_papers (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    book_id uuid NOT NULL,
    form text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    named text[] DEFAULT '{}'::text[] NOT NULL,
    bytes bytea,
    done integer DEFAULT 0 NOT NULL,
    total integer NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    taken_at timestamp with time zone,
    made_at timestamp with time zone,
    CONSTRAINT story_papers__bytes_when_done CHECK ((((state = 'done'::text) = (bytes IS NOT NULL)) AND ((state = 'done'::text) = (made_at IS NOT NULL)))),
    CONSTRAINT story_papers__in_bounds CHECK (((octet_length(bytes) <= 30000000) AND (done >= 0) AND (total >= 0))),
    CONSTRAINT story_papers__known_form CHECK ((form = ANY (ARRAY['pdf'::text, 'booklet'::text, 'epub'::text]))),
    CONSTRAINT story_papers__known_state CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text])))
);
COMMENT ON TABLE public.story_papers IS 'A book made into a file. It goes with the book, and when anything changes that stands on its pages.';
COMMENT ON COLUMN public.story_papers.named IS 'Whom the colophon names as having funded the classroom, at the time.';
COMMENT ON COLUMN public.story_papers.taken_at IS 'When a process last moved it on; one that fell silent for minutes is taken over.';
CREATE TABLE public.story_pictures (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    book_id uuid NOT NULL,
    page_id uuid NOT NULL,
    style text NOT NULL,
    scene text NOT NULL,
    alt_en text NOT NULL,
    alt_es text NOT NULL,
    svg text NOT NULL,
    drawn_at timestamp with time zone NOT NULL,
    raster bytea,
    made_by text DEFAULT 'built-in'::text NOT NULL,
    claimed_at timestamp with time zone,
    CONSTRAINT story_pictures__known_maker CHECK ((made_by = ANY (ARRAY['built-in'::text, 'provider'::text]))),
    CONSTRAINT story_pictures__known_style CHECK ((style = ANY (ARRAY['storybook'::text, 'watercolor'::text, 'comic'::text]))),
    CONSTRAINT story_pictures__painted_in_pixels CHECK (((made_by = 'built-in'::text) OR (raster IS NOT NULL)))
);
COMMENT ON TABLE public.story_pictures IS 'The drawn picture of each page. One that a page no longer has is swept.';
COMMENT ON COLUMN public.story_pictures.raster IS 'The picture as WebP, 1,200 by 800. Null until a worker has made it.';
COMMENT ON COLUMN public.story_pictures.made_by IS 'Who made what is shown: the drawing, or the pixels of a provider. The drawing stays beside these.';
COMMENT ON COLUMN public.story_pictures.claimed_at IS 'When a worker began with the pixels: no other one begins for ten minutes.';
CREATE TABLE public.story_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    book_id uuid,
    kind text NOT NULL,
    state text DEFAULT 'open'::text NOT NULL,
    week_id uuid,
    use_id uuid,
    page_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    done integer DEFAULT 0 NOT NULL,
    tries integer DEFAULT 0 NOT NULL,
    writer text,
    request_key text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    moved_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT story_runs__counted CHECK (((done >= 0) AND (done <= cardinality(page_ids)))),
    CONSTRAINT story_runs__ends_once CHECK (((state = 'open'::text) = (ended_at IS NULL))),
    CONSTRAINT story_runs__known_kind CHECK ((kind = ANY (ARRAY['text'::text, 'pictures'::text]))),
    CONSTRAINT story_runs__known_state CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text]))),
    CONSTRAINT story_runs__known_writer CHECK ((writer = ANY (ARRAY['built-in'::text, 'provider'::text]))),
    CONSTRAINT story_runs__words_take_a_week CHECK (((kind = 'text'::text) = (week_id IS NOT NULL)))
);
COMMENT ON TABLE public.story_runs IS 'Each making of words or pictures. It takes what it costs when it begins; one that failed gave it back. Rows outlive their book, for the weeks count them.';
COMMENT ON COLUMN public.story_runs.page_ids IS 'The pages to be drawn, in their order; done counts the first of them.';
COMMENT ON COLUMN public.story_runs.request_key IS 'Chosen by the form, after what it is for: sent twice it is one making.';
CREATE TABLE public.story_statements (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    book_id uuid NOT NULL,
    kind text NOT NULL,
    said text[] NOT NULL,
    said_by uuid NOT NULL,
    said_at timestamp with time zone NOT NULL,
    photo_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    faces_covered smallint,
    CONSTRAINT story_statements__covered_in_bounds CHECK (((faces_covered >= 0) AND (faces_covered <= 900))),
    CONSTRAINT story_statements__known_kind CHECK ((kind = ANY (ARRAY['photos'::text, 'publish'::text])))
);
COMMENT ON TABLE public.story_statements IS 'What a teacher vouched for, each time: of photos before a book was told from them, and all four consents before it was published.';
COMMENT ON COLUMN public.story_statements.photo_ids IS 'The photos that the book was told from when it was said. One that is gone since stays named.';
COMMENT ON COLUMN public.story_statements.faces_covered IS 'How many places were covered in them before they were stored. Null where nobody was asked of any.';
CREATE TABLE public.story_takedowns (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    book_id uuid NOT NULL,
    reason text,
    email text,
    asked_at timestamp with time zone NOT NULL,
    ended_at timestamp with time zone,
    ended_by uuid,
    CONSTRAINT story_takedowns__ended_by_somebody CHECK (((ended_by IS NULL) OR (ended_at IS NOT NULL))),
    CONSTRAINT story_takedowns__in_bounds CHECK (((char_length(reason) <= 1000) AND (char_length(email) <= 320)))
);
COMMENT ON TABLE public.story_takedowns IS 'Families who asked that a published book be taken down. It was hidden with the asking.';
CREATE TABLE public.storybook_credits (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    period_start date NOT NULL,
    period_end date NOT NULL,
    free_credits integer NOT NULL,
    credits_granted integer NOT NULL,
    credits_used integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT storybook_credits__free_within_granted CHECK (((free_credits >= 0) AND (free_credits <= credits_granted))),
    CONSTRAINT storybook_credits__monday_to_monday CHECK (((EXTRACT(isodow FROM period_start) = (1)::numeric) AND (period_end = (period_start + 7)))),
    CONSTRAINT storybook_credits__used_within_granted CHECK (((credits_used >= 0) AND (credits_used <= credits_granted)))
);
COMMENT ON TABLE public.storybook_credits IS 'How many storybooks a teacher may make for a classroom in one week, Monday to Monday in UTC. What is left ends with the week. A week has no row until it is looked at or granted to.';
COMMENT ON COLUMN public.storybook_credits.free_credits IS 'Of what was granted: what every classroom got in that week. The rest are grants of staff.';
CREATE TABLE public.storybook_wishes (
    user_id uuid NOT NULL,
    notify_pirate boolean DEFAULT false NOT NULL,
    notify_field_trip boolean DEFAULT false NOT NULL,
    notify_gratitude boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.storybook_wishes IS 'Of which kinds of storybooks a teacher wants to hear once they open. Nobody without a row asked for any.';
CREATE TABLE public.students (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    classroom_id uuid,
    full_name text NOT NULL,
    grade text,
    family_language text,
    kept boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    copy integer DEFAULT 0 NOT NULL,
    CONSTRAINT students__known_language CHECK ((family_language = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT students__named CHECK (((full_name <> ''::text) AND (char_length(full_name) <= 120)))
);
COMMENT ON TABLE public.students IS 'Children on a teacher’s class list. What was removed can come back for a few days, then the row goes.';
COMMENT ON COLUMN public.students.family_language IS 'In which language notes to the family are written. Null where nobody said.';
COMMENT ON COLUMN public.students.kept IS 'Stays on the list when the school year ends.';
COMMENT ON COLUMN public.students.copy IS 'Above 0 where a list had the same child before names were told apart by their keys, in another spelling.';
CREATE TABLE public.teacher_budgets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    fiscal_year integer NOT NULL,
    allocated_cents bigint DEFAULT 0 NOT NULL,
    locked_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    held_cents bigint DEFAULT 0 NOT NULL,
    year_end_told_at timestamp with time zone,
    due_held_cents bigint DEFAULT 0 NOT NULL,
    CONSTRAINT teacher_budgets__held_not_negative CHECK ((held_cents >= 0)),
    CONSTRAINT teacher_budgets__not_negative CHECK ((allocated_cents >= 0))
);
COMMENT ON TABLE public.teacher_budgets IS 'A teacher''s money of one school year (July to June), named by the year it ends in. allocated_cents is what was ever posted in.';
COMMENT ON COLUMN public.teacher_budgets.locked_at IS 'Staff locked it: nothing is spent until staff open it again.';
COMMENT ON COLUMN public.teacher_budgets.held_cents IS 'What of it can not be spent, because money behind it, or behind an earlier year''s that was carried into it, is contested or asked back.';
COMMENT ON COLUMN public.teacher_budgets.year_end_told_at IS 'When the teacher was told what becomes of what is left. Whoever was not told keeps it.';
COMMENT ON COLUMN public.teacher_budgets.due_held_cents IS 'What its own slots and gifts hold: here, and where its money was carried.';
CREATE TABLE public.teacher_cards (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    vendor text NOT NULL,
    label text NOT NULL,
    status text NOT NULL,
    last4 text NOT NULL,
    exp_month text,
    exp_year text,
    limit_cents bigint,
    spend_cents bigint DEFAULT 0 NOT NULL,
    external_id text,
    alias_email text,
    notes text,
    on_file boolean DEFAULT false NOT NULL,
    verified_at timestamp with time zone,
    request_key uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT teacher_cards__amounts CHECK ((limit_cents >= 0)),
    CONSTRAINT teacher_cards__expiry CHECK (((exp_month ~ '^(0[1-9]|1[0-2])$'::text) AND (exp_year ~ '^[0-9]{4}$'::text))),
    CONSTRAINT teacher_cards__four_digits CHECK ((last4 ~ '^([0-9]{4})?$'::text)),
    CONSTRAINT teacher_cards__known_status CHECK ((status = ANY (ARRAY['active'::text, 'replacing'::text, 'inactive'::text]))),
    CONSTRAINT teacher_cards__known_vendor CHECK ((vendor = ANY (ARRAY['amazon'::text, 'walmart'::text]))),
    CONSTRAINT teacher_cards__verified_by_digits CHECK (((verified_at IS NULL) OR (last4 <> ''::text)))
);
COMMENT ON TABLE public.teacher_cards IS 'The card of a teacher that a vendor has on file. Of its number only the last four digits are kept.';
COMMENT ON COLUMN public.teacher_cards.last4 IS 'Empty until somebody says them.';
COMMENT ON COLUMN public.teacher_cards.spend_cents IS 'What was bought with it in sessions, returns taken off.';
COMMENT ON COLUMN public.teacher_cards.external_id IS 'What the card issuer calls it; its purchases are told under this id.';
COMMENT ON COLUMN public.teacher_cards.request_key IS 'Made by the form that entered it: sent twice, it makes one card.';
CREATE TABLE public.teacher_grants (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    storybook_week_id uuid,
    storybook_credits integer NOT NULL,
    tools_credits integer NOT NULL,
    transaction_id uuid,
    request_key text NOT NULL,
    granted_by uuid NOT NULL,
    granted_at timestamp with time zone NOT NULL,
    CONSTRAINT teacher_grants__booked CHECK (((tools_credits > 0) = (transaction_id IS NOT NULL))),
    CONSTRAINT teacher_grants__in_a_week CHECK (((storybook_credits > 0) = (storybook_week_id IS NOT NULL))),
    CONSTRAINT teacher_grants__of_something CHECK (((storybook_credits >= 0) AND (tools_credits >= 0) AND ((storybook_credits + tools_credits) > 0)))
);
COMMENT ON TABLE public.teacher_grants IS 'Credits that staff granted to a teacher at once: for storybooks in the week of the grant, for tools in the ledger. Only added to.';
COMMENT ON COLUMN public.teacher_grants.tools_credits IS 'Whole credits; the fact in the ledger has a hundred times as many cents of a credit.';
COMMENT ON COLUMN public.teacher_grants.request_key IS 'Chosen by the form: sent twice it is one grant.';
CREATE TABLE public.teacher_looks (
    teacher_id uuid NOT NULL,
    avatar_id uuid,
    photo_file_id uuid,
    waiting_file_id uuid,
    waiting_since timestamp with time zone,
    refused_because text,
    shows_badges boolean DEFAULT false NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT teacher_looks__one_picture CHECK (((avatar_id IS NULL) OR (photo_file_id IS NULL))),
    CONSTRAINT teacher_looks__refused_shortly CHECK ((char_length(refused_because) <= 500)),
    CONSTRAINT teacher_looks__waits_since CHECK (((waiting_file_id IS NULL) OR (waiting_since IS NOT NULL)))
);
COMMENT ON TABLE public.teacher_looks IS 'How a teacher appears beside their name: an avatar or a photo, and whether their badges are shown. The address of the picture stands in teacher_profiles.';
COMMENT ON COLUMN public.teacher_looks.waiting_file_id IS 'A photo that staff have not looked at yet: what stood beside the name before stands there until they show it.';
CREATE TABLE public.teacher_nominations (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    nominator_name text NOT NULL,
    nominator_email text NOT NULL,
    teacher_name text NOT NULL,
    school text NOT NULL,
    reason text NOT NULL,
    nominee_email text,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    classroom_id uuid,
    city text,
    state text,
    linked_by uuid,
    linked_at timestamp with time zone,
    teacher_email text,
    teacher_locale text DEFAULT 'en'::text NOT NULL,
    copy integer DEFAULT 0 NOT NULL,
    CONSTRAINT teacher_nominations__known_teacher_locale CHECK ((teacher_locale = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT teacher_nominations__linked_whole CHECK (((linked_at IS NULL) OR (nominee_email IS NOT NULL))),
    CONSTRAINT teacher_nominations__short_teacher_email CHECK ((length(teacher_email) <= 320))
);
COMMENT ON TABLE public.teacher_nominations IS 'Teachers named by someone, not yet linked to a classroom; staff review them.';
COMMENT ON COLUMN public.teacher_nominations.classroom_id IS 'The classroom that was nominated with it; null where only a teacher was named.';
COMMENT ON COLUMN public.teacher_nominations.linked_by IS 'Who of the staff filled in nominee_email; null where a confirmation did.';
COMMENT ON COLUMN public.teacher_nominations.teacher_email IS 'The teacher''s address as the neighbor gave it; emptied once the teacher was written to, or when the neighbor''s link is over.';
COMMENT ON COLUMN public.teacher_nominations.teacher_locale IS 'The language in which the teacher is written to: the neighbor''s.';
COMMENT ON COLUMN public.teacher_nominations.copy IS 'Above 0 where the same was said before names were told apart by their keys, in another spelling.';
CREATE TABLE public.teacher_photos (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    classroom_id uuid NOT NULL,
    file_id uuid,
    caption text DEFAULT ''::text NOT NULL,
    statement text,
    stated_at timestamp with time zone,
    revision integer DEFAULT 1 NOT NULL,
    approved boolean,
    decided_at timestamp with time zone,
    decided_by uuid,
    reason text,
    request_key uuid,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT teacher_photos__caption_fits CHECK ((char_length(caption) <= 140)),
    CONSTRAINT teacher_photos__decided_when CHECK (((approved IS NULL) = (decided_at IS NULL))),
    CONSTRAINT teacher_photos__known_statement CHECK ((statement = ANY (ARRAY['faces_hidden'::text, 'consents_on_file'::text]))),
    CONSTRAINT teacher_photos__not_ones_own_judge CHECK ((decided_by <> teacher_id)),
    CONSTRAINT teacher_photos__rejected_with_reason CHECK (((approved IS FALSE) = (reason IS NOT NULL))),
    CONSTRAINT teacher_photos__shown_with_statement CHECK (((approved IS NOT TRUE) OR (statement IS NOT NULL))),
    CONSTRAINT teacher_photos__stated_when CHECK (((statement IS NULL) = (stated_at IS NULL)))
);
COMMENT ON TABLE public.teacher_photos IS 'Photos that teachers show of what their classroom bought. Public once staff approved them, and only with the statement of the teacher.';
COMMENT ON COLUMN public.teacher_photos.file_id IS 'The picture. None of a photo that staff took off the pages again.';
COMMENT ON COLUMN public.teacher_photos.statement IS 'What the teacher vouches for: no face can be seen, or the consents of the families are on file.';
COMMENT ON COLUMN public.teacher_photos.revision IS 'Counts the changes by the teacher, so that staff decide on what they have seen.';
COMMENT ON COLUMN public.teacher_photos.approved IS 'What staff decided; null while it waits for them.';
COMMENT ON COLUMN public.teacher_photos.reason IS 'Why staff rejected it, as the teacher reads it.';
COMMENT ON COLUMN public.teacher_photos.request_key IS 'Made by the form: the same photo sent twice is one photo.';
CREATE TABLE public.teacher_profiles (
    teacher_id uuid NOT NULL,
    bio text,
    avatar_url text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT teacher_profiles__avatar_is_ours CHECK (((avatar_url ~ '^/[^/\\]'::text) AND (length(avatar_url) <= 500))),
    CONSTRAINT teacher_profiles__bio_length CHECK ((length(bio) <= 600))
);
COMMENT ON TABLE public.teacher_profiles IS 'What a teacher adds to their share page.';
COMMENT ON COLUMN public.teacher_profiles.avatar_url IS 'A path on this site: pictures of other origins are neither fetched nor shown.';
CREATE TABLE public.team_lists (
    number integer NOT NULL,
    members jsonb NOT NULL,
    saved_at timestamp with time zone NOT NULL,
    saved_by uuid,
    restores integer,
    CONSTRAINT team_lists__is_a_list CHECK ((jsonb_typeof(members) = 'array'::text)),
    CONSTRAINT team_lists__numbered_from_one CHECK ((number > 0)),
    CONSTRAINT team_lists__restores_an_earlier CHECK (((restores >= 0) AND (restores <= (number - 1))))
);
COMMENT ON TABLE public.team_lists IS 'The team as staff wrote it down, one row for each saving of the whole list in its order; the highest number counts.';
COMMENT ON COLUMN public.team_lists.members IS 'Of each: id, name, role_en, role_es, picture_url (an uploaded file or null), is_shown.';
COMMENT ON COLUMN public.team_lists.restores IS 'The saving whose list this one brought back; 0 is the empty list.';
CREATE TABLE public.text_drafts (
    token_hash text NOT NULL,
    page text NOT NULL,
    texts jsonb NOT NULL,
    made_by uuid NOT NULL,
    made_at timestamp with time zone NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    CONSTRAINT text_drafts__ends CHECK ((expires_at > made_at)),
    CONSTRAINT text_drafts__hash_is_sha256 CHECK ((token_hash ~ '^[0-9a-f]{64}$'::text)),
    CONSTRAINT text_drafts__is_an_object CHECK ((jsonb_typeof(texts) = 'object'::text))
);
COMMENT ON TABLE public.text_drafts IS 'Texts of a page that one of the staff previews on the real page, for half an hour. Nothing of them is published.';
COMMENT ON COLUMN public.text_drafts.token_hash IS 'Of the token in the address of the preview; the token itself is not kept.';
CREATE TABLE public.ticket_attachments (
    file_id uuid NOT NULL,
    message_id uuid NOT NULL,
    "position" integer NOT NULL,
    name text NOT NULL
);
COMMENT ON TABLE public.ticket_attachments IS 'Files in messages, under the names they had where they came from.';
CREATE TABLE public.ticket_messages (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    ticket_id uuid NOT NULL,
    "position" integer NOT NULL,
    body text NOT NULL,
    sender_role text NOT NULL,
    visibility text NOT NULL,
    author_id uuid,
    request_key uuid,
    came_by text DEFAULT 'portal'::text NOT NULL,
    mail_key text,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT ticket_messages__known_way CHECK ((came_by = ANY (ARRAY['portal'::text, 'mail'::text]))),
    CONSTRAINT ticket_messages__says_something CHECK ((btrim(body) <> ''::text)),
    CONSTRAINT ticket_messages__who_says_what CHECK ((((sender_role = 'teacher'::text) AND (visibility = 'public'::text)) OR ((sender_role = 'admin'::text) AND (visibility = ANY (ARRAY['public'::text, 'internal'::text]))) OR ((sender_role = 'numa'::text) AND (visibility = 'numa'::text))))
);
COMMENT ON TABLE public.ticket_messages IS 'What is said in a ticket, in order. What is internal is for staff alone.';
COMMENT ON COLUMN public.ticket_messages.mail_key IS 'Of a message that came by mail: which mail, so that it counts once.';
CREATE TABLE public.ticket_triage (
    ticket_id uuid NOT NULL,
    due_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    answer text,
    sources text[] DEFAULT '{}'::text[] NOT NULL,
    made_at timestamp with time zone
);
COMMENT ON TABLE public.ticket_triage IS 'What NUMA is to make, or made, of a new ticket: its category, and an answer that staff may send.';
COMMENT ON COLUMN public.ticket_triage.due_at IS 'When it is tried next; null once it is done or given up.';
COMMENT ON COLUMN public.ticket_triage.answer IS 'What staff may send; null before, where NUMA knows none, and once it was sent or dropped.';
CREATE TABLE public.tickets (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    request_key uuid,
    subject text NOT NULL,
    category text NOT NULL,
    priority text NOT NULL,
    status text DEFAULT 'open'::text NOT NULL,
    numa_state text DEFAULT 'triage'::text NOT NULL,
    assignee_id uuid,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    message_count integer DEFAULT 0 NOT NULL,
    waiting_since timestamp with time zone,
    answered_at timestamp with time zone,
    seen_at timestamp with time zone,
    resolved_at timestamp with time zone,
    resolved_notes text,
    changed_by uuid,
    search tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, ((subject || ' '::text) || category))) STORED NOT NULL,
    CONSTRAINT tickets__closed_is_resolved CHECK (((status = 'closed'::text) = (numa_state = 'resolved'::text))),
    CONSTRAINT tickets__closed_waits_for_nobody CHECK (((status <> 'closed'::text) OR (waiting_since IS NULL))),
    CONSTRAINT tickets__closed_when CHECK (((status = 'closed'::text) = (resolved_at IS NOT NULL))),
    CONSTRAINT tickets__has_subject CHECK ((btrim(subject) <> ''::text)),
    CONSTRAINT tickets__known_numa_state CHECK ((numa_state = ANY (ARRAY['triage'::text, 'answered'::text, 'escalated'::text, 'resolved'::text]))),
    CONSTRAINT tickets__known_priority CHECK ((priority = ANY (ARRAY['low'::text, 'normal'::text, 'high'::text, 'urgent'::text]))),
    CONSTRAINT tickets__known_status CHECK ((status = ANY (ARRAY['open'::text, 'pending'::text, 'closed'::text])))
);
COMMENT ON TABLE public.tickets IS 'What a teacher asks staff. Its thread is in ticket_messages.';
COMMENT ON COLUMN public.tickets.request_key IS 'Made by the form: the same form sent twice opens one ticket.';
COMMENT ON COLUMN public.tickets.waiting_since IS 'Since when the teacher waits for an answer; null while they do not.';
COMMENT ON COLUMN public.tickets.answered_at IS 'When the teacher was last answered, by staff or as NUMA.';
COMMENT ON COLUMN public.tickets.seen_at IS 'Up to when the teacher has read the answers.';
COMMENT ON COLUMN public.tickets.changed_by IS 'Who of the staff wrote in it or changed it last.';
CREATE TABLE public.tool_drafts (
    teacher_id uuid NOT NULL,
    tool text NOT NULL,
    content jsonb NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    CONSTRAINT tool_drafts__known_tool CHECK ((tool = ANY (ARRAY['parent-note'::text, 'iep-goal'::text, 'sub-brief'::text])))
);
COMMENT ON TABLE public.tool_drafts IS 'What a teacher is typing into the form of a tool, so that it outlives the page. It goes once the tool has written.';
CREATE TABLE public.tool_result_versions (
    result_id uuid NOT NULL,
    version integer NOT NULL,
    content jsonb NOT NULL,
    made_at timestamp with time zone NOT NULL,
    CONSTRAINT tool_result_versions__counted CHECK ((version > 0))
);
COMMENT ON TABLE public.tool_result_versions IS 'The first version is what the tool wrote; each later one is what the teacher made of the one before.';
CREATE TABLE public.tool_results (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    tool text NOT NULL,
    student_id uuid,
    use_id uuid,
    request_key text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone NOT NULL,
    changed_at timestamp with time zone NOT NULL,
    removed_at timestamp with time zone,
    CONSTRAINT tool_results__known_tool CHECK ((tool = ANY (ARRAY['parent-note'::text, 'iep-goal'::text, 'sub-brief'::text])))
);
COMMENT ON TABLE public.tool_results IS 'What a tool wrote for a teacher: the latest fifty. A result about a child goes with the child’s row.';
COMMENT ON COLUMN public.tool_results.use_id IS 'The credit it took. Null where the tool was free.';
COMMENT ON COLUMN public.tool_results.request_key IS 'Chosen by the form: sent twice it is one result.';
COMMENT ON COLUMN public.tool_results.version IS 'Which version is shown; later ones are those that were undone.';
CREATE TABLE public.tower_gifts (
    payment_id uuid NOT NULL,
    place bigint NOT NULL,
    amount_cents bigint NOT NULL,
    waiting_cents bigint NOT NULL,
    covered_cents bigint DEFAULT 0 NOT NULL,
    joined_at timestamp with time zone NOT NULL,
    CONSTRAINT tower_gifts__covered_is_in_slots CHECK (((covered_cents >= 0) AND (covered_cents <= (amount_cents - waiting_cents)))),
    CONSTRAINT tower_gifts__within_amount CHECK (((waiting_cents >= 0) AND (waiting_cents <= amount_cents)))
);
COMMENT ON TABLE public.tower_gifts IS 'Whose money the shared tower is made of: all that counts for the house, in the order in which it came.';
COMMENT ON COLUMN public.tower_gifts.amount_cents IS 'What lies on the tower of this gift: in slots and waiting for the next one.';
COMMENT ON COLUMN public.tower_gifts.waiting_cents IS 'Of it, what is in no slot yet.';
COMMENT ON COLUMN public.tower_gifts.covered_cents IS 'Of it, what its giver has back: a classroom had it, so the refund reserve paid. The tower''s next gifts take its place.';
ALTER TABLE public.tower_gifts ALTER COLUMN place ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.tower_gifts_place_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.unused_money (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    prospect_id uuid NOT NULL,
    goal_id uuid,
    began_at timestamp with time zone NOT NULL,
    moves_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone,
    ended_at timestamp with time zone,
    moved_cents bigint,
    CONSTRAINT unused_money__ended CHECK (((ended_at IS NULL) = (moved_cents IS NULL))),
    CONSTRAINT unused_money__moved_not_negative CHECK ((moved_cents >= 0)),
    CONSTRAINT unused_money__not_early CHECK (((moves_at >= (began_at + '30 days'::interval)) AND ((COALESCE(moved_cents, (0)::bigint) = 0) OR (ended_at >= moves_at))))
);
COMMENT ON TABLE public.unused_money IS 'Money that a goal or a profile no longer asks for: since when, and when it moves on. Ended with nothing moved, it was wanted again or used up.';
COMMENT ON COLUMN public.unused_money.goal_id IS 'An archived goal, whose money becomes the athlete''s general support; null is a profile that is not shown any more, whose money goes to the fund for all athletes.';
COMMENT ON COLUMN public.unused_money.told_at IS 'When the family was told; null where nobody is left to tell.';
CREATE TABLE public.users (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    email text NOT NULL,
    full_name text,
    role text,
    password_hash text,
    locale text DEFAULT 'en'::text NOT NULL,
    email_verified_at timestamp with time zone,
    disabled_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    erased_at timestamp with time zone,
    handed_over_at timestamp with time zone,
    CONSTRAINT users__email_is_normal CHECK (((email = lower(btrim(email))) AND ((length(email) >= 3) AND (length(email) <= 320)))),
    CONSTRAINT users__known_locale CHECK ((locale = ANY (ARRAY['en'::text, 'es'::text]))),
    CONSTRAINT users__known_role CHECK ((role = ANY (ARRAY['sponsor'::text, 'teacher'::text, 'admin'::text, 'superadmin'::text, 'athlete'::text, 'guardian'::text, 'coach'::text])))
);
COMMENT ON TABLE public.users IS 'One account per normalised e-mail address. The role decides every door; null is an account without one.';
COMMENT ON COLUMN public.users.password_hash IS 'argon2id in PHC form; only staff have one.';
COMMENT ON COLUMN public.users.disabled_at IS 'A disabled person''s next request is refused.';
COMMENT ON COLUMN public.users.erased_at IS 'When the person was erased: address and name are gone, the row stays so that the books and the audit log have something to point at.';
COMMENT ON COLUMN public.users.handed_over_at IS 'When somebody last came in by a link that staff were shown: until a mailed one proved the mailbox, nobody but staff knows of them.';
CREATE VIEW public.v_budget_usage AS
 SELECT budget.id AS budget_id,
    budget.teacher_id,
    budget.fiscal_year,
    budget.allocated_cents,
    COALESCE(spent.balance_cents, (0)::bigint) AS spent_cents,
    COALESCE(reserved.balance_cents, (0)::bigint) AS reserved_cents,
    ((budget.allocated_cents - COALESCE(spent.balance_cents, (0)::bigint)) - COALESCE(reserved.balance_cents, (0)::bigint)) AS remaining_cents,
    budget.held_cents,
    (budget.locked_at IS NOT NULL) AS locked,
    budget.created_at
   FROM ((public.teacher_budgets budget
     LEFT JOIN public.ledger_accounts spent ON (((spent.kind = 'spent'::text) AND (spent.owner_id = budget.id))))
     LEFT JOIN public.ledger_accounts reserved ON (((reserved.kind = 'reserved'::text) AND (reserved.owner_id = budget.id))));
COMMENT ON VIEW public.v_budget_usage IS 'What of each budget is spent, reserved and left.';
CREATE TABLE public.webhook_deliveries (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    webhook_id uuid NOT NULL,
    event_key text NOT NULL,
    event text NOT NULL,
    data jsonb NOT NULL,
    occurred_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at timestamp with time zone DEFAULT now() NOT NULL,
    delivered_at timestamp with time zone,
    given_up_at timestamp with time zone,
    last_attempt_at timestamp with time zone,
    last_status integer,
    last_error text,
    CONSTRAINT webhook_deliveries__one_end CHECK (((delivered_at IS NULL) OR (given_up_at IS NULL))),
    CONSTRAINT webhook_deliveries_last_error_check CHECK ((length(last_error) <= 500))
);
COMMENT ON TABLE public.webhook_deliveries IS 'The outbox of webhooks: written with the change it tells of, sent afterwards, once per event and webhook.';
COMMENT ON COLUMN public.webhook_deliveries.data IS 'Ids, numbers and amounts; never a name or an address, so that nothing of it is erased with a person.';
COMMENT ON COLUMN public.webhook_deliveries.next_attempt_at IS 'When it is due. A sender that takes a message moves this ahead, so that nobody else takes it meanwhile.';
CREATE TABLE public.webhooks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    url text NOT NULL,
    events text[] NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    salt text NOT NULL,
    is_active boolean DEFAULT true NOT NULL,
    request_key uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    failing_since timestamp with time zone,
    CONSTRAINT webhooks_events_check CHECK ((cardinality(events) > 0)),
    CONSTRAINT webhooks_note_check CHECK ((length(note) <= 200)),
    CONSTRAINT webhooks_url_check CHECK (((length(url) >= 9) AND (length(url) <= 2000)))
);
COMMENT ON TABLE public.webhooks IS 'Addresses of other systems that hear of what happens here.';
COMMENT ON COLUMN public.webhooks.salt IS 'What is signed with is derived from this and the secret of the server: nobody who reads the table can sign.';
COMMENT ON COLUMN public.webhooks.failing_since IS 'When the first of the tries failed since when none arrived.';
CREATE TABLE public.writer_asks (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    day date NOT NULL,
    teacher_id uuid,
    purpose text NOT NULL,
    prompt text NOT NULL,
    reserved_tokens bigint NOT NULL,
    reserved_microdollars bigint NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    tokens bigint,
    microdollars bigint,
    settled_at timestamp with time zone,
    CONSTRAINT writer_asks__not_negative CHECK (((tokens >= 0) AND (microdollars >= 0))),
    CONSTRAINT writer_asks__reserved_something CHECK (((reserved_tokens > 0) AND (reserved_microdollars >= 0))),
    CONSTRAINT writer_asks__settled_whole CHECK ((((tokens IS NULL) = (settled_at IS NULL)) AND ((microdollars IS NULL) = (settled_at IS NULL))))
);
COMMENT ON TABLE public.writer_asks IS 'One thing sent to a provider, and what it took; nothing of its words. One that was never settled counts as what was set aside.';
COMMENT ON COLUMN public.writer_asks.prompt IS 'Its name and version, and the beginning of its digest.';
COMMENT ON COLUMN public.writer_asks.reserved_tokens IS 'The most that it can take, set aside before it is sent.';
CREATE TABLE public.writer_consents (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    teacher_id uuid NOT NULL,
    provider text NOT NULL,
    agreed_at timestamp with time zone NOT NULL,
    taken_back_at timestamp with time zone,
    CONSTRAINT writer_consents__provider_named CHECK (((length(provider) >= 1) AND (length(provider) <= 300))),
    CONSTRAINT writer_consents__taken_back_after CHECK ((taken_back_at >= agreed_at))
);
COMMENT ON TABLE public.writer_consents IS 'A teacher''s agreement that a provider writes for the classrooms they lead, each time it was given.';
COMMENT ON COLUMN public.writer_consents.provider IS 'The host that was agreed to; another one asks anew.';
CREATE TABLE public.writer_days (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    day date NOT NULL,
    teacher_id uuid,
    tokens bigint NOT NULL,
    microdollars bigint NOT NULL,
    CONSTRAINT writer_days__not_negative CHECK (((tokens >= 0) AND (microdollars >= 0)))
);
COMMENT ON TABLE public.writer_days IS 'What a provider took on a day (UTC), set aside or spent: of each teacher, and of the whole house, which has no teacher_id.';
COMMENT ON COLUMN public.writer_days.microdollars IS 'Millionths of a dollar: a token costs less than a cent.';
CREATE TABLE public.year_statement_runs (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    year integer NOT NULL,
    asked_by_id uuid NOT NULL,
    asked_at timestamp with time zone NOT NULL,
    wanted integer NOT NULL,
    mailed integer DEFAULT 0 NOT NULL,
    looked_until uuid,
    done_at timestamp with time zone,
    CONSTRAINT year_statement_runs__counts CHECK (((wanted >= 0) AND (mailed >= 0))),
    CONSTRAINT year_statement_runs__year_known CHECK (((year >= 2000) AND (year <= 2199)))
);
COMMENT ON TABLE public.year_statement_runs IS 'Each time that staff had the statements of a year mailed: the work is done in stretches, and goes on where it stopped.';
COMMENT ON COLUMN public.year_statement_runs.wanted IS 'How many mails staff were told of when they said yes.';
COMMENT ON COLUMN public.year_statement_runs.looked_until IS 'The last donor that was looked at, in the order of ids.';
CREATE TABLE public.year_statements (
    year integer NOT NULL,
    donor_id uuid NOT NULL,
    run_id uuid,
    mailed_at timestamp with time zone NOT NULL
);
COMMENT ON TABLE public.year_statements IS 'Who was mailed the statement of a year, and when last: nobody gets it twice of a run, nor of the next one.';
COMMENT ON COLUMN public.year_statements.run_id IS 'Null of one that was mailed by itself.';
INSERT INTO public.audit_head (single, seq, hash) VALUES
('true', '0', '0000000000000000000000000000000000000000000000000000000000000000');
INSERT INTO public.balance_watch (single, listed_until, opening_cents, difference_cents, told_cents, compared_at) VALUES
('true', NULL, NULL, '0', '0', NULL);
INSERT INTO public.draw_barred_state (is_only, looked_at) VALUES
('true', NULL);
INSERT INTO public.draw_standing_state (is_only, school_year_start) VALUES
('true', public.org_day_start(make_date(
    (extract(year from now() at time zone 'UTC') - (extract(month from now() at time zone 'UTC') < 7)::int)::int, 7, 1)));
INSERT INTO public.keepsakes (key, price_cents, place, active) VALUES
('certificate', '500', '1', 'true'),
('emblem_arch', '1500', '4', 'true'),
('emblem_circle', '1500', '5', 'true'),
('emblem_square', '1500', '6', 'true'),
('poster', '1000', '2', 'true'),
('thank_you_cards', '800', '3', 'true');
INSERT INTO public.ledger_moves (kind, side, account_kind) VALUES
('athlete_from_fund', '-1', 'fund_prospects'),
('athlete_from_fund', '1', 'prospect_goal'),
('athlete_to_fund', '-1', 'prospect_goal'),
('athlete_to_fund', '1', 'fund_prospects'),
('athlete_to_goal', '-1', 'prospect_goal'),
('athlete_to_goal', '1', 'prospect_goal'),
('bank_fee', '-1', 'bank'),
('bank_fee', '-1', 'bank_fees'),
('bank_fee', '1', 'bank'),
('bank_fee', '1', 'bank_fees'),
('bank_paid', '-1', 'paid_out'),
('bank_paid', '1', 'bank'),
('bank_returned', '-1', 'bank'),
('bank_returned', '1', 'paid_out'),
('budget_allocated', '-1', 'slot'),
('budget_allocated', '-1', 'teacher_direct'),
('budget_allocated', '1', 'budget'),
('budget_carried', '-1', 'budget'),
('budget_carried', '1', 'budget'),
('budget_lowered', '-1', 'budget'),
('budget_lowered', '1', 'fund_budgets'),
('budget_raised', '-1', 'fund_budgets'),
('budget_raised', '-1', 'fund_operations'),
('budget_raised', '1', 'budget'),
('budget_recovered', '-1', 'budget'),
('budget_recovered', '1', 'refund_reserve'),
('budget_returned', '-1', 'budget'),
('budget_returned', '1', 'teacher_direct'),
('budget_to_fund', '-1', 'budget'),
('budget_to_fund', '1', 'fund_budgets'),
('card_paid', '-1', 'reserved'),
('card_paid', '1', 'spent'),
('card_recovered', '-1', 'issuing'),
('card_recovered', '1', 'uncovered_cards'),
('card_released', '-1', 'reserved'),
('card_released', '1', 'budget'),
('card_reserved', '-1', 'budget'),
('card_reserved', '1', 'reserved'),
('card_returned', '-1', 'spent'),
('card_returned', '1', 'budget'),
('card_uncovered', '-1', 'uncovered_cards'),
('card_uncovered', '1', 'issuing'),
('credit_gift', '-1', 'wallet'),
('credit_gift', '1', 'wallet'),
('deposit', '-1', 'bank'),
('deposit', '1', 'processor'),
('deposit_returned', '-1', 'processor'),
('deposit_returned', '1', 'bank'),
('disbursement_paid', '-1', 'prospect_goal'),
('disbursement_paid', '1', 'prospect_spent'),
('disbursement_voided', '-1', 'prospect_spent'),
('disbursement_voided', '1', 'prospect_goal'),
('dispute_reinstated', '-1', 'processor'),
('dispute_reinstated', '1', 'disputed_funds'),
('dispute_withdrawn', '-1', 'disputed_funds'),
('dispute_withdrawn', '1', 'processor'),
('donor_merged', '-1', 'donor_program'),
('donor_merged', '1', 'donor_program'),
('gift_matched', '-1', 'fund_matching'),
('gift_matched', '1', 'donor_program'),
('goal_to_athlete', '-1', 'prospect_goal'),
('goal_to_athlete', '1', 'prospect_goal'),
('held_joined', '-1', 'credits_held'),
('held_joined', '1', 'credits_held'),
('held_released', '-1', 'credits_held'),
('held_released', '1', 'wallet'),
('issuing_funded', '-1', 'bank'),
('issuing_funded', '-1', 'issuing'),
('issuing_funded', '1', 'bank'),
('issuing_funded', '1', 'issuing'),
('issuing_paid', '-1', 'paid_out'),
('issuing_paid', '1', 'issuing'),
('issuing_returned', '-1', 'issuing'),
('issuing_returned', '1', 'paid_out'),
('matching_topped_up', '-1', 'fund_operations'),
('matching_topped_up', '1', 'fund_matching'),
('merge_lent', '-1', 'refund_reserve'),
('merge_lent', '1', 'donor_program'),
('merge_returned', '-1', 'donor_program'),
('merge_returned', '1', 'refund_reserve'),
('order_paid', '-1', 'reserved'),
('order_paid', '1', 'spent'),
('order_released', '-1', 'reserved'),
('order_released', '1', 'budget'),
('order_reserved', '-1', 'budget'),
('order_reserved', '1', 'reserved'),
('order_returned', '-1', 'spent'),
('order_returned', '1', 'budget'),
('pack_purchase', '-1', 'credits_issued'),
('pack_purchase', '1', 'credits_held'),
('pack_purchase', '1', 'wallet'),
('pack_restored', '-1', 'credits_issued'),
('pack_restored', '1', 'credits_held'),
('pack_restored', '1', 'wallet'),
('pack_returned', '-1', 'credits_held'),
('pack_returned', '-1', 'wallet'),
('pack_returned', '1', 'credits_issued'),
('payment_in', '-1', 'processor'),
('payment_in', '1', 'donor_program'),
('payment_in', '1', 'fee_cover'),
('payment_in', '1', 'fund_classrooms'),
('payment_in', '1', 'fund_operations'),
('payment_in', '1', 'fund_prospects'),
('payment_in', '1', 'fund_smbs'),
('payment_in', '1', 'pack_sales'),
('payment_in', '1', 'prospect_goal'),
('payment_in', '1', 'teacher_direct'),
('payout', '-1', 'bank'),
('payout', '-1', 'processor'),
('payout', '1', 'bank'),
('payout', '1', 'processor'),
('platform_grant', '-1', 'credits_issued'),
('platform_grant', '1', 'wallet'),
('pool_returned', '-1', 'fund_classrooms'),
('pool_returned', '-1', 'refund_reserve'),
('pool_returned', '1', 'donor_program'),
('pooled', '-1', 'donor_program'),
('pooled', '1', 'fund_classrooms'),
('processor_fee', '-1', 'processor'),
('processor_fee', '-1', 'processor_fees'),
('processor_fee', '1', 'processor'),
('processor_fee', '1', 'processor_fees'),
('refund_excess', '-1', 'refund_reserve'),
('refund_excess', '1', 'disputed_funds'),
('refund_excess', '1', 'processor'),
('refund_excess_reversed', '-1', 'disputed_funds'),
('refund_excess_reversed', '-1', 'processor'),
('refund_excess_reversed', '1', 'refund_reserve'),
('refund_out', '-1', 'donor_program'),
('refund_out', '-1', 'fee_cover'),
('refund_out', '-1', 'fund_classrooms'),
('refund_out', '-1', 'fund_operations'),
('refund_out', '-1', 'fund_prospects'),
('refund_out', '-1', 'fund_smbs'),
('refund_out', '-1', 'pack_sales'),
('refund_out', '-1', 'prospect_goal'),
('refund_out', '-1', 'refund_reserve'),
('refund_out', '-1', 'teacher_direct'),
('refund_out', '1', 'disputed_funds'),
('refund_out', '1', 'fund_operations'),
('refund_out', '1', 'processor'),
('refund_reversed', '-1', 'disputed_funds'),
('refund_reversed', '-1', 'fund_operations'),
('refund_reversed', '-1', 'processor'),
('refund_reversed', '-1', 'refund_reserve'),
('refund_reversed', '1', 'donor_program'),
('refund_reversed', '1', 'fee_cover'),
('refund_reversed', '1', 'fund_classrooms'),
('refund_reversed', '1', 'fund_operations'),
('refund_reversed', '1', 'fund_prospects'),
('refund_reversed', '1', 'fund_smbs'),
('refund_reversed', '1', 'pack_sales'),
('refund_reversed', '1', 'prospect_goal'),
('refund_reversed', '1', 'refund_reserve'),
('refund_reversed', '1', 'teacher_direct'),
('reimbursement_paid', '-1', 'reserved'),
('reimbursement_paid', '1', 'spent'),
('reimbursement_released', '-1', 'reserved'),
('reimbursement_released', '1', 'budget'),
('reimbursement_reserved', '-1', 'budget'),
('reimbursement_reserved', '1', 'reserved'),
('reimbursement_returned', '-1', 'spent'),
('reimbursement_returned', '1', 'budget'),
('reserve_filled', '-1', 'donor_program'),
('reserve_filled', '-1', 'fund_classrooms'),
('reserve_filled', '1', 'refund_reserve'),
('slots_minted', '-1', 'donor_program'),
('slots_minted', '-1', 'fund_classrooms'),
('slots_minted', '1', 'slot'),
('slots_voided', '-1', 'slot'),
('slots_voided', '1', 'donor_program'),
('slots_voided', '1', 'fund_classrooms'),
('spend', '-1', 'tools_wallet'),
('spend', '-1', 'wallet'),
('spend', '1', 'credits_spent'),
('tools_grant', '-1', 'credits_issued'),
('tools_grant', '1', 'tools_wallet'),
('use_refund', '-1', 'credits_spent'),
('use_refund', '1', 'tools_wallet'),
('use_refund', '1', 'wallet');
INSERT INTO public.migrations (name, digest, applied_at, runs_from) VALUES
('0001-people.sql', '9db112f0e417ba44b2c827b0c274f1a235ff71f14717aeb9c1334d39844a3789', now(), NULL),
('0002-ledger.sql', '143a78fea5ec66404366a2ba66bee6e9113fb5c270f513523ec0af81848f8ed2', now(), NULL),
('0003-giving.sql', '8bbc669973c38b0f3e487abfdaec6919c726257c80b7b547e8a062677d6c96eb', now(), NULL),
('0004-matching.sql', '4141ae3a8cd9652b380eba9eff74af6a5155da8bc1f88be61830e3c59db7422e', now(), NULL),
('0005-oversight.sql', '0cde8b69515a4305ea3c7a1b0f69df7440a402cd1a3415d09739c928721dda26', now(), NULL),
('0006-proof.sql', '26b01b50806cea3646fbabda3970c16e9d6c24e3208d4f7041faca5811ef3135', now(), NULL),
('0007-sign-in.sql', 'f17d7869dd74080abcaf2ec97498e185cf3146b2b28d661c0284e0996ab984f6', now(), NULL),
('0008-second-factor.sql', 'c3b70480df597ce9ffd25e62998b398b65c0aafca82f01717f68acb38bac1530', now(), NULL),
('0009-rate-limits.sql', 'f2f6fe2d3ced868188b0dd400deb7a52f231779e288fab31dfe034bf1bf51b82', now(), NULL),
('0010-account.sql', '910602a93d24933d0007b1dc3e341df309ed28ba36d90fb34f9d033cb99c3e4a', now(), NULL),
('0011-homerooms.sql', 'd924e8043ef48e0f47d7c2cb7d418aa34492921b9aec46d7a28404d2fcd3a8b8', now(), NULL),
('0012-prospects.sql', 'f634fa6a1ffded5233ec55a407f1e5b86a8008d6bd0a312dbd656b36ea1d6bf8', now(), NULL),
('0013-inquiries.sql', '659cf79dcc3aa392d80834fb6ab284eba567bc8b7a1b0e7c7cd66de79309ed1e', now(), NULL),
('0014-programs.sql', '6a26d73370b5ac6b2cba1950bdfa428aacb82e23ba580154d328446a0f930ae8', now(), NULL),
('0015-sponsor-requests.sql', '7e2f663f8639eec80d0e773219136a74a99cca653cb4ebe7230c5b27d15e0201', now(), NULL),
('0016-outreach.sql', '45963b898ca094029f575d4ff857577df768534f33dc0dd038e6eec90344badb', now(), NULL),
('0017-profiles.sql', '8987f5e314fb1b9379af920bdd8ff5870223eeb4673e269f98062d4f9ee484e7', now(), NULL),
('0018-defence.sql', '5042a5f10a77f6c4f523a62e38f5777159c79a65222c729c88f958246160f139', now(), NULL),
('0019-gift-wishes.sql', '402e626280beeb76c0ed7de9ae47b2c78998320f2a4e8a43051187ba2eb13ad8', now(), NULL),
('0020-declined-cards.sql', '7dbba52d905e4bb453e0f6f391a6fea0fc8dadd12a41d4a96bb824ab54b0ac13', now(), NULL),
('0021-spanish-stories.sql', '0740afaa48fc984d87f5c94484004d0aea3eae1a5f2ee87ff21e0c22f1a1dfc9', now(), NULL),
('0022-held-money.sql', 'd3bd4907a4d905e737c553941a7c2631fec1d2297a0db5bf4626cbcc22e4e8b6', now(), NULL),
('0023-payers.sql', '73b0694173cdbd98f4a22635f6df1eb03a7375982235fe2d976ee16f1462cc41', now(), NULL),
('0024-returned-money.sql', '1cd4e4ccdd9650cde2e47316bcd909c9e301be0d4e49d5c742e7720ca6447b00', now(), NULL),
('0025-reconciliation.sql', 'a5c7a47d761ff9ea43c77f76d3e3bcb60cf4aafcddf6c532d35525cabd07ec93', now(), NULL),
('0026-public-chance.sql', 'bda22a7ae0aaa44b5f4e13d019334683ed9554b39cfd9a85b2acf0af722c0c29', now(), NULL),
('0027-draw-rules.sql', '81c606488d9690faab597f3376f096ce2e32ed3bb3b13e1f2019263b661a1dd9', now(), NULL),
('0028-guarded-books.sql', '8a40b78304df1d0fa26d21de51b54eb14d0e551f7cd992b53afa141dd6b557ef', now(), NULL),
('0029-givers-doors.sql', '396d45d4a56ba1a9bffb9beca88e268f535af596384d1b6a9a9cb31dc849fb28', now(), NULL),
('0030-returning-money.sql', '2a383d3198758f9144e519c261b1e3f221430947ec38c9cb4f698b0eed897e0c', now(), NULL),
('0031-given-away.sql', '688d676b0127c8dd04f37b9e40a4f620275fb0b53aa937e740fbb32220ae0bc5', now(), NULL),
('0032-refund-requests.sql', '1c239e474d6a5412a350c34b7e4044f2cf5af762d03a250f8406a1c4588f9a33', now(), NULL),
('0033-dollar-values.sql', '4c2f020d1a189fc4355cbc00f9e065a0957e5eb4355951b0b5307cc4a5af5e20', now(), NULL),
('0034-one-list-at-a-time.sql', '28b97539057a9da0a5fe3d78b592843313ef2c9f8888b338928704b3c14b084c', now(), NULL),
('0035-names-of-sponsor-links.sql', 'c27c35d0413de03bfa7ec00d9e71cafd50400621d88cf26577e16119c0a38b63', now(), NULL),
('0036-kept-standings.sql', 'aaa71ab6910a9c024546d13fbbf870573fde9e2c0524fb8b40f4a146939c3773', now(), NULL),
('0037-misses.sql', '61a9d24a765fdfe047a82ba50f57603c6e0fcb51100923e8e4d27f8bc388d179', now(), NULL),
('0038-counted-winners.sql', 'cfae383dba5f74e43640b506d06f85a1ac38795d697304c0ab141b0694105e23', now(), NULL),
('0039-who-stands-behind.sql', 'aee99a08b0aea7b63d535c3ce04dfaa9503461e7ac639c546972fba8318f926c', now(), NULL),
('0040-standings-rules.sql', '7d6a0a87ffbb276796c92f05948028430a630d8082cc028cb267b105eee4bd09', now(), NULL),
('0041-sums-of-cents.sql', '28bbff35d55a4372c1620d4438beb0a0880865c4102c313789279a21919c4706', now(), NULL),
('0042-whole-announcements.sql', 'e511cc4430fc639e4abe1628285d609a7d4346f7c98b1430eef7e31cad0e54a9', now(), NULL),
('0043-fewer-indexes.sql', 'df20d4c16395930ecc068dcbc7425373b8f483fe2f1159392bc050c0599f1ccd', now(), NULL),
('0044-named-classrooms.sql', 'efab9c2ec5c82e5cdd515b4f97a248f667da2c29a8974e49fd39b40e6b8f2321', now(), NULL),
('0045-classroom-claims.sql', 'a3f62505676b570cbfbba2ead839f333f42591d95b1cce86ee7ef011e4158266', now(), NULL),
('0046-where-a-gift-goes.sql', '109d19d048795cb8a5b64f2743750cbf936b8f2464250ba04178143591c913e0', now(), NULL),
('0047-saved-cards.sql', '2f9831118d0c6246782e08c9933c228f6a1e23f9d3a06dc6afea138304908e43', now(), NULL),
('0048-files.sql', '7ee023aa042732501bcb3920c6c18d2ddf7ab941f8cbe13dcbbcbd3ecf25d94e', now(), NULL),
('0049-follow-links.sql', 'adf85bf41f765b3948a1e61061a50332b6b7a38699846b55eebf1b893e022664', now(), NULL),
('0050-own-giving.sql', '57f99bb9ede4ccf9cf0a68d15311a165def861f909200d26d972bd0b20d07614', now(), NULL),
('0051-gift-news.sql', 'd6ba9691002815074606d05ec139d5121247f7aa4e817f7968a3efcebe545a74', now(), NULL),
('0052-credits.sql', '49fb056a124da0f1529b70522e5b26b84fea697abddd4b2abff9a82e19d8b3c0', now(), NULL),
('0053-money-desk.sql', '34e321bdb934bf72b473d5bb8ca1d0f7395be3fe0b74c8572eb15390791b899c', now(), NULL),
('0054-credit-grants.sql', 'c01cb45b5453f4bd0fb29f2cfc47d36cd82925207188efc868a7c9f214801216', now(), NULL),
('0055-spending-budgets.sql', '452fe41b515774e025528a42345abe739976827629c6b1b5ac88d155837c6fab', now(), NULL),
('0056-payouts.sql', '683349d93d3f8b055f77dba36596cf387fc8b97f5fed59cf61b52d688d15def6', now(), NULL),
('0057-returned-offline-gifts.sql', '30cbe8a11f84535fcc3fd68ad76a81e3a4b9b27006d6c96cbbc51037fa5afe06', now(), NULL),
('0058-support-tickets.sql', '7494fa3e8b0afdf1192dbacc86185399eede1f79ce229a362737de4312c684fd', now(), NULL),
('0059-photos-and-share-links.sql', 'de87a1493e63d10ad7a2574353f8ec838ff985e2dca44f0550ebca89c2ec17c1', now(), NULL),
('0060-orders.sql', '2ea52dfee9c7159b3cb0fe6dce2759731811464137adfcaec27b42e03c14b210', now(), NULL),
('0061-budget-years.sql', 'd503363ea4b872e4ecd937b0716e28adeadaa1aec22bd35c6d395b87c511a139', now(), NULL),
('0062-cards-and-shopping.sql', 'e2d40f83b08000253859fe5f02c185671885d2923657da086189f5550a3c1e87', now(), NULL),
('0063-reimbursements.sql', '67394e9a143c6ee95d83b59df4eb794e5c7af39419ec52ebaddc33356adf36d6', now(), NULL),
('0064-monthly-amounts.sql', '65f8a8daf3703973284d4aa2c6ed7c6288786c99b609aa59a23bacc55d2b5645', now(), NULL),
('0065-what-waits-for-staff.sql', '8ea7f6121ff921df9d7c8f0153dc330bc86af95f04709479fc4eec82cb38a3e5', now(), NULL),
('0066-monthly-cards.sql', '6cef0e32bdd2cbe663276ea386c72f6afc763a94480046a5d91d1f9cf181dfd9', now(), NULL),
('0067-people-desks.sql', '2ed349b0b3ae6cc51f1615fc4721229de577ffd6c4e7d7a8e8aeabece8a5185a', now(), NULL),
('0068-year-statements.sql', '8c5358aed4a43fbf25ea033833dec56a8074b925bdaa7fb3510453f746668ce6', now(), NULL),
('0069-asked-amounts-and-ticket-priorities.sql', '40c95a63bd4dede78bc40b6a61818fcac8e1d2e4f8e5e0d0a36f3f260dc2ab98', now(), NULL),
('0070-console-numbers.sql', '803e6c875acac660c79d241e983b408590d5f53664ca13baf0c000d4d3e85be0', now(), NULL),
('0071-joined-credits.sql', 'c6effa8daa21092085be232df0012516efb9e3c0336ff0c10adbeabd46c9feff', now(), NULL),
('0072-linked-nominees.sql', 'cff4f88f9ec05c94171318c30d0b1731151fc7ee34a350a25d40198400347c79', now(), NULL),
('0073-rejected-photos-expire.sql', '6d03ed13b9eadc4256bce81992328a217faa81c7880771d8cecd9c88c69cb3a4', now(), NULL),
('0074-cards-to-ask-about.sql', '8d1f61ded2188032145bd5e0c239b124f8b3b7e35ef11371aa669e2fd7ae7afb', now(), NULL),
('0075-payments-the-bank-returned.sql', '0b34c5157034a7819db7e0fd28129670662e528f5e0b6e958dfb679d3bd0e3c6', now(), NULL),
('0076-webhooks.sql', '425931528ef239bd408688b13530857dd720cb3f2cef81c1e7904053fd74af88', now(), NULL),
('0077-draw-desk.sql', '81445ef432e3cb2a9209028400d2a8b051b60dd54be6576d3dbfb9ea4101a0c2', now(), NULL),
('0078-broadcast-keys.sql', '64ea60bc173b8245fb4d07a208764a290ec72d598d064fd8056881db7579d10a', now(), NULL),
('0079-found-from-anywhere.sql', 'a68f664457a214254a1d2b84afa8d7be7be49ce0150ff240e4455b297d15ff6d', now(), NULL),
('0080-answered-messages.sql', 'ab54b86225e561b98878196a206a6dd36837a842c2191d69547c9f516c835d15', now(), NULL),
('0081-written-stories.sql', '39c14d9ea9f72474ac16e7698340cd11ba6ca5a7169a7b374acbebb45075da95', now(), NULL),
('0082-programs-in-spanish.sql', 'd7c141c4da7b096f2c51fb940a450d106b5afb509b8919295f47dd28bc93db5d', now(), NULL),
('0083-api-keys.sql', '80ff20b476b1e6164a90c7a954f0e47f5cac8eeaf7713b6cbdb91bb6cf25a5f8', now(), NULL),
('0084-totals-of-the-console.sql', 'ee4752aee8e55804b7b183d55f237e491ff627f06d8cfc15633e40328a50e397', now(), NULL),
('0085-consent-in-parts.sql', '7e052d667354f9acba96f0269b05f4b365480645e38fa1aeb9be9691ee51ccc3', now(), NULL),
('0086-disbursements.sql', '17228951d0c7e75011328fc31a43ef24c72e1021c747ee167da8e0061ea73d9e', now(), NULL),
('0087-media-of-athletes.sql', '6f87d47259f4fd08e8a5d38aa3aab7321b7c355e7db8cfa20cb7a8bd244152db', now(), NULL),
('0088-athlete-news.sql', '44927f6005713a226b55cacb5d4cc0b52e3b2eb84875c84a4a7ca01875b18a91', now(), NULL),
('0089-charity.sql', '7f443e35909251d0aa099cc0cd8f63cc70f0e6ac0dcfacda12b7166d48bd46a9', now(), NULL),
('0090-networks-of-sessions.sql', '3817228ad05e7454a564897133539fd1abcb100f2b1d7c1202272ca0325ecda8', now(), NULL),
('0091-raised-budgets.sql', '9a8d3cde35efeb73ef391d99e09d9f98732179cb7d0c42eb2dc07736a5c34d86', now(), NULL),
('0092-listed-athletes.sql', '7f16f1ae7ef5d974563d221391869db17ab2021f21349931f739cb71ede3f9ba', now(), NULL),
('0093-saved-views.sql', 'd4c78058ad619954f044cc3f50913a6743b4086a1d8cd5f0cdab8d769b84d84e', now(), NULL),
('0094-kept-nominees.sql', '6c3b57e375682586a319abbdab8eb5e22726572bf6dd00cd39e9ef8ce1114675', now(), NULL),
('0095-what-waits.sql', '665948fa9d6eccbf6822c7b5e49bf5698c97f9450f6501840d55258d39bbcecd', now(), NULL),
('0096-mails-about-several.sql', 'c60eed01426e7b2944b411d678adee7a6dbc431eccb16bbced6d4e64717db52b', now(), NULL),
('0097-of-age.sql', '84254cdac03285c5ba64fe41d448a77c7d4dbd04bf9bcab4f2dde1c3786347e4', now(), NULL),
('0098-files-of-the-charity.sql', 'e87cd60186fa3cbe304cde084aa6cf019e11de0331813891eb77c248738ecb53', now(), NULL),
('0099-team.sql', '215454f5d07791d7c6df60d14cb14954dc21855a7607d8e2710e8d9bc268c137', now(), NULL),
('0100-text-drafts.sql', '863c41ac0b4a104aa269e75998766c80ead940d6d83a19a59539aef84e10fdc5', now(), NULL),
('0101-storybook-wishes.sql', 'de06bcb3e753db170ff84db518fc948caa326970e5df06fba7375fbe9139d115', now(), NULL),
('0102-one-judge-of-invites.sql', 'f8d3c92565f4af38b0f583a724c9016189e31577fb908fe7347a29f63a2e9fd8', now(), NULL),
('0103-two-person-disbursements.sql', '3e59bf8fd4cfe2c7768dc5a83cbc56e59b2a7553901d908919768bbc8211d13f', now(), NULL),
('0104-listed-by-goal.sql', '80bfa3abcb46e6d8c9422d5bbd7cf8b2b809de6d3384e471700641d57936bed6', now(), NULL),
('0105-goals-in-revisions.sql', '94aa533e3964d605af25a7818e3bebbb19b7f2703cd6bb803014eaeef1ad4d06', now(), NULL),
('0106-links-handed-over.sql', '4c7f04f6eb2c166e2ae2bacd0a10e0f231519dc26ee5b05dd4de3285c7f92145', now(), NULL),
('0107-people-in-order.sql', '6103a568ff37b8b58cb4d3d44a7621288485b91db50531c8794deef3571ea9e8', now(), NULL),
('0108-disbursements-voided-by-two.sql', '629516c4b54cd4356ab86685035f53d5e2774193095f22961343fdb764e16d68', now(), NULL),
('0109-money-that-moved-on.sql', '3451a3fbc2f6b3cb50e74a3d615e03aa82269167cdce5d06ba883533b435609a', now(), NULL),
('0110-one-teachers-rows-by-amount.sql', '5f2a41cb3ac70c5593be8161c38f1b43179f7b94bf0b64534c3b5f626397c6f9', now(), NULL),
('0111-credits-for-teachers.sql', '5997549a3378e0dacd227b398fa6828bfef22a6a17f20fdd55f96127c5f212b2', now(), NULL),
('0112-offline-returns.sql', '6ab1ca136677d0f3c1e477b08abb6013671148bbd4afac40c4c5fb39d2803cad', now(), NULL),
('0113-names-on-paper.sql', '71d5f509b50f96c58de7066bc92753bc3e20909da3b9a471007fed37d95156ca', now(), NULL),
('0114-who-received-offline-gifts.sql', '9c98fa2eddf9830aee350b3e178fcebf611ba002d3e5fb1fc4520fc81f498cce', now(), NULL),
('0115-uses-of-credits.sql', '5046437246e1a50a751bf3ba17b1000178880772ba8b40a731ee815339ef14ed', now(), NULL),
('0116-students.sql', '69021c9b06ef9c6a18cbbb7befdba96a1caa55279c7d53ad2baf56d4779c3de0', now(), NULL),
('0117-writer.sql', '027b343daced7f3b558a102c4b8a2825aebe4b881afca361e486be230f726b77', now(), NULL),
('0118-tools.sql', 'bba51341be8272d7f15b865dca142a246ae5e2345dc3c6ada3f0bfccd2bf49b5', now(), NULL),
('0119-badges.sql', '0262311c9f0830908f84a7cee9f8b7410fec0bd5d98d4195a4dec4e2b2ceb378', now(), NULL),
('0120-keepsakes.sql', '8527dd02ce5a43a8bbde3bc8f9170a0c06f39d9a96d57ba3c46441d18c9637cf', now(), NULL),
('0121-storybooks.sql', '89c03cf7d89d7a0f36bc83207151072222dc8bcc43f5fa26b985aca8d0644d4a', now(), NULL),
('0122-covered-faces.sql', '02335cca8a3c89852fda34544d43dde57db1c1080c3cf8c17a4ad08447a93c81', now(), NULL),
('0123-photo-statements.sql', '916c29773062610bb891fcf5509a2c5ad3285941f366c396a53259b85193d301', now(), NULL),
('0124-who-speaks-for-a-child.sql', 'a8f17ed8b2fc00271a8b723edd9c8c0e0b613ea0fa291a53ae1b587a6a30c0e9', now(), NULL),
('0125-kept-words.sql', '5ffb710c1cc001b01af7d42bb2bb4e9bf67a8fde896c7463896ddc4c5bebcc40', now(), NULL),
('0126-storybook-pixels.sql', '9261dcf338d8d72dde428cf5a73d1ed879284f16dba8a924c166488a960d56ef', now(), NULL),
('0127-storybook-papers.sql', '63101b82c06174a02a205e1663c087f06e980536b7556acc28a32023fcb3d7da', now(), NULL),
('0128-unanswered-profiles.sql', 'a76eabe7b2d210ea1839c232fc5c630cd6e686bae40b48cd1b7d3ea97b71e116', now(), NULL),
('0129-storybooks-in-stories.sql', 'c3ccbc49833a280ece828c8e57d1c566297121520e0fc9159de67632eda6ec35', now(), NULL),
('0130-approvals.sql', '80cf44ade52e109e991597647c6282f01b62f4462167791cd6430ddd9dc94be6', now(), NULL),
('0131-gate.sql', '1a747e1fa6e039fa927862ab13acdbf394b01878c0a8825c4286baf968f4ca02', now(), NULL),
('0132-keys-without-addresses.sql', '0fcd863cb55d330394202dcf0158eae2fd5366afc1753f839e01adac75368a53', now(), NULL),
('0133-slots-by-hand.sql', '50ef5109788c73500dc4715af529ea2f66f1206521c4dd5535394ce15a229544', now(), NULL),
('0134-school-apart.sql', 'b8cea27da2fd57cd186c4a39ec5c73499b40b2d2df7e7970437f8a33a08aa0a9', now(), NULL),
('0135-sealed-sign-in-mails.sql', '6d9a0ae2dfd0f57b7d171ed20bb10542f23b98dde1a17b80dfd7d185443ed72d', now(), NULL),
('0136-who-read-what.sql', 'bd94ecda738349ed519ae39e64f5c6a95a8fcb3a79914c6278ce0eba503cf1a5', now(), NULL),
('0137-since-when-nobody-allows.sql', '2420594429fcf75a3d53b5000202efbab306a61f2c1b127a50510dfd112d11f6', now(), NULL),
('0138-when-storybooks-were-approved.sql', '605bb90db808b31559a6a1995962560ce2dba6209b2d48e713d6fdd957e5ae7a', now(), NULL),
('0139-asked-back.sql', '35d34521cabe4e90a0090564c4d1c61a9e1ac607b9fac6aabef6b1e248e03521', now(), NULL),
('0140-named-commitments.sql', '702ae809d103fde954b501ce3894c6a082b292e02a311bbaac34c2bfa291150d', now(), NULL),
('0141-budget-debts.sql', 'fd1549d1a35fbdc4eb4ccb23ce720d4caabbf23d446bac9c722ed51420b68027', now(), NULL),
('0142-carried-holds.sql', '65387a49dfe0f98de499b39565407cf902e97164b27d5721e945723cef4951fd', now(), NULL),
('0143-staff-duties.sql', '2521a55aefe7c226e6fe80b179069210891afe42e8524b3f42f749db12f55db6', now(), NULL),
('0144-left-the-house.sql', '72fa3e590d88c75d35e4d49ef67486bf81d599cf7d9b7263738812b875d3124f', now(), NULL),
('0145-bank-statements.sql', '5acb3c15f7d33a548f20b425e83d8a16a6b21729ca05cd315bc7c46132c97df0', now(), NULL),
('0146-one-rule-for-all.sql', '6a3c6d49a55ff981dd362d8af3bf3424e072466cdb3ce3101ddbb875b3841bad', now(), NULL),
('0147-sealed-mails.sql', '4dbfa3fc5347609b354eba4f001595da076c958eedac3df0edfa769bc377243a', now(), NULL),
('0148-words-apart.sql', 'a5a3ebdfaf11c884ed52174984e1da1c8547944eeda0ecc98e01b17443310582', now(), NULL),
('0149-same-browser.sql', 'a1749921458e10ba80d84880acb6672bae17e5ce7942be805868281cf61441af', now(), NULL),
('0150-teachers-addresses.sql', 'd50cae8dd085451bf6e6b72ac96b58b253b2e9005552a180bb2ee7814ff84f7b', now(), NULL),
('0151-refunds-by-the-one-rule.sql', '0a8505fc1f491db2790b55c18bc88549439568bd99d75241c5c3124478878db0', now(), NULL),
('0152-offline-gifts-by-the-one-rule.sql', 'd332bfc7c1b0188cb92621094eb6607502c4312931449dc5aae882ae536fb8ba', now(), NULL),
('0153-athlete-payouts-by-the-one-rule.sql', 'fe4cb6694008b43abbc89c62d48699574c717b6fafa4ad6c10c02b004639b973', now(), NULL),
('0154-came-by-a-shown-link.sql', '34eb731765081a28d1ef553fd0c0d1c1fa80e1f33a7c90893638f1f4e117a321', now(), NULL),
('0155-where-papers-lie.sql', '267fda1058b9c88084785226f57cb665a844f9f92a435b6a471ef1b8ddffc5f4', now(), NULL),
('0156-one-time-zone.sql', 'be66dc72fb5895f2c353b03da468203c6d00290301161ecb1c25b71c494fe6a5', now(), NULL),
('0157-one-folding.sql', '2e4e8ef05d5a2e73e837998af00fb8bb1a114e604444ae56c4b1a0cc645bd848', now(), NULL),
('0158-monthly-to-classrooms.sql', '9f9aa1d114641964a14d8df66612ea4f751cba19caac985cc9802bcbb8a0da28', now(), NULL),
('0159-found-everywhere.sql', '42a79ae10154855478b7c6d7185d65deba3e1ac0c2c84509dbefd257cb0d5f48', now(), NULL),
('0160-notices-of-each-person.sql', 'e82f1671df308ff4bd529cd62eea52c440fdaf53ffd8c0ba49d0b656425b19dd', now(), NULL),
('0161-donors-on-paper.sql', '992554f18fa77f907f62b26ad44f704edbe3b1b3422688254cad130149dcda5c', now(), NULL),
('0162-thanks.sql', '22df1b25aff1ef2c0eea6a967b6a1d82de7163b4462e3c11f2e43347b21fc20a', now(), NULL),
('0163-one-key-for-names.sql', 'f28bfaef109c4664cd0d5601310ad7fb2f4a89ff3f6a557302e217ae60ac6197', now(), NULL),
('0164-uses-held-by-makings.sql', '35b1f41609f435570bfdca811014451ddc8e7f667e8098d9a7dc2d6fae382047', now(), NULL),
('0165-names-join-class-lists.sql', '55371b250935d6a63d1e8da5953d0c0d12622766eed764153ea9ded57a52bb3a', now(), NULL),
('0166-who-brought-in-whom.sql', '3b98e89525d6731a504bd0c3511f5d5aa6fb60843b4d3abcb9b8e6e7fbbf1e87', now(), NULL),
('0167-balances-beside-the-books.sql', '98a7585e022e3c1f111d5b5355c42d545dc2898cdd6669b5c213451ef7d543fc', now(), NULL),
('0168-losses-follow-carried-money.sql', '0987fe398d30c06072bcee9b6f1299b5ad7cb4c93e31f958327a3079976b0def', now(), NULL),
('0169-second-copies.sql', '79b10541534cc8b2a49058a5e9b14894ca1d91820a67f239ec4d6381e7f66db5', now(), NULL),
('0170-sealed-ledger.sql', 'cb4122b575aaa6ba1da1f2c614459a3e5c0ecba41e5c3e3ed089bcff1ae247c6', now(), NULL),
('0171-months-of-two-versions.sql', 'e611cd97ca6654b67bf732d2ff9003c14dee9f7ec41057c7ded495a359f622f3', now(), NULL),
('0172-statements-taken-again.sql', '944d3d925cd107073dbedfda9963128eac198fa67291275db6e02529ccd35d0f', now(), NULL),
('0173-second-copies-of-before.sql', '3e1d2bd495a9a7a43832e308bb16be2687847f3c0074ca6f3d7f672246fbdc6e', now(), NULL),
('0174-each-time-all-was-marked.sql', '029f1c527b37387affdcfdeb6de358b49ec8fa84507f246281aed813fa7f74b6', now(), NULL),
('0175-words-of-messages.sql', '8af3c0fc72b8466c82cbeba9d87204e9df83fb5708f913a0af6729c9a3ff63dd', now(), NULL),
('0176-schools-found.sql', 'dc50dcb8606b9d7378585bfe431a0f02ee1d7dfcf771bfcf974ead9e59197ae6', now(), NULL),
('0177-uses-of-makings-begun-before.sql', '56429e700b505ff2cfbf3e61fdebe737a24daf568c4808b67de3eebf460913b2', now(), NULL),
('0178-what-was-left-undone.sql', 'a12ebd6c84121e78397af156f7933101c79c7925bd069a2c0be298a15936f7dc', now(), NULL),
('0179-somebody-is-told.sql', '1c16591cc07fc108e51bf5c387e9e5775a50449540e47a328791b9fda05b0262', now(), NULL),
('0180-one-secret.sql', '6d3329e8a84306af1dbb08d80d0e52e2ed1348d64e469063e542cf4edaaed03b', now(), NULL),
('0181-backups.sql', '2e75d23a70d22f88f7b612db81952709cebb807a2c2d72088bbf9aeac2f7dbcc', now(), NULL),
('0182-mail-that-arrives.sql', '5af507a9d3721548a2ad4a81a65d4ca1c02de6509386d62f5a6e34d2e038bb23', now(), NULL),
('0183-back-to-the-version-before.sql', 'a05cd5952bdcf32690be7ae51ee5519337fd74a9fa8428c75ad1b6240260f208', now(), '0180'),
('0184-first-steps.sql', '9379b76163deb1ceb6e27b1b984f507c272daf42e529a31446b9530881981ca2', now(), NULL),
('0185-kept-keys.sql', '6e66647956d2f35ef5a311dd126d57b001f1dc457dc3ef5dfd775dfc2ff3e7bd', now(), NULL),
('0186-rehearsals.sql', '3273b5401b22b251333fe7b49c981aae8e776a467884afc03275e68adb6e98ce', now(), NULL),
('0187-who-looks-beside-whom.sql', '6aba8a88d174073349a7cc4c17bc4bc2e2b8094db744a760ea2dfa1d222c0410', now(), NULL),
('0188-what-a-gift-waits-for.sql', 'c78aea5fd9bc3dab2296d0eaed224954ab26ba6ecd2520aa4e54f2c9b6bcce9b', now(), NULL),
('0189-words-beside-gifts-go.sql', '6905bc21f563b282add2d64301286ef3ee51b7553f308e0d525997aa9e8e8151', now(), '0188'),
('0190-who-paid-and-what-ended.sql', '8c438da56ee91bf72cb8d391c34d638b17909d94b3a46a5a832076a31e14ccb8', now(), '0188'),
('0191-what-a-gift-holds.sql', '87a48af95affd9e06ccc27831858f268739fbea50b6573765cc03c5654f8d843', now(), '0188'),
('0192-fewer-indexes.sql', '646181b8059b0aa6decfbae6f52cb9abefb61b8bb0c55b5ec1e7940e2061a6b8', now(), '0188'),
('0193-pledges.sql', '350c0b7f92b41a6a40f9b67c971c2d4fcf987a6c714edca74799a0555190c790', now(), '0188'),
('0194-pictures-of-checks.sql', '4a607ba1e24f0200cb73e87ccc82fbf576666b91242adc4296644c05edf96707', now(), '0188'),
('0195-installations-have-names.sql', '6882a014877ad26dd1a093d4e70e54b855290fb891a95e0448f83772ad0b7fff', now(), '0188');
INSERT INTO public.nominee_state (is_only, linked, unlinked) VALUES
('true', '0', '0');
INSERT INTO public.parent_note_templates (id, key, place) VALUES
('2479c2fd-e365-5161-895a-ef039eb5e289', 'welcome', '10'),
('2ee2d654-4f43-5c77-b652-6ce245c70bea', 'supplies', '6'),
('4355fb34-004d-5711-b9d7-f72f1db1adee', 'praise', '1'),
('478c8d4c-4f3e-5efa-b83e-f18686bebc52', 'health', '9'),
('57c1bc08-9daf-5c79-8a77-02d4b7cb4f85', 'behavior', '4'),
('75feed99-42dd-5ec5-8bd1-634a6980e9b2', 'missing_work', '2'),
('76e35771-9b4b-5249-943c-61ded94bb314', 'field_trip', '5'),
('82e3d2d7-37ae-55e7-9d44-bb3fecbc1631', 'absence', '3'),
('8a16a813-c484-572e-ba58-e4fa1f0185eb', 'end_of_year', '12'),
('9161cf0b-168a-5e97-8ed5-fc74b478ce0b', 'conference', '7'),
('c0e47f05-fb78-5f71-bdc7-6ac2e7164add', 'thanks', '11'),
('f5500643-81ec-51cc-ab49-07a166988310', 'progress', '8');
INSERT INTO public.pools (id, name, created_at) VALUES
('classrooms', 'Classrooms', now());
INSERT INTO public.programs (id, slug, name, description, teacher, state, goal_cents, funded_before_cents, "position", updated_at, name_es, description_es) VALUES
('rent-assistance', 'rent-assistance', 'Rent Assistance', 'A month of rent can keep a family in its school district. This program will help when one month is short.', NULL, 'preview', '4000000', '0', '2', now(), 'Ayuda para la renta', 'Un mes de renta puede mantener a una familia cerca de su escuela. Este programa ayudará cuando falte un mes.'),
('sponsor-athlete', 'sponsor-athlete', 'Sponsor an Athlete (Prospect)', 'Young athletes need shoes, travel and somebody who watches. This program will back their goals, with a guardian''s consent.', NULL, 'preview', '4000000', '0', '4', now(), 'Patrocinar a un atleta', 'Los jóvenes atletas necesitan tacos, viajes y alguien que los vea jugar. Este programa apoyará sus metas, con el permiso de su tutor.'),
('sponsor-classroom', 'sponsor-classroom', 'Sponsor a Classroom', 'One $800 payment mints one Sponsor Slot. A public draw matches it to a classroom that its community nominated and its teacher confirmed.', NULL, 'active', '8000000', '0', '1', now(), 'Patrocinar un aula', 'Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su docente.'),
('tower-smbs', 'tower-smbs', 'Tower for SMBs', 'Small shops hold a block together. This program will lend them tools, advice and a first customer: the school next door.', NULL, 'preview', '4000000', '0', '3', now(), 'Tower para pequeñas empresas', 'Los pequeños negocios sostienen una cuadra. Este programa les prestará herramientas, consejo y un primer cliente: la escuela de al lado.');
INSERT INTO public.receipt_counter (single, last_number) VALUES
('true', '0');
ALTER TABLE ONLY public.account_codes
    ADD CONSTRAINT account_codes_pkey PRIMARY KEY (account_kind);
ALTER TABLE ONLY public.account_totals
    ADD CONSTRAINT account_totals_pkey PRIMARY KEY (role, bucket);
ALTER TABLE ONLY public.address_changes
    ADD CONSTRAINT address_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.admin_notifications
    ADD CONSTRAINT admin_notifications__once UNIQUE (dedupe_key);
ALTER TABLE ONLY public.admin_notifications
    ADD CONSTRAINT admin_notifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.alert_messages
    ADD CONSTRAINT alert_messages_pkey PRIMARY KEY (alert_id, moment, target);
ALTER TABLE ONLY public.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.allowlist_entries
    ADD CONSTRAINT allowlist_entries__one_per_email_and_role UNIQUE (email, role);
ALTER TABLE ONLY public.allowlist_entries
    ADD CONSTRAINT allowlist_entries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys__once UNIQUE (request_key);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys__one_per_handle UNIQUE (handle);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.asked_back
    ADD CONSTRAINT asked_back_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.assignment_slots
    ADD CONSTRAINT assignment_slots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.athlete_money_rules
    ADD CONSTRAINT athlete_money_rules_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.athlete_moved_on
    ADD CONSTRAINT athlete_moved_on_pkey PRIMARY KEY (owner_id);
ALTER TABLE ONLY public.athlete_news
    ADD CONSTRAINT athlete_news__once PRIMARY KEY (donor_id, news_id);
ALTER TABLE ONLY public.audit_head
    ADD CONSTRAINT audit_head_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log__one_per_hash UNIQUE (hash);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.audit_marks
    ADD CONSTRAINT audit_marks_pkey PRIMARY KEY (seq);
ALTER TABLE ONLY public.audit_words
    ADD CONSTRAINT audit_words_pkey PRIMARY KEY (seq, key);
ALTER TABLE ONLY public.backup_plan
    ADD CONSTRAINT backup_plan_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.backup_runs
    ADD CONSTRAINT backup_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.balance_movements
    ADD CONSTRAINT balance_movements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.balance_watch
    ADD CONSTRAINT balance_watch_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines__once UNIQUE (key);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines__one_place UNIQUE (statement_id, place);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.bank_settled
    ADD CONSTRAINT bank_settled_pkey PRIMARY KEY (transaction_id);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements__once UNIQUE (digest);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.book_seals
    ADD CONSTRAINT book_seals_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.broadcasts
    ADD CONSTRAINT broadcasts__once UNIQUE (request_key);
ALTER TABLE ONLY public.broadcasts
    ADD CONSTRAINT broadcasts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.budget_debts
    ADD CONSTRAINT budget_debts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.budget_year_ends
    ADD CONSTRAINT budget_year_ends_pkey PRIMARY KEY (fiscal_year);
ALTER TABLE ONLY public.card_allowances
    ADD CONSTRAINT card_allowances__once UNIQUE (teacher_id, purpose, request_key);
ALTER TABLE ONLY public.card_allowances
    ADD CONSTRAINT card_allowances_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_authorizations
    ADD CONSTRAINT card_authorizations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_charges
    ADD CONSTRAINT card_charges_pkey PRIMARY KEY (checkout_id, attempt);
ALTER TABLE ONLY public.card_events
    ADD CONSTRAINT card_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card_transactions
    ADD CONSTRAINT card_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.carried_holds
    ADD CONSTRAINT carried_holds_pkey PRIMARY KEY (origin_id, budget_id);
ALTER TABLE ONLY public.charity_details
    ADD CONSTRAINT charity_details_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.charity_zones
    ADD CONSTRAINT charity_zones_pkey PRIMARY KEY (since);
ALTER TABLE ONLY public.check_pictures
    ADD CONSTRAINT check_pictures__one_gift UNIQUE (file_id);
ALTER TABLE ONLY public.check_pictures
    ADD CONSTRAINT check_pictures_pkey PRIMARY KEY (offline_gift_id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts__once UNIQUE (idempotency_key);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts__one_per_session UNIQUE (provider_session_id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.child_name_changes
    ADD CONSTRAINT child_name_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.class_lists
    ADD CONSTRAINT class_lists_pkey PRIMARY KEY (teacher_id);
ALTER TABLE ONLY public.classroom_claims
    ADD CONSTRAINT classroom_claims_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.classroom_features
    ADD CONSTRAINT classroom_features_pkey PRIMARY KEY (classroom_id);
ALTER TABLE ONLY public.classroom_nominations
    ADD CONSTRAINT classroom_nominations__once UNIQUE (classroom_id, nominator_hash);
ALTER TABLE ONLY public.classroom_nominations
    ADD CONSTRAINT classroom_nominations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms__one_opened_per_teacher UNIQUE (opened_for);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms__one_per_import_key UNIQUE (import_key);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms__one_per_named_key UNIQUE (named_key);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.confirmation_requests
    ADD CONSTRAINT confirmation_requests__one_per_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.confirmation_requests
    ADD CONSTRAINT confirmation_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credit_packs
    ADD CONSTRAINT credit_packs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses__one_fact UNIQUE (transaction_id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses__one_refund UNIQUE (refund_transaction_id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.direct_gifts
    ADD CONSTRAINT direct_gifts_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements__once UNIQUE (prospect_id, request_key);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements__one_document UNIQUE (file_id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes__once UNIQUE (provider_dispute_id);
ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.dollar_values
    ADD CONSTRAINT dollar_values_pkey PRIMARY KEY (provider_id);
ALTER TABLE ONLY public.donor_contacts
    ADD CONSTRAINT donor_contacts_pkey PRIMARY KEY (donor_id);
ALTER TABLE ONLY public.donor_notes
    ADD CONSTRAINT donor_notes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.donor_tags
    ADD CONSTRAINT donor_tags_pkey PRIMARY KEY (donor_id, tag);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors__one_per_email UNIQUE (email);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors__one_per_user UNIQUE (user_id);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.draw_asks
    ADD CONSTRAINT draw_asks_pkey PRIMARY KEY (classroom_id);
ALTER TABLE ONLY public.draw_barred
    ADD CONSTRAINT draw_barred_pkey PRIMARY KEY (classroom_id);
ALTER TABLE ONLY public.draw_barred_state
    ADD CONSTRAINT draw_barred_state_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.draw_commitments
    ADD CONSTRAINT draw_commitments_pkey PRIMARY KEY (draw_id, place);
ALTER TABLE ONLY public.draw_entries
    ADD CONSTRAINT draw_entries_pkey PRIMARY KEY (draw_id, classroom_id);
ALTER TABLE ONLY public.draw_moves
    ADD CONSTRAINT draw_moves_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.draw_standing_changes
    ADD CONSTRAINT draw_standing_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.draw_standing_state
    ADD CONSTRAINT draw_standing_state_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.draw_standing_weights
    ADD CONSTRAINT draw_standing_weights_pkey PRIMARY KEY (weight);
ALTER TABLE ONLY public.draw_standings
    ADD CONSTRAINT draw_standings_pkey PRIMARY KEY (teacher_id);
ALTER TABLE ONLY public.draw_verifications
    ADD CONSTRAINT draw_verifications_pkey PRIMARY KEY (draw_id);
ALTER TABLE ONLY public.draw_weights
    ADD CONSTRAINT draw_weights_pkey PRIMARY KEY (draw_id, weight);
ALTER TABLE ONLY public.draw_winners
    ADD CONSTRAINT draw_winners__once_per_classroom UNIQUE (draw_id, classroom_id);
ALTER TABLE ONLY public.draw_winners
    ADD CONSTRAINT draw_winners__once_per_slot UNIQUE (slot_id);
ALTER TABLE ONLY public.draw_winners
    ADD CONSTRAINT draw_winners_pkey PRIMARY KEY (draw_id, "position");
ALTER TABLE ONLY public.erasure_requests
    ADD CONSTRAINT erasure_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.erasures
    ADD CONSTRAINT erasures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.file_contents
    ADD CONSTRAINT file_contents_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.files_to_rewrite
    ADD CONSTRAINT files_to_rewrite_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.first_steps_dismissals
    ADD CONSTRAINT first_steps_dismissals_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.gate_days
    ADD CONSTRAINT gate_days_pkey PRIMARY KEY (day, channel);
ALTER TABLE ONLY public.gift_day_totals
    ADD CONSTRAINT gift_day_totals_pkey PRIMARY KEY (day, bucket);
ALTER TABLE ONLY public.gift_thanks
    ADD CONSTRAINT gift_thanks_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.grant_notes
    ADD CONSTRAINT grant_notes_pkey PRIMARY KEY (transaction_id);
ALTER TABLE ONLY public.inquiries
    ADD CONSTRAINT inquiries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.installations
    ADD CONSTRAINT installations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.job_runs
    ADD CONSTRAINT job_runs_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes__in_order UNIQUE (place);
ALTER TABLE ONLY public.keepsakes
    ADD CONSTRAINT keepsakes_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.kept_keys
    ADD CONSTRAINT kept_keys_pkey PRIMARY KEY (use);
ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts__id_and_unit UNIQUE (id, unit);
ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts__one_per_owner UNIQUE NULLS NOT DISTINCT (kind, owner_id);
ALTER TABLE ONLY public.ledger_accounts
    ADD CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_moves
    ADD CONSTRAINT ledger_moves_pkey PRIMARY KEY (kind, side, account_kind);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions__once UNIQUE (idempotency_key);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ledger_verifications
    ADD CONSTRAINT ledger_verifications_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.live_events
    ADD CONSTRAINT live_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_leaves
    ADD CONSTRAINT mail_leaves__once PRIMARY KEY (series, email);
ALTER TABLE ONLY public.mail_suppressions
    ADD CONSTRAINT mail_suppressions__once UNIQUE (email);
ALTER TABLE ONLY public.mail_suppressions
    ADD CONSTRAINT mail_suppressions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails__once UNIQUE (dedupe_key);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.market_items
    ADD CONSTRAINT market_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.month_closings
    ADD CONSTRAINT month_closings_pkey PRIMARY KEY (month);
ALTER TABLE ONLY public.monthly_amounts
    ADD CONSTRAINT monthly_amounts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.monthly_cards
    ADD CONSTRAINT monthly_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.nomination_confirmations
    ADD CONSTRAINT nomination_confirmations__one_per_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.nomination_confirmations
    ADD CONSTRAINT nomination_confirmations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.nomination_day_keys
    ADD CONSTRAINT nomination_day_keys_pkey PRIMARY KEY (day);
ALTER TABLE ONLY public.nomination_mailboxes
    ADD CONSTRAINT nomination_mailboxes__one_per_nomination UNIQUE (nomination_id);
ALTER TABLE ONLY public.nomination_mailboxes
    ADD CONSTRAINT nomination_mailboxes_pkey PRIMARY KEY (classroom_id, mailbox_hash);
ALTER TABLE ONLY public.nominee_changes
    ADD CONSTRAINT nominee_changes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.nominee_state
    ADD CONSTRAINT nominee_state_pkey PRIMARY KEY (is_only);
ALTER TABLE ONLY public.nominee_units
    ADD CONSTRAINT nominee_units_pkey PRIMARY KEY (unit_id);
ALTER TABLE ONLY public.nominees
    ADD CONSTRAINT nominees_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.notice_markings
    ADD CONSTRAINT notice_markings__once PRIMARY KEY (user_id, marked_at);
ALTER TABLE ONLY public.notice_marks
    ADD CONSTRAINT notice_marks__one_per_person PRIMARY KEY (user_id);
ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads__once PRIMARY KEY (user_id, notice_id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts__one_per_payment UNIQUE (payment_id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items__one_per_place UNIQUE (order_id, place);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_returns
    ADD CONSTRAINT order_returns__once UNIQUE (order_id, request_key);
ALTER TABLE ONLY public.order_returns
    ADD CONSTRAINT order_returns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.order_shipments
    ADD CONSTRAINT order_shipments__once UNIQUE (order_id, request_key);
ALTER TABLE ONLY public.order_shipments
    ADD CONSTRAINT order_shipments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders__number UNIQUE (number);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_note_templates
    ADD CONSTRAINT own_note_templates__once PRIMARY KEY (teacher_id, template_id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items__once UNIQUE (teacher_id, item_id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items__one_fact UNIQUE (transaction_id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes__one_fact UNIQUE (transaction_id);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pack_purchases
    ADD CONSTRAINT pack_purchases_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.page_texts
    ADD CONSTRAINT page_texts_pkey PRIMARY KEY (page, number);
ALTER TABLE ONLY public.parent_note_templates
    ADD CONSTRAINT parent_note_templates__in_order UNIQUE (place);
ALTER TABLE ONLY public.parent_note_templates
    ADD CONSTRAINT parent_note_templates__once UNIQUE (key);
ALTER TABLE ONLY public.parent_note_templates
    ADD CONSTRAINT parent_note_templates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payment_reviews
    ADD CONSTRAINT payment_reviews_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.payment_shares
    ADD CONSTRAINT payment_shares_pkey PRIMARY KEY (payment_id, share);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments__once UNIQUE (provider_payment_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments__one_per_checkout UNIQUE (checkout_id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments__one_per_follow_key UNIQUE (follow_key);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payout_lines
    ADD CONSTRAINT payout_lines_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.payouts
    ADD CONSTRAINT payouts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pending_invites
    ADD CONSTRAINT pending_invites_pkey PRIMARY KEY (email);
ALTER TABLE ONLY public.pending_provider_events
    ADD CONSTRAINT pending_provider_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts__offline_once UNIQUE (offline_gift_id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts__payment_once UNIQUE (payment_id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pledge_installments
    ADD CONSTRAINT pledge_installments__in_turn UNIQUE (pledge_id, place);
ALTER TABLE ONLY public.pledge_installments
    ADD CONSTRAINT pledge_installments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pledges
    ADD CONSTRAINT pledges__once UNIQUE (entered_by, request_key);
ALTER TABLE ONLY public.pledges
    ADD CONSTRAINT pledges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pools
    ADD CONSTRAINT pools_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.process_beats
    ADD CONSTRAINT process_beats_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.program_interests
    ADD CONSTRAINT program_interests_pkey PRIMARY KEY (program_id, email);
ALTER TABLE ONLY public.program_sums
    ADD CONSTRAINT program_sums_pkey PRIMARY KEY (program_key);
ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs__one_per_slug UNIQUE (slug);
ALTER TABLE ONLY public.programs
    ADD CONSTRAINT programs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_authors
    ADD CONSTRAINT prospect_authors_pkey PRIMARY KEY (prospect_id, user_id);
ALTER TABLE ONLY public.prospect_consent_evidence
    ADD CONSTRAINT prospect_consent_evidence_pkey PRIMARY KEY (consent_id);
ALTER TABLE ONLY public.prospect_consent_links
    ADD CONSTRAINT prospect_consent_links__one_per_token UNIQUE (token_hash);
ALTER TABLE ONLY public.prospect_consent_links
    ADD CONSTRAINT prospect_consent_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents__of_their_prospect UNIQUE (id, prospect_id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_goals
    ADD CONSTRAINT prospect_goals__of_their_prospect UNIQUE (id, prospect_id);
ALTER TABLE ONLY public.prospect_goals
    ADD CONSTRAINT prospect_goals_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians__of_their_prospect UNIQUE (id, prospect_id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians__once_per_account UNIQUE (prospect_id, user_id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians__once_per_address UNIQUE (prospect_id, email);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media__of_their_prospect UNIQUE (id, prospect_id);
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media__one_per_path UNIQUE (path);
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates__once UNIQUE (prospect_id, request_key);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects__onboarded_once UNIQUE (onboard_key);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.provider_events
    ADD CONSTRAINT provider_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.provider_payments
    ADD CONSTRAINT provider_payments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_request_events
    ADD CONSTRAINT purchase_request_events_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_request_items
    ADD CONSTRAINT purchase_request_items__one_per_place UNIQUE (request_id, place);
ALTER TABLE ONLY public.purchase_request_items
    ADD CONSTRAINT purchase_request_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests__number UNIQUE (number);
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.rate_limits
    ADD CONSTRAINT rate_limits_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.receipt_counter
    ADD CONSTRAINT receipt_counter_pkey PRIMARY KEY (single);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.reconciliation_cursors
    ADD CONSTRAINT reconciliation_cursors_pkey PRIMARY KEY (kind);
ALTER TABLE ONLY public.reconciliation_differences
    ADD CONSTRAINT reconciliation_differences_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes__one_per_hash UNIQUE (user_id, code_hash);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens__one_child_per_parent UNIQUE (parent_id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens__one_per_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refund_losses
    ADD CONSTRAINT refund_losses_pkey PRIMARY KEY (refund_id, part);
ALTER TABLE ONLY public.refund_orders
    ADD CONSTRAINT refund_orders__once UNIQUE (payment_id, request_key);
ALTER TABLE ONLY public.refund_orders
    ADD CONSTRAINT refund_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_pkey PRIMARY KEY (payment_id, name);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds__once UNIQUE (provider_refund_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds__one_per_dispute UNIQUE (dispute_id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.refused_attempts
    ADD CONSTRAINT refused_attempts__once_an_hour UNIQUE (call, reason, network_hash, hour_starts_at);
ALTER TABLE ONLY public.refused_attempts
    ADD CONSTRAINT refused_attempts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reimbursement_payment_files
    ADD CONSTRAINT reimbursement_payment_files__once UNIQUE (request_key);
ALTER TABLE ONLY public.reimbursement_payment_files
    ADD CONSTRAINT reimbursement_payment_files_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reimbursement_payouts
    ADD CONSTRAINT reimbursement_payouts_pkey PRIMARY KEY (request_id);
ALTER TABLE ONLY public.reimbursement_returned_payouts
    ADD CONSTRAINT reimbursement_returned_payouts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.reimbursements
    ADD CONSTRAINT reimbursements__one_per_file UNIQUE (file_id);
ALTER TABLE ONLY public.reimbursements
    ADD CONSTRAINT reimbursements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.role_history
    ADD CONSTRAINT role_history_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.role_words
    ADD CONSTRAINT role_words_pkey PRIMARY KEY (role_change_id);
ALTER TABLE ONLY public.saved_cards
    ADD CONSTRAINT saved_cards_pkey PRIMARY KEY (customer_ref);
ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies__title_once UNIQUE (title);
ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views__place_once UNIQUE (user_id, list, place);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools__one_per_nces_id UNIQUE (nces_id);
ALTER TABLE ONLY public.schools
    ADD CONSTRAINT schools_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_copies
    ADD CONSTRAINT second_copies_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factor_misses
    ADD CONSTRAINT second_factor_misses_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factor_tries
    ADD CONSTRAINT second_factor_tries_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.secret_marks
    ADD CONSTRAINT secret_marks_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.session_order_items
    ADD CONSTRAINT session_order_items_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_orders
    ADD CONSTRAINT session_orders_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.session_shipments
    ADD CONSTRAINT session_shipments_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.share_link_visits
    ADD CONSTRAINT share_link_visits__one_per_day PRIMARY KEY (code, visited_on);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links__once UNIQUE (created_by, request_key);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.shopping_sessions
    ADD CONSTRAINT shopping_sessions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.shown_sports
    ADD CONSTRAINT shown_sports_pkey PRIMARY KEY (sport);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links__one_per_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slot_news
    ADD CONSTRAINT slot_news__once UNIQUE (slot_id, kind);
ALTER TABLE ONLY public.slot_news
    ADD CONSTRAINT slot_news_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.slot_shares
    ADD CONSTRAINT slot_shares_pkey PRIMARY KEY (slot_id, payment_id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots__one_per_number UNIQUE (number);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots__one_per_ordinal UNIQUE (donor_id, ordinal);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sponsor_links
    ADD CONSTRAINT sponsor_links__one_per_hash UNIQUE (token_hash);
ALTER TABLE ONLY public.sponsor_links
    ADD CONSTRAINT sponsor_links_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sponsor_profiles
    ADD CONSTRAINT sponsor_profiles_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.sponsor_requests
    ADD CONSTRAINT sponsor_requests__one_per_email UNIQUE (email);
ALTER TABLE ONLY public.sponsor_requests
    ADD CONSTRAINT sponsor_requests__one_per_packet UNIQUE (packet_key);
ALTER TABLE ONLY public.sponsor_requests
    ADD CONSTRAINT sponsor_requests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships__one_per_checkout UNIQUE (checkout_id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships__one_per_subscription UNIQUE (provider_subscription_id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.staff_duties
    ADD CONSTRAINT staff_duties_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories__one_per_request UNIQUE (request_key);
ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_assets
    ADD CONSTRAINT story_assets__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.story_assets
    ADD CONSTRAINT story_assets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_book_photos
    ADD CONSTRAINT story_book_photos__once PRIMARY KEY (book_id, asset_id);
ALTER TABLE ONLY public.story_books
    ADD CONSTRAINT story_books__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.story_books
    ADD CONSTRAINT story_books__one_per_code UNIQUE (code);
ALTER TABLE ONLY public.story_books
    ADD CONSTRAINT story_books_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_papers
    ADD CONSTRAINT story_papers__one_a_form UNIQUE (book_id, form);
ALTER TABLE ONLY public.story_papers
    ADD CONSTRAINT story_papers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_pictures
    ADD CONSTRAINT story_pictures__one_a_page UNIQUE (book_id, page_id);
ALTER TABLE ONLY public.story_pictures
    ADD CONSTRAINT story_pictures_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs__one_use UNIQUE (use_id);
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_statements
    ADD CONSTRAINT story_statements_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.story_takedowns
    ADD CONSTRAINT story_takedowns_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.storybook_credits
    ADD CONSTRAINT storybook_credits__one_a_week UNIQUE (teacher_id, classroom_id, period_start);
ALTER TABLE ONLY public.storybook_credits
    ADD CONSTRAINT storybook_credits_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.storybook_wishes
    ADD CONSTRAINT storybook_wishes_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_budgets
    ADD CONSTRAINT teacher_budgets__one_per_year UNIQUE (teacher_id, fiscal_year);
ALTER TABLE ONLY public.teacher_budgets
    ADD CONSTRAINT teacher_budgets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_cards
    ADD CONSTRAINT teacher_cards__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.teacher_cards
    ADD CONSTRAINT teacher_cards_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants__once UNIQUE (granted_by, request_key);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants__one_fact UNIQUE (transaction_id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_looks
    ADD CONSTRAINT teacher_looks_pkey PRIMARY KEY (teacher_id);
ALTER TABLE ONLY public.teacher_nominations
    ADD CONSTRAINT teacher_nominations_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.teacher_profiles
    ADD CONSTRAINT teacher_profiles_pkey PRIMARY KEY (teacher_id);
ALTER TABLE ONLY public.team_lists
    ADD CONSTRAINT team_lists_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.text_drafts
    ADD CONSTRAINT text_drafts_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.ticket_attachments
    ADD CONSTRAINT ticket_attachments__in_order UNIQUE (message_id, "position");
ALTER TABLE ONLY public.ticket_attachments
    ADD CONSTRAINT ticket_attachments_pkey PRIMARY KEY (file_id);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages__in_order UNIQUE (ticket_id, "position");
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages__once UNIQUE (ticket_id, request_key);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages__one_per_mail UNIQUE (mail_key);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.ticket_triage
    ADD CONSTRAINT ticket_triage_pkey PRIMARY KEY (ticket_id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tool_drafts
    ADD CONSTRAINT tool_drafts__once PRIMARY KEY (teacher_id, tool);
ALTER TABLE ONLY public.tool_result_versions
    ADD CONSTRAINT tool_result_versions__once PRIMARY KEY (result_id, version);
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results__once UNIQUE (teacher_id, request_key);
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results__one_use UNIQUE (use_id);
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tower_gifts
    ADD CONSTRAINT tower_gifts__one_per_place UNIQUE (place);
ALTER TABLE ONLY public.tower_gifts
    ADD CONSTRAINT tower_gifts_pkey PRIMARY KEY (payment_id);
ALTER TABLE ONLY public.unused_money
    ADD CONSTRAINT unused_money_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users__one_per_email UNIQUE (email);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries__once UNIQUE (webhook_id, event_key);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks__once UNIQUE (request_key);
ALTER TABLE ONLY public.webhooks
    ADD CONSTRAINT webhooks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.writer_asks
    ADD CONSTRAINT writer_asks_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.writer_consents
    ADD CONSTRAINT writer_consents_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.writer_days
    ADD CONSTRAINT writer_days__one_a_day UNIQUE NULLS NOT DISTINCT (day, teacher_id);
ALTER TABLE ONLY public.writer_days
    ADD CONSTRAINT writer_days_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.year_statement_runs
    ADD CONSTRAINT year_statement_runs_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.year_statements
    ADD CONSTRAINT year_statements__once PRIMARY KEY (year, donor_id);
CREATE INDEX address_changes__by_user ON public.address_changes USING btree (user_id, created_at);
CREATE UNIQUE INDEX address_changes__one_open_per_user ON public.address_changes USING btree (user_id) WHERE (closed_at IS NULL);
CREATE INDEX admin_notifications__about ON public.admin_notifications USING btree (about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX admin_notifications__newest ON public.admin_notifications USING btree (created_at DESC, id DESC);
CREATE INDEX admin_notifications__unread ON public.admin_notifications USING btree (created_at DESC) WHERE (read_at IS NULL);
CREATE INDEX alert_messages__unsent ON public.alert_messages USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX alerts__newest ON public.alerts USING btree (began_at DESC, id);
CREATE UNIQUE INDEX alerts__once_while_open ON public.alerts USING btree (kind, subject) WHERE (over_at IS NULL);
CREATE INDEX allowlist_entries__by_allower ON public.allowlist_entries USING btree (allowed_by);
CREATE INDEX approvals__alone ON public.approvals USING btree (asked_at) WHERE (state = 'alone'::text);
CREATE INDEX approvals__alone_by_asker ON public.approvals USING btree (asked_by, asked_at) WHERE (state = 'alone'::text);
CREATE INDEX approvals__by_amount ON public.approvals USING btree (amount_cents, asked_at, id);
CREATE INDEX approvals__by_decider ON public.approvals USING btree (decided_by);
CREATE INDEX approvals__by_subject ON public.approvals USING btree (kind, subject_id, asked_at DESC);
CREATE INDEX approvals__by_teacher ON public.approvals USING btree (teacher_id);
CREATE INDEX approvals__latest ON public.approvals USING btree (asked_at, id);
CREATE UNIQUE INDEX approvals__one_waiting ON public.approvals USING btree (kind, subject_id) WHERE (state = 'waiting'::text);
CREATE INDEX approvals__two_people_latest ON public.approvals USING btree (asked_at DESC, id) WHERE (ground IS NOT NULL);
CREATE INDEX approvals__waiting ON public.approvals USING btree (asked_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX asked_back__held ON public.asked_back USING btree (payment_id) WHERE (held_at IS NOT NULL);
CREATE INDEX asked_back__not_held ON public.asked_back USING btree (asked_at) WHERE (held_at IS NULL);
CREATE INDEX assignment_slots__by_plain_name ON public.assignment_slots USING gin (to_tsvector('simple'::regconfig, public.plain_words(slot_name))) WITH (fastupdate=off);
CREATE INDEX assignment_slots__due ON public.assignment_slots USING btree (slot_starts) WHERE (state = ANY (ARRAY['scheduled'::text, 'frozen'::text]));
CREATE INDEX assignment_slots__giving ON public.assignment_slots USING btree (completed_at DESC, id) WHERE (winners_count > 0);
CREATE INDEX assignment_slots__listed ON public.assignment_slots USING btree (((state = ANY (ARRAY['scheduled'::text, 'frozen'::text]))) DESC, (
CASE
    WHEN (state = ANY (ARRAY['scheduled'::text, 'frozen'::text])) THEN slot_starts
    ELSE NULL::timestamp with time zone
END), slot_starts DESC, id);
CREATE INDEX assignment_slots__number_due ON public.assignment_slots USING btree (number_at) WHERE (state = 'frozen'::text);
CREATE UNIQUE INDEX assignment_slots__one_per_planned_start ON public.assignment_slots USING btree (planned_for) WHERE (planned_for IS NOT NULL);
CREATE UNIQUE INDEX assignment_slots__one_scheduled_per_start ON public.assignment_slots USING btree (slot_starts) WHERE (source = 'schedule'::text);
CREATE INDEX athlete_news__by_day ON public.athlete_news USING btree (donor_id, told_at DESC);
CREATE INDEX audit_log__by_actor ON public.audit_log USING btree (actor_id, seq DESC);
CREATE INDEX audit_log__by_reader ON public.audit_log USING btree (actor_id, at) WHERE (action = ANY (ARRAY['safety.read_begun'::text, 'safety.read_file'::text, 'safety.read_child'::text]));
CREATE INDEX audit_log__by_target ON public.audit_log USING btree (target_id, seq DESC);
CREATE INDEX audit_log__by_time ON public.audit_log USING btree (at DESC, seq DESC);
CREATE INDEX audit_log__credit_grants ON public.audit_log USING btree (((details ->> 'transaction_id'::text))) WHERE (action = 'credits.grant'::text);
CREATE INDEX audit_log__teacher_grants ON public.audit_log USING btree (((details ->> 'grant_id'::text))) WHERE (action = 'credits.grant_to_teacher'::text);
CREATE INDEX audit_log__unusual_reading ON public.audit_log USING btree (seq DESC) WHERE (action = 'safety.read_unusual'::text);
CREATE INDEX backup_runs__newest ON public.backup_runs USING btree (kind, began_at DESC);
CREATE INDEX balance_movements__by_payment ON public.balance_movements USING btree (provider_payment_id) WHERE (provider_payment_id IS NOT NULL);
CREATE INDEX balance_movements__by_source ON public.balance_movements USING btree (source_id);
CREATE INDEX balance_movements__by_time ON public.balance_movements USING btree (moved_at, id);
CREATE INDEX balance_movements__unposted ON public.balance_movements USING btree (moved_at, id) WHERE (posted_at IS NULL);
CREATE INDEX bank_lines__by_day ON public.bank_lines USING btree (day, id);
CREATE INDEX bank_lines__by_settler ON public.bank_lines USING btree (settled_by) WHERE (settled_by IS NOT NULL);
CREATE INDEX bank_lines__left ON public.bank_lines USING btree (day, id) WHERE (match IS NULL);
CREATE INDEX bank_settled__by_line ON public.bank_settled USING btree (line_id) WHERE (line_id IS NOT NULL);
CREATE INDEX bank_settled__by_settler ON public.bank_settled USING btree (settled_by) WHERE (settled_by IS NOT NULL);
CREATE INDEX bank_statements__by_day ON public.bank_statements USING btree (to_day DESC, taken_at DESC);
CREATE UNIQUE INDEX bank_statements__by_number ON public.bank_statements USING btree (number);
CREATE INDEX bank_statements__by_taker ON public.bank_statements USING btree (taken_by);
CREATE INDEX bank_statements__of_file ON public.bank_statements USING btree (COALESCE(file_digest, digest), number DESC);
CREATE INDEX bank_statements__uncompared ON public.bank_statements USING btree (taken_at) WHERE (compared_to < line_count);
CREATE UNIQUE INDEX book_seals__each_row_once ON public.book_seals USING btree (of, first);
CREATE INDEX broadcasts__shown ON public.broadcasts USING btree (publish_at) WHERE (status <> 'draft'::text);
CREATE INDEX budget_debts__by_origin ON public.budget_debts USING btree (origin_id) WHERE (closed_at IS NULL);
CREATE INDEX budget_debts__by_payment ON public.budget_debts USING btree (payment_id);
CREATE INDEX budget_debts__by_refund ON public.budget_debts USING btree (refund_id);
CREATE UNIQUE INDEX budget_debts__one_open_per_refund ON public.budget_debts USING btree (refund_id, budget_id) WHERE (closed_at IS NULL);
CREATE INDEX budget_debts__open ON public.budget_debts USING btree (budget_id, owed_at) WHERE ((closed_at IS NULL) AND (paid_cents < owed_cents));
CREATE INDEX card_allowances__by_issued_card ON public.card_allowances USING btree (issuer_card_id, opened_at DESC);
CREATE INDEX card_allowances__by_teacher ON public.card_allowances USING btree (teacher_id, opened_at DESC);
CREATE INDEX card_allowances__closed ON public.card_allowances USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX card_allowances__live ON public.card_allowances USING btree (issuer_card_id) WHERE ((state = ANY (ARRAY['open'::text, 'closing'::text])) OR (reserved_cents > 0));
CREATE INDEX card_allowances__unfinished ON public.card_allowances USING btree (closes_at) WHERE (state = ANY (ARRAY['issuing'::text, 'open'::text, 'closing'::text]));
CREATE INDEX card_authorizations__by_allowance ON public.card_authorizations USING btree (allowance_id);
CREATE INDEX card_events__by_time ON public.card_events USING btree (received_at);
CREATE INDEX card_transactions__by_allowance ON public.card_transactions USING btree (allowance_id);
CREATE INDEX carried_holds__by_budget ON public.carried_holds USING btree (budget_id);
CREATE INDEX checkouts__abandoned ON public.checkouts USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'failed'::text, 'expired'::text]));
CREATE INDEX checkouts__by_email ON public.checkouts USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX checkouts__by_user ON public.checkouts USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX checkouts__unpaid_by_network ON public.checkouts USING btree (network_hash, created_at) WHERE ((network_hash IS NOT NULL) AND (state = ANY (ARRAY['open'::text, 'failed'::text, 'expired'::text])));
CREATE INDEX checkouts__with_network ON public.checkouts USING btree (created_at) WHERE (network_hash IS NOT NULL);
CREATE INDEX child_name_changes__changed_at ON public.child_name_changes USING btree (changed_at);
CREATE INDEX classroom_claims__by_time ON public.classroom_claims USING btree (claimed_at, id);
CREATE UNIQUE INDEX classroom_claims__one_open ON public.classroom_claims USING btree (classroom_id, email) WHERE (decided_at IS NULL);
CREATE INDEX classroom_claims__open ON public.classroom_claims USING btree (claimed_at, id) WHERE (decided_at IS NULL);
CREATE INDEX classroom_nominations__newest ON public.classroom_nominations USING btree (classroom_id, created_at);
CREATE INDEX classrooms__by_creation ON public.classrooms USING btree (created_at DESC, id DESC);
CREATE INDEX classrooms__by_plain_school ON public.classrooms USING gin (to_tsvector('simple'::regconfig, public.plain_words(((((school || ' '::text) || COALESCE(city, ''::text)) || ' '::text) || COALESCE(state, ''::text))))) WITH (fastupdate=off) WHERE (school IS NOT NULL);
CREATE INDEX classrooms__by_teacher ON public.classrooms USING btree (teacher_id);
CREATE INDEX classrooms__by_words ON public.classrooms USING gin (search) WITH (fastupdate=off);
CREATE INDEX classrooms__eligible ON public.classrooms USING btree (id) WHERE ((confirmed_at IS NOT NULL) AND (teacher_id IS NOT NULL));
CREATE INDEX classrooms__newest ON public.classrooms USING btree (created_at DESC, id DESC);
CREATE INDEX classrooms__pending ON public.classrooms USING btree (created_at DESC, id DESC) WHERE (confirmed_at IS NULL);
CREATE INDEX confirmation_requests__by_classroom ON public.confirmation_requests USING btree (classroom_id);
CREATE INDEX confirmation_requests__by_email ON public.confirmation_requests USING btree (email, created_at);
CREATE UNIQUE INDEX credit_packs__one_per_name ON public.credit_packs USING btree (public.name_key(name));
CREATE INDEX credit_uses__open ON public.credit_uses USING btree (created_at) WHERE ((state = 'open'::text) AND (reserved_at IS NULL));
CREATE INDEX credit_uses__open_of_teacher ON public.credit_uses USING btree (teacher_id, reason, created_at) WHERE (state = 'open'::text);
CREATE INDEX direct_gifts__by_budget ON public.direct_gifts USING btree (teacher_id, fiscal_year);
CREATE INDEX direct_gifts__waiting ON public.direct_gifts USING btree (classroom_id) WHERE (given_at IS NULL);
CREATE INDEX disbursements__by_account ON public.disbursements USING btree (prospect_id, COALESCE(goal_id, prospect_id));
CREATE INDEX disbursements__latest ON public.disbursements USING btree (recorded_at DESC, id);
CREATE INDEX disbursements__void_asked ON public.disbursements USING btree (void_asked_at, id) WHERE ((state = 'paid'::text) AND (void_asked_at IS NOT NULL));
CREATE INDEX disbursements__waiting ON public.disbursements USING btree (recorded_at, id) WHERE (state = 'waiting'::text);
CREATE INDEX disputes__by_payment ON public.disputes USING btree (payment_id);
CREATE INDEX disputes__open ON public.disputes USING btree (payment_id) WHERE (state = 'open'::text);
CREATE INDEX disputes__open_by_time ON public.disputes USING btree (opened_at, id) WHERE (state = 'open'::text);
CREATE INDEX donor_contacts__by_household ON public.donor_contacts USING btree (public.name_key(household)) WHERE (household IS NOT NULL);
CREATE INDEX donor_notes__of_donor ON public.donor_notes USING btree (donor_id, written_at DESC, id);
CREATE UNIQUE INDEX donor_tags__once ON public.donor_tags USING btree (public.name_key(tag), donor_id);
CREATE INDEX donors__by_address ON public.donors USING btree (email text_pattern_ops) WHERE (email IS NOT NULL);
CREATE INDEX donors__by_merged_into ON public.donors USING btree (merged_into_id) WHERE (merged_into_id IS NOT NULL);
CREATE INDEX donors__by_name_alone ON public.donors USING btree (id) WHERE by_name;
CREATE INDEX donors__by_plain_name ON public.donors USING gin (to_tsvector('simple'::regconfig, public.plain_words(display_name))) WITH (fastupdate=off) WHERE (display_name IS NOT NULL);
CREATE INDEX donors__by_same_as ON public.donors USING btree (same_as_id) WHERE (same_as_id IS NOT NULL);
CREATE INDEX donors__newest ON public.donors USING btree (created_at DESC, id DESC) WHERE ((kind = 'person'::text) AND (merged_into_id IS NULL));
CREATE UNIQUE INDEX donors__one_house ON public.donors USING btree (kind) WHERE (kind <> 'person'::text);
CREATE INDEX donors__to_be_pooled ON public.donors USING btree (pools_at) WHERE (pools_at IS NOT NULL);
CREATE INDEX draw_barred__by_reason ON public.draw_barred USING btree (reason, classroom_id);
CREATE INDEX draw_entries__by_classroom ON public.draw_entries USING btree (classroom_id);
CREATE INDEX draw_moves__by_draw ON public.draw_moves USING btree (draw_id, id);
CREATE INDEX draw_standings__by_rules ON public.draw_standings USING btree (rules_version);
CREATE INDEX draw_standings__heaviest ON public.draw_standings USING btree (weight DESC, classroom_id);
CREATE INDEX draw_verifications__oldest ON public.draw_verifications USING btree (verified_at);
CREATE INDEX erasure_requests__by_due ON public.erasure_requests USING btree (due_at, id);
CREATE INDEX erasure_requests__by_user ON public.erasure_requests USING btree (user_id, requested_at DESC);
CREATE UNIQUE INDEX erasure_requests__one_open_per_user ON public.erasure_requests USING btree (user_id) WHERE (state = 'requested'::text);
CREATE INDEX erasure_requests__waiting ON public.erasure_requests USING btree (requested_at, id) WHERE (state = 'requested'::text);
CREATE INDEX erasures__newest ON public.erasures USING btree (erased_at);
CREATE INDEX file_contents__dropping ON public.file_contents USING btree (dropping_at) WHERE (dropping_at IS NOT NULL);
CREATE INDEX files__by_content ON public.files USING btree (content_hash) WHERE (content_hash IS NOT NULL);
CREATE INDEX files__by_owner ON public.files USING btree (owner_id, purpose);
CREATE INDEX files__by_thumbnail ON public.files USING btree (thumbnail_hash) WHERE (thumbnail_hash IS NOT NULL);
CREATE INDEX files__removed ON public.files USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX files__unattached ON public.files USING btree (created_at) WHERE ((attached_at IS NULL) AND (state = ANY (ARRAY['arriving'::text, 'pending'::text])));
CREATE INDEX inquiries__by_address ON public.inquiries USING btree (email text_pattern_ops);
CREATE INDEX inquiries__by_plain_message ON public.inquiries USING gin (to_tsvector('simple'::regconfig, public.plain_words(message))) WITH (fastupdate=off);
CREATE INDEX inquiries__by_plain_name ON public.inquiries USING gin (to_tsvector('simple'::regconfig, public.plain_words(((((name || ' '::text) || COALESCE(organization, ''::text)) || ' '::text) || COALESCE(topic, ''::text))))) WITH (fastupdate=off);
CREATE INDEX inquiries__newest ON public.inquiries USING btree (created_at DESC, id DESC);
CREATE INDEX inquiries__waiting ON public.inquiries USING btree (created_at, id) WHERE ((answered_at IS NULL) AND (archived_at IS NULL));
CREATE INDEX introductions__by_introducer ON public.introductions USING btree (by_id);
CREATE INDEX introductions__by_user ON public.introductions USING btree (user_id, introduced_at);
CREATE INDEX introductions__of_staff ON public.introductions USING btree (id) WHERE (role = ANY (ARRAY['admin'::text, 'superadmin'::text]));
CREATE INDEX ledger_postings__by_account ON public.ledger_postings USING btree (account_id, id);
CREATE INDEX ledger_postings__by_transaction ON public.ledger_postings USING btree (transaction_id);
CREATE INDEX ledger_postings__credits ON public.ledger_postings USING btree (id DESC) WHERE (unit = 'CREDIT'::text);
CREATE INDEX ledger_transactions__at_bank ON public.ledger_transactions USING btree (occurred_at, id) WHERE (kind = ANY (ARRAY['payout'::text, 'deposit'::text, 'deposit_returned'::text, 'bank_paid'::text, 'bank_returned'::text, 'bank_fee'::text, 'issuing_funded'::text]));
CREATE INDEX ledger_transactions__by_payment ON public.ledger_transactions USING btree (payment_id);
CREATE INDEX ledger_transactions__by_refund ON public.ledger_transactions USING btree (refund_id) WHERE (refund_id IS NOT NULL);
CREATE INDEX ledger_transactions__by_slot ON public.ledger_transactions USING btree (slot_id) WHERE (slot_id IS NOT NULL);
CREATE INDEX ledger_transactions__by_spending ON public.ledger_transactions USING btree (spending_id) WHERE (spending_id IS NOT NULL);
CREATE INDEX ledger_transactions__by_time ON public.ledger_transactions USING btree (occurred_at, id);
CREATE INDEX ledger_transactions__raises ON public.ledger_transactions USING btree (occurred_at DESC) WHERE (kind = 'budget_raised'::text);
CREATE INDEX ledger_verifications__newest ON public.ledger_verifications USING btree (at DESC, id DESC);
CREATE INDEX live_events__by_time ON public.live_events USING btree (created_at);
CREATE INDEX mail_suppressions__newest ON public.mail_suppressions USING btree (since, id);
CREATE INDEX mails__failed ON public.mails USING btree (failed_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX mails__held ON public.mails USING btree (held_at DESC) WHERE ((held_at IS NOT NULL) AND (released_at IS NULL));
CREATE INDEX mails__listed ON public.mails USING btree (created_at, id);
CREATE INDEX mails__newest ON public.mails USING btree (to_email, created_at DESC);
CREATE INDEX mails__unsent ON public.mails USING btree (next_attempt_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mails__unsent_about ON public.mails USING btree (about_id) WHERE ((about_id IS NOT NULL) AND (sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mails__unsent_also_about ON public.mails USING gin (also_about_ids) WHERE ((also_about_ids IS NOT NULL) AND (sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX mails__with_body ON public.mails USING btree (sent_at) WHERE (html <> ''::text);
CREATE UNIQUE INDEX market_items__one_per_name ON public.market_items USING btree (kind, public.name_key(name));
CREATE INDEX month_closings__by_signer ON public.month_closings USING btree (signed_by) WHERE (signed_by IS NOT NULL);
CREATE INDEX monthly_amounts__of_gift ON public.monthly_amounts USING btree (sponsorship_id, id DESC);
CREATE INDEX monthly_cards__of_gift ON public.monthly_cards USING btree (sponsorship_id, asked_at DESC);
CREATE INDEX nomination_confirmations__by_mailbox ON public.nomination_confirmations USING btree (mailbox_hash, created_at);
CREATE INDEX nomination_confirmations__by_nomination ON public.nomination_confirmations USING btree (nomination_id);
CREATE INDEX nomination_confirmations__of_teacher_nomination ON public.nomination_confirmations USING btree (teacher_nomination_id) WHERE (teacher_nomination_id IS NOT NULL);
CREATE INDEX nominee_units__by_key ON public.nominee_units USING btree (key);
CREATE INDEX nominees__by_count ON public.nominees USING btree (is_linked, nomination_count, key);
CREATE INDEX nominees__by_latest ON public.nominees USING btree (is_linked, latest_at, key);
CREATE INDEX nominees__by_name ON public.nominees USING btree (is_linked, lower(COALESCE(nominee_email, name)), key);
CREATE INDEX nominees__by_words ON public.nominees USING gin (to_tsvector('simple'::regconfig, public.plain_words(((((name || ' '::text) || COALESCE(school, ''::text)) || ' '::text) || COALESCE(nominee_email, ''::text))))) WITH (fastupdate=off);
CREATE INDEX notice_markings__in_order ON public.notice_markings USING btree (user_id, read_until, marked_at);
CREATE INDEX notice_reads__by_notice ON public.notice_reads USING btree (notice_id);
CREATE INDEX notice_reads__together ON public.notice_reads USING btree (user_id, read_at);
CREATE INDEX offline_gifts__by_address ON public.offline_gifts USING btree (email text_pattern_ops) WHERE (email IS NOT NULL);
CREATE INDEX offline_gifts__by_amount ON public.offline_gifts USING btree (amount_cents, entered_at DESC, id DESC);
CREATE INDEX offline_gifts__by_donor ON public.offline_gifts USING btree (donor_id) WHERE (donor_id IS NOT NULL);
CREATE INDEX offline_gifts__by_email ON public.offline_gifts USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX offline_gifts__by_plain_name ON public.offline_gifts USING gin (to_tsvector('simple'::regconfig, public.plain_words(donor_name))) WITH (fastupdate=off) WHERE ((payment_id IS NOT NULL) AND (email IS NULL));
CREATE INDEX offline_gifts__by_plain_words ON public.offline_gifts USING gin (to_tsvector('simple'::regconfig, public.plain_words(((COALESCE(donor_name, ''::text) || ' '::text) || reference)))) WITH (fastupdate=off);
CREATE UNIQUE INDEX offline_gifts__entered_once ON public.offline_gifts USING btree (kind, reference, COALESCE(email, public.name_key(donor_name), ''::text), amount_cents, copy) WHERE ((state <> 'canceled'::text) AND (erased_at IS NULL));
CREATE INDEX offline_gifts__newest ON public.offline_gifts USING btree (entered_at DESC, id DESC);
CREATE INDEX offline_gifts__pending ON public.offline_gifts USING btree (entered_at, id) WHERE (state = 'pending'::text);
CREATE INDEX offline_gifts__two_people ON public.offline_gifts USING btree (entered_at DESC, id DESC) WHERE ((state = 'received'::text) AND (decided_by <> entered_by));
CREATE INDEX order_items__by_plain_name ON public.order_items USING gin (to_tsvector('simple'::regconfig, public.plain_words(name))) WITH (fastupdate=off);
CREATE INDEX order_shipments__by_order ON public.order_shipments USING btree (order_id, created_at, id);
CREATE INDEX order_shipments__by_tracking ON public.order_shipments USING btree (tracking) WHERE (tracking <> ''::text);
CREATE INDEX orders__by_status ON public.orders USING btree (status, placed_at DESC, id DESC);
CREATE INDEX orders__by_status_and_total ON public.orders USING btree (status, total_cents, placed_at DESC, id DESC);
CREATE INDEX orders__by_teacher ON public.orders USING btree (teacher_id, placed_at DESC, id DESC);
CREATE INDEX orders__by_teacher_and_total ON public.orders USING btree (teacher_id, total_cents, placed_at DESC, id DESC);
CREATE INDEX orders__by_total ON public.orders USING btree (total_cents, placed_at DESC, id DESC);
CREATE INDEX orders__newest ON public.orders USING btree (placed_at DESC, id DESC);
CREATE UNIQUE INDEX owned_keepsakes__once ON public.owned_keepsakes USING btree (user_id, keepsake_key) WHERE (slot_id IS NULL);
CREATE UNIQUE INDEX owned_keepsakes__once_a_slot ON public.owned_keepsakes USING btree (user_id, slot_id) WHERE (slot_id IS NOT NULL);
CREATE UNIQUE INDEX owned_keepsakes__one_shown ON public.owned_keepsakes USING btree (user_id) WHERE is_shown;
CREATE INDEX payments__by_donor ON public.payments USING btree (donor_id, settled_at DESC, id DESC);
CREATE INDEX payments__by_email ON public.payments USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX payments__by_sponsorship ON public.payments USING btree (sponsorship_id) WHERE (sponsorship_id IS NOT NULL);
CREATE INDEX payments__by_time ON public.payments USING btree (settled_at DESC, id DESC);
CREATE INDEX payments__by_total ON public.payments USING btree (((amount_cents + fee_cover_cents)), settled_at DESC, id DESC);
CREATE INDEX payments__contested ON public.payments USING btree (settled_at DESC, id DESC) WHERE (dispute_state = 'open'::text);
CREATE INDEX payments__in_review ON public.payments USING btree (settled_at DESC, id DESC) WHERE (state <> 'settled'::text);
CREATE INDEX payments__on_shared_tower ON public.payments USING btree (donor_id) WHERE (shared_cents > 0);
CREATE UNIQUE INDEX payments__one_per_invoice ON public.payments USING btree (provider_invoice_id) WHERE (provider_invoice_id IS NOT NULL);
CREATE INDEX payments__refunded ON public.payments USING btree (settled_at DESC, id DESC) WHERE (refunded_cents > 0);
CREATE INDEX payments__sponsorships_of_donor ON public.payments USING btree (donor_id, sponsorship_id) WHERE (sponsorship_id IS NOT NULL);
CREATE INDEX payout_lines__of_payout ON public.payout_lines USING btree (payout_id, moved_at, id);
CREATE INDEX payouts__by_amount ON public.payouts USING btree (amount_cents, created_at, id);
CREATE INDEX payouts__by_arrival ON public.payouts USING btree (arrives_at);
CREATE INDEX payouts__newest ON public.payouts USING btree (created_at DESC, id DESC);
CREATE INDEX payouts__not_agreed ON public.payouts USING btree (created_at DESC, id DESC) WHERE (agreed_at IS NULL);
CREATE INDEX pending_provider_events__waiting ON public.pending_provider_events USING btree (provider_payment_id) WHERE (applied_at IS NULL);
CREATE INDEX pledge_gifts__by_installment ON public.pledge_gifts USING btree (installment_id);
CREATE INDEX pledge_installments__by_day ON public.pledge_installments USING btree (due_on, id);
CREATE INDEX pledges__by_day ON public.pledges USING btree (entered_at, id);
CREATE INDEX pledges__by_donor ON public.pledges USING btree (donor_id);
CREATE INDEX prospect_consent_evidence__by_prospect ON public.prospect_consent_evidence USING btree (prospect_id);
CREATE INDEX prospect_consent_evidence__ended ON public.prospect_consent_evidence USING btree (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX prospect_consent_links__by_guardian ON public.prospect_consent_links USING btree (prospect_guardian_id, created_at);
CREATE INDEX prospect_consents__by_prospect ON public.prospect_consents USING btree (prospect_id, id DESC);
CREATE INDEX prospect_goals__by_prospect ON public.prospect_goals USING btree (prospect_id, created_at DESC);
CREATE INDEX prospect_guardians__by_email ON public.prospect_guardians USING btree (email) WHERE (email IS NOT NULL);
CREATE INDEX prospect_guardians__by_user ON public.prospect_guardians USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX prospect_media__by_file ON public.prospect_media USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX prospect_media__by_poster ON public.prospect_media USING btree (poster_file_id) WHERE (poster_file_id IS NOT NULL);
CREATE INDEX prospect_media__by_prospect ON public.prospect_media USING btree (prospect_id);
CREATE INDEX prospect_updates__by_media ON public.prospect_updates USING btree (media_id) WHERE (media_id IS NOT NULL);
CREATE INDEX prospect_updates__by_prospect ON public.prospect_updates USING btree (prospect_id, created_at DESC);
CREATE INDEX prospect_updates__waiting ON public.prospect_updates USING btree (created_at, id) WHERE ((NOT approved) AND (review_outcome IS NULL));
CREATE INDEX prospects__by_athlete ON public.prospects USING btree (athlete_id) WHERE (athlete_id IS NOT NULL);
CREATE INDEX prospects__by_onboarder ON public.prospects USING btree (onboarded_by_id) WHERE (onboarded_by_id IS NOT NULL);
CREATE INDEX prospects__by_owner ON public.prospects USING btree (owner_id);
CREATE INDEX prospects__by_plain_name ON public.prospects USING gin (to_tsvector('simple'::regconfig, public.plain_words(((first_name || ' '::text) || last_name)))) WITH (fastupdate=off);
CREATE INDEX prospects__newest ON public.prospects USING btree (created_at DESC, id);
CREATE INDEX prospects__pending ON public.prospects USING btree (created_at DESC, id DESC) WHERE (status = 'pending'::text);
CREATE INDEX prospects__shown ON public.prospects USING btree (approved_at DESC, id) WHERE ((status = 'approved'::text) AND (consent_id IS NOT NULL));
CREATE INDEX prospects__shown_by_goal ON public.prospects USING btree (goal_standing, approved_at DESC, id) WHERE ((status = 'approved'::text) AND (consent_id IS NOT NULL));
CREATE INDEX prospects__shown_by_sport ON public.prospects USING btree (sport, approved_at DESC, id) WHERE ((status = 'approved'::text) AND (consent_id IS NOT NULL));
CREATE INDEX prospects__shown_by_sport_and_goal ON public.prospects USING btree (sport, goal_standing, approved_at DESC, id) WHERE ((status = 'approved'::text) AND (consent_id IS NOT NULL));
CREATE INDEX prospects__untold_of_age ON public.prospects USING btree (date_of_birth) WHERE ((date_of_birth IS NOT NULL) AND (of_age_told_at IS NULL));
CREATE INDEX prospects__waiting ON public.prospects USING btree (submitted_at, id) WHERE (status = 'pending'::text);
CREATE INDEX provider_events__by_payment ON public.provider_events USING btree (provider_payment_id) WHERE (provider_payment_id IS NOT NULL);
CREATE INDEX provider_events__by_time ON public.provider_events USING btree (received_at);
CREATE INDEX provider_events__declined ON public.provider_events USING btree (received_at) WHERE (kind = 'payment_declined'::text);
CREATE INDEX purchase_request_events__of_request ON public.purchase_request_events USING btree (request_id, id);
CREATE INDEX purchase_request_items__by_amount ON public.purchase_request_items USING btree (amount_cents);
CREATE INDEX purchase_request_items__by_receipt ON public.purchase_request_items USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE INDEX purchase_requests__by_budget ON public.purchase_requests USING btree (budget_id);
CREATE INDEX purchase_requests__by_plain_words ON public.purchase_requests USING gin (to_tsvector('simple'::regconfig, public.plain_words(((title || ' '::text) || memo)))) WITH (fastupdate=off) WHERE (status <> 'draft'::text);
CREATE INDEX purchase_requests__by_status ON public.purchase_requests USING btree (status, submitted_at DESC, id DESC) WHERE (status <> 'draft'::text);
CREATE INDEX purchase_requests__by_teacher ON public.purchase_requests USING btree (teacher_id, COALESCE(submitted_at, created_at) DESC, id DESC);
CREATE INDEX purchase_requests__by_teacher_and_total ON public.purchase_requests USING btree (teacher_id, total_cents, COALESCE(submitted_at, created_at) DESC, id DESC);
CREATE INDEX purchase_requests__by_total ON public.purchase_requests USING btree (total_cents, submitted_at DESC, id DESC) WHERE (status <> 'draft'::text);
CREATE INDEX purchase_requests__by_words ON public.purchase_requests USING gin (words) WITH (fastupdate=off);
CREATE INDEX purchase_requests__newest ON public.purchase_requests USING btree (submitted_at DESC, id DESC) WHERE (status <> 'draft'::text);
CREATE INDEX rate_limits__ended ON public.rate_limits USING btree (window_ends_at);
CREATE INDEX receipts__by_payment ON public.receipts USING btree (payment_id);
CREATE UNIQUE INDEX receipts__one_valid_per_payment ON public.receipts USING btree (payment_id) WHERE (voided_at IS NULL);
CREATE UNIQUE INDEX receipts__replaced_once ON public.receipts USING btree (replaces_number) WHERE (replaces_number IS NOT NULL);
CREATE INDEX receipts__void_of_payment ON public.receipts USING btree (payment_id, number) WHERE (voided_at IS NOT NULL);
CREATE UNIQUE INDEX reconciliation_differences__once_while_open ON public.reconciliation_differences USING btree (subject, provider_id, what) WHERE (resolved_at IS NULL);
CREATE INDEX reconciliation_differences__open ON public.reconciliation_differences USING btree (last_seen_at, id) WHERE (resolved_at IS NULL);
CREATE INDEX refresh_tokens__by_session ON public.refresh_tokens USING btree (session_id);
CREATE UNIQUE INDEX refund_orders__one_open_per_payment ON public.refund_orders USING btree (payment_id) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX refunds__by_payment ON public.refunds USING btree (payment_id);
CREATE INDEX refunds__on_their_way ON public.refunds USING btree (payment_id) WHERE (state = ANY (ARRAY['requires_action'::text, 'pending'::text]));
CREATE INDEX refused_attempts__newest ON public.refused_attempts USING btree (last_at DESC, id);
CREATE INDEX reimbursement_payment_files__newest ON public.reimbursement_payment_files USING btree (made_at DESC, id);
CREATE INDEX reimbursement_payouts__of_file ON public.reimbursement_payouts USING btree (payment_file_id) WHERE (payment_file_id IS NOT NULL);
CREATE INDEX reimbursement_returned_payouts__by_day ON public.reimbursement_returned_payouts USING btree (returned_at);
CREATE INDEX reimbursement_returned_payouts__of_file ON public.reimbursement_returned_payouts USING btree (payment_file_id) WHERE (payment_file_id IS NOT NULL);
CREATE INDEX reimbursement_returned_payouts__of_request ON public.reimbursement_returned_payouts USING btree (request_id);
CREATE INDEX reimbursements__by_content ON public.reimbursements USING btree (content_hash);
CREATE INDEX reimbursements__by_request ON public.reimbursements USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE INDEX reimbursements__by_teacher ON public.reimbursements USING btree (teacher_id, created_at DESC, id DESC);
CREATE INDEX reimbursements__unused ON public.reimbursements USING btree (created_at) WHERE (request_id IS NULL);
CREATE INDEX role_history__by_time ON public.role_history USING btree (changed_at DESC, id DESC);
CREATE INDEX role_history__by_user ON public.role_history USING btree (user_id, changed_at DESC);
CREATE UNIQUE INDEX saved_cards__one_per_account ON public.saved_cards USING btree (user_id) WHERE (removed_at IS NULL);
CREATE INDEX saved_cards__to_be_forgotten ON public.saved_cards USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE UNIQUE INDEX saved_views__name_once ON public.saved_views USING btree (user_id, list, lower(name));
CREATE UNIQUE INDEX saved_views__one_per_name ON public.saved_views USING btree (user_id, list, public.name_key(name));
CREATE INDEX schools__by_words ON public.schools USING gin (search) WITH (fastupdate=off) WHERE is_open;
CREATE INDEX second_copies__by_subject ON public.second_copies USING btree (of, subject);
CREATE UNIQUE INDEX second_copies__one_stands ON public.second_copies USING btree (of, subject) WHERE (ended_at IS NULL);
CREATE INDEX second_factor_challenges__by_factor ON public.second_factor_challenges USING btree (factor_id);
CREATE INDEX second_factor_challenges__by_session ON public.second_factor_challenges USING btree (session_id);
CREATE INDEX second_factor_misses__by_session ON public.second_factor_misses USING btree (session_id, kind, missed_at);
CREATE INDEX second_factor_misses__by_user ON public.second_factor_misses USING btree (user_id, missed_at);
CREATE INDEX second_factors__by_user ON public.second_factors USING btree (user_id);
CREATE UNIQUE INDEX second_factors__one_per_name ON public.second_factors USING btree (user_id, lower(friendly_name)) WHERE ((verified_at IS NOT NULL) AND (friendly_name <> ''::text));
CREATE INDEX second_factors__verified_by_user ON public.second_factors USING btree (user_id) WHERE (verified_at IS NOT NULL);
CREATE INDEX session_order_items__by_order ON public.session_order_items USING btree (order_id, "position");
CREATE INDEX session_orders__by_session ON public.session_orders USING btree (session_id);
CREATE INDEX session_shipments__by_order ON public.session_shipments USING btree (order_id);
CREATE INDEX sessions__by_user ON public.sessions USING btree (user_id) WHERE (revoked_at IS NULL);
CREATE INDEX sessions__of_staff ON public.sessions USING btree (refreshed_at DESC, id) WHERE (revoked_at IS NULL);
CREATE INDEX share_links__by_classroom ON public.share_links USING btree (classroom_id);
CREATE INDEX share_links__by_creator ON public.share_links USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX shopping_sessions__by_teacher ON public.shopping_sessions USING btree (teacher_id, started_at DESC);
CREATE INDEX sign_in_links__by_address_change ON public.sign_in_links USING btree (address_change_id) WHERE (address_change_id IS NOT NULL);
CREATE INDEX sign_in_links__by_email ON public.sign_in_links USING btree (email, created_at);
CREATE INDEX sign_in_links__open_by_email ON public.sign_in_links USING btree (email, expires_at) WHERE (used_at IS NULL);
CREATE INDEX slot_news__untold ON public.slot_news USING btree (happened_at, id) WHERE (told_at IS NULL);
CREATE INDEX slot_shares__by_payment ON public.slot_shares USING btree (payment_id);
CREATE INDEX slot_shares__untold ON public.slot_shares USING btree (slot_id) WHERE (told_at IS NULL);
CREATE INDEX slot_shares__untold_full ON public.slot_shares USING btree (slot_id) WHERE (told_full_at IS NULL);
CREATE INDEX slots__by_classroom ON public.slots USING btree (classroom_id, assigned_at DESC) WHERE (classroom_id IS NOT NULL);
CREATE INDEX slots__by_creation ON public.slots USING btree (created_at DESC, id DESC);
CREATE INDEX slots__by_payment ON public.slots USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE INDEX slots__by_teacher ON public.slots USING btree (teacher_id, assigned_at DESC) WHERE (teacher_id IS NOT NULL);
CREATE INDEX slots__frozen ON public.slots USING btree (pool_id, created_at, number) WHERE ((frozen_at IS NOT NULL) AND (classroom_id IS NULL) AND (voided_at IS NULL));
CREATE INDEX slots__given_without_draw ON public.slots USING btree (assigned_at DESC, number DESC) WHERE (assigned_how <> 'draw'::text);
CREATE INDEX slots__held ON public.slots USING btree (teacher_id) WHERE (held_cents > 0);
CREATE UNIQUE INDEX slots__one_per_draw_and_classroom ON public.slots USING btree (draw_id, classroom_id) WHERE (draw_id IS NOT NULL);
CREATE INDEX slots__waiting ON public.slots USING btree (pool_id, created_at, number) WHERE ((classroom_id IS NULL) AND (voided_at IS NULL) AND (frozen_at IS NULL));
CREATE INDEX sponsor_links__by_request ON public.sponsor_links USING btree (request_id, created_at DESC);
CREATE UNIQUE INDEX sponsor_profiles__one_per_handle ON public.sponsor_profiles USING btree (lower(handle));
CREATE INDEX sponsor_requests__by_address ON public.sponsor_requests USING btree (email text_pattern_ops);
CREATE INDEX sponsor_requests__by_plain_name ON public.sponsor_requests USING gin (to_tsvector('simple'::regconfig, public.plain_words(org_name))) WITH (fastupdate=off);
CREATE INDEX sponsor_requests__newest ON public.sponsor_requests USING btree (created_at DESC, id DESC);
CREATE INDEX sponsor_requests__open ON public.sponsor_requests USING btree (created_at) WHERE (status <> 'fulfilled'::text);
CREATE INDEX sponsor_requests__unanswered ON public.sponsor_requests USING btree (created_at, id) WHERE ((status <> 'fulfilled'::text) AND (onboarding_status = 'pending'::text) AND (invited_at IS NULL));
CREATE INDEX sponsorships__by_account ON public.sponsorships USING btree (COALESCE(goal_id, prospect_id));
CREATE INDEX sponsorships__by_prospect ON public.sponsorships USING btree (prospect_id);
CREATE INDEX sponsorships__monthly ON public.sponsorships USING btree (created_at DESC, id DESC) WHERE (kind = 'recurring'::text);
CREATE INDEX stories__waiting ON public.stories USING btree (submitted_at, id) WHERE (submitted_at IS NOT NULL);
CREATE INDEX story_assets__latest ON public.story_assets USING btree (teacher_id, created_at DESC, id);
CREATE INDEX story_assets__unused ON public.story_assets USING btree (used_at);
CREATE INDEX story_book_photos__of_asset ON public.story_book_photos USING btree (asset_id);
CREATE INDEX story_books__held ON public.story_books USING btree (held_at, id) WHERE (held_at IS NOT NULL);
CREATE INDEX story_books__in_story ON public.story_books USING btree (classroom_id, published_at DESC) WHERE in_story;
CREATE INDEX story_books__latest ON public.story_books USING btree (updated_at DESC, id);
CREATE INDEX story_books__of_classroom ON public.story_books USING btree (classroom_id);
CREATE INDEX story_books__of_teacher ON public.story_books USING btree (teacher_id, updated_at DESC, id);
CREATE INDEX story_books__published ON public.story_books USING btree (published_at DESC, id) WHERE (status = 'published'::text);
CREATE INDEX story_books__published_of ON public.story_books USING btree (teacher_id, looked_through_for) WHERE ((status = 'published'::text) AND (held_at IS NULL));
CREATE INDEX story_books__waiting ON public.story_books USING btree (submitted_at, id) WHERE (status = 'submitted'::text);
CREATE INDEX story_papers__made ON public.story_papers USING btree (made_at) WHERE (made_at IS NOT NULL);
CREATE INDEX story_papers__waiting ON public.story_papers USING btree (asked_at, id) WHERE (state = 'open'::text);
CREATE INDEX story_pictures__without_pixels ON public.story_pictures USING btree (drawn_at) WHERE (raster IS NULL);
CREATE INDEX story_runs__of_book ON public.story_runs USING btree (book_id, kind, created_at DESC);
CREATE INDEX story_runs__of_week ON public.story_runs USING btree (week_id) WHERE (week_id IS NOT NULL);
CREATE UNIQUE INDEX story_runs__one_open ON public.story_runs USING btree (book_id, kind) WHERE (state = 'open'::text);
CREATE INDEX story_runs__waiting ON public.story_runs USING btree (kind, created_at) WHERE (state = 'open'::text);
CREATE INDEX story_statements__of_book ON public.story_statements USING btree (book_id, said_at);
CREATE INDEX story_takedowns__by_address ON public.story_takedowns USING btree (lower(email)) WHERE (email IS NOT NULL);
CREATE INDEX story_takedowns__of_book ON public.story_takedowns USING btree (book_id, asked_at);
CREATE UNIQUE INDEX students__once ON public.students USING btree (teacher_id, lower(full_name)) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX students__one_per_name ON public.students USING btree (teacher_id, public.name_key(full_name), copy) WHERE (removed_at IS NULL);
CREATE INDEX students__removed ON public.students USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX teacher_budgets__by_amount ON public.teacher_budgets USING btree (allocated_cents, id);
CREATE INDEX teacher_budgets__by_creation ON public.teacher_budgets USING btree (created_at DESC, id DESC);
CREATE INDEX teacher_budgets__by_year ON public.teacher_budgets USING btree (fiscal_year DESC, id);
CREATE INDEX teacher_cards__by_teacher ON public.teacher_cards USING btree (teacher_id);
CREATE UNIQUE INDEX teacher_cards__one_active ON public.teacher_cards USING btree (teacher_id, vendor) WHERE (status = 'active'::text);
CREATE UNIQUE INDEX teacher_cards__one_per_issued ON public.teacher_cards USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX teacher_grants__by_week ON public.teacher_grants USING btree (storybook_week_id) WHERE (storybook_week_id IS NOT NULL);
CREATE INDEX teacher_grants__latest ON public.teacher_grants USING btree (teacher_id, granted_at DESC, id);
CREATE INDEX teacher_looks__of_avatar ON public.teacher_looks USING btree (avatar_id) WHERE (avatar_id IS NOT NULL);
CREATE INDEX teacher_looks__photos ON public.teacher_looks USING btree (changed_at, teacher_id) WHERE (photo_file_id IS NOT NULL);
CREATE INDEX teacher_looks__waiting ON public.teacher_looks USING btree (waiting_since, teacher_id) WHERE (waiting_file_id IS NOT NULL);
CREATE INDEX teacher_nominations__by_classroom ON public.teacher_nominations USING btree (classroom_id);
CREATE UNIQUE INDEX teacher_nominations__once ON public.teacher_nominations USING btree (nominator_email, public.name_key(teacher_name), public.name_key(school), public.name_key(COALESCE(city, ''::text)), public.name_key(COALESCE(state, ''::text)), copy);
CREATE INDEX teacher_nominations__unlinked ON public.teacher_nominations USING btree (md5(((public.name_key(teacher_name) || '
'::text) || public.name_key(school)))) WHERE (classroom_id IS NULL);
CREATE INDEX teacher_photos__by_file ON public.teacher_photos USING btree (file_id) WHERE (file_id IS NOT NULL);
CREATE INDEX teacher_photos__newest ON public.teacher_photos USING btree (created_at DESC, id);
CREATE INDEX teacher_photos__of_teacher ON public.teacher_photos USING btree (teacher_id, created_at DESC, id);
CREATE INDEX teacher_photos__rejected ON public.teacher_photos USING btree (decided_at) WHERE (approved IS FALSE);
CREATE INDEX teacher_photos__shown ON public.teacher_photos USING btree (classroom_id, created_at DESC, id) WHERE approved;
CREATE INDEX teacher_photos__waiting ON public.teacher_photos USING btree (created_at, id) WHERE (approved IS NULL);
CREATE INDEX text_drafts__by_maker ON public.text_drafts USING btree (made_by, made_at);
CREATE INDEX ticket_messages__by_plain_words ON public.ticket_messages USING gin (to_tsvector('simple'::regconfig, public.plain_words(body))) WITH (fastupdate=off);
CREATE INDEX ticket_triage__due ON public.ticket_triage USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX tickets__by_assignee ON public.tickets USING btree (assignee_id, waiting_since, updated_at DESC) WHERE (assignee_id IS NOT NULL);
CREATE INDEX tickets__by_change ON public.tickets USING btree (updated_at DESC, id);
CREATE INDEX tickets__by_creation ON public.tickets USING btree (created_at, id);
CREATE INDEX tickets__by_plain_subject ON public.tickets USING gin (to_tsvector('simple'::regconfig, public.plain_words(subject))) WITH (fastupdate=off);
CREATE INDEX tickets__by_priority ON public.tickets USING btree (priority, waiting_since, updated_at DESC, id) WHERE (priority <> 'normal'::text);
CREATE INDEX tickets__by_teacher ON public.tickets USING btree (teacher_id, updated_at DESC, id);
CREATE INDEX tickets__by_wait ON public.tickets USING btree (waiting_since, updated_at DESC, id);
CREATE INDEX tickets__by_words ON public.tickets USING gin (search);
CREATE INDEX tickets__open ON public.tickets USING btree (status, waiting_since, updated_at DESC, id) WHERE (status <> 'closed'::text);
CREATE INDEX tickets__unread ON public.tickets USING btree (teacher_id) WHERE ((answered_at IS NOT NULL) AND ((seen_at IS NULL) OR (seen_at < answered_at)));
CREATE INDEX tool_drafts__oldest ON public.tool_drafts USING btree (changed_at);
CREATE INDEX tool_results__latest ON public.tool_results USING btree (teacher_id, created_at DESC, id);
CREATE INDEX tool_results__of_student ON public.tool_results USING btree (student_id) WHERE (student_id IS NOT NULL);
CREATE INDEX tower_gifts__covered ON public.tower_gifts USING btree (place) WHERE (covered_cents > 0);
CREATE INDEX tower_gifts__waiting ON public.tower_gifts USING btree (place) WHERE (waiting_cents > 0);
CREATE INDEX unused_money__by_prospect ON public.unused_money USING btree (prospect_id);
CREATE INDEX unused_money__due ON public.unused_money USING btree (moves_at) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX unused_money__one_at_a_time ON public.unused_money USING btree (COALESCE(goal_id, prospect_id)) WHERE (ended_at IS NULL);
CREATE INDEX users__by_address ON public.users USING btree (email text_pattern_ops);
CREATE INDEX users__by_creation ON public.users USING btree (created_at DESC, id DESC);
CREATE INDEX users__by_lower_name ON public.users USING btree (lower(full_name), email);
CREATE INDEX users__by_lower_name_back ON public.users USING btree (lower(full_name) DESC NULLS LAST, email);
CREATE INDEX users__by_plain_name ON public.users USING gin (to_tsvector('simple'::regconfig, public.plain_words(full_name))) WITH (fastupdate=off) WHERE (full_name IS NOT NULL);
CREATE INDEX users__by_role ON public.users USING btree (role, created_at DESC, email) WHERE (erased_at IS NULL);
CREATE INDEX users__disabled ON public.users USING btree (created_at DESC, email) WHERE (disabled_at IS NOT NULL);
CREATE INDEX webhook_deliveries__due ON public.webhook_deliveries USING btree (next_attempt_at) WHERE ((delivered_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX webhook_deliveries__newest ON public.webhook_deliveries USING btree (webhook_id, occurred_at DESC, id);
CREATE INDEX webhook_deliveries__oldest ON public.webhook_deliveries USING btree (occurred_at);
CREATE INDEX webhook_deliveries__waiting ON public.webhook_deliveries USING btree (webhook_id) WHERE ((delivered_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX writer_asks__by_day ON public.writer_asks USING btree (day, teacher_id);
CREATE UNIQUE INDEX writer_consents__one_in_force ON public.writer_consents USING btree (teacher_id) WHERE (taken_back_at IS NULL);
CREATE UNIQUE INDEX year_statement_runs__one_at_a_time ON public.year_statement_runs USING btree (year) WHERE (done_at IS NULL);
CREATE OR REPLACE VIEW public.pledge_standings AS
 SELECT installment.id,
    installment.pledge_id,
    installment.place,
    installment.due_on,
    installment.amount_cents,
    (COALESCE(sum(gift.paid_cents), (0)::numeric))::bigint AS paid_cents,
    (COALESCE(sum(gift.expected_cents), (0)::numeric))::bigint AS expected_cents
   FROM (public.pledge_installments installment
     LEFT JOIN public.pledge_gift_standings gift ON ((gift.installment_id = installment.id)))
  GROUP BY installment.id;
CREATE TRIGGER allowlist_entries__invite_arrived AFTER INSERT ON public.allowlist_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.allowlist_entries_judge_invites();
CREATE TRIGGER allowlist_entries__invite_became AFTER UPDATE ON public.allowlist_entries REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.allowlist_entries_judge_invites();
CREATE TRIGGER allowlist_entries__invite_gone AFTER DELETE ON public.allowlist_entries REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.allowlist_entries_judge_invites();
CREATE TRIGGER allowlist_entries__invite_was AFTER UPDATE ON public.allowlist_entries REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION public.allowlist_entries_judge_invites();
CREATE TRIGGER assignment_slots__beacon_stays BEFORE UPDATE ON public.assignment_slots FOR EACH ROW WHEN (((old.state <> 'scheduled'::text) AND ((new.beacon_chain IS DISTINCT FROM old.beacon_chain) OR (new.number_at IS DISTINCT FROM old.number_at)) AND (NOT ((old.state = 'frozen'::text) AND (new.state = 'frozen'::text) AND (old.published_at IS NULL) AND (new.published_at IS NULL) AND (new.number_at > old.number_at))))) EXECUTE FUNCTION public.draws_keep_their_beacon();
CREATE TRIGGER assignment_slots__change_standings AFTER UPDATE ON public.assignment_slots FOR EACH ROW WHEN (((old.state <> 'completed'::text) AND (new.state = 'completed'::text))) EXECUTE FUNCTION public.standings_follow_draws();
CREATE TRIGGER assignment_slots__count_winners BEFORE UPDATE ON public.assignment_slots FOR EACH ROW WHEN (((old.state <> 'completed'::text) AND (new.state = 'completed'::text))) EXECUTE FUNCTION public.draws_count_their_winners();
CREATE TRIGGER assignment_slots__counted_once BEFORE UPDATE ON public.assignment_slots FOR EACH ROW WHEN (((new.winners_count IS DISTINCT FROM old.winners_count) AND (NOT ((old.state <> 'completed'::text) AND (new.state = 'completed'::text))))) EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER assignment_slots__forward_only BEFORE UPDATE ON public.assignment_slots FOR EACH ROW EXECUTE FUNCTION public.draws_require_forward();
CREATE TRIGGER assignment_slots__never_deleted BEFORE DELETE ON public.assignment_slots FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER assignment_slots__never_emptied BEFORE TRUNCATE ON public.assignment_slots FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER assignment_slots__number_for_each BEFORE INSERT ON public.assignment_slots FOR EACH ROW WHEN ((NOT new.needs_number)) EXECUTE FUNCTION public.draws_need_their_number();
CREATE TRIGGER assignment_slots__number_stays BEFORE UPDATE ON public.assignment_slots FOR EACH ROW WHEN (((old.state = 'completed'::text) AND (new.beacon_signature IS DISTINCT FROM old.beacon_signature))) EXECUTE FUNCTION public.draws_keep_their_beacon();
CREATE TRIGGER assignment_slots__plan_start BEFORE INSERT ON public.assignment_slots FOR EACH ROW EXECUTE FUNCTION public.draws_plan_their_start();
CREATE TRIGGER assignment_slots__plan_stays BEFORE UPDATE ON public.assignment_slots FOR EACH ROW WHEN ((new.planned_for IS DISTINCT FROM old.planned_for)) EXECUTE FUNCTION public.draws_keep_their_plan();
CREATE TRIGGER athlete_money_rules__append_only BEFORE DELETE OR UPDATE ON public.athlete_money_rules FOR EACH ROW EXECUTE FUNCTION public.athlete_money_rules_refuse_change();
CREATE TRIGGER audit_head__never_deleted BEFORE DELETE ON public.audit_head FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('audit_head__only_on');
CREATE TRIGGER audit_head__only_on BEFORE UPDATE ON public.audit_head FOR EACH ROW WHEN ((new.seq <= old.seq)) EXECUTE FUNCTION public.books_refuse_change('audit_head__only_on');
CREATE TRIGGER audit_log__append_only BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION public.audit_refuse_change();
CREATE TRIGGER audit_log__never_emptied BEFORE TRUNCATE ON public.audit_log FOR EACH STATEMENT EXECUTE FUNCTION public.audit_refuse_change();
CREATE TRIGGER audit_marks__append_only BEFORE DELETE OR UPDATE ON public.audit_marks FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('audit_marks__append_only');
CREATE TRIGGER audit_marks__never_emptied BEFORE TRUNCATE ON public.audit_marks FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('audit_marks__append_only');
CREATE TRIGGER balance_watch__second_copy AFTER INSERT OR UPDATE ON public.balance_watch FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('balance_watch', 'single', 'stays');
CREATE TRIGGER bank_lines__as_told BEFORE UPDATE ON public.bank_lines FOR EACH ROW WHEN ((((((new.statement_id IS DISTINCT FROM old.statement_id) OR (new.place IS DISTINCT FROM old.place)) OR (new.key IS DISTINCT FROM old.key)) OR (new.day IS DISTINCT FROM old.day)) OR (new.amount_cents IS DISTINCT FROM old.amount_cents))) EXECUTE FUNCTION public.books_refuse_change('bank_lines__as_told');
CREATE TRIGGER bank_lines__never_deleted BEFORE DELETE ON public.bank_lines FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('bank_lines__never_deleted');
CREATE TRIGGER bank_statements__as_told BEFORE UPDATE ON public.bank_statements FOR EACH ROW WHEN (((to_jsonb(new.*) - 'compared_to'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'compared_to'::text))) EXECUTE FUNCTION public.books_refuse_change('bank_statements__as_told');
CREATE TRIGGER bank_statements__never_deleted BEFORE DELETE ON public.bank_statements FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('bank_statements__never_deleted');
CREATE TRIGGER book_seals__append_only BEFORE DELETE OR UPDATE ON public.book_seals FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('book_seals__append_only');
CREATE TRIGGER broadcasts__notify AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.broadcasts FOR EACH STATEMENT EXECUTE FUNCTION public.broadcasts_notify();
CREATE TRIGGER card_allowances__ends_no_later BEFORE UPDATE ON public.card_allowances FOR EACH ROW WHEN ((new.closes_at > old.closes_at)) EXECUTE FUNCTION public.books_refuse_change('card_allowances__ends_no_later');
CREATE TRIGGER card_allowances__second_copy AFTER INSERT OR UPDATE ON public.card_allowances FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('card_allowances', 'id', 'stays');
CREATE TRIGGER card_allowances__second_end AFTER INSERT OR UPDATE ON public.card_allowances FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('card_ends', 'id', 'follows');
CREATE TRIGGER card_allowances__second_number AFTER INSERT OR UPDATE ON public.card_allowances FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('card_numbers', 'id', 'stays');
CREATE TRIGGER card_authorizations__as_told BEFORE UPDATE ON public.card_authorizations FOR EACH ROW WHEN (((new.decided_at <> old.decided_at) OR (new.allowance_id <> old.allowance_id) OR ((new.merchant <> old.merchant) AND (new.told_at <= old.told_at)))) EXECUTE FUNCTION public.books_refuse_change('card_authorizations__as_told');
CREATE TRIGGER card_authorizations__second_copy AFTER INSERT OR UPDATE ON public.card_authorizations FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('card_purchases', 'id', 'follows');
CREATE TRIGGER card_transactions__second_copy AFTER INSERT OR UPDATE ON public.card_transactions FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('card_transactions', 'id', 'stays');
CREATE TRIGGER charity_details__append_only BEFORE DELETE OR UPDATE ON public.charity_details FOR EACH ROW EXECUTE FUNCTION public.charity_append_only();
CREATE TRIGGER charity_details__notify AFTER INSERT OR TRUNCATE ON public.charity_details FOR EACH STATEMENT EXECUTE FUNCTION public.charity_notify();
CREATE TRIGGER charity_zones__append_only BEFORE DELETE OR UPDATE ON public.charity_zones FOR EACH ROW EXECUTE FUNCTION public.charity_append_only();
CREATE TRIGGER charity_zones__notify AFTER INSERT OR TRUNCATE ON public.charity_zones FOR EACH STATEMENT EXECUTE FUNCTION public.charity_notify();
CREATE TRIGGER checkouts__complete_stays BEFORE UPDATE ON public.checkouts FOR EACH ROW WHEN (((old.state = 'complete'::text) AND ((new.state <> 'complete'::text) OR (new.purpose <> old.purpose) OR (new.destination <> old.destination) OR (new.amount_cents <> old.amount_cents) OR (new.fee_cover_cents <> old.fee_cover_cents) OR (new.currency <> old.currency) OR (new.user_id IS DISTINCT FROM old.user_id) OR (new.classroom_id IS DISTINCT FROM old.classroom_id) OR (new.program_key IS DISTINCT FROM old.program_key) OR (new.completed_at IS DISTINCT FROM old.completed_at)))) EXECUTE FUNCTION public.books_refuse_change('checkouts__complete_stays');
CREATE TRIGGER checkouts__goes_where_it_was_asked BEFORE UPDATE ON public.checkouts FOR EACH ROW WHEN (((old.state = 'complete'::text) AND (new.goes_to IS DISTINCT FROM old.goes_to))) EXECUTE FUNCTION public.books_refuse_change('checkouts__complete_stays');
CREATE TRIGGER checkouts__paid_never_deleted BEFORE DELETE ON public.checkouts FOR EACH ROW WHEN ((old.state = ANY (ARRAY['complete'::text, 'needs_review'::text]))) EXECUTE FUNCTION public.books_refuse_change('checkouts__complete_stays');
CREATE TRIGGER checkouts__same_pack BEFORE UPDATE ON public.checkouts FOR EACH ROW WHEN (((old.state = 'complete'::text) AND ((new.pack_id IS DISTINCT FROM old.pack_id) OR (new.credit_cents IS DISTINCT FROM old.credit_cents)))) EXECUTE FUNCTION public.books_refuse_change('checkouts__complete_stays');
CREATE TRIGGER classroom_nominations__change_standings AFTER INSERT ON public.classroom_nominations REFERENCING NEW TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.standings_follow_ballots();
CREATE TRIGGER classroom_nominations__confirm_standings AFTER UPDATE ON public.classroom_nominations REFERENCING OLD TABLE AS ballots_before NEW TABLE AS ballots_after FOR EACH STATEMENT EXECUTE FUNCTION public.standings_follow_confirmed_ballots();
CREATE TRIGGER classroom_nominations__enter_nominees AFTER INSERT ON public.classroom_nominations REFERENCING NEW TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_ballots();
CREATE TRIGGER classroom_nominations__leave_nominees AFTER DELETE ON public.classroom_nominations REFERENCING OLD TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_ballots();
CREATE TRIGGER classroom_nominations__leave_standings AFTER DELETE ON public.classroom_nominations REFERENCING OLD TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.standings_follow_ballots();
CREATE TRIGGER classroom_nominations__move_nominees AFTER UPDATE ON public.classroom_nominations FOR EACH ROW WHEN ((old.classroom_id <> new.classroom_id)) EXECUTE FUNCTION public.nominees_follow_moved_ballots();
CREATE TRIGGER classroom_nominations__move_standings AFTER UPDATE ON public.classroom_nominations FOR EACH ROW WHEN ((old.classroom_id <> new.classroom_id)) EXECUTE FUNCTION public.standings_follow_moved_ballots();
CREATE TRIGGER classrooms__change_nominees AFTER UPDATE ON public.classrooms FOR EACH ROW WHEN ((((((old.teacher_email IS DISTINCT FROM new.teacher_email) OR (old.teacher_id IS DISTINCT FROM new.teacher_id)) OR (old.teacher_display_name IS DISTINCT FROM new.teacher_display_name)) OR (old.name IS DISTINCT FROM new.name)) OR (old.school IS DISTINCT FROM new.school))) EXECUTE FUNCTION public.nominees_follow_classrooms();
CREATE TRIGGER classrooms__change_standings AFTER UPDATE ON public.classrooms FOR EACH ROW WHEN (((old.teacher_id IS DISTINCT FROM new.teacher_id) OR (old.confirmed_at IS DISTINCT FROM new.confirmed_at))) EXECUTE FUNCTION public.standings_follow_classrooms();
CREATE TRIGGER classrooms__enter_standings AFTER INSERT ON public.classrooms FOR EACH ROW WHEN (((new.teacher_id IS NOT NULL) AND (new.confirmed_at IS NOT NULL))) EXECUTE FUNCTION public.standings_follow_classrooms();
CREATE TRIGGER classrooms__first_sponsor_stays BEFORE UPDATE OF sponsor_id ON public.classrooms FOR EACH ROW WHEN (((old.sponsor_id IS NOT NULL) AND (new.sponsor_id IS DISTINCT FROM old.sponsor_id))) EXECUTE FUNCTION public.books_refuse_change('classrooms__first_sponsor_stays');
CREATE TRIGGER classrooms__stay_in_frozen_list BEFORE UPDATE ON public.classrooms FOR EACH ROW WHEN (((old.confirmed_at IS NOT NULL) AND (old.teacher_id IS NOT NULL) AND ((new.confirmed_at IS NULL) OR (new.teacher_id IS DISTINCT FROM old.teacher_id)))) EXECUTE FUNCTION public.classrooms_stay_in_frozen_list();
CREATE TRIGGER confirmation_requests__enter_nominees AFTER INSERT ON public.confirmation_requests REFERENCING NEW TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_ballots();
CREATE TRIGGER confirmation_requests__leave_nominees AFTER DELETE ON public.confirmation_requests REFERENCING OLD TABLE AS ballots FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_ballots();
CREATE TRIGGER credit_uses__ended_stays BEFORE UPDATE ON public.credit_uses FOR EACH ROW WHEN (((old.state <> 'open'::text) OR ((((new.teacher_id IS DISTINCT FROM old.teacher_id) OR (new.reason IS DISTINCT FROM old.reason)) OR (new.transaction_id IS DISTINCT FROM old.transaction_id)) OR (new.created_at IS DISTINCT FROM old.created_at)) OR (new.sponsor_id IS DISTINCT FROM old.sponsor_id))) EXECUTE FUNCTION public.credit_uses_refuse_change();
CREATE TRIGGER credit_uses__kept_for_making BEFORE UPDATE ON public.credit_uses FOR EACH ROW WHEN (((old.state = 'open'::text) AND (new.state = 'refunded'::text))) EXECUTE FUNCTION public.credit_uses_refuse_return();
CREATE TRIGGER credit_uses__never_deleted BEFORE DELETE ON public.credit_uses FOR EACH ROW EXECUTE FUNCTION public.credit_uses_refuse_change();
CREATE TRIGGER disbursements__loses_words_only BEFORE UPDATE ON public.disbursements FOR EACH ROW WHEN ((((new.payee <> old.payee) AND (new.payee !~* 'erased'::text)) OR ((new.paid_for <> old.paid_for) AND (new.paid_for !~* 'erased'::text)) OR ((new.file_id IS DISTINCT FROM old.file_id) AND ((new.file_id IS NOT NULL) OR (new.erased_at IS NULL))))) EXECUTE FUNCTION public.books_refuse_change('disbursements__loses_words_only');
CREATE TRIGGER disbursements__same_payment BEFORE UPDATE ON public.disbursements FOR EACH ROW WHEN (((((((new.prospect_id IS DISTINCT FROM old.prospect_id) OR (new.goal_id IS DISTINCT FROM old.goal_id)) OR (new.amount_cents IS DISTINCT FROM old.amount_cents)) OR (new.paid_on IS DISTINCT FROM old.paid_on)) OR (new.recorded_by IS DISTINCT FROM old.recorded_by)) OR (new.recorded_at IS DISTINCT FROM old.recorded_at))) EXECUTE FUNCTION public.books_refuse_change('disbursements__same_payment');
CREATE TRIGGER disbursements__second_copy AFTER INSERT OR UPDATE ON public.disbursements FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('disbursements', 'id', 'words');
CREATE TRIGGER disputes__never_deleted BEFORE DELETE ON public.disputes FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('disputes__never_deleted');
CREATE TRIGGER disputes__never_emptied BEFORE TRUNCATE ON public.disputes FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('disputes__never_deleted');
CREATE TRIGGER disputes__same_dispute BEFORE UPDATE ON public.disputes FOR EACH ROW WHEN (((new.payment_id <> old.payment_id) OR (new.provider_dispute_id <> old.provider_dispute_id))) EXECUTE FUNCTION public.books_refuse_change('disputes__same_dispute');
CREATE TRIGGER donors__never_deleted BEFORE DELETE ON public.donors FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('donors__never_deleted');
CREATE TRIGGER donors__never_emptied BEFORE TRUNCATE ON public.donors FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('donors__never_deleted');
CREATE TRIGGER donors__same_person BEFORE UPDATE ON public.donors FOR EACH ROW WHEN (((new.kind <> old.kind) OR ((old.user_id IS NOT NULL) AND (new.user_id IS DISTINCT FROM old.user_id)) OR ((old.merged_into_id IS NOT NULL) AND (new.merged_into_id IS DISTINCT FROM old.merged_into_id)))) EXECUTE FUNCTION public.books_refuse_change('donors__same_person');
CREATE TRIGGER draw_commitments__append_only BEFORE DELETE OR UPDATE ON public.draw_commitments FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_commitments__never_emptied BEFORE TRUNCATE ON public.draw_commitments FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_entries__append_only BEFORE DELETE OR UPDATE ON public.draw_entries FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_entries__come_first AFTER INSERT ON public.draw_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.draw_entries_come_first();
CREATE TRIGGER draw_entries__never_emptied BEFORE TRUNCATE ON public.draw_entries FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_moves__append_only BEFORE DELETE OR UPDATE ON public.draw_moves FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_moves__never_emptied BEFORE TRUNCATE ON public.draw_moves FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_weights__append_only BEFORE DELETE OR UPDATE ON public.draw_weights FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_weights__never_emptied BEFORE TRUNCATE ON public.draw_weights FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_winners__append_only BEFORE DELETE OR UPDATE ON public.draw_winners FOR EACH ROW EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER draw_winners__come_first AFTER INSERT ON public.draw_winners REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.draw_winners_come_first();
CREATE TRIGGER draw_winners__never_emptied BEFORE TRUNCATE ON public.draw_winners FOR EACH STATEMENT EXECUTE FUNCTION public.draws_refuse_change();
CREATE TRIGGER installations__append_only BEFORE DELETE OR UPDATE ON public.installations FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('installations__append_only');
CREATE TRIGGER introductions__append_only BEFORE DELETE OR UPDATE ON public.introductions FOR EACH ROW EXECUTE FUNCTION public.introductions_refuse_change();
CREATE TRIGGER introductions__never_emptied BEFORE TRUNCATE ON public.introductions FOR EACH STATEMENT EXECUTE FUNCTION public.introductions_refuse_change();
CREATE TRIGGER ledger_accounts__never_deleted BEFORE DELETE ON public.ledger_accounts FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('ledger_accounts__never_deleted');
CREATE TRIGGER ledger_accounts__never_emptied BEFORE TRUNCATE ON public.ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('ledger_accounts__never_deleted');
CREATE TRIGGER ledger_accounts__same_account BEFORE UPDATE ON public.ledger_accounts FOR EACH ROW WHEN (((new.kind <> old.kind) OR (new.owner_id IS DISTINCT FROM old.owner_id) OR (new.unit <> old.unit))) EXECUTE FUNCTION public.books_refuse_change('ledger_accounts__same_account');
CREATE TRIGGER ledger_postings__add_up_moved_on AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_add_up_moved_on();
CREATE CONSTRAINT TRIGGER ledger_postings__added_at_commit AFTER INSERT ON public.ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.adds_at_commit) EXECUTE FUNCTION public.ledger_add_at_commit();
CREATE TRIGGER ledger_postings__append_only BEFORE DELETE OR UPDATE ON public.ledger_postings FOR EACH ROW EXECUTE FUNCTION public.ledger_refuse_change();
CREATE CONSTRAINT TRIGGER ledger_postings__balance AFTER INSERT ON public.ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_require_balance();
CREATE TRIGGER ledger_postings__known_moves AFTER INSERT ON public.ledger_postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_require_known_moves();
CREATE TRIGGER ledger_postings__never_emptied BEFORE TRUNCATE ON public.ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse_change();
CREATE TRIGGER ledger_transactions__append_only BEFORE DELETE OR UPDATE ON public.ledger_transactions FOR EACH ROW EXECUTE FUNCTION public.ledger_refuse_change();
CREATE CONSTRAINT TRIGGER ledger_transactions__has_postings AFTER INSERT ON public.ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.ledger_require_postings();
CREATE TRIGGER ledger_transactions__never_emptied BEFORE TRUNCATE ON public.ledger_transactions FOR EACH STATEMENT EXECUTE FUNCTION public.ledger_refuse_change();
CREATE TRIGGER live_events__notify AFTER INSERT ON public.live_events FOR EACH ROW EXECUTE FUNCTION public.live_events_notify();
CREATE TRIGGER mails__notify AFTER INSERT ON public.mails FOR EACH STATEMENT EXECUTE FUNCTION public.mails_notify();
CREATE TRIGGER monthly_amounts__as_asked BEFORE UPDATE ON public.monthly_amounts FOR EACH ROW WHEN (((new.sponsorship_id <> old.sponsorship_id) OR (new.amount_cents <> old.amount_cents) OR (new.fee_cover_cents <> old.fee_cover_cents) OR (new.asked_at <> old.asked_at) OR ((old.kept_at IS NOT NULL) AND (new.kept_at IS NULL)))) EXECUTE FUNCTION public.books_refuse_change('monthly_amounts__as_asked');
CREATE TRIGGER monthly_amounts__never_deleted BEFORE DELETE ON public.monthly_amounts FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('monthly_amounts__as_asked');
CREATE TRIGGER offline_gifts__booked_as_it_is BEFORE UPDATE ON public.offline_gifts FOR EACH ROW WHEN (((old.state <> 'pending'::text) AND ((new.amount_cents IS DISTINCT FROM old.amount_cents) OR (new.given_on IS DISTINCT FROM old.given_on)))) EXECUTE FUNCTION public.books_refuse_change('offline_gifts__booked_as_it_is');
CREATE TRIGGER offline_gifts__second_copy AFTER INSERT OR UPDATE ON public.offline_gifts FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('offline_gifts', 'id', 'stays');
CREATE TRIGGER offline_gifts__second_facts AFTER INSERT OR UPDATE ON public.offline_gifts FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('offline_facts', 'id', 'follows');
CREATE TRIGGER order_items__loses_words_only BEFORE UPDATE ON public.order_items FOR EACH ROW WHEN ((((new.name <> old.name) AND (new.name !~* 'erased'::text)) OR ((new.category <> old.category) AND (new.category !~* 'erased'::text)))) EXECUTE FUNCTION public.books_refuse_change('order_items__loses_words_only');
CREATE TRIGGER order_items__same_line BEFORE UPDATE ON public.order_items FOR EACH ROW WHEN (((((new.order_id IS DISTINCT FROM old.order_id) OR (new.place IS DISTINCT FROM old.place)) OR (new.qty IS DISTINCT FROM old.qty)) OR (new.amount_cents IS DISTINCT FROM old.amount_cents))) EXECUTE FUNCTION public.books_refuse_change('order_items__same_line');
CREATE TRIGGER order_items__second_copy AFTER INSERT OR UPDATE ON public.order_items FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('order_items', 'id', 'words');
CREATE TRIGGER order_returns__loses_words_only BEFORE UPDATE ON public.order_returns FOR EACH ROW WHEN (((((((new.order_id IS DISTINCT FROM old.order_id) OR (new.order_item_id IS DISTINCT FROM old.order_item_id)) OR (new.amount_cents IS DISTINCT FROM old.amount_cents)) OR (new.returned_by IS DISTINCT FROM old.returned_by)) OR (new.returned_at IS DISTINCT FROM old.returned_at)) OR ((new.reason <> old.reason) AND (new.reason !~* 'erased'::text)) OR ((new.reference IS DISTINCT FROM old.reference) AND (COALESCE(new.reference, ''::text) !~* 'erased'::text)))) EXECUTE FUNCTION public.books_refuse_change('order_returns__loses_words_only');
CREATE TRIGGER order_returns__second_copy AFTER INSERT OR UPDATE ON public.order_returns FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('order_returns', 'id', 'words');
CREATE TRIGGER owned_items__append_only BEFORE DELETE OR UPDATE ON public.owned_items FOR EACH ROW EXECUTE FUNCTION public.owned_items_refuse_change();
CREATE TRIGGER owned_keepsakes__never_deleted BEFORE DELETE ON public.owned_keepsakes FOR EACH ROW EXECUTE FUNCTION public.owned_keepsakes_refuse_change();
CREATE TRIGGER owned_keepsakes__stays BEFORE UPDATE ON public.owned_keepsakes FOR EACH ROW WHEN (((((((new.user_id IS DISTINCT FROM old.user_id) OR (new.keepsake_key IS DISTINCT FROM old.keepsake_key)) OR (new.price_cents IS DISTINCT FROM old.price_cents)) OR (new.transaction_id IS DISTINCT FROM old.transaction_id)) OR (new.bought_at IS DISTINCT FROM old.bought_at)) OR (new.slot_id IS DISTINCT FROM old.slot_id))) EXECUTE FUNCTION public.owned_keepsakes_refuse_change();
CREATE TRIGGER pack_purchases__never_deleted BEFORE DELETE ON public.pack_purchases FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('pack_purchases__same_purchase');
CREATE TRIGGER pack_purchases__same_purchase BEFORE UPDATE ON public.pack_purchases FOR EACH ROW WHEN (((new.payment_id <> old.payment_id) OR (new.pack_id <> old.pack_id) OR (new.credit_cents <> old.credit_cents))) EXECUTE FUNCTION public.books_refuse_change('pack_purchases__same_purchase');
CREATE TRIGGER page_texts__append_only BEFORE DELETE OR UPDATE ON public.page_texts FOR EACH ROW EXECUTE FUNCTION public.charity_append_only();
CREATE TRIGGER page_texts__notify AFTER INSERT OR TRUNCATE ON public.page_texts FOR EACH STATEMENT EXECUTE FUNCTION public.charity_notify();
CREATE TRIGGER payment_shares__append_only BEFORE DELETE OR UPDATE ON public.payment_shares FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('payment_shares__append_only');
CREATE TRIGGER payment_shares__never_emptied BEFORE TRUNCATE ON public.payment_shares FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('payment_shares__append_only');
CREATE CONSTRAINT TRIGGER payments__added_to_day_after_changes AFTER UPDATE ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((public.payments_counted_cents(old.*) <> public.payments_counted_cents(new.*)) OR ((old.settled_at IS DISTINCT FROM new.settled_at) AND ((public.payments_counted_cents(old.*) + public.payments_counted_cents(new.*)) <> 0)))) EXECUTE FUNCTION public.payments_added_to_day();
CREATE CONSTRAINT TRIGGER payments__added_to_day_at_arrival AFTER INSERT ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((public.payments_counted_cents(new.*) <> 0)) EXECUTE FUNCTION public.payments_added_to_day();
CREATE CONSTRAINT TRIGGER payments__counted_after_changes AFTER UPDATE OF state, program_key, amount_cents, refunded_cents ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((public.payments_given_cents(old.*) <> public.payments_given_cents(new.*)) OR (old.program_key IS DISTINCT FROM new.program_key))) EXECUTE FUNCTION public.payments_keep_program_sums();
CREATE CONSTRAINT TRIGGER payments__counted_at_arrival AFTER INSERT ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((new.program_key IS NOT NULL) AND (new.state = 'settled'::text))) EXECUTE FUNCTION public.payments_keep_program_sums();
CREATE CONSTRAINT TRIGGER payments__follow_their_donor AFTER UPDATE OF donor_id ON public.payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (((old.donor_id IS NOT NULL) AND (new.donor_id IS DISTINCT FROM old.donor_id))) EXECUTE FUNCTION public.books_require_heir('payments__follow_their_donor');
CREATE TRIGGER payments__never_deleted BEFORE DELETE ON public.payments FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('payments__never_deleted');
CREATE TRIGGER payments__never_emptied BEFORE TRUNCATE ON public.payments FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('payments__never_deleted');
CREATE TRIGGER payments__settled_stays BEFORE UPDATE ON public.payments FOR EACH ROW WHEN (((new.provider_payment_id <> old.provider_payment_id) OR (new.created_at <> old.created_at) OR ((old.state = 'settled'::text) AND ((new.state <> 'settled'::text) OR (new.amount_cents <> old.amount_cents) OR (new.fee_cover_cents <> old.fee_cover_cents) OR (new.currency <> old.currency) OR (new.destination IS DISTINCT FROM old.destination) OR (new.checkout_id IS DISTINCT FROM old.checkout_id) OR (new.sponsorship_id IS DISTINCT FROM old.sponsorship_id) OR (new.provider_invoice_id IS DISTINCT FROM old.provider_invoice_id) OR (new.settled_at <> old.settled_at) OR (new.donor_id IS NULL) OR ((new.email IS NOT NULL) AND (new.email IS DISTINCT FROM old.email)))))) EXECUTE FUNCTION public.books_refuse_change('payments__settled_stays');
CREATE TRIGGER payouts__fails_as_moved BEFORE UPDATE OF status ON public.payouts FOR EACH ROW WHEN (((old.status = 'paid'::text) AND (new.status <> 'paid'::text))) EXECUTE FUNCTION public.payouts_fail_as_moved();
CREATE TRIGGER payouts__second_copy AFTER INSERT OR UPDATE ON public.payouts FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('payouts', 'id', 'stays');
CREATE TRIGGER payouts__second_state AFTER INSERT OR UPDATE ON public.payouts FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('payout_states', 'id', 'follows');
CREATE CONSTRAINT TRIGGER pledge_gifts__fit AFTER INSERT OR UPDATE ON public.pledge_gifts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pledge_gifts_fit();
CREATE CONSTRAINT TRIGGER pledge_installments__add_up AFTER INSERT OR DELETE OR UPDATE OF amount_cents, pledge_id ON public.pledge_installments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pledge_installments_stay_whole();
CREATE CONSTRAINT TRIGGER pledges__add_up AFTER INSERT OR UPDATE OF amount_cents ON public.pledges DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.pledges_stay_whole();
CREATE TRIGGER prospect_consents__append_only BEFORE DELETE OR UPDATE ON public.prospect_consents FOR EACH ROW EXECUTE FUNCTION public.prospect_consents_refuse_change();
CREATE TRIGGER prospect_consents__take_effect AFTER INSERT ON public.prospect_consents FOR EACH ROW EXECUTE FUNCTION public.prospect_consents_take_effect();
CREATE TRIGGER prospect_goals__follow AFTER INSERT OR UPDATE ON public.prospect_goals FOR EACH ROW EXECUTE FUNCTION public.prospect_goals_follow();
CREATE TRIGGER prospects__come_of_age AFTER UPDATE OF date_of_birth ON public.prospects FOR EACH ROW WHEN ((old.date_of_birth IS DISTINCT FROM new.date_of_birth)) EXECUTE FUNCTION public.prospects_come_of_age();
CREATE TRIGGER prospects__count_shown AFTER INSERT OR UPDATE ON public.prospects FOR EACH ROW EXECUTE FUNCTION public.prospects_count_shown();
CREATE TRIGGER prospects__note_name AFTER INSERT OR DELETE OR UPDATE ON public.prospects FOR EACH ROW EXECUTE FUNCTION public.note_athlete_names();
CREATE CONSTRAINT TRIGGER receipt_counter__has_receipt AFTER UPDATE ON public.receipt_counter DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION public.receipt_counter_require_receipt();
CREATE TRIGGER receipt_counter__never_deleted BEFORE DELETE ON public.receipt_counter FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('receipt_counter__one_by_one');
CREATE TRIGGER receipt_counter__one_by_one BEFORE UPDATE ON public.receipt_counter FOR EACH ROW WHEN ((new.last_number <> (old.last_number + 1))) EXECUTE FUNCTION public.books_refuse_change('receipt_counter__one_by_one');
CREATE TRIGGER receipts__append_only BEFORE UPDATE ON public.receipts FOR EACH ROW WHEN (((new.number <> old.number) OR (new.payment_id <> old.payment_id) OR (new.kind <> old.kind) OR (new.amount_cents <> old.amount_cents) OR (new.issued_at <> old.issued_at) OR (new.replaces_number IS DISTINCT FROM old.replaces_number) OR ((old.voided_at IS NOT NULL) AND (new.voided_at IS DISTINCT FROM old.voided_at)) OR ((new.email IS NOT NULL) AND (new.email IS DISTINCT FROM old.email)))) EXECUTE FUNCTION public.books_refuse_change('receipts__append_only');
CREATE TRIGGER receipts__never_deleted BEFORE DELETE ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('receipts__append_only');
CREATE TRIGGER receipts__never_emptied BEFORE TRUNCATE ON public.receipts FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('receipts__append_only');
CREATE TRIGGER receipts__next_number BEFORE INSERT ON public.receipts FOR EACH ROW EXECUTE FUNCTION public.receipts_follow_counter();
CREATE TRIGGER refunds__never_deleted BEFORE DELETE ON public.refunds FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('refunds__never_deleted');
CREATE TRIGGER refunds__never_emptied BEFORE TRUNCATE ON public.refunds FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('refunds__never_deleted');
CREATE TRIGGER refunds__same_refund BEFORE UPDATE ON public.refunds FOR EACH ROW WHEN (((new.payment_id <> old.payment_id) OR (new.provider_refund_id <> old.provider_refund_id) OR (new.amount_cents <> old.amount_cents) OR (new.created_at <> old.created_at))) EXECUTE FUNCTION public.books_refuse_change('refunds__same_refund');
CREATE TRIGGER role_history__append_only BEFORE DELETE OR UPDATE ON public.role_history FOR EACH ROW EXECUTE FUNCTION public.role_history_refuse_change();
CREATE TRIGGER role_history__never_emptied BEFORE TRUNCATE ON public.role_history FOR EACH STATEMENT EXECUTE FUNCTION public.role_history_refuse_change();
CREATE TRIGGER secret_marks__append_only BEFORE DELETE OR UPDATE ON public.secret_marks FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('secret_marks__append_only');
CREATE TRIGGER shopping_sessions__over BEFORE UPDATE OF status ON public.shopping_sessions FOR EACH ROW EXECUTE FUNCTION public.keep_session_over();
CREATE TRIGGER slots__change_standings AFTER UPDATE ON public.slots FOR EACH ROW WHEN (((new.classroom_id IS NOT NULL) AND ((old.classroom_id IS DISTINCT FROM new.classroom_id) OR (old.assigned_at IS DISTINCT FROM new.assigned_at)))) EXECUTE FUNCTION public.standings_follow_matches();
CREATE TRIGGER slots__enter_standings AFTER INSERT ON public.slots FOR EACH ROW WHEN ((new.classroom_id IS NOT NULL)) EXECUTE FUNCTION public.standings_follow_matches();
CREATE TRIGGER slots__keep_their_past BEFORE UPDATE ON public.slots FOR EACH ROW EXECUTE FUNCTION public.slots_keep_their_past();
CREATE TRIGGER slots__never_deleted BEFORE DELETE ON public.slots FOR EACH ROW EXECUTE FUNCTION public.books_refuse_change('slots__never_deleted');
CREATE TRIGGER slots__never_emptied BEFORE TRUNCATE ON public.slots FOR EACH STATEMENT EXECUTE FUNCTION public.books_refuse_change('slots__never_deleted');
CREATE CONSTRAINT TRIGGER slots__stay_with_their_donor AFTER UPDATE ON public.slots DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.donor_id IS DISTINCT FROM old.donor_id)) EXECUTE FUNCTION public.slots_follow_a_merge();
CREATE TRIGGER sponsorships__second_copy AFTER INSERT OR UPDATE ON public.sponsorships FOR EACH ROW EXECUTE FUNCTION public.keep_second_copy('sponsorships', 'id', 'stays');
CREATE TRIGGER story_books__papers_say_what_it_says AFTER UPDATE ON public.story_books FOR EACH ROW WHEN ((((((((new.title IS DISTINCT FROM old.title) OR (new.pages IS DISTINCT FROM old.pages)) OR (new.include_illustrations IS DISTINCT FROM old.include_illustrations)) OR (new.language IS DISTINCT FROM old.language)) OR (new.other_language IS DISTINCT FROM old.other_language)) OR (new.classroom_id IS DISTINCT FROM old.classroom_id)) OR (new.held_at IS DISTINCT FROM old.held_at))) EXECUTE FUNCTION public.story_books_drop_papers();
CREATE TRIGGER story_papers__address_ends_with_it AFTER DELETE ON public.story_papers FOR EACH ROW WHEN ((old.form = 'pdf'::text)) EXECUTE FUNCTION public.story_papers_end_address();
CREATE TRIGGER story_pictures__papers_show_what_is_drawn AFTER INSERT ON public.story_pictures FOR EACH ROW EXECUTE FUNCTION public.story_pictures_drop_papers();
CREATE TRIGGER story_pictures__papers_show_what_is_shown AFTER UPDATE ON public.story_pictures FOR EACH ROW WHEN (((((((new.id IS DISTINCT FROM old.id) OR (new.svg IS DISTINCT FROM old.svg)) OR (new.alt_en IS DISTINCT FROM old.alt_en)) OR (new.alt_es IS DISTINCT FROM old.alt_es)) OR (new.made_by IS DISTINCT FROM old.made_by)) OR ((new.made_by = 'provider'::text) AND (new.raster IS DISTINCT FROM old.raster)))) EXECUTE FUNCTION public.story_pictures_drop_papers();
CREATE TRIGGER story_runs__ended_stays BEFORE UPDATE ON public.story_runs FOR EACH ROW WHEN (((old.state <> 'open'::text) AND ((((new.state IS DISTINCT FROM old.state) OR (new.week_id IS DISTINCT FROM old.week_id)) OR (new.use_id IS DISTINCT FROM old.use_id)) OR (new.teacher_id IS DISTINCT FROM old.teacher_id)))) EXECUTE FUNCTION public.story_runs_refuse_change();
CREATE TRIGGER story_runs__reserve_use AFTER INSERT ON public.story_runs FOR EACH ROW WHEN ((new.use_id IS NOT NULL)) EXECUTE FUNCTION public.story_runs_reserve_use();
CREATE TRIGGER students__count_added AFTER INSERT ON public.students REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.count_added_names();
CREATE TRIGGER students__count_changed AFTER UPDATE ON public.students REFERENCING OLD TABLE AS changed_from NEW TABLE AS changed_to FOR EACH STATEMENT EXECUTE FUNCTION public.count_changed_names();
CREATE TRIGGER students__note_added AFTER INSERT ON public.students REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_class_lists();
CREATE TRIGGER students__note_changed AFTER UPDATE ON public.students REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_class_lists();
CREATE TRIGGER students__note_removed AFTER DELETE ON public.students REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.note_class_lists();
CREATE TRIGGER teacher_grants__append_only BEFORE DELETE OR UPDATE ON public.teacher_grants FOR EACH ROW EXECUTE FUNCTION public.teacher_grants_refuse_change();
CREATE TRIGGER teacher_nominations__change_nominees AFTER UPDATE ON public.teacher_nominations REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_named_teachers();
CREATE TRIGGER teacher_nominations__enter_nominees AFTER INSERT ON public.teacher_nominations REFERENCING NEW TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_named_teachers();
CREATE TRIGGER teacher_nominations__leave_nominees AFTER DELETE ON public.teacher_nominations REFERENCING OLD TABLE AS named FOR EACH STATEMENT EXECUTE FUNCTION public.nominees_follow_named_teachers();
CREATE TRIGGER team_lists__append_only BEFORE DELETE OR UPDATE ON public.team_lists FOR EACH ROW EXECUTE FUNCTION public.charity_append_only();
CREATE TRIGGER team_lists__notify AFTER INSERT OR TRUNCATE ON public.team_lists FOR EACH STATEMENT EXECUTE FUNCTION public.charity_notify();
CREATE TRIGGER users__change_nominees AFTER UPDATE ON public.users FOR EACH ROW WHEN ((old.email <> new.email)) EXECUTE FUNCTION public.nominees_follow_teachers();
CREATE TRIGGER users__change_standings AFTER UPDATE ON public.users FOR EACH ROW WHEN ((((NOT (old.role IS DISTINCT FROM 'teacher'::text)) OR (NOT (new.role IS DISTINCT FROM 'teacher'::text))) AND ((old.role IS DISTINCT FROM new.role) OR (old.disabled_at IS DISTINCT FROM new.disabled_at) OR ((new.handed_over_at IS NOT NULL) AND ((old.handed_over_at IS DISTINCT FROM new.handed_over_at) OR (old.email_verified_at IS DISTINCT FROM new.email_verified_at)))))) EXECUTE FUNCTION public.standings_follow_roles();
CREATE TRIGGER users__total_arrived AFTER INSERT ON public.users REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION public.users_total_arrived();
CREATE TRIGGER users__total_changed AFTER UPDATE ON public.users REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION public.users_total_changed();
CREATE TRIGGER webhook_deliveries__notify AFTER INSERT ON public.webhook_deliveries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION public.webhook_deliveries_notify();
ALTER TABLE ONLY public.account_codes
    ADD CONSTRAINT account_codes_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.address_changes
    ADD CONSTRAINT address_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.alert_messages
    ADD CONSTRAINT alert_messages_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES public.alerts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.allowlist_entries
    ADD CONSTRAINT allowlist_entries_allowed_by_fkey FOREIGN KEY (allowed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.api_keys
    ADD CONSTRAINT api_keys_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.approvals
    ADD CONSTRAINT approvals_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.asked_back
    ADD CONSTRAINT asked_back_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.assignment_slots
    ADD CONSTRAINT assignment_slots_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.assignment_slots
    ADD CONSTRAINT assignment_slots_frozen_by_fkey FOREIGN KEY (frozen_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.assignment_slots
    ADD CONSTRAINT assignment_slots_run_by_fkey FOREIGN KEY (run_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.assignment_slots
    ADD CONSTRAINT assignment_slots_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.athlete_money_rules
    ADD CONSTRAINT athlete_money_rules_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.athlete_news
    ADD CONSTRAINT athlete_news_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.audit_log
    ADD CONSTRAINT audit_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_lines
    ADD CONSTRAINT bank_lines_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES public.bank_statements(id);
ALTER TABLE ONLY public.bank_settled
    ADD CONSTRAINT bank_settled_line_id_fkey FOREIGN KEY (line_id) REFERENCES public.bank_lines(id);
ALTER TABLE ONLY public.bank_settled
    ADD CONSTRAINT bank_settled_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.bank_settled
    ADD CONSTRAINT bank_settled_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.bank_statements
    ADD CONSTRAINT bank_statements_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.budget_debts
    ADD CONSTRAINT budget_debts_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.budget_debts
    ADD CONSTRAINT budget_debts_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.budget_year_ends
    ADD CONSTRAINT budget_year_ends_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.card_allowances
    ADD CONSTRAINT card_allowances_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.card_allowances
    ADD CONSTRAINT card_allowances_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.card_authorizations
    ADD CONSTRAINT card_authorizations_allowance_id_fkey FOREIGN KEY (allowance_id) REFERENCES public.card_allowances(id);
ALTER TABLE ONLY public.card_charges
    ADD CONSTRAINT card_charges_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkouts(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.card_transactions
    ADD CONSTRAINT card_transactions_allowance_id_fkey FOREIGN KEY (allowance_id) REFERENCES public.card_allowances(id);
ALTER TABLE ONLY public.carried_holds
    ADD CONSTRAINT carried_holds_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.carried_holds
    ADD CONSTRAINT carried_holds_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.charity_details
    ADD CONSTRAINT charity_details_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.charity_zones
    ADD CONSTRAINT charity_zones_said_by_fkey FOREIGN KEY (said_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.check_pictures
    ADD CONSTRAINT check_pictures_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.check_pictures
    ADD CONSTRAINT check_pictures_kept_by_fkey FOREIGN KEY (kept_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.check_pictures
    ADD CONSTRAINT check_pictures_offline_gift_id_fkey FOREIGN KEY (offline_gift_id) REFERENCES public.offline_gifts(id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts__classroom FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_pack_id_fkey FOREIGN KEY (pack_id) REFERENCES public.credit_packs(id);
ALTER TABLE ONLY public.checkouts
    ADD CONSTRAINT checkouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.class_lists
    ADD CONSTRAINT class_lists_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.classroom_claims
    ADD CONSTRAINT classroom_claims_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.classroom_claims
    ADD CONSTRAINT classroom_claims_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.classroom_features
    ADD CONSTRAINT classroom_features_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.classroom_features
    ADD CONSTRAINT classroom_features_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.classroom_nominations
    ADD CONSTRAINT classroom_nominations_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms_opened_for_fkey FOREIGN KEY (opened_for) REFERENCES public.users(id);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms_school_id_fkey FOREIGN KEY (school_id) REFERENCES public.schools(id);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.classrooms
    ADD CONSTRAINT classrooms_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.confirmation_requests
    ADD CONSTRAINT confirmation_requests_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_refund_transaction_id_fkey FOREIGN KEY (refund_transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_sponsor_id_fkey FOREIGN KEY (sponsor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.credit_uses
    ADD CONSTRAINT credit_uses_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.direct_gifts
    ADD CONSTRAINT direct_gifts_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.direct_gifts
    ADD CONSTRAINT direct_gifts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.direct_gifts
    ADD CONSTRAINT direct_gifts_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements__own_goal FOREIGN KEY (goal_id, prospect_id) REFERENCES public.prospect_goals(id, prospect_id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_void_asked_by_fkey FOREIGN KEY (void_asked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.disbursements
    ADD CONSTRAINT disbursements_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.disputes
    ADD CONSTRAINT disputes_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.dollar_values
    ADD CONSTRAINT dollar_values_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.dollar_values
    ADD CONSTRAINT dollar_values_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.donor_contacts
    ADD CONSTRAINT donor_contacts_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.donor_notes
    ADD CONSTRAINT donor_notes_done_by_fkey FOREIGN KEY (done_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.donor_notes
    ADD CONSTRAINT donor_notes_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.donor_notes
    ADD CONSTRAINT donor_notes_written_by_fkey FOREIGN KEY (written_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.donor_tags
    ADD CONSTRAINT donor_tags_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors_merged_into_id_fkey FOREIGN KEY (merged_into_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors_same_as_id_fkey FOREIGN KEY (same_as_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.donors
    ADD CONSTRAINT donors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.draw_asks
    ADD CONSTRAINT draw_asks_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.draw_asks
    ADD CONSTRAINT draw_asks_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.draw_commitments
    ADD CONSTRAINT draw_commitments_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.draw_entries
    ADD CONSTRAINT draw_entries_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.draw_entries
    ADD CONSTRAINT draw_entries_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.draw_entries
    ADD CONSTRAINT draw_entries_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.draw_moves
    ADD CONSTRAINT draw_moves_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.draw_moves
    ADD CONSTRAINT draw_moves_moved_by_fkey FOREIGN KEY (moved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.draw_verifications
    ADD CONSTRAINT draw_verifications_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.draw_weights
    ADD CONSTRAINT draw_weights_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.draw_winners
    ADD CONSTRAINT draw_winners__in_the_list FOREIGN KEY (draw_id, classroom_id) REFERENCES public.draw_entries(draw_id, classroom_id);
ALTER TABLE ONLY public.draw_winners
    ADD CONSTRAINT draw_winners_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slots(id);
ALTER TABLE ONLY public.erasure_requests
    ADD CONSTRAINT erasure_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.erasure_requests
    ADD CONSTRAINT erasure_requests_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_content_hash_fkey FOREIGN KEY (content_hash) REFERENCES public.file_contents(hash);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_thumbnail_hash_fkey FOREIGN KEY (thumbnail_hash) REFERENCES public.file_contents(hash);
ALTER TABLE ONLY public.gift_thanks
    ADD CONSTRAINT gift_thanks_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.gift_thanks
    ADD CONSTRAINT gift_thanks_thanked_by_fkey FOREIGN KEY (thanked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.grant_notes
    ADD CONSTRAINT grant_notes_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.inquiries
    ADD CONSTRAINT inquiries_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.inquiries
    ADD CONSTRAINT inquiries_archived_by_fkey FOREIGN KEY (archived_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_by_id_fkey FOREIGN KEY (by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.introductions
    ADD CONSTRAINT introductions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings__account_in_its_unit FOREIGN KEY (account_id, unit) REFERENCES public.ledger_accounts(id, unit);
ALTER TABLE ONLY public.ledger_postings
    ADD CONSTRAINT ledger_postings_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions__payment FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions__refund FOREIGN KEY (refund_id) REFERENCES public.refunds(id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions__slot FOREIGN KEY (slot_id) REFERENCES public.slots(id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.ledger_transactions
    ADD CONSTRAINT ledger_transactions_corrects_id_fkey FOREIGN KEY (corrects_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.live_events
    ADD CONSTRAINT live_events_audience_user_id_fkey FOREIGN KEY (audience_user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_released_by_id_fkey FOREIGN KEY (released_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.month_closings
    ADD CONSTRAINT month_closings_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.month_closings
    ADD CONSTRAINT month_closings_signed_by_fkey FOREIGN KEY (signed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.monthly_amounts
    ADD CONSTRAINT monthly_amounts_sponsorship_id_fkey FOREIGN KEY (sponsorship_id) REFERENCES public.sponsorships(id);
ALTER TABLE ONLY public.monthly_cards
    ADD CONSTRAINT monthly_cards_sponsorship_id_fkey FOREIGN KEY (sponsorship_id) REFERENCES public.sponsorships(id);
ALTER TABLE ONLY public.nomination_confirmations
    ADD CONSTRAINT nomination_confirmations_nomination_id_fkey FOREIGN KEY (nomination_id) REFERENCES public.classroom_nominations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.nomination_confirmations
    ADD CONSTRAINT nomination_confirmations_teacher_nomination_id_fkey FOREIGN KEY (teacher_nomination_id) REFERENCES public.teacher_nominations(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.nomination_mailboxes
    ADD CONSTRAINT nomination_mailboxes_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.nomination_mailboxes
    ADD CONSTRAINT nomination_mailboxes_nomination_id_fkey FOREIGN KEY (nomination_id) REFERENCES public.classroom_nominations(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice_markings
    ADD CONSTRAINT notice_markings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.notice_marks
    ADD CONSTRAINT notice_marks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES public.admin_notifications(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.notice_reads
    ADD CONSTRAINT notice_reads_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.offline_gifts
    ADD CONSTRAINT offline_gifts_received_by_fkey FOREIGN KEY (received_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.order_items
    ADD CONSTRAINT order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_returns
    ADD CONSTRAINT order_returns_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.order_returns
    ADD CONSTRAINT order_returns_order_item_id_fkey FOREIGN KEY (order_item_id) REFERENCES public.order_items(id);
ALTER TABLE ONLY public.order_returns
    ADD CONSTRAINT order_returns_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.order_shipments
    ADD CONSTRAINT order_shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.orders(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.teacher_budgets(id) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_canceled_by_fkey FOREIGN KEY (canceled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_fulfilled_by_fkey FOREIGN KEY (fulfilled_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.orders
    ADD CONSTRAINT orders_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.own_note_templates
    ADD CONSTRAINT own_note_templates_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.own_note_templates
    ADD CONSTRAINT own_note_templates_template_id_fkey FOREIGN KEY (template_id) REFERENCES public.parent_note_templates(id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items_item_id_fkey FOREIGN KEY (item_id) REFERENCES public.market_items(id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.owned_items
    ADD CONSTRAINT owned_items_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes_keepsake_key_fkey FOREIGN KEY (keepsake_key) REFERENCES public.keepsakes(key);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slots(id);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.owned_keepsakes
    ADD CONSTRAINT owned_keepsakes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.pack_purchases
    ADD CONSTRAINT pack_purchases_pack_id_fkey FOREIGN KEY (pack_id) REFERENCES public.credit_packs(id);
ALTER TABLE ONLY public.pack_purchases
    ADD CONSTRAINT pack_purchases_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.page_texts
    ADD CONSTRAINT page_texts_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.payment_reviews
    ADD CONSTRAINT payment_reviews_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.payment_reviews
    ADD CONSTRAINT payment_reviews_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.payment_shares
    ADD CONSTRAINT payment_shares_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkouts(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.payments
    ADD CONSTRAINT payments_sponsorship_id_fkey FOREIGN KEY (sponsorship_id) REFERENCES public.sponsorships(id);
ALTER TABLE ONLY public.payout_lines
    ADD CONSTRAINT payout_lines_payout_id_fkey FOREIGN KEY (payout_id) REFERENCES public.payouts(id);
ALTER TABLE ONLY public.pending_provider_events
    ADD CONSTRAINT pending_provider_events_id_fkey FOREIGN KEY (id) REFERENCES public.provider_events(id);
ALTER TABLE ONLY public.pending_provider_events
    ADD CONSTRAINT pending_provider_events_provider_payment_id_fkey FOREIGN KEY (provider_payment_id) REFERENCES public.provider_payments(id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts_counted_by_fkey FOREIGN KEY (counted_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts_installment_id_fkey FOREIGN KEY (installment_id) REFERENCES public.pledge_installments(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts_offline_gift_id_fkey FOREIGN KEY (offline_gift_id) REFERENCES public.offline_gifts(id);
ALTER TABLE ONLY public.pledge_gifts
    ADD CONSTRAINT pledge_gifts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.pledge_installments
    ADD CONSTRAINT pledge_installments_pledge_id_fkey FOREIGN KEY (pledge_id) REFERENCES public.pledges(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pledges
    ADD CONSTRAINT pledges_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.pledges
    ADD CONSTRAINT pledges_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.pledges
    ADD CONSTRAINT pledges_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.program_interests
    ADD CONSTRAINT program_interests_program_id_fkey FOREIGN KEY (program_id) REFERENCES public.programs(id);
ALTER TABLE ONLY public.prospect_authors
    ADD CONSTRAINT prospect_authors_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_authors
    ADD CONSTRAINT prospect_authors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_consent_evidence
    ADD CONSTRAINT prospect_consent_evidence_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES public.prospect_consents(id);
ALTER TABLE ONLY public.prospect_consent_evidence
    ADD CONSTRAINT prospect_consent_evidence_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_consent_links
    ADD CONSTRAINT prospect_consent_links__of_their_guardian FOREIGN KEY (prospect_guardian_id, prospect_id) REFERENCES public.prospect_guardians(id, prospect_id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents__own_guardian FOREIGN KEY (prospect_guardian_id, prospect_id) REFERENCES public.prospect_guardians(id, prospect_id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_consents
    ADD CONSTRAINT prospect_consents_recorded_by_id_fkey FOREIGN KEY (recorded_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_goals
    ADD CONSTRAINT prospect_goals_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians_second_proof_by_id_fkey FOREIGN KEY (second_proof_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_guardians
    ADD CONSTRAINT prospect_guardians_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media_poster_file_id_fkey FOREIGN KEY (poster_file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.prospect_media
    ADD CONSTRAINT prospect_media_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates__own_media FOREIGN KEY (media_id, prospect_id) REFERENCES public.prospect_media(id, prospect_id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates_approved_by_id_fkey FOREIGN KEY (approved_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.prospect_updates
    ADD CONSTRAINT prospect_updates_reviewed_by_id_fkey FOREIGN KEY (reviewed_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects__own_consent FOREIGN KEY (consent_id, id) REFERENCES public.prospect_consents(id, prospect_id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_approved_by_id_fkey FOREIGN KEY (approved_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_athlete_id_fkey FOREIGN KEY (athlete_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_guardian_id_fkey FOREIGN KEY (guardian_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_onboarded_by_id_fkey FOREIGN KEY (onboarded_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.prospects
    ADD CONSTRAINT prospects_reviewed_by_id_fkey FOREIGN KEY (reviewed_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.purchase_request_events
    ADD CONSTRAINT purchase_request_events_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.purchase_request_events
    ADD CONSTRAINT purchase_request_events_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.purchase_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_request_items
    ADD CONSTRAINT purchase_request_items_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES public.reimbursements(id);
ALTER TABLE ONLY public.purchase_request_items
    ADD CONSTRAINT purchase_request_items_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.purchase_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests_budget_id_fkey FOREIGN KEY (budget_id) REFERENCES public.teacher_budgets(id);
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.purchase_requests
    ADD CONSTRAINT purchase_requests_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_replaces_number_fkey FOREIGN KEY (replaces_number) REFERENCES public.receipts(number);
ALTER TABLE ONLY public.recovery_codes
    ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens__after_parent FOREIGN KEY (parent_id) REFERENCES public.refresh_tokens(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.refresh_tokens
    ADD CONSTRAINT refresh_tokens__of_session FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refund_losses
    ADD CONSTRAINT refund_losses_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES public.refunds(id);
ALTER TABLE ONLY public.refund_orders
    ADD CONSTRAINT refund_orders_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.refund_orders
    ADD CONSTRAINT refund_orders_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.refund_orders
    ADD CONSTRAINT refund_orders_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.refund_requests
    ADD CONSTRAINT refund_requests_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES public.disputes(id);
ALTER TABLE ONLY public.refunds
    ADD CONSTRAINT refunds_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.reimbursement_payment_files
    ADD CONSTRAINT reimbursement_payment_files_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reimbursement_payouts
    ADD CONSTRAINT reimbursement_payouts_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reimbursement_payouts
    ADD CONSTRAINT reimbursement_payouts_payment_file_id_fkey FOREIGN KEY (payment_file_id) REFERENCES public.reimbursement_payment_files(id);
ALTER TABLE ONLY public.reimbursement_payouts
    ADD CONSTRAINT reimbursement_payouts_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.purchase_requests(id);
ALTER TABLE ONLY public.reimbursement_returned_payouts
    ADD CONSTRAINT reimbursement_returned_payouts_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reimbursement_returned_payouts
    ADD CONSTRAINT reimbursement_returned_payouts_payment_file_id_fkey FOREIGN KEY (payment_file_id) REFERENCES public.reimbursement_payment_files(id);
ALTER TABLE ONLY public.reimbursement_returned_payouts
    ADD CONSTRAINT reimbursement_returned_payouts_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.purchase_requests(id);
ALTER TABLE ONLY public.reimbursement_returned_payouts
    ADD CONSTRAINT reimbursement_returned_payouts_returned_by_fkey FOREIGN KEY (returned_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.reimbursements
    ADD CONSTRAINT reimbursements_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.purchase_requests(id);
ALTER TABLE ONLY public.reimbursements
    ADD CONSTRAINT reimbursements_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.role_history
    ADD CONSTRAINT role_history_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.role_history
    ADD CONSTRAINT role_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.role_words
    ADD CONSTRAINT role_words_role_change_id_fkey FOREIGN KEY (role_change_id) REFERENCES public.role_history(id);
ALTER TABLE ONLY public.saved_cards
    ADD CONSTRAINT saved_cards_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.saved_replies
    ADD CONSTRAINT saved_replies_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.saved_views
    ADD CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_factor_id_fkey FOREIGN KEY (factor_id) REFERENCES public.second_factors(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor_challenges
    ADD CONSTRAINT second_factor_challenges_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor_misses
    ADD CONSTRAINT second_factor_misses_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.sessions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor_misses
    ADD CONSTRAINT second_factor_misses_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.second_factor_tries
    ADD CONSTRAINT second_factor_tries_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.second_factors
    ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.session_order_items
    ADD CONSTRAINT session_order_items_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.session_orders(id);
ALTER TABLE ONLY public.session_orders
    ADD CONSTRAINT session_orders_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.shopping_sessions(id);
ALTER TABLE ONLY public.session_shipments
    ADD CONSTRAINT session_shipments_order_id_fkey FOREIGN KEY (order_id) REFERENCES public.session_orders(id);
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.share_link_visits
    ADD CONSTRAINT share_link_visits_code_fkey FOREIGN KEY (code) REFERENCES public.share_links(code);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_created_by_fkey FOREIGN KEY (created_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.share_links
    ADD CONSTRAINT share_links_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.shopping_sessions
    ADD CONSTRAINT shopping_sessions__of_an_allowance FOREIGN KEY (id) REFERENCES public.card_allowances(id);
ALTER TABLE ONLY public.shopping_sessions
    ADD CONSTRAINT shopping_sessions_teacher_card_id_fkey FOREIGN KEY (teacher_card_id) REFERENCES public.teacher_cards(id);
ALTER TABLE ONLY public.shopping_sessions
    ADD CONSTRAINT shopping_sessions_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_address_change_id_fkey FOREIGN KEY (address_change_id) REFERENCES public.address_changes(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_handed_over_by_fkey FOREIGN KEY (handed_over_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.sign_in_links
    ADD CONSTRAINT sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.slot_news
    ADD CONSTRAINT slot_news_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slots(id);
ALTER TABLE ONLY public.slot_shares
    ADD CONSTRAINT slot_shares_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.tower_gifts(payment_id);
ALTER TABLE ONLY public.slot_shares
    ADD CONSTRAINT slot_shares_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES public.slots(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_draw_id_fkey FOREIGN KEY (draw_id) REFERENCES public.assignment_slots(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES public.pools(id);
ALTER TABLE ONLY public.slots
    ADD CONSTRAINT slots_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sponsor_links
    ADD CONSTRAINT sponsor_links_request_id_fkey FOREIGN KEY (request_id) REFERENCES public.sponsor_requests(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.sponsor_profiles
    ADD CONSTRAINT sponsor_profiles_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.sponsor_requests
    ADD CONSTRAINT sponsor_requests_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.sponsor_requests
    ADD CONSTRAINT sponsor_requests_released_by_fkey FOREIGN KEY (released_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships__own_goal FOREIGN KEY (goal_id, prospect_id) REFERENCES public.prospect_goals(id, prospect_id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_checkout_id_fkey FOREIGN KEY (checkout_id) REFERENCES public.checkouts(id);
ALTER TABLE ONLY public.sponsorships
    ADD CONSTRAINT sponsorships_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.staff_duties
    ADD CONSTRAINT staff_duties_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.stories
    ADD CONSTRAINT stories_submitted_by_fkey FOREIGN KEY (submitted_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.story_assets
    ADD CONSTRAINT story_assets_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.story_assets
    ADD CONSTRAINT story_assets_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.story_book_photos
    ADD CONSTRAINT story_book_photos_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES public.story_assets(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_book_photos
    ADD CONSTRAINT story_book_photos_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_books
    ADD CONSTRAINT story_books_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.story_books
    ADD CONSTRAINT story_books_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.story_papers
    ADD CONSTRAINT story_papers_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_pictures
    ADD CONSTRAINT story_pictures_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs_use_id_fkey FOREIGN KEY (use_id) REFERENCES public.credit_uses(id);
ALTER TABLE ONLY public.story_runs
    ADD CONSTRAINT story_runs_week_id_fkey FOREIGN KEY (week_id) REFERENCES public.storybook_credits(id);
ALTER TABLE ONLY public.story_statements
    ADD CONSTRAINT story_statements_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_statements
    ADD CONSTRAINT story_statements_said_by_fkey FOREIGN KEY (said_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.story_takedowns
    ADD CONSTRAINT story_takedowns_book_id_fkey FOREIGN KEY (book_id) REFERENCES public.story_books(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.story_takedowns
    ADD CONSTRAINT story_takedowns_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.storybook_credits
    ADD CONSTRAINT storybook_credits_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.storybook_credits
    ADD CONSTRAINT storybook_credits_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.storybook_wishes
    ADD CONSTRAINT storybook_wishes_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.students
    ADD CONSTRAINT students_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_budgets
    ADD CONSTRAINT teacher_budgets_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_cards
    ADD CONSTRAINT teacher_cards_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants_storybook_week_id_fkey FOREIGN KEY (storybook_week_id) REFERENCES public.storybook_credits(id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_grants
    ADD CONSTRAINT teacher_grants_transaction_id_fkey FOREIGN KEY (transaction_id) REFERENCES public.ledger_transactions(id);
ALTER TABLE ONLY public.teacher_looks
    ADD CONSTRAINT teacher_looks_avatar_id_fkey FOREIGN KEY (avatar_id) REFERENCES public.market_items(id);
ALTER TABLE ONLY public.teacher_looks
    ADD CONSTRAINT teacher_looks_photo_file_id_fkey FOREIGN KEY (photo_file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.teacher_looks
    ADD CONSTRAINT teacher_looks_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_looks
    ADD CONSTRAINT teacher_looks_waiting_file_id_fkey FOREIGN KEY (waiting_file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.teacher_nominations
    ADD CONSTRAINT teacher_nominations_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.teacher_nominations
    ADD CONSTRAINT teacher_nominations_linked_by_fkey FOREIGN KEY (linked_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos_classroom_id_fkey FOREIGN KEY (classroom_id) REFERENCES public.classrooms(id);
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.teacher_photos
    ADD CONSTRAINT teacher_photos_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.teacher_profiles
    ADD CONSTRAINT teacher_profiles_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.team_lists
    ADD CONSTRAINT team_lists_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.text_drafts
    ADD CONSTRAINT text_drafts_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.ticket_attachments
    ADD CONSTRAINT ticket_attachments_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.ticket_attachments
    ADD CONSTRAINT ticket_attachments_message_id_fkey FOREIGN KEY (message_id) REFERENCES public.ticket_messages(id);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_author_id_fkey FOREIGN KEY (author_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.ticket_messages
    ADD CONSTRAINT ticket_messages_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);
ALTER TABLE ONLY public.ticket_triage
    ADD CONSTRAINT ticket_triage_ticket_id_fkey FOREIGN KEY (ticket_id) REFERENCES public.tickets(id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_assignee_id_fkey FOREIGN KEY (assignee_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES public.users(id);
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.tool_drafts
    ADD CONSTRAINT tool_drafts_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.tool_result_versions
    ADD CONSTRAINT tool_result_versions_result_id_fkey FOREIGN KEY (result_id) REFERENCES public.tool_results(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results_student_id_fkey FOREIGN KEY (student_id) REFERENCES public.students(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.tool_results
    ADD CONSTRAINT tool_results_use_id_fkey FOREIGN KEY (use_id) REFERENCES public.credit_uses(id);
ALTER TABLE ONLY public.tower_gifts
    ADD CONSTRAINT tower_gifts_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES public.payments(id);
ALTER TABLE ONLY public.unused_money
    ADD CONSTRAINT unused_money__own_goal FOREIGN KEY (goal_id, prospect_id) REFERENCES public.prospect_goals(id, prospect_id);
ALTER TABLE ONLY public.unused_money
    ADD CONSTRAINT unused_money_prospect_id_fkey FOREIGN KEY (prospect_id) REFERENCES public.prospects(id);
ALTER TABLE ONLY public.webhook_deliveries
    ADD CONSTRAINT webhook_deliveries_webhook_id_fkey FOREIGN KEY (webhook_id) REFERENCES public.webhooks(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.writer_asks
    ADD CONSTRAINT writer_asks_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.writer_consents
    ADD CONSTRAINT writer_consents_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.writer_days
    ADD CONSTRAINT writer_days_teacher_id_fkey FOREIGN KEY (teacher_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.year_statement_runs
    ADD CONSTRAINT year_statement_runs_asked_by_id_fkey FOREIGN KEY (asked_by_id) REFERENCES public.users(id);
ALTER TABLE ONLY public.year_statements
    ADD CONSTRAINT year_statements_donor_id_fkey FOREIGN KEY (donor_id) REFERENCES public.donors(id);
ALTER TABLE ONLY public.year_statements
    ADD CONSTRAINT year_statements_run_id_fkey FOREIGN KEY (run_id) REFERENCES public.year_statement_runs(id);
