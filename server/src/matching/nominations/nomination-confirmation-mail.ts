import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'
import { SecretText, type OpenedText } from '../../mail/secret-text.ts'

export type NominationConfirmationParams = {
  classroomName: string
  url: OpenedText
  /** Whether a teacher has confirmed the classroom; mails of before did not say. */
  hasTeacher?: boolean
}

/** Asks whoever typed this address to say that they nominated a classroom; the link opens a page, the button there confirms. */
export function nominationConfirmationMail(
  params: NominationConfirmationParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { heading, link, action } = (locale === 'es' ? spanish : english)(params)
  const values = { classroom: params.classroomName }
  const { say, list } = sayMail({ mail: 'nomination_confirmation', words }, { site, locale, values })
  return renderMail(
    {
      ...{ subject: say('subject'), heading, paragraphs: [...list('opening'), link] },
      ...{ action: { label: action, url: params.url }, closing: list('closing') },
    },
    site,
    locale,
  )
}

const english = ({ classroomName, hasTeacher = false }: NominationConfirmationParams) => ({
  heading: `Did you nominate ${classroomName}?`,
  link: `If that was you, open the link and press the button: your nomination then counts in full ${
    hasTeacher ? 'in the draws' : 'as soon as its teacher confirms the classroom'
  }. The link works once and for ${confirmationLinkHours} hours.`,
  action: 'Open the confirmation page',
})

const spanish: typeof english = ({ classroomName, hasTeacher = false }) => ({
  heading: `¿Nominaste ${classroomName}?`,
  link: `Si fuiste tú, abre el enlace y toca el botón: tu nominación contará por completo ${
    hasTeacher ? 'en los sorteos' : 'en cuanto se confirme a una maestra o maestro ahí'
  }. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  action: 'Abrir la página de confirmación',
})

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: 'Did you nominate {classroom}?',
    opening: 'Hello, someone nominated {classroom} and gave this address.',
    closing: "If it wasn't you, you can ignore this email.",
  },
  es: {
    subject: '¿Nominaste {classroom}?',
    opening: 'Hola: alguien nominó {classroom} y dio esta dirección.',
    closing: 'Si no fuiste tú, puedes ignorar este correo.',
  },
}

/** What of it a charity words by itself. */
export const nominationConfirmationWording: MailWording<NominationConfirmationParams> = {
  ...{ mail: 'nomination_confirmation', words },
  sample: { classroomName: 'Sample Classroom', url: new SecretText('https://example.org/confirm').words },
}
