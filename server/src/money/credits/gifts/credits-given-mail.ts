import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { harmlessName } from '../../../mail/harmless-name.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type CreditsGivenMailParams = { credits: number; teacherName: string | null }

/** Tells a sponsor that their credits reached a teacher, so that nobody gives in their name unnoticed. */
export function creditsGivenMail(
  { credits, teacherName }: CreditsGivenMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const to = (teacherName === null ? null : harmlessName(teacherName)) ?? texts.aTeacher
  return renderMail(
    {
      subject: texts.subject(credits),
      heading: texts.subject(credits),
      paragraphs: [texts.lead(to, credits), texts.notYou],
      action: { label: texts.action, url: site.origin + paths.sponsorWallet },
    },
    site,
    locale,
  )
}

const english = {
  aTeacher: 'a teacher',
  subject: (credits: number) =>
    credits === 1 ? 'You gave 1 Tower Credit' : `You gave ${credits} Tower Credits`,
  lead: (to: string, credits: number) =>
    `${credits === 1 ? '1 Tower Credit' : `${credits} Tower Credits`} went from your wallet to ${to}.`,
  notYou: 'If this was not you, answer this mail and sign out your other devices in your account.',
  action: 'Open your wallet',
}

const spanish: typeof english = {
  aTeacher: 'una maestra o maestro',
  subject: (credits) => (credits === 1 ? 'Regalaste 1 Tower Credit' : `Regalaste ${credits} Tower Credits`),
  lead: (to, credits) =>
    `${credits === 1 ? '1 Tower Credit' : `${credits} Tower Credits`} de tu monedero ahora son de ${to}.`,
  notYou:
    'Si no fuiste tú, responde a este correo y cierra la sesión en tus otros dispositivos desde tu cuenta.',
  action: 'Abrir tu monedero',
}
