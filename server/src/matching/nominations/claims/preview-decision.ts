import { asLanguage } from '@tower/contract/language.ts'
import { mailSite } from '../../../mail/mail-site.ts'
import type { Services } from '../../../services.ts'
import { findTeacherOnRecord } from '../../classrooms/find-teacher-on-record.ts'
import { classroomClaimMail } from './classroom-claim-mail.ts'
import { classroomClaimNoticeMail } from './classroom-claim-notice-mail.ts'
import { getClaim } from './list-claims.ts'
import { findClaimLocale } from './claims.queries.ts'

export type PreviewDecision = { claimId: string; approved: boolean; reason: string }
export type PreviewedMail = { to: string; subject: string; text: string }

/** The mails that a decision would send, word for word: to whoever asked, and to whoever is on record. */
export async function previewDecision(
  { database, config, charity }: Services,
  { claimId, approved, reason }: PreviewDecision,
): Promise<PreviewedMail[]> {
  const site = mailSite(config, await charity.read())
  return database.read(async (tx) => {
    const claim = await getClaim(tx, claimId)
    const record = await findTeacherOnRecord(tx, claim.classroom_id)
    const { classroom_name: classroomName, email } = claim
    const told = approved
      ? ({ outcome: 'approved', classroomName } as const)
      : ({ outcome: 'refused', classroomName, reason } as const)
    const own = classroomClaimMail(told, site, asLanguage(await findClaimLocale(tx, claimId)))
    const mails = [{ to: email, ...own }]
    if (record.email !== null && record.email !== email) {
      const { outcome } = told
      const notice = classroomClaimNoticeMail({ outcome, classroomName }, site, asLanguage(record.locale))
      mails.push({ to: record.email, ...notice })
    }
    return mails.map(({ to, subject, text }) => ({ to, subject, text }))
  })
}
