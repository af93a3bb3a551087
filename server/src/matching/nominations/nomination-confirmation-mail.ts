import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type NominationConfirmationParams = {
  classroomName: string
  url: string
  /** Whether a teacher has confirmed the classroom; mails of before did not say. */
  hasTeacher?: boolean
}

/** Asks whoever typed this address to say that they nominated a classroom; the link opens a page, the button there confirms. */
export function nominationConfirmationMail(
  params: NominationConfirmationParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)(params)
  return renderMail({ ...texts, action: { label: texts.action, url: params.url } }, site, locale)
}

const english = ({ classroomName, hasTeacher = false }: NominationConfirmationParams) => ({
  subject: `Did you nominate ${classroomName}?`,
  heading: `Did you nominate ${classroomName}?`,
  paragraphs: [
    `Hello, someone nominated ${classroomName} and gave this address.`,
    `If that was you, open the link and press the button: your nomination then counts in full ${
      hasTeacher ? 'in the draws' : 'as soon as its teacher confirms the classroom'
    }. The link works once and for ${confirmationLinkHours} hours.`,
  ],
  action: 'Open the confirmation page',
  closing: ["If it wasn't you, you can ignore this email."],
})

const spanish: typeof english = ({ classroomName, hasTeacher = false }) => ({
  subject: `¿Nominaste ${classroomName}?`,
  heading: `¿Nominaste ${classroomName}?`,
  paragraphs: [
    `Hola: alguien nominó ${classroomName} y dio esta dirección.`,
    `Si fuiste tú, abre el enlace y toca el botón: tu nominación contará por completo ${
      hasTeacher ? 'en los sorteos' : 'en cuanto se confirme a quien enseña ahí'
    }. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  ],
  action: 'Abrir la página de confirmación',
  closing: ['Si no fuiste tú, puedes ignorar este correo.'],
})
