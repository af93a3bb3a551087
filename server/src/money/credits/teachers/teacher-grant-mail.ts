import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayCalendarDay } from '../../../say-day.ts'

export type TeacherGrantMailParams = {
  storybook: number
  tools: number
  /** The Monday of UTC on which the week of storybook credits ends, as `YYYY-MM-DD`. */
  ends: string
}

/** Tells a teacher what staff granted them for storybooks and tools. */
export function teacherGrantMail(
  { storybook, tools, ends }: TeacherGrantMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const day = sayCalendarDay(ends, locale, 'weekday')
  return renderMail(
    {
      subject: texts.subject,
      heading: texts.subject,
      paragraphs: [
        texts.lead,
        ...(storybook > 0 ? [texts.storybook(storybook, day)] : []),
        ...(tools > 0 ? [texts.tools(tools)] : []),
        texts.note,
      ],
      action: { label: texts.action, url: site.origin + paths.teacherPortal },
    },
    site,
    locale,
  )
}

const english = {
  subject: 'You received credits for your classroom',
  lead: 'Our team granted you credits. They are in your portal already.',
  storybook: (credits: number, day: string) =>
    `${credits === 1 ? '1 storybook credit' : `${credits} storybook credits`} for this week: what is left ends on ${day}, at 00:00 UTC.`,
  tools: (credits: number) =>
    `${credits === 1 ? '1 tools credit' : `${credits.toLocaleString('en-US')} tools credits`}, without an end. Tools take these before anything else.`,
  note: 'Credits are not money. The writing tools are in your portal; storybooks open there as soon as they are ready.',
  action: 'Open your portal',
}

const spanish: typeof english = {
  subject: 'Recibiste créditos para tu aula',
  lead: 'Nuestro equipo te otorgó créditos. Ya están en tu portal.',
  storybook: (credits, day) =>
    `${credits === 1 ? '1 crédito para libros de cuentos' : `${credits} créditos para libros de cuentos`}, de esta semana: lo que quede vence el ${day} a las 00:00 UTC.`,
  tools: (credits) =>
    `${credits === 1 ? '1 crédito para herramientas' : `${credits.toLocaleString('es-US')} créditos para herramientas`}, sin vencimiento. Las herramientas usan estos antes que otros.`,
  note: 'Los créditos no son dinero. Las herramientas de escritura están en tu portal; los libros de cuentos se abrirán ahí en cuanto estén listos.',
  action: 'Abrir tu portal',
}
