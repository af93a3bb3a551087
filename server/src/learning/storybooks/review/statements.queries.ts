import { photoAttestations, type PhotoAttestation } from '@tower/contract/learning/storybooks/storybooks.ts'
import { sql } from 'kysely'
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

/** Keeps what a teacher vouched for, each time anew, with the photos it was said of and how many faces were covered in them. */
export async function insertStatement(tx: Tx, { bookId, kind, said, saidBy, at }: Statement): Promise<void> {
  await tx
    .insertInto('story_statements')
    .values({
      ...{ book_id: bookId, kind, said: [...said], said_by: saidBy, said_at: at },
      photo_ids: sql<string[]>`array(select asset_id from story_book_photos
        where book_id = ${bookId} order by place, asset_id)`,
      faces_covered: sql<number | null>`(select sum(file.covered_faces)::int from story_book_photos photo
        join story_assets asset on asset.id = photo.asset_id join files file on file.id = asset.file_id
        where photo.book_id = ${bookId})`,
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
