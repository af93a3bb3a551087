import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'

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
  const values = { classroom: classroomName, slot: slotNumber }
  const { say, list } = sayMail({ mail: 'match', words }, { site, locale, values })
  return renderMail(
    {
      subject: say('subject'),
      heading: texts.heading(classroomName),
      paragraphs: list('opening'),
      closing: list('closing'),
      action: { label: texts.action, url: portalUrl },
      links: drawUrl === null ? [] : [{ label: texts.draw, url: drawUrl }],
    },
    site,
    locale,
  )
}

const english = {
  heading: (classroom: string) => `${classroom} has $800 to spend`,
  action: 'See your budget',
  draw: 'Check the draw',
}

const spanish: typeof english = {
  heading: (classroom) => `${classroom} tiene $800 para gastar`,
  action: 'Ver tu presupuesto',
  draw: 'Comprobar el sorteo',
}

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: '{classroom} was matched: $800',
    opening:
      'Sponsor Slot {slot} was matched to your classroom. The money is in your budget of this school year.',
    closing: '',
  },
  es: {
    subject: '{classroom} recibió $800',
    opening:
      'El cupo de patrocinio {slot} se asignó a tu aula. El dinero está en tu presupuesto de este año escolar.',
    closing: '',
  },
}

/** What of it a charity words by itself. */
export const matchWording: MailWording<MatchMailParams> = {
  ...{ mail: 'match', words },
  sample: {
    ...{ classroomName: 'Sample Classroom', slotNumber: 12 },
    ...{ drawUrl: 'https://example.org/draws/sample', portalUrl: 'https://example.org/portal' },
  },
}
