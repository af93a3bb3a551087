import { fiscalYearOf } from '@tower/contract/money/budgets.ts'
import { slotPriceCents } from '@tower/contract/money.ts'
import type { Tx } from '../../../database/database.ts'
import { freezeSlots } from '../../../matching/slots/freeze-slots.ts'
import { holdSlots } from '../../../matching/slots/hold-slots.ts'
import {
  lockUnassignedSlots,
  lockUnassignedSlotsOfAll,
  type UnassignedSlot,
} from '../../../matching/slots/lock-unassigned-slots.ts'
import { addToHeld } from '../../budgets/add-to-held.ts'
import { balanceOf } from '../../ledger/read-balance.ts'
import { donorAccount } from './donor-account.ts'
import { planHold, reachOfGuests, spreadHold, type Hold } from './hold-rule.ts'
import { listMatchedForHold, readContested, readGuestsMoney, type Contested } from './holds.queries.ts'
import { getDonorForUpdate, type DonorRow } from './donor-totals.queries.ts'

/**
 * Holds back, by amount, what contested, returning and missing money of a donor touches: as many of the newest waiting slots
 * stay out of the pool, and as many cents of matched slots hold the classrooms' budgets, as the rule says now; the
 * rest is let go. Call it last in whatever changes a donor's gifts, refunds, disputes or slots.
 */
export async function holdBack(tx: Tx, { donorId, at }: { donorId: string; at: Date }): Promise<void> {
  const found = await lockContested(tx, donorId)
  if (!found) return
  const { donor, waiting, contested } = found
  const hold = await findHold(tx, donor, contested, waiting.length)
  const frozenIds = waiting.slice(0, hold.frozenSlots).map(({ id }) => id)
  await freezeSlots(tx, { donorId, frozenIds, at })
  await holdMatched(tx, donorId, hold)
}

/**
 * Takes hold of donors and, where money of any of them is contested or missing, of their waiting slots, before anything
 * of the ledger is. Donors come first, then slots, then accounts and budgets: a draw takes them in that order as well.
 */
export async function lockHeld(tx: Tx, donorIds: string[]): Promise<void> {
  const found = []
  for (const donorId of donorIds.toSorted()) found.push(await lockContested(tx, donorId))
  if (found.every((one) => one === undefined)) return
  await lockUnassignedSlotsOfAll(tx, donorIds)
}

/**
 * The same of one donor whose row the caller holds. Answers whether anything of theirs is contested, missing or held: where
 * nothing is, a gift that nobody contests leaves nothing to hold back.
 */
export async function lockHeldOf(tx: Tx, donor: DonorRow): Promise<boolean> {
  return (await lockContestedOf(tx, donor)) !== undefined
}

/** The same of a giver and then the house, where a gift counts for both. */
export async function lockHeldOfBoth(tx: Tx, giver: DonorRow, house: DonorRow): Promise<boolean> {
  const held = [await readsHeld(tx, giver), await readsHeld(tx, house)]
  if (!held.includes(true)) return false
  await lockUnassignedSlotsOfAll(tx, [giver.id, house.id])
  return true
}

/** The mint lock of a donor, for what giving is about to move of theirs. */
export function lockDonor(tx: Tx, donorId: string): Promise<DonorRow> {
  return getDonorForUpdate(tx, donorId)
}

/**
 * Takes hold of donors, in the order given, and of their waiting slots, for what is about to be contested or returned.
 */
export async function lockDonorsAndSlots(tx: Tx, donorIds: string[]): Promise<void> {
  for (const donorId of donorIds) await getDonorForUpdate(tx, donorId)
  await lockUnassignedSlotsOfAll(tx, donorIds)
}

type Found = { donor: DonorRow; waiting: UnassignedSlot[]; contested: Contested }

/** Nothing when nothing is contested, missing or held: then no slot is locked. */
async function lockContested(tx: Tx, donorId: string): Promise<Found | undefined> {
  return lockContestedOf(tx, await getDonorForUpdate(tx, donorId))
}

async function lockContestedOf(tx: Tx, donor: DonorRow): Promise<Found | undefined> {
  const contested = await readContested(tx, donor)
  if (!isHeld(donor, contested)) return undefined
  return { donor, contested, waiting: await lockUnassignedSlots(tx, donor.id) }
}

async function readsHeld(tx: Tx, donor: DonorRow): Promise<boolean> {
  return isHeld(donor, await readContested(tx, donor))
}

function isHeld(donor: DonorRow, contested: Contested): boolean {
  const { own_cents: own, guests_cents: ofGuests, has_holds: hasHolds } = contested
  return own + ofGuests + donor.reserve_hole_cents > 0 || hasHolds
}

async function findHold(tx: Tx, donor: DonorRow, contested: Contested, waitingSlots: number): Promise<Hold> {
  return planHold({
    contestedCents: contested.own_cents,
    contestedByGuestsCents: contested.guests_cents,
    guestsReachCents: contested.guests_cents === 0 ? 0 : await readReach(tx, donor.id),
    reserveHoleCents: donor.reserve_hole_cents,
    balanceCents: await balanceOf(tx, donorAccount(donor)),
    waitingSlots,
  })
}

/** All gifts of guests are read for this: it is asked only where a guest contests something, and never of the house. */
async function readReach(tx: Tx, donorId: string): Promise<number> {
  const guests = await readGuestsMoney(tx, donorId)
  return reachOfGuests({
    netCents: guests.net_cents,
    paidForGivenCents: guests.paid_for_given_cents,
    designatedSlots: guests.designated_slots,
  })
}

async function holdMatched(tx: Tx, donorId: string, hold: Hold): Promise<void> {
  const slotsFor = (cents: number) => Math.ceil(cents / slotPriceCents)
  const matched = await listMatchedForHold(tx, {
    donorId,
    newest: slotsFor(hold.heldCents + hold.heldOfGuestsCents),
    newestOfGuests: slotsFor(hold.heldOfGuestsCents),
  })
  const heldOf = spreadHold(matched, hold)
  const changed = matched
    .map((slot) => ({ slot, heldCents: heldOf.get(slot.id) ?? 0 }))
    .filter(({ slot, heldCents }) => slot.held_cents !== heldCents)
  if (changed.length === 0) return
  await holdSlots(
    tx,
    changed.map(({ slot, heldCents }) => ({ slotId: slot.id, heldCents })),
  )
  await addToHeld(
    tx,
    changed.map(({ slot, heldCents }) => ({
      teacherId: slot.teacher_id,
      fiscalYear: fiscalYearOf(slot.assigned_at),
      amountCents: heldCents - slot.held_cents,
    })),
  )
}
