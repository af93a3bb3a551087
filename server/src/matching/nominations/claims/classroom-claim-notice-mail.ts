import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'

export type ClassroomClaimNoticeParams = {
  outcome: 'waiting' | 'approved' | 'refused'
  classroomName: string
}

/** Tells the teacher on record that somebody else confirmed the classroom, and what became of it. It names nobody. */
export function classroomClaimNoticeMail(
  { outcome, classroomName }: ClassroomClaimNoticeParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { subject, heading, paragraphs, action } = (locale === 'es' ? spanish : english)[outcome](
    classroomName,
  )
  const url = `${site.origin}${paths.contact}`
  return renderMail({ subject, heading, paragraphs, action: { label: action, url } }, site, locale)
}

type Words = { subject: string; heading: string; paragraphs: string[]; action: string }
type Outcomes = Record<ClassroomClaimNoticeParams['outcome'], (classroomName: string) => Words>

const english: Outcomes = {
  waiting: (name) => ({
    subject: `Someone else confirmed ${name}`,
    heading: `Someone else says they teach ${name}`,
    paragraphs: [
      `Your address is on record for ${name}. Today the classroom was confirmed from another school address.`,
      'Nothing has changed: our staff check it first. If you still teach this classroom, please tell us.',
    ],
    action: 'Write to us',
  }),
  approved: (name) => ({
    subject: `${name} has another teacher now`,
    heading: `${name} has another teacher now`,
    paragraphs: [
      `Our staff confirmed another teacher for ${name}. Your account and what your budget was given stay yours.`,
      'If this is a mistake, please tell us.',
    ],
    action: 'Write to us',
  }),
  refused: (name) => ({
    subject: `${name} stays as it was`,
    heading: `${name} stays as it was`,
    paragraphs: [`Our staff did not accept the other confirmation of ${name}. You have nothing to do.`],
    action: 'Write to us',
  }),
}

const spanish: Outcomes = {
  waiting: (name) => ({
    subject: `Alguien más confirmó ${name}`,
    heading: `Alguien más dice que enseña en ${name}`,
    paragraphs: [
      `Tu dirección está registrada para ${name}. Hoy alguien confirmó el aula desde otra dirección escolar.`,
      'Nada ha cambiado: nuestro equipo lo revisa primero. Si todavía enseñas en esta aula, avísanos.',
    ],
    action: 'Escríbenos',
  }),
  approved: (name) => ({
    subject: `${name} tiene ahora otro docente`,
    heading: `${name} tiene ahora otro docente`,
    paragraphs: [
      `Nuestro equipo confirmó a otro docente para ${name}. Tu cuenta y lo que recibió tu presupuesto siguen siendo tuyos.`,
      'Si es un error, avísanos.',
    ],
    action: 'Escríbenos',
  }),
  refused: (name) => ({
    subject: `${name} sigue igual`,
    heading: `${name} sigue igual`,
    paragraphs: [`Nuestro equipo no aceptó la otra confirmación de ${name}. No tienes que hacer nada.`],
    action: 'Escríbenos',
  }),
}
