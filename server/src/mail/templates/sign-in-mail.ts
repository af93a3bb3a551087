import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import type { MailLocale } from '../mail-locale.ts'
import { renderMail, type MailSite, type RenderedMail } from './layout.ts'

export type SignInMailParams = { url: string; code: string }

/** The link opens a page with a button; the code serves another device. */
export function signInMail(
  { url, code }: SignInMailParams,
  site: MailSite,
  locale: MailLocale,
): RenderedMail {
  const texts = locale === 'es' ? spanish(site) : english(site)
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.lead],
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
  lead: `Open the link and press the button to sign in. It works once and for ${signInLinkMinutes} minutes.`,
  action: 'Open the sign-in page',
  code: 'On another device, type this code:',
  closing: "If you didn't ask for this mail, you can ignore it. Nobody gets in without the link or the code.",
})

const spanish = (site: MailSite) => ({
  subject: `Entrar en ${site.name}`,
  heading: 'Tu enlace para entrar',
  lead: `Abre el enlace y pulsa el botón para entrar. Sirve una sola vez y durante ${signInLinkMinutes} minutos.`,
  action: 'Abrir la página para entrar',
  code: 'En otro dispositivo, escribe este código:',
  closing: 'Si no pediste este correo, puedes ignorarlo. Nadie entra sin el enlace o el código.',
})
