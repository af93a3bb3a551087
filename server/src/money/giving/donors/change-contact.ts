import { isStaff } from '@tower/contract/access.ts'
import type { Actor } from '../../../http/actor.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { type Contact, findContactForUpdate, saveContact } from './contacts.queries.ts'
import { findHeir } from './donors.queries.ts'

export type ChangeContact = {
  actor: Actor
  donorId: string
  contact: Contact
  /** When what the form shows was saved: null where nothing was. */
  seenAt: string | null
}

/**
 * Staff write down how a donor is reached besides their email address. Refused: `giving.donor_changed`, where a colleague did
 * so since the form was opened.
 */
export async function changeContact(services: Services, input: ChangeContact): Promise<void> {
  const { actor, donorId, seenAt } = input
  if (!isStaff(actor.role)) throw new Refusal('identity.role_not_allowed')
  const contact = tidy(input.contact)
  await services.database.transaction(async (tx) => {
    const at = services.clock.now()
    // Its row is the lock: two who write the first words of one donor are one after the other.
    const donor = await findHeir(tx, donorId)
    if (!donor) throw new Refusal('giving.donor_not_found')
    const known = await findContactForUpdate(tx, donor.id)
    if (known && isSame(known, contact)) return
    if ((known?.changed_at.toISOString() ?? null) !== seenAt) throw new Refusal('giving.donor_changed')
    await saveContact(tx, donor.id, contact, at)
    await writeAudit(tx, {
      at,
      actorId: actor.userId,
      action: 'giving.change_donor_contact',
      targetKind: 'donor',
      targetId: donor.id,
      details: Object.fromEntries(fields.map((field) => [field, known?.[field] !== contact[field]])),
    })
  })
}

const fields = ['is_organization', 'phone', 'postal_address', 'language', 'household'] as const

const isSame = (one: Contact | { [Field in keyof Contact]: unknown }, other: Contact) =>
  fields.every((field) => one[field] === other[field])

function tidy({ phone, postal_address: address, household, ...contact }: Contact): Contact {
  return {
    ...contact,
    phone: phone?.trim() || null,
    postal_address: address === null ? null : tidyLines(address),
    household: household?.trim() || null,
  }
}

/** Lines of an address stay lines; what is only space is nothing. */
export function tidyLines(address: string): string | null {
  const lines = address.split(/\r\n|\r|\n/).map((line) => line.trim())
  return lines.join('\n').trim() || null
}
