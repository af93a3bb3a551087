import { consentParts } from '@tower/contract/people/consent-text.ts'
import type { Tx } from '../../../database/database.ts'
import { withdrawMails } from '../../../mail/withdraw-mails.ts'
import { writeAudit } from '../../../oversight/audit/write-audit.ts'
import { notifyStaff } from '../../../oversight/inbox/notify-staff.ts'
import type { ProspectRow } from '../prospects.queries.ts'
import { tellCircle } from '../tell-circle.ts'
import { isLess, isSameWord } from './compare-parts.ts'
import {
  findLastWord,
  findPartsInForce,
  insertWord,
  type ConsentParts,
  type NewWord,
} from './consents.queries.ts'
import { confirmGuardian } from './guardians.queries.ts'
import { withinProfile } from './within-profile.ts'

export type Word = Omit<NewWord, 'prospectId'> & {
  /** Locked. */
  prospect: Pick<ProspectRow, 'id' | 'first_name' | 'status'>
}

/**
 * Keeps what somebody said who may speak for a prospect, and lets it take effect at once: what is no longer consented to is
 * gone from public views with the commit, and mails that show the child and have not left yet are withdrawn. The same
 * word again changes nothing; answers whether it was a new one.
 */
export async function recordWord(tx: Tx, { prospect, ...word }: Word): Promise<boolean> {
  const prospectId = prospect.id
  if (word.voice.role === 'guardian' && word.voice.guardianId !== null && word.how !== 'erasure')
    await confirmGuardian(tx, word.voice.guardianId, word.at)
  const last = await findLastWord(tx, { prospectId, voice: word.voice })
  // A first no counts as well: it is stricter than another guardian's yes.
  if (last && isSameWord(last, withinProfile(word.parts))) return false
  const before = await findPartsInForce(tx, prospectId)
  await insertWord(tx, { ...word, prospectId })
  const after = await findPartsInForce(tx, prospectId)
  if (isLess(after, before)) await withdrawMails(tx, prospectId)
  await tellCircle(tx, prospectId)
  await tellStaff(tx, { prospect, before, after })
  await writeAudit(tx, {
    at: word.at,
    actorId: word.recordedById,
    action: word.parts.profile ? 'prospects.grant_consent' : 'prospects.revoke_consent',
    targetKind: 'prospect',
    targetId: prospectId,
    details: {
      how: word.how,
      by: word.voice.role,
      ...word.parts,
      was: prospect.status,
      inForce: consentParts.filter((part) => after[part]).join(' '),
    },
  })
  return true
}

type Change = { prospect: Word['prospect']; before: ConsentParts; after: ConsentParts }

/** Staff hear of what they may have to act on: that somebody can be approved now, and that somebody is hidden. */
async function tellStaff(tx: Tx, { prospect, before, after }: Change): Promise<void> {
  if (before.profile === after.profile) return
  if (after.profile) {
    await notifyStaff(tx, {
      type: 'prospect_consented',
      title: 'Guardian consented',
      message: `The profile of ${prospect.first_name} can be approved now.`,
      aboutId: prospect.id,
    })
    return
  }
  await notifyStaff(tx, {
    type: 'prospect_consent_revoked',
    title: 'Guardian took consent back',
    message: `The profile of ${prospect.first_name} is hidden. Its monthly gifts are being ended at the payment provider, and their givers are told.`,
    aboutId: prospect.id,
  })
}
