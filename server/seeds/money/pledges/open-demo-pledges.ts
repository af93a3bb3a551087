import { dayOf, moveDay } from '@tower/contract/org-days.ts'
import type { PledgeRhythm } from '@tower/contract/money/pledges.ts'
import { countGift } from '../../../src/money/pledges/count-gift.ts'
import { enterPledge } from '../../../src/money/pledges/enter-pledge.ts'
import type { Services } from '../../../src/services.ts'
import { demoStaff } from '../../demo-staff.ts'

type DemoPledge = {
  sponsor: string
  amountCents: number
  rhythm: PledgeRhythm
  /** When each installment is hoped for, in days from now. */
  inDays: readonly number[]
  note: string
  /** The amount of the gift that pays the first one. */
  paidByCents?: number
}

const promised: readonly DemoPledge[] = [
  {
    ...{ sponsor: 'reading-club@sponsors.test', amountCents: 90_000, rhythm: 'typed', paidByCents: 30_000 },
    ...{ inDays: [-12, 80, 171], note: 'Promised at the spring book sale (demo)' },
  },
  {
    ...{ sponsor: 'family@sponsors.test', amountCents: 80_000, rhythm: 'once' },
    ...{ inDays: [-9], note: 'For a slot of their own, by check (demo)' },
  },
  {
    ...{ sponsor: 'credit-union@sponsors.test', amountCents: 240_000, rhythm: 'once', paidByCents: 240_000 },
    ...{ inDays: [-50], note: 'Three slots, as the board decided (demo)' },
  },
]

/**
 * What sponsors of the demo promised: one pledge with its first installment paid, one that is overdue, and one that is fulfilled.
 * What is paid is paid by gifts that the demo has anyhow. A second time it changes nothing.
 */
export async function openDemoPledges(services: Services): Promise<void> {
  const actor = demoStaff(services, 'admin')
  const today = dayOf(services.clock.now())
  for (const [index, { sponsor, inDays, paidByCents, ...pledge }] of promised.entries()) {
    const pledgeId = await enterPledge(services, {
      ...{ actor, donorId: null, email: sponsor, donorName: null, isOrganization: false },
      ...{ ...pledge, destination: 'classrooms', reminds: false, requestKey: `demo:pledge-${index + 1}` },
      days: inDays.map((days) => moveDay(today, days)),
    })
    const open = paidByCents === undefined ? undefined : await findUnpaid(services, { pledgeId, paidByCents })
    if (open) await countGift(services, { actor, isOffline: false, ...open })
  }
}

type Paid = { pledgeId: string; paidByCents: number }

/** The first installment and the gift that pays it; undefined once it does. */
function findUnpaid({ database }: Services, { pledgeId, paidByCents }: Paid) {
  return database.read(async (tx) => {
    const installment = await tx
      .selectFrom('pledge_installments')
      .innerJoin('pledges', 'pledges.id', 'pledge_installments.pledge_id')
      .leftJoin('pledge_gifts', 'pledge_gifts.installment_id', 'pledge_installments.id')
      .select(['pledge_installments.id', 'pledges.donor_id', 'pledge_gifts.id as counted'])
      .where('pledges.id', '=', pledgeId)
      .where('pledge_installments.place', '=', 0)
      .executeTakeFirstOrThrow()
    if (installment.counted !== null) return undefined
    const gift = await tx
      .selectFrom('payments')
      .select('id')
      .where('donor_id', '=', installment.donor_id)
      .where('amount_cents', '=', paidByCents)
      .executeTakeFirstOrThrow()
    return { installmentId: installment.id, giftId: gift.id }
  })
}
