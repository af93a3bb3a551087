import type { Tx } from '../../database/database.ts'

export type NewInquiry = {
  kind: 'contact' | 'partner'
  name: string
  email: string
  organization: string | null
  topic: string | null
  message: string
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
