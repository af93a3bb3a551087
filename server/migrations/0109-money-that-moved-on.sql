-- What went on from the money of a goal or an athlete, added up where it changes: asked at every gift and every return.

create table athlete_moved_on (
  owner_id uuid primary key,
  to_athlete_cents bigint not null,
  to_fund_cents bigint not null
);
comment on table athlete_moved_on is 'Of each goal or athlete whose money ever went on: how much, less what came back. A trigger on the postings of the ledger adds it up, so that a process of the version before does, too.';
comment on column athlete_moved_on.owner_id is 'The goal or the athlete, as ledger_accounts names the owner of an account of the kind prospect_goal.';
comment on column athlete_moved_on.to_athlete_cents is 'To the athlete’s general support, less what came back; below zero for the general support itself.';
comment on column athlete_moved_on.to_fund_cents is 'To the fund for all athletes, less what came back.';

create function ledger_add_up_moved_on() returns trigger language plpgsql as $$
begin
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
create trigger ledger_postings__add_up_moved_on after insert on ledger_postings
  referencing new table as added for each statement execute function ledger_add_up_moved_on();

insert into athlete_moved_on (owner_id, to_athlete_cents, to_fund_cents)
  select account.owner_id,
      - coalesce(sum(posting.amount_cents) filter (where entry.kind in ('goal_to_athlete', 'athlete_to_goal')), 0),
      - coalesce(sum(posting.amount_cents) filter (where entry.kind in ('athlete_to_fund', 'athlete_from_fund')), 0)
    from ledger_transactions entry
    join ledger_postings posting on posting.transaction_id = entry.id
    join ledger_accounts account on account.id = posting.account_id and account.kind = 'prospect_goal'
    where entry.kind in ('goal_to_athlete', 'athlete_to_goal', 'athlete_to_fund', 'athlete_from_fund')
    group by account.owner_id;
