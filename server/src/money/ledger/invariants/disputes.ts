import { heldMoney } from './held-money.ts'
import type { Invariant } from './invariant.ts'

/** What must hold of contested and missing money: it is held back by amount, per donor, no more and no less. */
export const disputeInvariants: readonly Invariant[] = [
  {
    name: 'as many of a donor’s newest waiting slots are frozen as contested and missing money touches',
    sql: `${heldMoney} select donor_id from due where frozen <> due_frozen or newest_free > oldest_frozen`,
  },
  {
    name: 'as many cents of a donor’s matched slots are held as contested money touches, the newest first',
    sql: `${heldMoney}, first_held as (
      select live.*, due.due_held_cents, case when live.is_of_guest then least(80000, greatest(0, due.on_guests_cents - 80000
          * (row_number() over (partition by live.donor_id, live.is_of_guest order by live.ordinal desc) - 1))) else 0 end as on_guest
      from live join due on due.donor_id = live.donor_id and due.own_cents + due.guests_cents + due.held_cents > 0
      where not live.is_waiting
    ), space as (
      select *, coalesce(sum(80000 - on_guest) over (partition by donor_id order by ordinal desc
        rows between unbounded preceding and 1 preceding), 0) as before
      from first_held
    )
    select id from space where held_cents <> on_guest + least(80000 - on_guest, greatest(0, due_held_cents - before))
    union all select donor_id from due where held_cents <> due_held_cents + on_guests_cents`,
  },
  {
    name: 'what a donor’s free waiting slots and uncontested balance hold is program money that nobody contests',
    sql: `${heldMoney} select donor_id from due
      where 80000 * (waiting - frozen) + greatest(0, balance_cents - own_cents - guests_cents)
        > greatest(0, program_cents - own_cents - guests_cents)`,
  },
  {
    name: 'a budget holds what its slots hold',
    sql: `select coalesce(budget.id::text, held.teacher_id || ' ' || held.fiscal_year) from (
        select teacher_id, extract(year from assigned_at at time zone 'UTC' + interval '6 months')::int as fiscal_year,
          sum(held_cents) as cents
        from slots where held_cents > 0 group by 1, 2
      ) held
      full join teacher_budgets budget on budget.teacher_id = held.teacher_id and budget.fiscal_year = held.fiscal_year
      where coalesce(budget.held_cents, 0) <> coalesce(held.cents, 0)`,
  },
]
