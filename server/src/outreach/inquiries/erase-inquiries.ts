import type { Tx } from '../../database/database.ts'

/** Deletes what someone wrote to the charity: it is theirs from the first word to the last. */
export async function eraseInquiries(tx: Tx, addresses: readonly string[]): Promise<void> {
  if (addresses.length > 0) await tx.deleteFrom('inquiries').where('email', 'in', addresses).execute()
}

/** What someone wrote to the charity, oldest first. */
export function exportInquiries(tx: Tx, email: string) {
  return tx
    .selectFrom('inquiries')
    .select(['kind', 'name', 'organization', 'topic', 'message', 'created_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}
