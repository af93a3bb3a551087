import type { Database } from '@tower/server/database/database.ts'
import type { Discrepancy } from './books.ts'
import { ask } from './read-books.ts'

/** Remembers the postings of the ledger as they were first seen, and says in the end which of them changed. */
export type PostingsWatch = { look(): Promise<void>; compare(): Promise<Discrepancy[]>; seen(): number }

type Posting = { id: string; words: string }
const everyPosting = `select id::text, concat_ws(' ', transaction_id, account_id, unit, amount_cents) as words from ledger_postings`
/** Numbers are given before the commit: a lower one may appear after a higher one. */
const lookBack = 2_000

/** Begins with nothing seen. */
export function watchPostings(database: Database): PostingsWatch {
  const known = new Map<string, string>()
  const changed: string[] = []
  let highest = 0
  const remember = ({ id, words }: Posting): void => {
    const before = known.get(id)
    if (before !== undefined && before !== words) changed.push(`${id}: ${before} became ${words}`)
    known.set(id, before ?? words)
    highest = Math.max(highest, Number(id))
  }
  return {
    async look() {
      const rows = await ask<Posting>(database, `${everyPosting} where id > $1`, [highest - lookBack])
      rows.forEach(remember)
    },
    async compare() {
      const rows = await ask<Posting>(database, everyPosting)
      rows.forEach(remember)
      const there = new Set(rows.map(({ id }) => id))
      const gone = [...known.keys()].filter((id) => !there.has(id)).map((id) => `${id} is gone`)
      const faults = [...changed, ...gone]
      return faults.length > 0 ? [{ rule: 'no posting of the ledger ever changes', rows: faults }] : []
    },
    seen: () => known.size,
  }
}
