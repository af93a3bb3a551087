import { isStaff } from '@tower/contract/access.ts'
import type { Destination } from '@tower/contract/money/giving.ts'
import { type PledgeRhythm, spreadPledge } from '@tower/contract/money/pledges.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import type { Tx } from '../../database/database.ts'
import type { Actor } from '../../http/actor.ts'
import { writeAudit } from '../../oversight/audit/write-audit.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { keepWhoseDonor } from '../giving/donors/find-whose.ts'
import { findByKey, insertInstallments, insertPledge, type PlannedInstallment } from './pledges.queries.ts'

export type EnterPledge = {
  actor: Actor
  /** A donor who was picked; else the address or the name says whose it is. */
  donorId: string | null
  email: string | null
  donorName: string | null
  isOrganization: boolean
  amountCents: number
  destination: Destination
  rhythm: PledgeRhythm
  /** The day of each installment. */
  days: readonly string[]
  reminds: boolean
  note: string | null
  requestKey: string
}

/**
 * Staff write down what somebody promised. It is no money: nothing is booked, minted or receipted, and nobody is asked for
 * anything. The same press of a button writes it down once.
 */
export async function enterPledge(services: Services, input: EnterPledge): Promise<string> {
  if (!isStaff(input.actor.role)) throw new Refusal('identity.role_not_allowed')
  const plan = planPledge(input)
  return services.database.transaction((tx) => enter(tx, input, { plan, at: services.clock.now() }))
}

/** As much on each day, in the order of the days. */
function planPledge({ amountCents, days }: EnterPledge): PlannedInstallment[] {
  const inTurn = [...new Set(days)].toSorted()
  if (inTurn.length < days.length) throw new Refusal('pledges.days_alike')
  const amounts = spreadPledge(amountCents, inTurn.length)
  if (amounts.some((cents) => cents < minGiftCents || cents > maxGiftCents))
    throw new Refusal('pledges.too_small')
  return inTurn.map((dueOn, place) => ({ dueOn, amountCents: amounts[place] ?? 0 }))
}

async function enter(
  tx: Tx,
  { actor, ...input }: EnterPledge,
  { plan, at }: { plan: PlannedInstallment[]; at: Date },
): Promise<string> {
  const press = { enteredBy: actor.userId, requestKey: input.requestKey }
  const before = await findByKey(tx, press)
  if (before !== undefined) return before
  const donorId = await keepWhoseDonor(tx, saidOf(input), at)
  const id = await insertPledge(tx, { ...input, ...press, donorId, note: input.note?.trim() || null, at })
  // Both presses came in one moment: the other one wrote it down, and what this one made goes with it.
  if (id === undefined) throw new Refusal('pledges.changed')
  await insertInstallments(tx, id, plan)
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'pledges.entered',
    targetKind: 'pledge',
    targetId: id,
    details: detailsOf(input, plan),
  })
  return id
}

const saidOf = ({ donorId, isOrganization, email, donorName }: Omit<EnterPledge, 'actor'>) => ({
  ...{ donorId: donorId ?? undefined, isOrganization },
  email: email?.trim().toLowerCase() || null,
  donorName: donorName?.trim() || null,
})

const detailsOf = (
  { amountCents, destination, reminds }: Omit<EnterPledge, 'actor'>,
  plan: readonly PlannedInstallment[],
) => ({
  ...{ amount_cents: amountCents, installments: plan.length, destination, reminds },
  ...{ first_on: plan[0]?.dueOn ?? null, last_on: plan.at(-1)?.dueOn ?? null },
})
