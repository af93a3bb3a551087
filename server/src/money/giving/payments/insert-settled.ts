import { maxGiverNameLength } from '@tower/contract/money/giving.ts'
import { readName } from '@tower/contract/name-rule.ts'
import { sharedCentsOf } from '@tower/contract/money/gift-plan.ts'
import type { Tx } from '../../../database/database.ts'
import { allowingAddress } from '../../../people/identity/accounts/allow-address.ts'
import { planCheckout } from '../checkouts/plan-checkout.ts'
import { findGiftDonors, type GiftDonors } from '../donors/find-donor.ts'
import { findGiversAddress } from '../donors/find-givers-address.ts'
import { findHeir, lockAddress, lockHouseDonor, type Donor } from '../donors/donors.queries.ts'
import { findCorrectedGiver, nameDonor } from '../donors/name-donor.queries.ts'
import { packOf } from '../packs/pack-of-checkout.ts'
import { linksOf, type GiftRequested } from './find-requested.ts'
import { paymentRowOf } from './keep-payment.ts'
import type { HeldCheckout, PaymentRow } from './payments.queries.ts'
import { countingOf, type CountedGift } from './post-gift.ts'
import type { ProviderPayment } from './provider-payment.ts'
import { settlePayment } from './settle-payment.queries.ts'

/** `isNew`: nobody told of it before, so nothing waits for it either. `isKnown`: it is written down already. */
export type Arrival = {
  told: ProviderPayment
  isNew: boolean
  isKnown: boolean
  held?: HeldCheckout | undefined
}

/** A payment and the checkout that asked for it. */
export type Settlement = GiftRequested &
  Pick<Arrival, 'isNew' | 'isKnown' | 'held'> & { providerPayment: ProviderPayment; at: Date }

type Inserted = GiftDonors & { saved: PaymentRow; counted: CountedGift }

/** Finds whose gift a payment is, and writes it down as settled and counted. */
export async function insertSettled(tx: Tx, settlement: Settlement): Promise<Inserted> {
  const { checkout, providerPayment, isKnown, at } = settlement
  const { corrected, lockedEmail } = await findCorrected(tx, settlement)
  const email = await findGiversAddress(tx, corrected ? addressOf(corrected) : checkout, providerPayment)
  const plannedCents = packOf(checkout) ? 0 : sharedCentsOf(planCheckout(checkout))
  const forHouse = checkout.destination === 'project' || plannedCents > 0
  const { donor, house } = await findDonors(tx, settlement, { email, forHouse, corrected, lockedEmail })
  const payerSignedIn = isSignedIn(settlement, donor)
  // Whoever types an account's address names nobody.
  if (payerSignedIn || donor.user_id === null) await nameGiver(tx, settlement, donor)
  const settled = {
    ...paymentRowOf(providerPayment, {
      ...linksOf(settlement),
      email,
      state: 'settled',
      reviewReason: null,
      at,
    }),
    donorId: donor.id,
    destination: checkout.destination,
    programKey: checkout.program_key,
    amountCents: checkout.amount_cents,
    feeCoverCents: checkout.fee_cover_cents,
    sharedCents: donor.kind === 'person' ? plannedCents : 0,
    payerSignedIn,
  }
  const { saved, ...counted } = await settlePayment(tx, {
    payment: settled,
    counting: countingOf({ ...settled, donor, house }),
    allowing: email ? allowingAddress(tx, { email, role: 'sponsor', source: 'checkout', at }) : undefined,
  })
  // Of a payment that was here before, something may be open that the statement did not see as this donor's.
  return { donor, house, saved, counted: { ...counted, mayBeHeld: counted.mayBeHeld || isKnown } }
}

const isSignedIn = ({ checkout, providerPayment }: Settlement, donor: Donor): boolean =>
  !providerPayment.isGuess && checkout.user_id !== null && checkout.user_id === donor.user_id

/**
 * Of a guest's monthly gift: whoever its months are, where staff corrected their words since it was asked for. It is looked up under the
 * lock of the address: whoever corrects that takes turns with a month of it, which else would make its wrong giver anew.
 */
async function findCorrected(
  tx: Tx,
  { checkout, sponsorship, closes, providerPayment, held }: Settlement,
): Promise<{ corrected?: Donor | undefined; lockedEmail: string | null }> {
  const locked = held?.lockedEmail ?? null
  if (closes || !sponsorship || checkout.user_id !== null || checkout.erased_at !== null)
    return { lockedEmail: locked }
  const email = await findGiversAddress(tx, checkout, providerPayment)
  if (email !== null && email !== locked) await lockAddress(tx, email)
  const asked = { sponsorshipId: sponsorship.id, askedAt: checkout.created_at }
  const id = await findCorrectedGiver(tx, asked)
  return { corrected: id === undefined ? undefined : await findHeir(tx, id), lockedEmail: email ?? locked }
}

const addressOf = ({ user_id, email }: Donor) => ({ user_id, email, erased_at: null, isCorrected: true })

type For = {
  email: string | null
  forHouse: boolean
  corrected: Donor | undefined
  lockedEmail: string | null
}

/** Whose a payment is as staff say, else as its checkout and its address do. */
async function findDonors(
  tx: Tx,
  settlement: Settlement,
  { email, forHouse, corrected, lockedEmail }: For,
): Promise<GiftDonors> {
  const { checkout, providerPayment, at } = settlement
  const { donorId } = providerPayment
  const named = donorId === undefined ? corrected : await findHeir(tx, donorId)
  if (named) return { donor: named, house: forHouse ? await lockHouseDonor(tx, 'house', at) : undefined }
  const { user_id: userId, display_name: displayName } = checkout
  const given = { userId, email, displayName, payerName: nameOfGuest(settlement), at }
  return findGiftDonors(tx, { ...given, lockedEmail }, { forHouse })
}

/** By the name that came with the gift; a guest who gave none by what the payment provider knows, where nothing else is known. */
async function nameGiver(tx: Tx, settlement: Settlement, donor: Donor): Promise<void> {
  const { display_name: typed, created_at: givenAt } = settlement.checkout
  const payerName = donor.display_name === null ? nameOfGuest(settlement) : null
  if (typed !== null) await nameDonor(tx, donor.id, { name: typed, by: 'giver', givenAt })
  else if (payerName !== null) await nameDonor(tx, donor.id, { name: payerName, by: 'provider', givenAt })
}

/**
 * What a guest who typed no name is called at the payment provider: their receipt and a letter need one. Whoever gives signed in has the
 * name of the account, and of a payment that staff said something of nobody knows who paid it.
 */
function nameOfGuest({ checkout, providerPayment }: Settlement): string | null {
  const { payerName, isGuess } = providerPayment
  if (isGuess || !payerName || checkout.user_id !== null || checkout.display_name !== null) return null
  return readName(payerName, maxGiverNameLength) || null
}
