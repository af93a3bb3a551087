import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'

export type Contact = {
  is_organization: boolean
  phone: string | null
  postal_address: string | null
  language: Language | null
  household: string | null
}

/** What is known already stays: a check says where its writer lives, and not where they moved since. */
export async function addContact(
  tx: Tx,
  known: { donorId: string; postalAddress: string | null; phone: string | null; at: Date },
): Promise<void> {
  const { donorId, postalAddress: postal_address, phone, at: changed_at } = known
  await tx
    .insertInto('donor_contacts')
    .values({ donor_id: donorId, postal_address, phone, changed_at })
    .onConflict((conflict) =>
      conflict.column('donor_id').doUpdateSet(({ ref, fn }) => ({
        postal_address: fn.coalesce('donor_contacts.postal_address', ref('excluded.postal_address')),
        phone: fn.coalesce('donor_contacts.phone', ref('excluded.phone')),
        changed_at,
      })),
    )
    .execute()
}

/** Says that a donor is an organization; what else is known of them stays. */
export async function setOrganization(tx: Tx, donorId: string, at: Date): Promise<void> {
  await tx
    .insertInto('donor_contacts')
    .values({ donor_id: donorId, is_organization: true, changed_at: at })
    .onConflict((conflict) =>
      conflict.column('donor_id').doUpdateSet({ is_organization: true, changed_at: at }),
    )
    .execute()
}

export function findContactForUpdate(tx: Tx, donorId: string) {
  return tx
    .selectFrom('donor_contacts')
    .select(['is_organization', 'phone', 'postal_address', 'language', 'household', 'changed_at'])
    .where('donor_id', '=', donorId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveContact(tx: Tx, donorId: string, contact: Contact, at: Date): Promise<void> {
  const row = { ...contact, changed_at: at }
  await tx
    .insertInto('donor_contacts')
    .values({ donor_id: donorId, ...row })
    .onConflict((conflict) => conflict.column('donor_id').doUpdateSet(row))
    .execute()
}
