import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type CreditsReceivedMailParams = { credits: number; sponsorName: string | null }

/** Tells a teacher that a sponsor gave them credits. */
export function creditsReceivedMail(
  { credits, sponsorName }: CreditsReceivedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  // Whoever typed it need not be who reads the mail.
  const from = (sponsorName === null ? null : harmlessName(sponsorName)) ?? texts.aSponsor
  return renderMail(
    {
      subject: texts.subject(credits),
      heading: texts.subject(credits),
      paragraphs: [texts.lead(from, credits), texts.use],
      action: { label: texts.action, url: site.origin + paths.teacherPortal },
    },
    site,
    locale,
  )
}

const english = {
  aSponsor: 'A sponsor',
  subject: (credits: number) =>
    credits === 1 ? 'You received 1 Tower Credit' : `You received ${credits} Tower Credits`,
  lead: (from: string, credits: number) =>
    `${from} gave you ${credits === 1 ? '1 Tower Credit' : `${credits} Tower Credits`}. They are in your account already.`,
  use: 'Credits are spent in the marketplace of your portal. They are not money, no store takes them, and they mint no classroom slots.',
  action: 'Open your portal',
}

const spanish: typeof english = {
  aSponsor: 'Una persona patrocinadora',
  subject: (credits) => (credits === 1 ? 'Recibiste 1 Tower Credit' : `Recibiste ${credits} Tower Credits`),
  lead: (from, credits) =>
    `${from} te regaló ${credits === 1 ? '1 Tower Credit' : `${credits} Tower Credits`}. Ya están en tu cuenta.`,
  use: 'Los créditos se usan en la Tienda de tu portal. No son dinero, ningún comercio los acepta y no emiten cupos para aulas.',
  action: 'Abrir tu portal',
}
