import { asLanguage } from '@tower/contract/language.ts'
import type { PhotoOutcome } from '@tower/contract/spending/photos.ts'
import type { Tx } from '../../database/database.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import type { PhotoDecidedParams } from './photo-decided-mail.ts'
import type { LockedPhoto } from './photos.queries.ts'

type Decided = { photo: LockedPhoto; outcome: PhotoOutcome; reason: string | null }

/** Tells a teacher what was decided on their photo. */
export function mailDecision(tx: Tx, { photo, outcome, reason }: Decided): Promise<void> {
  return queueMail(tx, {
    dedupeKey: `photo-${outcome}:${photo.id}`,
    to: photo.teacherEmail,
    template: 'photo_decided',
    params: paramsOf({ caption: photo.caption, classroomName: photo.classroomName, outcome, reason }),
    locale: asLanguage(photo.locale),
  })
}

/** What the mail of a decision is written from. */
export function paramsOf({
  caption,
  classroomName,
  outcome,
  reason,
}: {
  caption: string
  classroomName: string
  outcome: PhotoOutcome
  reason: string | null
}): PhotoDecidedParams {
  return { outcome, classroomName, caption, ...(outcome === 'approved' ? {} : { reason: reason ?? '' }) }
}
