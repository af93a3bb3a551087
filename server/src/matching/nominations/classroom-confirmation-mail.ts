import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'
import { SecretText, type OpenedText } from '../../mail/secret-text.ts'

export type ClassroomConfirmationParams = { classroomName: string; url: OpenedText }

/**
 * Asks a teacher to confirm the classroom; the link opens a page, the button there confirms. It names nobody: whoever
 * filled the form in need not be who reads the mail.
 */
export function classroomConfirmationMail(
  params: ClassroomConfirmationParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { classroomName: classroom, url } = params
  const { heading, link, action } = (locale === 'es' ? spanish : english)(classroom)
  const { say, list } = sayMail(
    { mail: 'classroom_confirmation', words },
    { site, locale, values: { classroom } },
  )
  return renderMail(
    {
      ...{ subject: say('subject'), heading, paragraphs: [...list('opening'), link] },
      ...{ action: { label: action, url }, closing: list('closing') },
    },
    site,
    locale,
  )
}

const english = (classroomName: string) => ({
  heading: `Is ${classroomName} your classroom?`,
  link: `Open the link and press the button to confirm. Only confirmed classrooms enter the draws. The link works once and for ${confirmationLinkHours} hours.`,
  action: 'Open the confirmation page',
})

const spanish: typeof english = (classroomName) => ({
  heading: `¿Es ${classroomName} tu aula?`,
  link: `Abre el enlace y toca el botón para confirmar. Solo las aulas confirmadas entran en los sorteos. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  action: 'Abrir la página de confirmación',
})

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: 'Confirm {classroom}',
    opening: 'Hello, someone asked us to confirm {classroom} with this address.',
    closing: "If this isn't your classroom, you can ignore this email.",
  },
  es: {
    subject: 'Confirmar {classroom}',
    opening: 'Hola: alguien nos pidió confirmar {classroom} con esta dirección.',
    closing: 'Si no es tu aula, puedes ignorar este correo.',
  },
}

/** What of it a charity words by itself. */
export const classroomConfirmationWording: MailWording<ClassroomConfirmationParams> = {
  ...{ mail: 'classroom_confirmation', words },
  sample: { classroomName: 'Sample Classroom', url: new SecretText('https://example.org/confirm').words },
}
