import type { PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { dueSoonDays, standingOf } from '@tower/contract/money/pledges.ts'
import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { pledgesOn } from './listed-pledges.queries.ts'
import { findPledgeReader } from './pledge-donor.queries.ts'
import { type CandidateRow, type CountedRow, listCandidates, listCounted } from './pledge-gifts.queries.ts'
import { findPledgeWords } from './pledge-story.queries.ts'
import { findPledgeOf, type InstallmentRow, listInstallments } from './pledges.queries.ts'

/** A pledge with its installments and the gifts that pay them, as it stands today. */
export function readPledge(services: Services, pledgeId: string): Promise<z.input<typeof PledgeStory>> {
  const today = dayOf(services.clock.now())
  return services.database.read(async (tx) => {
    const head = await pledgesOn(today).find(tx, sql`pledge.id = ${pledgeId}`)
    const words = await findPledgeWords(tx, pledgeId)
    if (!head || !words) throw new Refusal('pledges.not_found')
    const counted = await listCounted(tx, pledgeId)
    const reader = await findPledgeReader(tx, pledgeId)
    const view = viewInstallment({ today, hasEnded: head.ended_at !== null, counted })
    return {
      ...head,
      ...words,
      not_reminded: reader ? reader.not_reminded : ('no_address' as const),
      plan: (await listInstallments(tx, pledgeId)).map(view),
    }
  })
}

type Shown = { today: string; hasEnded: boolean; counted: readonly CountedRow[] }

const viewInstallment =
  ({ counted, ...on }: Shown) =>
  (row: InstallmentRow) => ({
    ...row,
    state: stateOf(row, on),
    gifts: counted.filter(({ installment_id: of }) => of === row.id).map(viewCounted),
  })

/** How an installment stands on a day. */
export function stateOf(row: InstallmentRow, { today, hasEnded }: { today: string; hasEnded: boolean }) {
  const {
    amount_cents: amountCents,
    paid_cents: paidCents,
    expected_cents: expectedCents,
    due_on: dueOn,
  } = row
  return standingOf(
    { amountCents, paidCents, expectedCents, dueOn },
    { today, soonOn: moveDay(today, dueSoonDays), hasEnded },
  )
}

function viewCounted({ installment_id: _, paid_cents: paid, expected_cents: expected, ...gift }: CountedRow) {
  const state = paid > 0 ? 'paid' : expected > 0 ? 'expected' : 'gone'
  return { ...gift, counted_cents: paid + expected, state } as const
}

/** The donor's gifts that could pay an installment. */
export function readCandidates(services: Services, installmentId: string): Promise<CandidateRow[]> {
  return services.database.read(async (tx) => {
    const pledgeId = await findPledgeOf(tx, installmentId)
    if (pledgeId === undefined) throw new Refusal('pledges.installment_not_found')
    return listCandidates(tx, pledgeId)
  })
}
