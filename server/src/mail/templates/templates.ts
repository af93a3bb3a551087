import type { Language } from '@tower/contract/language.ts'
import { addressChangedMail, addressTakenMail, passwordChangedMail } from './account-notice-mail.ts'
import { addressChangeMail } from './address-change-mail.ts'
import { classroomConfirmationMail } from './classroom-confirmation-mail.ts'
import { inquiryReceivedMail } from './inquiry-received-mail.ts'
import type { MailSite, RenderedMail } from './layout.ts'
import { matchMail } from './match-mail.ts'
import { monthlyChargeFailedMail } from './monthly-charge-failed-mail.ts'
import { monthlyGiftEndedMail } from './monthly-gift-ended-mail.ts'
import { nominationConfirmationMail } from './nomination-confirmation-mail.ts'
import { programOpenMail } from './program-open-mail.ts'
import { receiptMail } from './receipt-mail.ts'
import { recoveryMail } from './recovery-mail.ts'
import { secondFactorMail } from './second-factor-mail.ts'
import { signInMail } from './sign-in-mail.ts'
import { sponsorLinkMail } from './sponsor-link-mail.ts'

/** Every mail the product sends. */
export const mailTemplates = {
  sign_in: signInMail,
  recovery: recoveryMail,
  address_change: addressChangeMail,
  address_changed: addressChangedMail,
  address_taken: addressTakenMail,
  password_changed: passwordChangedMail,
  second_factor: secondFactorMail,
  classroom_confirmation: classroomConfirmationMail,
  nomination_confirmation: nominationConfirmationMail,
  receipt: receiptMail,
  monthly_receipt: receiptMail,
  monthly_charge_failed: monthlyChargeFailedMail,
  monthly_gift_ended: monthlyGiftEndedMail,
  match: matchMail,
  inquiry_received: inquiryReceivedMail,
  sponsor_link: sponsorLinkMail,
  program_open: programOpenMail,
} as const

/** Mails whose link or code opens something: once they have left, nobody but their reader needs the words. */
export const secretTemplates: ReadonlySet<string> = new Set<keyof typeof mailTemplates>([
  'sponsor_link',
  'sign_in',
  'recovery',
  'address_change',
  'classroom_confirmation',
  'nomination_confirmation',
  'monthly_receipt',
  'monthly_charge_failed',
])

export type MailTemplateName = keyof typeof mailTemplates

export type MailParams<Name extends MailTemplateName> = Parameters<(typeof mailTemplates)[Name]>[0]

/** Writes a queued mail out. */
export function renderTemplate(
  name: MailTemplateName,
  params: unknown,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const template = mailTemplates[name] as (params: unknown, site: MailSite, locale: Language) => RenderedMail
  return template(params, site, locale)
}
