import type { RowRule, SurveyPart } from '../../../invariant.ts'

/** What must hold of each slot as its donor’s. */
export const slotRules: SurveyPart = {
  of: 'slots',
  joins: `left join donors donor on donor.id = slot.donor_id
    left join payments payment on payment.id = slot.payment_id`,
  rules: [
    {
      name: 'each slot was minted of its own donor’s money, by the payment that it names',
      broken: `(minted.slot_id is not null and (minted.payment_id is distinct from slot.payment_id::text
          or case when slot.origin = 'house' then minted.is_of_house is distinct from true
            when minted.first_giver <> minted.last_giver then true
            when minted.first_giver = slot.donor_id::text then false
            else donor_heir(minted.first_giver::uuid) is distinct from slot.donor_id end))
        or slot.origin <> case donor.kind when 'person' then 'donor' else donor.kind end
        or (slot.origin = 'donor' and payment.id is not null and payment.donor_id <> slot.donor_id)`,
    },
  ],
}

/** What must hold of slots that their givers chose a classroom for. */
export const chosenSlotInvariants: readonly RowRule[] = [
  {
    name: 'a designated slot went to the classroom that its giver chose',
    by: 'slots',
    sql: `select slot.id from slots slot
      join payments payment on payment.id = slot.payment_id join checkouts checkout on checkout.id = payment.checkout_id
      where {slot.id} and slot.assigned_how = 'designation' and checkout.classroom_id is distinct from slot.classroom_id`,
  },
  {
    name: 'a classroom’s first sponsor paid for one of its slots',
    by: 'classrooms',
    sql: `select classroom.id from classrooms classroom
      left join (select distinct slot.classroom_id, donor.user_id from slots slot join donors donor on donor.id = slot.donor_id
        where {slot.classroom_id} and donor.user_id is not null) paid
        on paid.classroom_id = classroom.id and paid.user_id = classroom.sponsor_id
      where {classroom.id} and classroom.sponsor_id is not null and paid.user_id is null`,
  },
]
