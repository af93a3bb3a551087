import { asLanguage, type Language } from '@tower/contract/language.ts'
import type { Tx } from '../../../database/database.ts'

/** How a giver is written to. */
export type ReaderWords = { name: string | null; language: Language }

type Requested = { display_name: string | null; language: string | null }

/** The name and language of an account that its holder has entered, else those of what was asked for. */
export async function findReaderWords(tx: Tx, email: string, requested: Requested): Promise<ReaderWords> {
  const account = await tx
    .selectFrom('users')
    .select(['full_name', 'locale'])
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return {
    name: account?.full_name ?? requested.display_name,
    language: asLanguage(account?.locale ?? requested.language),
  }
}
