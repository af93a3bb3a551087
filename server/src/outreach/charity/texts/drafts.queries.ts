import { mostDrafts, type SitePage } from '@tower/contract/outreach/page-texts.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'
import type { SaidTexts } from './page-texts.queries.ts'

export type NewDraft = {
  tokenHash: string
  page: SitePage
  texts: SaidTexts
  madeBy: string
  at: Date
  expiresAt: Date
}

/** Keeps a draft; of more than some by the same person the oldest go. */
export async function insertDraft(tx: Tx, draft: NewDraft): Promise<void> {
  const { tokenHash, page, texts, madeBy, at, expiresAt } = draft
  await tx
    .insertInto('text_drafts')
    .values({
      ...{ token_hash: tokenHash, page, texts: JSON.stringify(texts), made_by: madeBy },
      ...{ made_at: at, expires_at: expiresAt },
    })
    .execute()
  await sql`
    delete from text_drafts where token_hash in (
      select token_hash from text_drafts where made_by = ${madeBy}
      order by made_at desc, token_hash offset ${mostDrafts})`.execute(tx)
}

/** A draft that still works, as long as whoever made it is one of the staff. */
export function findDraft(tx: Tx, tokenHash: string, at: Date) {
  return tx
    .selectFrom('text_drafts')
    .innerJoin('users', 'users.id', 'text_drafts.made_by')
    .select(['text_drafts.page', 'text_drafts.texts'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', at)
    .where('users.role', 'in', ['admin', 'superadmin'])
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
}
