import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ClassroomClaimParams =
  | { outcome: 'waiting' | 'approved'; classroomName: string }
  | { outcome: 'refused'; classroomName: string; reason: string }

/** What became of a teacher's confirmation that staff look at. */
export function classroomClaimMail(
  params: ClassroomClaimParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)[params.outcome]({ reason: '', ...params })
  const pages = { waiting: paths.draws, approved: `${paths.login}?role=teacher`, refused: paths.contact }
  const url = `${site.origin}${pages[params.outcome]}`
  return renderMail({ ...texts, action: { label: texts.action, url } }, site, locale)
}

type Said = { classroomName: string; reason: string }
type Words = { subject: string; heading: string; paragraphs: string[]; action: string; closing: string[] }
type Outcomes = Record<ClassroomClaimParams['outcome'], (said: Said) => Words>

const english: Outcomes = {
  waiting: ({ classroomName }) => ({
    subject: `We received your confirmation of ${classroomName}`,
    heading: 'Our staff take a look first',
    paragraphs: [
      `Thank you for confirming ${classroomName}. Before it counts, a person on our staff checks with the school that it is yours.`,
      'You have nothing more to do. We email you as soon as it is decided.',
    ],
    action: 'See how the draws work',
    closing: ["If you didn't confirm a classroom, please tell us on our contact page."],
  }),
  approved: ({ classroomName }) => ({
    subject: `${classroomName} is confirmed`,
    heading: `${classroomName} is confirmed`,
    paragraphs: [
      `Our staff confirmed that you teach ${classroomName}. It can be drawn from now on.`,
      'Sign in with this address to see your classroom and the code you share with families.',
    ],
    action: 'Sign in as a teacher',
    closing: ["If this isn't your classroom, please tell us on our contact page."],
  }),
  refused: ({ classroomName, reason }) => ({
    subject: `About your confirmation of ${classroomName}`,
    heading: `We could not confirm ${classroomName} for you`,
    paragraphs: [
      `Our staff looked at your confirmation of ${classroomName} and could not accept it. They wrote:`,
      `“${reason}”`,
    ],
    action: 'Write to us',
    closing: ['If this is a mistake, write to us: a person reads it.'],
  }),
}

const spanish: Outcomes = {
  waiting: ({ classroomName }) => ({
    subject: `Recibimos tu confirmación de ${classroomName}`,
    heading: 'Primero la revisa nuestro equipo',
    paragraphs: [
      `Gracias por confirmar ${classroomName}. Antes de que cuente, una persona de nuestro equipo verifica con la escuela que es tuya.`,
      'No tienes que hacer nada más. Te escribimos en cuanto se decida.',
    ],
    action: 'Ver cómo funcionan los sorteos',
    closing: ['Si no confirmaste ningún aula, avísanos en nuestra página de contacto.'],
  }),
  approved: ({ classroomName }) => ({
    subject: `${classroomName} está confirmada`,
    heading: `${classroomName} está confirmada`,
    paragraphs: [
      `Nuestro equipo confirmó que enseñas en ${classroomName}. Desde ahora puede salir en los sorteos.`,
      'Inicia sesión con esta dirección para ver tu aula y el código que compartes con las familias.',
    ],
    action: 'Iniciar sesión como docente',
    closing: ['Si no es tu aula, avísanos en nuestra página de contacto.'],
  }),
  refused: ({ classroomName, reason }) => ({
    subject: `Sobre tu confirmación de ${classroomName}`,
    heading: `No pudimos confirmar ${classroomName} a tu nombre`,
    paragraphs: [
      `Nuestro equipo revisó tu confirmación de ${classroomName} y no pudo aceptarla. Escribió:`,
      `“${reason}”`,
    ],
    action: 'Escríbenos',
    closing: ['Si es un error, escríbenos: lo lee una persona.'],
  }),
}
