import { photoAttestations, type PhotoAttestation } from '@tower/contract/learning/storybooks/storybooks.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'
import { selectFacesOfBook } from '../photos/photos.queries.ts'

type Statement = {
  bookId: string
  kind: 'photos' | 'publish'
  said: readonly string[]
  saidBy: string
  at: Date
}

/** Keeps what a teacher vouched for, each time anew, with the photos it was said of and how many faces were covered in them. */
export async function insertStatement(tx: Tx, { bookId, kind, said, saidBy, at }: Statement): Promise<void> {
  const photos = await selectFacesOfBook(tx, bookId)
  const asked = photos.flatMap(({ faces_covered: count }) => (count === null ? [] : [count]))
  await tx
    .insertInto('story_statements')
    .values({
      ...{ book_id: bookId, kind, said: [...said], said_by: saidBy, said_at: at },
      photo_ids: photos.map(({ id }) => id),
      faces_covered: asked.length === 0 ? null : asked.reduce((sum, count) => sum + count, 0),
    })
    .execute()
}

const Said = z.object({
  kind: z.enum(['photos', 'publish']),
  said: z.array(z.string()),
  said_at: z.date(),
  faces_covered: z.number().nullable(),
})

const mostShown = 20

/** What was vouched for of a book, the latest first. */
export function selectStatements(tx: Tx, bookId: string): Promise<z.infer<typeof Said>[]> {
  return rows(Said)`
    select kind, said, said_at, faces_covered from story_statements where book_id = ${bookId}
    order by said_at desc, id limit ${mostShown}`.all(tx)
}

const Attested = z.object({ said: z.array(z.enum(photoAttestations)) })

/** What was vouched for last of the photos that a book is told from now; nothing once another photo is among them. */
export async function selectAttested(tx: Tx, bookId: string): Promise<PhotoAttestation[]> {
  const attested = await rows(Attested)`
    select said from story_statements where book_id = ${bookId} and kind = 'photos' and photo_ids <> '{}'
      and photo_ids @> array(select asset_id from story_book_photos where book_id = ${bookId})
    order by said_at desc, id limit 1`.first(tx)
  return attested?.said ?? []
}
