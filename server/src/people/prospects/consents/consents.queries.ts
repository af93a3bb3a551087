import type { ConsentPart } from '@tower/contract/people/consent-text.ts'
import { z } from 'zod'
import type { Tx } from '../../../database/database.ts'
import { rows } from '../../../database/rows.ts'

/** What is consented to: the profile at all, and with it pictures, the place and the school. */
export type ConsentParts = Record<ConsentPart, boolean>

/** Whose word it is: a guardian of record's, that of a paper (no guardian's row), or the athlete's own. */
export type Voice = { role: 'guardian'; guardianId: string | null } | { role: 'athlete' }

export type NewWord = {
  prospectId: string
  voice: Voice
  parts: ConsentParts
  how: 'link' | 'account' | 'paper' | 'erasure'
  /** The account that spoke, or of the staff who hold the paper; none where a link alone shows who it is. */
  recordedById: string | null
  /** The text that was signed. */
  text: { version: number; hash: string; locale: string } | null
  /** Words about people, which go before the rest does. */
  evidence: {
    signedName?: string | null
    email?: string | null
    paper?: string | null
    networkHash?: string | null
    /** Whether it came from a browser in which somebody who keeps the profile wrote it. */
    isKeepersBrowser?: boolean
  } | null
  at: Date
}

const LastWord = z.object({
  id: z.number(),
  profile: z.boolean(),
  photos: z.boolean(),
  location: z.boolean(),
  school: z.boolean(),
})

/** What a voice said last. */
export function findLastWord(
  tx: Tx,
  { prospectId, voice }: { prospectId: string; voice: Voice },
): Promise<z.infer<typeof LastWord> | undefined> {
  const guardianId = voice.role === 'guardian' ? voice.guardianId : null
  return rows(LastWord)`
    select id, granted as profile, photos, location, school from prospect_consents
    where prospect_id = ${prospectId} and role = ${voice.role} and prospect_guardian_id is not distinct from ${guardianId}::uuid
    order by id desc limit 1`.first(tx)
}

/** Everybody who said a word about a prospect. */
export async function listVoices(tx: Tx, prospectId: string): Promise<Voice[]> {
  const rows = await tx
    .selectFrom('prospect_consents')
    .select(['role', 'prospect_guardian_id'])
    .distinct()
    .where('prospect_id', '=', prospectId)
    .execute()
  return rows.map(({ role, prospect_guardian_id: guardianId }) =>
    role === 'athlete' ? { role } : { role: 'guardian', guardianId },
  )
}

/** Keeps a word for good and, beside it, what shows that it was said; the trigger of the table lets it take effect. */
export async function insertWord(tx: Tx, word: NewWord): Promise<void> {
  const { parts, voice, evidence } = word
  const text = word.text ?? { version: null, hash: null, locale: null }
  const { id } = await tx
    .insertInto('prospect_consents')
    .values({
      prospect_id: word.prospectId,
      role: voice.role,
      prospect_guardian_id: voice.role === 'guardian' ? voice.guardianId : null,
      granted: parts.profile,
      photos: parts.profile && parts.photos,
      location: parts.profile && parts.location,
      school: parts.profile && parts.school,
      recorded_by_id: word.recordedById,
      how: word.how,
      text_version: text.version,
      text_hash: text.hash,
      locale: text.locale,
      recorded_at: word.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (evidence !== null) await insertEvidence(tx, { ...word, id, evidence })
}

async function insertEvidence(
  tx: Tx,
  {
    id,
    prospectId,
    evidence: { signedName = null, email = null, paper = null, networkHash = null, isKeepersBrowser = false },
    at,
  }: Pick<NewWord, 'prospectId' | 'at'> & { id: number; evidence: NonNullable<NewWord['evidence']> },
): Promise<void> {
  await tx
    .insertInto('prospect_consent_evidence')
    .values({
      consent_id: id,
      prospect_id: prospectId,
      signed_name: signedName,
      email,
      paper,
      network_hash: networkHash,
      keepers_browser: isKeepersBrowser,
      recorded_at: at,
    })
    .execute()
}

/** What is consented to now, by all who have a say. */
export async function findPartsInForce(tx: Tx, prospectId: string): Promise<ConsentParts> {
  const row = await tx
    .selectFrom('prospects')
    .select([
      'consent_id',
      'consent_photos as photos',
      'consent_location as location',
      'consent_school as school',
    ])
    .where('id', '=', prospectId)
    .executeTakeFirstOrThrow()
  return { profile: row.consent_id !== null, photos: row.photos, location: row.location, school: row.school }
}
