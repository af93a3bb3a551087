import type { Language } from '@tower/contract/language.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type SignInPortal = 'sponsor' | 'teacher' | 'admin'

export type SignInMailParams = {
  url: OpenedText
  code: OpenedText
  /** The portal of the account, told where another one was asked for: the page itself says nothing of that. */
  ownPortal?: SignInPortal
}

/** The link opens a page with a button; the code serves another device. */
export function signInMail(
  { url, code, ownPortal }: SignInMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish(site) : english(site)
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: ownPortal ? [texts.ownPortal[ownPortal], texts.lead] : [texts.lead],
      action: { label: texts.action, url },
      code: { label: texts.code, value: code },
      closing: [texts.closing],
    },
    site,
    locale,
  )
}

const english = (site: MailSite) => ({
  subject: `Sign in to ${site.name}`,
  heading: 'Your sign-in link',
  ownPortal: {
    sponsor:
      'This was asked for at another portal. Your account belongs to the Sponsor Portal, and this link leads there.',
    teacher:
      'This was asked for at another portal. Your account belongs to the Teacher Portal, and this link leads there.',
    admin:
      'This was asked for at another portal. Your account belongs to the Admin Portal, and this link leads there.',
  },
  lead: `Open the link and press the button to sign in. It works once and for ${signInLinkMinutes} minutes.`,
  action: 'Open the sign-in page',
  code: 'On another device, type this code:',
  closing:
    "If you didn't ask for this email, you can ignore it. Nobody gets in without the link or the code.",
})

const spanish = (site: MailSite) => ({
  subject: `Entrar en ${site.name}`,
  heading: 'Tu enlace para entrar',
  ownPortal: {
    sponsor:
      'Se pidió en otro portal. Tu cuenta pertenece al portal de patrocinadores, y este enlace lleva a él.',
    teacher: 'Se pidió en otro portal. Tu cuenta pertenece al portal de docentes, y este enlace lleva a él.',
    admin:
      'Se pidió en otro portal. Tu cuenta pertenece al portal de administración, y este enlace lleva a él.',
  },
  lead: `Abre el enlace y toca el botón para entrar. Sirve una sola vez y durante ${signInLinkMinutes} minutos.`,
  action: 'Abrir la página para entrar',
  code: 'En otro dispositivo, escribe este código:',
  closing: 'Si no pediste este correo, puedes ignorarlo. Nadie entra sin el enlace o el código.',
})
