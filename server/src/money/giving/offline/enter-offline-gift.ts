import { dayOf } from '@tower/contract/org-days.ts'
import { nameKey } from '@tower/contract/name-key.ts'
import { isStaff } from '@tower/contract/access.ts'
import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import type { Destination, OfflineKind } from '@tower/contract/money/giving.ts'
import type { Tx } from '../../../database/database.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { requireRecentProof } from '../../../people/identity/sessions/require-recent-proof.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { tidyLines } from '../donors/change-contact.ts'
import { addContact } from '../donors/contacts.queries.ts'
import { nameDonor } from '../donors/name-donor.queries.ts'
import { findWhose, type Whose } from '../donors/find-whose.ts'
import { keepPicture } from './keep-picture.ts'
import { insertOffline, setOfflineDonor } from './offline.queries.ts'

export type EnterOfflineGift = {
  actor: Actor
  kind: OfflineKind
  amountCents: number
  /** The number of the check, transfer or grant, or the shares. */
  reference: string
  email: string | null
  donorName: string | null
  destination: Destination
  /** The day of the gift, as on the postmark. */
  givenOn: string
  note: string | null
  /** A donor whom staff picked; an address beside it has to be theirs. And how the donor is reached besides an email address. */
  donorId?: string | undefined
  contact?: { postalAddress: string | null; phone: string | null } | undefined
  /** What the check looks like, as they uploaded it. */
  pictureId?: string | null | undefined
  /** It is another one of the same number, giver and amount. */
  isAnother: boolean
}

/**
 * Staff write down a gift that comes by check, bank transfer, donor-advised fund or stock. It counts nowhere until its
 * money is there. One that looks entered already is refused, unless they say that it is another.
 */
export async function enterOfflineGift(services: Services, input: EnterOfflineGift): Promise<string> {
  if (!isStaff(input.actor.role)) throw new Refusal('identity.role_not_allowed')
  const at = services.clock.now()
  requireRecentProof(input.actor, at)
  return services.database.transaction((tx) => enterGift(tx, input, at))
}

/** Writes one down, in the transaction of whoever enters it. */
export async function enterGift(tx: Tx, input: EnterOfflineGift, at: Date): Promise<string> {
  const { actor, amountCents, kind } = input
  if (!Number.isSafeInteger(amountCents) || amountCents < minGiftCents || amountCents > maxGiftCents)
    throw new Refusal('giving.amount_invalid')
  // A gift of a year to come would be receipted in it.
  if (input.givenOn > dayOf(at)) throw new Refusal('giving.offline_in_future')
  const gift = { ...tidy(input), enteredBy: actor.userId, at }
  const id = await insertOffline(tx, gift)
  if (id === undefined) throw new Refusal('giving.offline_looks_entered')
  await keepWhose(tx, { id, gift, at })
  if (gift.pictureId != null)
    await keepPicture(tx, { offlineGiftId: id, fileId: gift.pictureId, by: actor.userId, at })
  await writeAudit(tx, {
    at,
    actorId: actor.userId,
    action: 'giving.enter_offline_gift',
    targetKind: 'offline_gift',
    targetId: id,
    details: { kind, amount_cents: amountCents, given_on: gift.givenOn, reference: gift.reference },
  })
  return id
}

/** What is only space is nothing; numbers and addresses are told apart in small letters. */
function tidy({ contact, ...input }: EnterOfflineGift) {
  return {
    ...input,
    reference: nameKey(input.reference),
    email: input.email?.trim().toLowerCase() || null,
    donorName: input.donorName?.trim() || null,
    note: input.note?.trim() || null,
    contact: contact && {
      postalAddress: contact.postalAddress === null ? null : tidyLines(contact.postalAddress),
      phone: contact.phone?.trim() || null,
    },
  }
}

type Entered = { id: string; gift: Omit<EnterOfflineGift, 'actor'>; at: Date }

/**
 * Without an address the gift is that of the donor whom staff picked, or of a new one by this name: who writes a check is a
 * donor as much as anybody. Under an address it finds its donor when its money is there; how they are reached is kept now.
 */
async function keepWhose(tx: Tx, { id, gift, at }: Entered): Promise<void> {
  const { email, donorName, contact } = gift
  const donor = await findNow(tx, gift, at)
  if (donor === undefined) return
  if (email === null) await setOfflineDonor(tx, id, donor.id)
  // An account has the name that its holder gave.
  if (donorName !== null && donor.user_id === null)
    await nameDonor(tx, donor.id, { name: donorName, by: 'giver', givenAt: at })
  if (hasContact(contact)) await addContact(tx, { donorId: donor.id, ...contact, at })
}

/** Under an address nobody is looked for before the money is there, unless something of them is to be kept. */
async function findNow(tx: Tx, gift: Entered['gift'], at: Date): Promise<Whose | undefined> {
  const waits = gift.donorId === undefined && gift.email !== null && !hasContact(gift.contact)
  return waits ? undefined : findWhose(tx, gift, at)
}

const hasContact = (contact: EnterOfflineGift['contact']): contact is NonNullable<typeof contact> =>
  contact !== undefined && (contact.postalAddress !== null || contact.phone !== null)
