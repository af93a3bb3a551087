import type { Language } from '@tower/contract/language.ts'
import type { Tx } from '../../database/database.ts'

export type NewInquiry = {
  kind: 'contact' | 'partner'
  name: string
  email: string
  organization: string | null
  topic: string | null
  message: string
  locale: Language
  at: Date
}

/** Keeps a message; answers its id. */
export async function insertInquiry(tx: Tx, { at, ...inquiry }: NewInquiry): Promise<string> {
  const { id } = await tx
    .insertInto('inquiries')
    .values({ ...inquiry, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Deletes what was written from some addresses. */
export async function deleteInquiriesOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await tx.deleteFrom('inquiries').where('email', 'in', addresses).execute()
}

/** What was written from an address, oldest first. */
export function listInquiriesOf(tx: Tx, email: string) {
  return tx
    .selectFrom('inquiries')
    .select(['kind', 'name', 'organization', 'topic', 'message', 'created_at', 'answer', 'answered_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}
