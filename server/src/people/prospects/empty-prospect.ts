import type { Tx } from '../../database/database.ts'
import { wordsNaming } from '../../database/redact-text.ts'
import { emptyMailsTo } from '../../mail/erase-mails.ts'
import { emptyNoticesAbout } from '../../oversight/inbox/redact-notices.ts'
import { forgetGuardians, listMailedGuardians } from './consents/consent-traces.queries.ts'
import { listVoices } from './consents/consents.queries.ts'
import { recordWord } from './consents/record-word.ts'
import { clearProspect, type TracedProspect } from './prospect-traces.queries.ts'
import { tellCircle } from './tell-circle.ts'

const toldGuardians = [
  'prospect_consent',
  'prospect_decided',
  'prospect_of_age',
  'prospect_unanswered',
] as const

type Emptied = Pick<TracedProspect, 'id' | 'first_name' | 'status'>

/** Leaves of a profile what gifts refer to, without a name: its words, pictures and guardians go, and nobody allows it. */
export async function emptyProspect(tx: Tx, prospect: Emptied, at: Date): Promise<void> {
  await tellCircle(tx, prospect.id)
  await endWords(tx, { prospect, of: 'all', at })
  await emptyMailsToGuardians(tx, prospect, at)
  await forgetGuardians(tx, prospect.id)
  await clearProspect(tx, prospect.id, at)
  // Last: that consent ended was told a moment ago.
  await emptyNoticesAbout(tx, [prospect.id])
}

/**
 * Empties what guardians were mailed about a child. They are found by the child's first name, so this goes before the name is
 * taken out of mails; what the same guardian was mailed about another child, or as somebody who gives, stays.
 */
export async function emptyMailsToGuardians(
  tx: Tx,
  prospect: Pick<Emptied, 'id' | 'first_name'>,
  at: Date,
): Promise<void> {
  await emptyMailsTo(tx, {
    ...{ addresses: await listMailedGuardians(tx, prospect.id), templates: toldGuardians },
    ...{ naming: wordsNaming(prospect.first_name), at },
  })
}

/** Says no in the name of everybody, or of one guardian, who said yes last. */
export async function endWords(
  tx: Tx,
  { prospect, of, at }: { prospect: Emptied; of: string; at: Date },
): Promise<void> {
  for (const voice of await listVoices(tx, prospect.id)) {
    if (of !== 'all' && (voice.role !== 'guardian' || voice.guardianId !== of)) continue
    await recordWord(tx, {
      prospect,
      voice,
      parts: { profile: false, photos: false, location: false, school: false },
      how: 'erasure',
      recordedById: null,
      text: null,
      evidence: null,
      at,
    })
  }
}
