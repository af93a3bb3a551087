import type { Language } from '@tower/contract/language.ts'
import { readingActionsBegin } from '@tower/contract/oversight/safety.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderMail } from '../../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../../mail/mail-parts.ts'
import { sayDay } from '../../../say-day.ts'

/** `who` is an address, `at` an ISO instant; the amounts are those of the day before it. */
export type UnusualReadingMailParams = {
  who: string
  files: number
  rows: number
  children: number
  at: string
}

/** Tells superadmins that one of the staff reads more about people than work takes. */
export function unusualReadingMail(
  { who, files, rows, children, at }: UnusualReadingMailParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const texts = locale === 'es' ? spanish : english
  const tag = locale === 'es' ? 'es-US' : 'en-US'
  const count = new Intl.NumberFormat(tag)
  return renderMail(
    {
      subject: `${texts.heading} · ${site.name}`,
      heading: texts.heading,
      paragraphs: [texts.sentence, texts.then],
      rows: [
        [texts.who, who],
        [texts.when, sayDay(new Date(at), locale, 'moment')],
        [texts.files, count.format(files)],
        [texts.rows, count.format(rows)],
        [texts.children, count.format(children)],
      ],
      action: { label: texts.action, url: `${site.origin}${paths.adminAudit}?action=${readingActionsBegin}` },
      links: [{ label: texts.sessions, url: `${site.origin}${paths.adminSafety}?tab=sessions` }],
      closing: [texts.closing],
    },
    site,
    locale,
  )
}

const english = {
  heading: 'Somebody on the staff reads more than usual',
  sentence: 'Within a day, this account took or opened more about people than a day of work takes.',
  then: 'Ask them whether it was them. If it was not, or you can’t reach them, end their sessions and disable the account.',
  who: 'Account',
  when: 'Noticed',
  files: 'Files with people in them',
  rows: 'Rows of people in them',
  children: 'Records of children opened',
  action: 'See what was read',
  sessions: 'See where they are signed in',
  closing: 'You get this email once for each person and day.',
}

const spanish: typeof english = {
  heading: 'Alguien del equipo lee más de lo normal',
  sentence:
    'En un día, esta cuenta descargó o abrió más información sobre personas de la que hace falta para un día de trabajo.',
  then: 'Pregúntale si fue esa persona. Si no fue así, o no puedes comunicarte con ella, cierra sus sesiones y desactiva la cuenta.',
  who: 'Cuenta',
  when: 'Se notó',
  files: 'Archivos con personas',
  rows: 'Filas de personas en ellos',
  children: 'Expedientes de niños abiertos',
  action: 'Ver qué se leyó',
  sessions: 'Ver dónde inició sesión',
  closing: 'Recibes este correo una sola vez por persona y día.',
}
