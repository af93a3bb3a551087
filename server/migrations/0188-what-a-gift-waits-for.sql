-- What every gift paid for although it did not concern it, and what it made other gifts wait for.

-- Sixteen rows a day were taken with the payment's row and held over everything that came after: of eight gifts at one
-- moment two met in most cases, and the second waited for the first one's receipt. At the commit they are held for an instant.
-- By their names these come before what keeps the sums of programs: whoever changes one payment takes both in one order.
drop trigger payments__total_arrived on payments;
drop trigger payments__total_changed on payments;
drop function payments_total_arrived();
drop function payments_total_changed();

create function payments_add_to_day(at timestamptz, id uuid, cents bigint) returns void language sql as $$
  insert into gift_day_totals as total (day, bucket, cents) values (org_day(at), bucket_of(id), cents)
  on conflict (day, bucket) do update set cents = total.cents + excluded.cents
$$;

create function payments_added_to_day() returns trigger language plpgsql as $$
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
create constraint trigger payments__added_to_day_at_arrival after insert on payments
  deferrable initially deferred for each row
  when (payments_counted_cents(new) <> 0)
  execute function payments_added_to_day();
create constraint trigger payments__added_to_day_after_changes after update on payments
  deferrable initially deferred for each row
  when (payments_counted_cents(old) <> payments_counted_cents(new)
    or (old.settled_at is distinct from new.settled_at and payments_counted_cents(old) + payments_counted_cents(new) <> 0))
  execute function payments_added_to_day();

-- Whoever gave before has an entry, and nothing is judged anew.
create or replace function allowlist_entries_judge_invites() returns trigger language plpgsql as $$
begin
  if exists (select from touched) then
    perform pending_invites_judge(array(select distinct email from touched));
  end if;
  return null;
end $$;

-- Most facts move nothing of an athlete's, and each asked twice.
create or replace function ledger_add_up_moved_on() returns trigger language plpgsql as $$
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
