import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type MatchMailParams = {
  reader: 'teacher' | 'sponsor'
  classroomName: string
  slotNumber: number
  how: 'draw' | 'designation' | 'staff'
  /** The draw's public page, when a draw decided. */
  drawUrl: string | null
  portalUrl: string
}

/** Tells the teacher and the sponsor that a slot found its classroom. */
export function matchMail(params: MatchMailParams, site: MailSite, locale: Language): RenderedMail {
  const texts = (locale === 'es' ? spanish : english)[params.reader](params)
  const more = locale === 'es' ? 'Puedes comprobar el sorteo aquí:' : 'You can check the draw here:'
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.heading,
      paragraphs: [texts.lead, ...(params.drawUrl ? [`${more} ${params.drawUrl}`] : [])],
      action: { label: texts.action, url: params.portalUrl },
    },
    site,
    locale,
  )
}

type Write = (params: MatchMailParams) => { subject: string; heading: string; lead: string; action: string }

const english: Record<MatchMailParams['reader'], Write> = {
  teacher: ({ classroomName, slotNumber }) => ({
    subject: `${classroomName} was matched: $800`,
    heading: `${classroomName} has $800 to spend`,
    lead: `Sponsor Slot ${slotNumber} was matched to your classroom. The money is in your budget of this school year.`,
    action: 'See your budget',
  }),
  sponsor: ({ classroomName, slotNumber }) => ({
    subject: `Your Sponsor Slot ${slotNumber} found its classroom`,
    heading: `Your slot went to ${classroomName}`,
    lead: `Sponsor Slot ${slotNumber} was matched. The teacher now spends the $800, and you can follow it.`,
    action: 'See your slots',
  }),
}

const spanish: typeof english = {
  teacher: ({ classroomName, slotNumber }) => ({
    subject: `${classroomName} recibió $800`,
    heading: `${classroomName} tiene $800 para gastar`,
    lead: `El cupo de patrocinio ${slotNumber} se asignó a tu aula. El dinero está en tu presupuesto de este año escolar.`,
    action: 'Ver tu presupuesto',
  }),
  sponsor: ({ classroomName, slotNumber }) => ({
    subject: `Tu cupo de patrocinio ${slotNumber} encontró su aula`,
    heading: `Tu cupo fue para ${classroomName}`,
    lead: `El cupo de patrocinio ${slotNumber} fue asignado. El aula ya puede gastar los $800 y tú puedes seguirlo.`,
    action: 'Ver tus cupos',
  }),
}
