import type { DomainInvariants, RowRule, SumRule, SurveyPart } from '../../invariant.ts'

const paidOnce: RowRule = {
  name: 'a disbursement that stands moved its amount once out of its own goal’s money, and no other moved any',
  by: 'disbursements',
  sql: `select given.id from disbursements given
      left join lateral (select spending_id,
          sum_cents(case when account_kind = 'prospect_spent' then amount_cents else 0 end) as spent,
          sum_cents(case when owner_id <> coalesce(given.goal_id, given.prospect_id) then abs(amount_cents) else 0 end) as elsewhere,
          count(*) filter (where kind = 'disbursement_paid') as outs, count(*) filter (where kind = 'disbursement_voided') as backs
        from {{moves}} moved where kind in ('disbursement_paid', 'disbursement_voided') and {spending_id of given.id}
        group by spending_id) moved on moved.spending_id = given.id
      where {given.id} and (coalesce(moved.elsewhere, 0) <> 0
        or coalesce(moved.spent, 0) <> case when given.state = 'paid' then given.amount_cents else 0 end
        or coalesce(moved.outs, 0) <> case when given.state in ('paid', 'voided') then 2 else 0 end
        or coalesce(moved.backs, 0) <> case when given.state = 'voided' then 2 else 0 end)`,
}

const known: RowRule = {
  name: 'what was paid out of an athlete’s money is what disbursements say that stand',
  by: 'prospects',
  sql: `with owner as (
        select prospect.id, prospect.id as prospect_id from prospects prospect where {prospect.id}
        union all select goal.id, goal.prospect_id from prospect_goals goal where {goal.prospect_id}
      ), stands as (select coalesce(goal_id, prospect_id) as owner_id, sum_cents(amount_cents) as cents from disbursements
        where {prospect_id} and state = 'paid' group by 1)
      select owner.prospect_id from owner
      left join ledger_accounts account on account.kind = 'prospect_spent' and account.owner_id = owner.id
      left join stands on stands.owner_id = owner.id
      where coalesce(account.balance_cents, 0) <> coalesce(stands.cents, 0)`,
}

const withinOne: RowRule = {
  name: 'money of an athlete moves on only within their own goals, never more comes back to one than went',
  by: 'prospects',
  sql: `with owner as (
        select prospect.id, prospect.id as prospect_id from prospects prospect where {prospect.id}
        union all select goal.id, goal.prospect_id from prospect_goals goal where {goal.prospect_id}
      ), net as (
        select owner.prospect_id, owner.id, owner.id = owner.prospect_id as is_general,
          coalesce(sum_cents(moved.amount_cents) filter (where moved.kind in ('goal_to_athlete', 'athlete_to_goal')), 0) as among,
          coalesce(sum_cents(moved.amount_cents) filter (where moved.kind in ('athlete_to_fund', 'athlete_from_fund')), 0) as fund
        from owner join {{moves}} moved on moved.owner_id = owner.id and moved.account_kind = 'prospect_goal'
          and moved.kind in ('goal_to_athlete', 'athlete_to_goal', 'athlete_to_fund', 'athlete_from_fund')
        group by owner.prospect_id, owner.id
      )
      select prospect_id from net group by prospect_id
      having sum(among) <> 0 or bool_or(fund > 0) or bool_or(not is_general and among > 0)`,
}

const movedInTime: RowRule = {
  name: 'unused money moved on once, whole, and not before the day that the family was told',
  by: 'unused_money',
  sql: `select spell.id from unused_money spell
      left join (select substr(entry.idempotency_key, 8, 36) as spell_id, -sum(posting.amount_cents) as cents,
          min(entry.occurred_at) as first_at
        from ledger_transactions entry join ledger_postings posting on posting.transaction_id = entry.id and posting.amount_cents < 0
        where entry.idempotency_key like 'unused:%' group by 1) moved on moved.spell_id = spell.id::text
      where {spell.id} and (coalesce(moved.cents, 0) <> coalesce(spell.moved_cents, 0)
        or moved.first_at < spell.moves_at)`,
}

