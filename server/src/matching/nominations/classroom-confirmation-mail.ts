import type { Language } from '@tower/contract/language.ts'
import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type ClassroomConfirmationParams = { classroomName: string; url: string }

/**
 * Asks a teacher to confirm the classroom; the link opens a page, the button there confirms. It names nobody: whoever
 * filled the form in need not be who reads the mail.
 */
export function classroomConfirmationMail(
  params: ClassroomConfirmationParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)(params.classroomName)
  return renderMail({ ...texts, action: { label: texts.action, url: params.url } }, site, locale)
}

const english = (classroomName: string) => ({
  subject: `Confirm ${classroomName}`,
  heading: `Is ${classroomName} your classroom?`,
  paragraphs: [
    `Hello, someone asked us to confirm ${classroomName} with this address.`,
    `Open the link and press the button to confirm. Only confirmed classrooms enter the draws. The link works once and for ${confirmationLinkHours} hours.`,
  ],
  action: 'Open the confirmation page',
  closing: ["If this isn't your classroom, you can ignore this email."],
})

const spanish: typeof english = (classroomName) => ({
  subject: `Confirmar ${classroomName}`,
  heading: `¿Es ${classroomName} tu aula?`,
  paragraphs: [
    `Hola: alguien nos pidió confirmar ${classroomName} con esta dirección.`,
    `Abre el enlace y toca el botón para confirmar. Solo las aulas confirmadas entran en los sorteos. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  ],
  action: 'Abrir la página de confirmación',
  closing: ['Si no es tu aula, puedes ignorar este correo.'],
})
