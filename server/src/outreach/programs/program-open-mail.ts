import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'

export type ProgramOpenParams = { name: string; path: string }

/** The one mail to whoever asked to be told when a program opens. */
export function programOpenMail(
  { name, path }: ProgramOpenParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { action, ...texts } = (locale === 'es' ? spanish : english)(name)
  return renderMail({ ...texts, action: { label: action, url: `${site.origin}${path}` } }, site, locale)
}

const english = (name: string) => ({
  subject: `${name} is open`,
  heading: `${name} is open`,
  paragraphs: [`You asked us to tell you when ${name} opens. It takes gifts from today.`],
  action: 'See the program',
  closing: ['This is the only email about it. We have forgotten the address you left for it.'],
})

const spanish: typeof english = (name) => ({
  subject: `${name} ya está en marcha`,
  heading: `${name} ya está en marcha`,
  paragraphs: [`Nos pediste que te avisáramos cuando ${name} comenzara. Desde hoy recibe donaciones.`],
  action: 'Ver el programa',
  closing: ['Este es el único correo sobre ello. Ya olvidamos la dirección que dejaste para esto.'],
})
