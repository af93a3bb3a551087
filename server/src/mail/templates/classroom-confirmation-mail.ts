import { confirmationLinkHours } from '@tower/contract/matching/nominations.ts'
import type { MailLocale } from '../mail-locale.ts'
import { greetingName } from './greeting-name.ts'
import { renderMail, type MailSite, type RenderedMail } from './layout.ts'

export type ClassroomConfirmationParams = { teacherName: string; classroomName: string; url: string }

/** Asks a teacher to confirm the classroom; the link opens a page, the button there confirms. */
export function classroomConfirmationMail(
  params: ClassroomConfirmationParams,
  site: MailSite,
  locale: MailLocale,
): RenderedMail {
  const named = { classroomName: params.classroomName, name: greetingName(params.teacherName) }
  const texts = locale === 'es' ? spanish(named) : english(named)
  return renderMail({ ...texts, action: { label: texts.action, url: params.url } }, site, locale)
}

type Named = { classroomName: string; name: string | null }

const english = ({ name, classroomName }: Named) => ({
  subject: `Confirm ${classroomName}`,
  heading: `Is ${classroomName} your classroom?`,
  paragraphs: [
    `Hello${name ? ` ${name}` : ''}, someone asked us to confirm ${classroomName} with this address.`,
    `Open the link and press the button to confirm. Only confirmed classrooms enter the draws. The link works once and for ${confirmationLinkHours} hours.`,
  ],
  action: 'Open the confirmation page',
  closing: ["If this isn't your classroom, you can ignore this mail."],
})

const spanish = ({ name, classroomName }: Named) => ({
  subject: `Confirmar ${classroomName}`,
  heading: `¿Es ${classroomName} tu aula?`,
  paragraphs: [
    `Hola${name ? `, ${name}` : ''}: alguien nos pidió confirmar ${classroomName} con esta dirección.`,
    `Abre el enlace y pulsa el botón para confirmar. Solo las aulas confirmadas entran en los sorteos. El enlace sirve una sola vez y durante ${confirmationLinkHours} horas.`,
  ],
  action: 'Abrir la página de confirmación',
  closing: ['Si no es tu aula, puedes ignorar este correo.'],
})