/** What goes on above a goal follows from what was raised; all else that moves on has its spell. */
const movedForAReason: SurveyPart = {
  of: 'transactions',
  joins: `left join unused_money spell on spell.ended_at is not null and spell.id = case
      when entry.idempotency_key ~ '^unused:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:'
      then substr(entry.idempotency_key, 8, 36)::uuid end`,
  rules: [
    {
      name: 'money of an athlete moves on above a goal, or because it was unused for as long as was said',
      broken: `entry.kind in ('goal_to_athlete', 'athlete_to_fund') and spell.id is null
        and (entry.kind = 'athlete_to_fund' or entry.idempotency_key not like 'level:%')`,
    },
  ],
}

const decidedByPeople: RowRule = {
  name: 'who recorded a disbursement, decided it and took it back stands in the audit log, above the limit two of them each time',
  by: 'disbursements',
  sql: `select given.id from disbursements given
      where {given.id} and (
        not exists (select from audit_log row where row.target_id = given.id::text
          and row.action = 'disbursements.record' and row.actor_id = given.recorded_by and row.at = given.recorded_at
          and (row.details ->> 'amount_cents')::bigint = given.amount_cents
          and row.details ->> 'account_id' = coalesce(given.goal_id, given.prospect_id)::text)
        or (given.state = 'declined' and not exists (select from audit_log row
          where row.target_id = given.id::text and row.actor_id = given.decided_by and row.action = 'disbursements.decline'))
        or (given.state = 'voided' and not exists (select from audit_log row
          where row.target_id = given.id::text and row.actor_id = given.voided_by and row.action = 'disbursements.void'))
        or (given.state = 'voided' and given.needs_second and not given.voided_alone and not exists (select from audit_log row
          where row.target_id = given.id::text and row.actor_id = given.void_asked_by and row.actor_id <> given.voided_by
            and row.action = 'disbursements.ask_void'))
        or (given.state in ('paid', 'voided') and not given.needs_second and given.decided_by <> given.recorded_by)
        or (given.needs_second and given.state in ('paid', 'voided') and not exists (select from audit_log row
          where row.target_id = given.id::text and row.action = 'disbursements.approve'
            and row.actor_id <> given.recorded_by and row.actor_id = given.decided_by)))`,
}

const letOut: RowRule = {
  name: 'a disbursement waits, to be paid or taken back, as long as its approval does; what was paid was let out by one person within the limit or by two',
  by: 'disbursements',
  sql: `select given.id from disbursements given
      left join approvals asked on asked.kind = 'disbursement' and asked.subject_id = given.id::text and asked.state = 'waiting'
      left join approvals back on back.kind = 'disbursement_void' and back.subject_id = given.id::text and back.state = 'waiting'
      where {given.id} and (
        case given.state when 'waiting' then given.amount_cents end is distinct from asked.amount_cents
        or case when given.state = 'paid' and given.void_asked_by is not null then given.amount_cents end
          is distinct from back.amount_cents
        or (given.state in ('paid', 'voided') and not exists (select from approvals approval
          where approval.kind = 'disbursement' and approval.subject_id = given.id::text
            and approval.amount_cents = given.amount_cents and approval.state in ('alone', 'approved', 'earlier'))))`,
}

const addedUp: SumRule = {
  name: 'what is said to have moved on of the money of a goal or an athlete is what the ledger moved',
  parts: [
    { sql: `select 'athlete ' || owner_id as key, to_athlete_cents as cents from athlete_moved_on` },
    { sql: `select 'fund ' || owner_id as key, to_fund_cents as cents from athlete_moved_on` },
    {
      by: 'ledger_postings',
      sql: `select case when kind in ('goal_to_athlete', 'athlete_to_goal') then 'athlete ' else 'fund ' end || owner_id as key,
          sum(amount_cents) as cents
        from {{moves}} moved where {posting_id} and account_kind = 'prospect_goal'
          and kind in ('goal_to_athlete', 'athlete_to_goal', 'athlete_to_fund', 'athlete_from_fund') group by 1`,
    },
  ],
}

/** What must hold of what is paid out of the money of athletes, and of what moves on of it. */
export const disbursementInvariants: DomainInvariants = {
  rules: [paidOnce, known, withinOne, movedInTime, movedForAReason, decidedByPeople, letOut],
  sums: [addedUp],
}
