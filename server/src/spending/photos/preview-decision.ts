import { asLanguage } from '@tower/contract/language.ts'
import type { PhotoOutcome } from '@tower/contract/spending/photos.ts'
import { mailSite } from '../../mail/mail-site.ts'
import { Refusal } from '../../refusal.ts'
import type { Services } from '../../services.ts'
import { paramsOf } from './mail-decision.ts'
import { photoDecidedMail } from './photo-decided-mail.ts'
import { findPhotoToMail } from './photos.queries.ts'

export type MailPreview = { to: string; subject: string; text: string }

/** The mail that a decision would send, word for word. */
export async function previewDecision(
  { charity, database, config }: Services,
  { photoId, outcome, reason }: { photoId: string; outcome: PhotoOutcome; reason: string },
): Promise<MailPreview> {
  const photo = await database.read((tx) => findPhotoToMail(tx, photoId))
  if (!photo) throw new Refusal('photos.not_found')
  const params = paramsOf({ ...photo, outcome, reason })
  const site = mailSite(config, await charity.read())
  const { subject, text } = photoDecidedMail(params, site, asLanguage(photo.locale))
  return { to: photo.teacherEmail, subject, text }
}
