import type { Language } from '@tower/contract/language.ts'
import { signInLinkMinutes } from '@tower/contract/people/identity.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type PasswordLinkMailParams = { url: OpenedText; code: OpenedText }

/** Lets staff choose a new password: the link opens a page with a button, the code serves another device. */
export function passwordLinkMail(
  { url, code }: PasswordLinkMailParams,
  site: MailSite,
  locale: Language,
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
  subject: `Choose a new password for ${site.name}`,
  heading: 'Choose a new password',
  lead: `Open the link, press the button and choose a new password. The link works once and for ${signInLinkMinutes} minutes.`,
  action: 'Open the password page',
  code: 'On another device, type this code:',
  closing: "If you didn't ask for this email, you can ignore it. Your password stays as it is.",
})

const spanish = (site: MailSite): ReturnType<typeof english> => ({
  subject: `Elige una contraseña nueva para ${site.name}`,
  heading: 'Elige una contraseña nueva',
  lead: `Abre el enlace, toca el botón y elige una contraseña nueva. El enlace sirve una sola vez y durante ${signInLinkMinutes} minutos.`,
  action: 'Abrir la página de la contraseña',
  code: 'En otro dispositivo, escribe este código:',
  closing: 'Si no pediste este correo, puedes ignorarlo. Tu contraseña no cambia.',
})
