import { formatUsd } from '@tower/contract/money.ts'
import { isStaff } from '@tower/contract/access.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { lockApprovals } from '../../approvals/lock-approvals.ts'
import { lockGivers } from '../donors/lock-givers.ts'
import { enterGift, type EnterOfflineGift } from './enter-offline-gift.ts'
import { receiveOrAsk } from './receive-offline-gift.ts'

export type EnterDeposit = {
  actor: Actor
  totalCents: number
  gifts: readonly Omit<EnterOfflineGift, 'actor'>[]
}

export type Deposited = { received: number; waiting: number }

/**
 * Staff write down the checks that went to the bank on one slip: all are entered, and their money is there, or none is. Each
 * is a gift of its own from then on: above the limit it waits for a second person, and a bounced one goes back alone. What is
 * booked in the same instant is what the bank shows as one line.
 */
export function enterDeposit(
  services: Services,
  { actor, totalCents, gifts }: EnterDeposit,
): Promise<Deposited> {
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(actor, at)
  const cents = gifts.reduce((sum, { amountCents }) => sum + amountCents, 0)
  if (cents !== totalCents) throw new Refusal('giving.deposit_differs', differs(cents, totalCents))
  return services.database.transaction(async (tx) => {
    // Before the gifts, as whoever receives or approves one does.
    await lockApprovals(tx)
    await lockGivers(tx, giversOf(gifts, at))
    const ids = await enterAll(tx, { actor, gifts }, at)
    const deposited = { received: 0, waiting: 0 }
    for (const offlineGiftId of ids) {
      const answer = await receiveOrAsk(services, tx, { offlineGiftId, actor, at })
      deposited[answer instanceof Refusal ? 'waiting' : 'received'] += 1
    }
    return deposited
  })
}

const giversOf = (gifts: EnterDeposit['gifts'], at: Date) => ({
  addresses: gifts.flatMap(({ email }) => email?.trim().toLowerCase() || []),
  donorIds: gifts.flatMap(({ donorId }) => donorId ?? []),
  at,
})

/** All that look entered are named at once: whoever says then that they are others has seen each of them. */
async function enterAll(
  tx: Tx,
  { actor, gifts }: Pick<EnterDeposit, 'actor' | 'gifts'>,
  at: Date,
): Promise<string[]> {
  const ids: string[] = []
  const entered: number[] = []
  for (const [place, gift] of gifts.entries()) {
    const id = await enterOne(tx, { ...gift, actor }, { place, at })
    if (id === undefined) entered.push(place + 1)
    else ids.push(id)
  }
  if (entered.length === 0) return ids
  const row = entered.join(', ')
  const { code, message } = new Refusal('giving.offline_looks_entered')
  throw new Refusal(code, `Check ${row}: ${message}`, { row })
}

/** Undefined of one that looks entered; any other refusal says which of the checks it is of, by its place on the slip. */
async function enterOne(
  tx: Tx,
  gift: EnterOfflineGift,
  { place, at }: { place: number; at: Date },
): Promise<string | undefined> {
  try {
    return await enterGift(tx, gift, at)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'giving.offline_looks_entered') return undefined
    throw new Refusal(error.code, `Check ${place + 1}: ${error.message}`, error.more)
  }
}

const differs = (cents: number, totalCents: number) =>
  `The checks come to ${formatUsd(cents)}, and the slip says ${formatUsd(totalCents)}. None of them was entered.`
