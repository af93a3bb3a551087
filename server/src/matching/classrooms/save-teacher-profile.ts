import { cutText } from '@tower/contract/cut-text.ts'
import { mostBioCharacters } from '@tower/contract/matching/share-links.ts'
import type { Tx } from '../../database/database.ts'
import { upsertTeacherProfile } from './share-links.queries.ts'

export type SaveTeacherProfile = {
  teacherId: string
  bio: string | null
  /** A path on this site. */
  avatarUrl?: string | null
  at: Date
}

/** Keeps what a teacher adds to their share page. */
export function saveTeacherProfile(
  tx: Tx,
  { teacherId, bio, avatarUrl = null, at }: SaveTeacherProfile,
): Promise<void> {
  const words = bio && cutText(bio.trim(), mostBioCharacters)
  return upsertTeacherProfile(tx, { teacherId, bio: words ? words : null, avatarUrl, at })
}
