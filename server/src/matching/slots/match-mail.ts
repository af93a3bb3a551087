import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type MatchMailParams = {
  classroomName: string
  slotNumber: number
  /** The draw's public page, when a draw decided. */
  drawUrl: string | null
  portalUrl: string
}

/** Tells a teacher that a slot was matched to their classroom. */
export function matchMail(
  { classroomName, slotNumber, drawUrl, portalUrl }: MatchMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  return renderMail(
    {
      subject: texts.subject(classroomName),
      heading: texts.heading(classroomName),
      paragraphs: [texts.lead(slotNumber)],
      action: { label: texts.action, url: portalUrl },
      links: drawUrl === null ? [] : [{ label: texts.draw, url: drawUrl }],
    },
    site,
    locale,
  )
}

const english = {
  subject: (classroom: string) => `${classroom} was matched: $800`,
  heading: (classroom: string) => `${classroom} has $800 to spend`,
  lead: (slot: number) =>
    `Sponsor Slot ${slot} was matched to your classroom. The money is in your budget of this school year.`,
  action: 'See your budget',
  draw: 'Check the draw',
}

const spanish: typeof english = {
  subject: (classroom) => `${classroom} recibió $800`,
  heading: (classroom) => `${classroom} tiene $800 para gastar`,
  lead: (slot) =>
    `El cupo de patrocinio ${slot} se asignó a tu aula. El dinero está en tu presupuesto de este año escolar.`,
  action: 'Ver tu presupuesto',
  draw: 'Comprobar el sorteo',
}
