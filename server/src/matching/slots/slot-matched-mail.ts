import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type SlotMatchedMailParams = {
  giverName?: string | null
  /** All that were matched in one go. */
  slots: { number: number; classroomName: string; drawUrl: string | null }[]
  portalUrl: string
}

const mostRows = 40

/** Tells a sponsor that their slots found their classrooms: one mail, however many a draw matched. */
export function slotMatchedMail(
  { giverName = null, slots, portalUrl }: SlotMatchedMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const [first] = slots
  if (!first) throw new Error('a mail of no slot')
  const one = slots.length === 1
  const more = slots.length - mostRows
  const follow = { label: texts.follow(first.number), url: site.origin + slotPath(first.number) }
  const all = { label: texts.all, url: portalUrl }
  return renderMail(
    {
      subject: one ? texts.subject(first.number) : texts.subjectOfMany(slots.length),
      heading: one ? texts.heading(first.classroomName) : texts.headingOfMany(slots.length),
      name: giverName,
      paragraphs: [one ? texts.lead(first.number) : texts.leadOfMany],
      action: one ? follow : all,
      links: [
        ...(one ? [all] : []),
        ...(first.drawUrl === null ? [] : [{ label: texts.draw, url: first.drawUrl }]),
      ],
      rows: one ? [] : slots.slice(0, mostRows).map((slot) => [texts.slot(slot.number), slot.classroomName]),
      closing: more > 0 ? [texts.more(more)] : [],
    },
    site,
    locale,
  )
}

const slotPath = (number: number) => paths.slotStory({ number: String(number) })

const english = {
  subject: (slot: number) => `Your Sponsor Slot ${slot} found its classroom`,
  subjectOfMany: (count: number) => `${count} of your Sponsor Slots found their classrooms`,
  heading: (classroom: string) => `Your slot went to ${classroom}`,
  headingOfMany: (count: number) => `${count} of your slots found their classrooms`,
  lead: (slot: number) =>
    `Sponsor Slot ${slot} was matched. The teacher now spends the $800, and you can follow it.`,
  leadOfMany: 'They were matched. The teachers now spend $800 each, and you can follow it.',
  slot: (slot: number) => `Slot ${slot}`,
  more: (count: number) => (count === 1 ? 'And one more.' : `And ${count} more.`),
  follow: (slot: number) => `Follow slot ${slot}`,
  all: 'See your slots',
  draw: 'Check the draw',
}

const spanish: typeof english = {
  subject: (slot) => `Tu cupo de patrocinio ${slot} encontró su aula`,
  subjectOfMany: (count) => `${count} de tus cupos de patrocinio encontraron su aula`,
  heading: (classroom) => `Tu cupo fue para ${classroom}`,
  headingOfMany: (count) => `${count} de tus cupos encontraron su aula`,
  lead: (slot) =>
    `El cupo de patrocinio ${slot} fue asignado. El aula ya puede gastar los $800 y tú puedes seguirlo.`,
  leadOfMany: 'Ya se asignaron. Cada aula ya puede gastar $800 y tú puedes seguirlo.',
  slot: (slot) => `Cupo ${slot}`,
  more: (count) => (count === 1 ? 'Y uno más.' : `Y ${count} más.`),
  follow: (slot) => `Seguir el cupo ${slot}`,
  all: 'Ver tus cupos',
  draw: 'Comprobar el sorteo',
}
