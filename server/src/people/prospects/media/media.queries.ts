import type { Language } from '@tower/contract/language.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../database/database.ts'

export type KnownMedia = {
  file_id: string | null
  poster_file_id: string | null
  seconds: number | null
  spoken: string | null
  consent_id: number | null
  is_public: boolean
}

/**
 * Something of an athlete, and whether everyone may see it now: what `public_prospect_media` shows, and nothing else.
 */
export async function findMedia(tx: Tx, mediaId: string): Promise<KnownMedia | undefined> {
  const { rows } = await sql<KnownMedia>`
    select media.file_id, media.poster_file_id, media.seconds, media.spoken, prospect.consent_id,
      exists (select from public_prospect_media shown where shown.id = media.id) as is_public
    from prospect_media media join prospects prospect on prospect.id = media.prospect_id
    where media.id = ${mediaId}`.execute(tx)
  return rows[0]
}

export type FreshMedia = {
  id: string
  prospectId: string
  kind: 'avatar' | 'update'
  path: string
  contentType: string
  fileId: string
  posterFileId?: string | undefined
  seconds?: number | undefined
  spoken?: string | null | undefined
  spokenIn?: Language | undefined
  at: Date
}

/** Keeps what was uploaded of an athlete. */
export async function insertMedia(tx: Tx, media: FreshMedia): Promise<void> {
  await tx
    .insertInto('prospect_media')
    .values({
      id: media.id,
      prospect_id: media.prospectId,
      kind: media.kind,
      path: media.path,
      content_type: media.contentType,
      file_id: media.fileId,
      poster_file_id: media.posterFileId ?? null,
      seconds: media.seconds === undefined ? null : Math.round(media.seconds),
      spoken: media.spoken ?? null,
      spoken_in: media.spoken ? (media.spokenIn ?? 'en') : null,
      created_at: media.at,
    })
    .execute()
}

/** The files of what is about to go: of one thing, of all pictures of a profile, or of all that a profile has. */
export async function deleteMedia(
  tx: Tx,
  which: { mediaId: string } | { prospectId: string; kind?: 'avatar' },
): Promise<string[]> {
  const rows = await tx
    .deleteFrom('prospect_media')
    .$if('mediaId' in which, (query) => query.where('id', '=', 'mediaId' in which ? which.mediaId : ''))
    .$if('prospectId' in which, (query) =>
      query.where('prospect_id', '=', 'prospectId' in which ? which.prospectId : ''),
    )
    .$if('prospectId' in which && which.kind !== undefined, (query) => query.where('kind', '=', 'avatar'))
    .returning(['file_id', 'poster_file_id'])
    .execute()
  return rows.flatMap(({ file_id, poster_file_id }) => [file_id, poster_file_id]).filter((id) => id !== null)
}
