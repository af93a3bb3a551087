import type { RowRule, Survey } from '../../../invariant.ts'

/** What must be held back of each donor, beside what is. */
const heldSurvey: Survey = {
  survey: 'held money',
  by: 'donors',
  key: 'due.donor_id',
  from: '{{due}} due',
  rules: [
    {
      name: 'as many of a donor’s newest waiting slots are frozen as contested and missing money touches',
      broken: 'due.frozen <> due.due_frozen or due.newest_free > due.oldest_frozen',
    },
    {
      name: 'what a donor’s free waiting slots and uncontested balance hold is program money that nobody contests',
      broken: `80000 * (due.waiting - due.frozen) + greatest(0, due.balance_cents - due.own_cents - due.guests_cents)
        > greatest(0, due.program_cents - due.own_cents - due.guests_cents)`,
    },
  ],
}

/** What must hold of contested and missing money: it is held back by amount, per donor, no more and no less. */
export const disputeInvariants: readonly (RowRule | Survey)[] = [
  heldSurvey,
  {
    name: 'as many cents of a donor’s matched slots are held as contested money touches, the newest first',
    by: 'donors',
    sql: `with due as (select * from {{due}} due where own_cents + guests_cents + held_cents > 0), matched as (
      select slot.id, slot.donor_id, slot.ordinal, slot.held_cents, due.due_held_cents, due.on_guests_cents,
        slot.assigned_how = 'designation' and payment.payer_signed_in is not distinct from false as is_of_guest
      from due join slots slot on slot.donor_id = due.donor_id and slot.voided_at is null and slot.classroom_id is not null
      left join payments payment on payment.id = slot.payment_id
    ), first_held as (
      select *, case when is_of_guest then least(80000, greatest(0, on_guests_cents - 80000
          * (row_number() over (partition by donor_id, is_of_guest order by ordinal desc) - 1))) else 0 end as on_guest
      from matched
    ), space as (
      select *, coalesce(sum(80000 - on_guest) over (partition by donor_id order by ordinal desc
        rows between unbounded preceding and 1 preceding), 0) as before
      from first_held
    )
    select id from space where held_cents <> on_guest + least(80000 - on_guest, greatest(0, due_held_cents - before))
    union all select donor_id from due where held_cents <> due_held_cents + on_guests_cents`,
  },
]
