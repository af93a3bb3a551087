import type { Tx } from '../../../database/database.ts'
import { lockUnassignedSlots } from '../../../matching/slots/lock-unassigned-slots.ts'
import type { Posting } from '../../ledger/record-posting.ts'
import { donorAccount } from './donor-account.ts'
import { reachOfGuests } from './hold-rule.ts'
import { readGuestsMoney } from './holds.queries.ts'
import { leaveTower } from '../tower/leave-tower.ts'
import { applyWithdrawal, type RefundTaken } from './mint-rule.ts'
import { readTotals } from './read-totals.ts'
import { returnSlots } from './return-slots.ts'
import { getDonorForUpdate, updateDonorTotals, type DonorRow } from './donor-totals.queries.ts'

export type Withdrawal = {
  donorId: string
  /** The gift that goes back, or a part of it. */
  paymentId: string
  /** What goes back of the donor's program gifts, in cents; the payment says already that it did. */
  amountCents: number
  /** Whoever paid was not signed in as the donor's account. */
  isGuests: boolean
  /** Names the refund in the ledger; the same key acts once. */
  refundKey: string
  at: Date
  actorId?: string | null
}

export type Withdrawn = {
  voided: number
  fromReserveCents: number
  /** The reserve paid it for a guest: it is nobody's hole. */
  isForGood: boolean
  /** Of it, what it paid for slots that guests gave to classrooms of their choice. */
  givenAwayCents: number
  /** The postings that release the money; the caller adds the side it goes to and records them as one fact. */
  sources: Posting[]
}

/**
 * Takes program money back for a refund: unslotted balance, then the newest unassigned slots, then the refund reserve.
 * What a classroom already has stays there. A guest's refund reaches no further than guests' money does. The caller
 * holds back anew ({@link holdBack}) once the fact is recorded.
 */
export async function withdrawFromSlots(tx: Tx, withdrawal: Withdrawal): Promise<Withdrawn> {
  const donor = await getDonorForUpdate(tx, withdrawal.donorId)
  const unassigned = await lockUnassignedSlots(tx, donor.id)
  const refund = {
    amountCents: withdrawal.amountCents,
    guest:
      withdrawal.isGuests && donor.kind === 'person'
        ? { reachCents: await readReach(tx, donor, withdrawal.amountCents) }
        : undefined,
  }
  const after = applyWithdrawal(await readTotals(tx, donor), refund, unassigned.length)
  const voided = unassigned.slice(0, after.voidSlots)
  if (voided.length > 0)
    await returnSlots(tx, { ...withdrawal, donor, slots: voided, cause: withdrawal.refundKey })
  await updateDonorTotals(tx, { id: donor.id, ...after })
  if (donor.kind === 'house') await takeOffTower(tx, withdrawal, after)
  const sources: Posting[] = [
    { account: donorAccount(donor), amountCents: -after.fromDonorCents },
    { account: { kind: 'refund_reserve' as const }, amountCents: -after.fromReserveCents },
  ].filter(({ amountCents }) => amountCents !== 0)
  const { voidSlots, fromReserveCents, givenAwayCents } = after
  const isForGood = refund.guest !== undefined
  return { voided: voidSlots, fromReserveCents, isForGood, givenAwayCents, sources }
}

function takeOffTower(tx: Tx, { paymentId }: Withdrawal, taken: RefundTaken): Promise<void> {
  return leaveTower(tx, { paymentId, cents: taken.fromDonorCents, coveredCents: taken.fromReserveCents })
}

/** How far guests' money reached before this refund of it. */
async function readReach(tx: Tx, donor: DonorRow, refundedCents: number): Promise<number> {
  const guests = await readGuestsMoney(tx, donor.id)
  return reachOfGuests({
    netCents: guests.net_cents + refundedCents,
    paidForGivenCents: guests.paid_for_given_cents,
    designatedSlots: guests.designated_slots,
  })
}
