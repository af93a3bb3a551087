import type { Language } from '@tower/contract/language.ts'
import { addressChangeMinutes } from '@tower/contract/people/identity.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import type { OpenedText } from '../../../mail/secret-text.ts'

export type AddressChangeMailParams = {
  reader: 'old' | 'new'
  /** Told to the old address only; the new one may be a stranger's, and learns nothing of the old. */
  newEmail: string
  url: OpenedText
  code: OpenedText
}

/** Asks one of the two addresses of a change to confirm it. */
export function addressChangeMail(
  { reader, newEmail, url, code }: AddressChangeMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)[reader](site, newEmail)
  const words = locale === 'es' ? spanish.words : english.words
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.lead, words.rule],
      action: { label: words.action, url },
      code: { label: words.code, value: code },
      closing: [texts.closing],
    },
    site,
    locale,
  )
}

type Texts = { subject: string; heading: string; lead: string; closing: string }
type Write = (site: MailSite, newEmail: string) => Texts
type InLanguage = Record<'old' | 'new', Write> & { words: { rule: string; action: string; code: string } }

const english: InLanguage = {
  old: (site, newEmail) => ({
    subject: `Confirm your new address for ${site.name}`,
    heading: 'Do you want to change your address?',
    lead: `Someone signed in to your account wants to move it from this address to ${newEmail}.`,
    closing:
      "If that wasn't you, don't open the link: nothing changes without it. Then sign in and sign out of all devices.",
  }),
  new: (site) => ({
    subject: `Confirm this address for ${site.name}`,
    heading: 'Is this your new address?',
    lead: `Someone wants to use this address for their account at ${site.name}.`,
    closing: "If that wasn't you, you can ignore this email. Nothing happens without the link or the code.",
  }),
  words: {
    rule: `Both the old and the new address confirm the change. The link works once and for ${addressChangeMinutes} minutes.`,
    action: 'Open the confirmation page',
    code: 'Or type this code:',
  },
}

const spanish: InLanguage = {
  old: (site, newEmail) => ({
    subject: `Confirma tu nueva dirección para ${site.name}`,
    heading: '¿Quieres cambiar tu dirección?',
    lead: `Alguien que entró en tu cuenta quiere trasladarla de esta dirección a ${newEmail}.`,
    closing:
      'Si no fuiste tú, no abras el enlace: sin él no cambia nada. Después entra y cierra la sesión en todos los dispositivos.',
  }),
  new: (site) => ({
    subject: `Confirma esta dirección para ${site.name}`,
    heading: '¿Es esta tu nueva dirección?',
    lead: `Alguien quiere usar esta dirección para su cuenta en ${site.name}.`,
    closing: 'Si no fuiste tú, puedes ignorar este correo. Sin el enlace o el código no ocurre nada.',
  }),
  words: {
    rule: `La dirección antigua y la nueva confirman el cambio. El enlace sirve una sola vez y durante ${addressChangeMinutes} minutos.`,
    action: 'Abrir la página de confirmación',
    code: 'O escribe este código:',
  },
}
