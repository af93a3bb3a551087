import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

type Statement = {
  bookId: string
  kind: 'photos' | 'publish'
  said: readonly string[]
  saidBy: string
  at: Date
}

/** Keeps what a teacher vouched for, each time anew. */
export async function insertStatement(tx: Tx, { bookId, kind, said, saidBy, at }: Statement): Promise<void> {
  await tx
    .insertInto('story_statements')
    .values({ book_id: bookId, kind, said: [...said], said_by: saidBy, said_at: at })
    .execute()
}

const Said = z.object({ kind: z.enum(['photos', 'publish']), said: z.array(z.string()), said_at: z.date() })

const mostShown = 20

/** What was vouched for of a book, the latest first. */
export function selectStatements(tx: Tx, bookId: string): Promise<z.infer<typeof Said>[]> {
  return rows(Said)`
    select kind, said, said_at from story_statements where book_id = ${bookId}
    order by said_at desc, id limit ${mostShown}`.all(tx)
}
