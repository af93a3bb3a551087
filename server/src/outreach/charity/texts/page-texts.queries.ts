import type { Language } from '@tower/contract/language.ts'
import type { TextPage } from '@tower/contract/outreach/page-texts.ts'
import { sql } from 'kysely'
import { type BoundedTotal, countUpToBound } from '../../../database/bounded-total.ts'
import type { Tx } from '../../../database/database.ts'

/** The texts that staff worded, by key: what is missing is as the dictionaries say. */
export type SaidTexts = Readonly<Record<string, Partial<Record<Language, string>>>>

/** One saving of a page. */
export type PageTextsRow = {
  page: string
  number: number
  texts: SaidTexts
  saved_at: Date
  saved_by: string | null
  restores: number | null
}

const columns = sql`said.page, said.number, said.texts, said.saved_at, staff.email as saved_by, said.restores`
const joined = sql`from page_texts said left join users staff on staff.id = said.saved_by`

/** The saving that counts, of each page that has one. */
export async function listCurrentTexts(tx: Tx): Promise<PageTextsRow[]> {
  const { rows } = await sql<PageTextsRow>`
    select distinct on (said.page) ${columns} ${joined} order by said.page, said.number desc`.execute(tx)
  return rows
}

export async function findCurrentTexts(tx: Tx, page: TextPage): Promise<PageTextsRow | undefined> {
  const { rows } = await sql<PageTextsRow>`
    select ${columns} ${joined} where said.page = ${page} order by said.number desc limit 1`.execute(tx)
  return rows[0]
}

export async function findTextsOf(tx: Tx, page: TextPage, number: number): Promise<PageTextsRow | undefined> {
  const { rows } = await sql<PageTextsRow>`
    select ${columns} ${joined} where said.page = ${page} and said.number = ${number}`.execute(tx)
  return rows[0]
}

/** Some savings of a page, the latest first, and how many there are. */
export async function listTextRevisions(
  tx: Tx,
  page: TextPage,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: PageTextsRow[] } & BoundedTotal> {
  const { rows } = await sql<PageTextsRow>`
    select ${columns} ${joined} where said.page = ${page}
    order by said.number desc limit ${limit} offset ${offset}`.execute(tx)
  return { rows, ...(await countUpToBound(tx, sql`select from page_texts where page = ${page}`)) }
}

export type SavedTexts = {
  page: TextPage
  number: number
  texts: SaidTexts
  savedAt: Date
  savedBy: string
  restores: number | null
}

/** Adds a saving; false where another took its number first. */
export async function insertTexts(tx: Tx, saved: SavedTexts): Promise<boolean> {
  const added = await tx
    .insertInto('page_texts')
    .values({
      ...{ page: saved.page, number: saved.number, texts: JSON.stringify(saved.texts) },
      ...{ saved_at: saved.savedAt, saved_by: saved.savedBy, restores: saved.restores },
    })
    .onConflict((conflict) => conflict.columns(['page', 'number']).doNothing())
    .returning('number')
    .executeTakeFirst()
  return added !== undefined
}

/** What a saving says in one language. */
export function textsIn(texts: SaidTexts, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, words]) => {
      const text = words[language]
      return text === undefined ? [] : [[key, text] as const]
    }),
  )
}
