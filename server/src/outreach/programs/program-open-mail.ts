import type { Language } from '@tower/contract/language.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailSite, RenderedMail } from '../../mail/mail-parts.ts'
import { type MailWording, type MailWords, sayMail } from '../../mail/worded-mails.ts'

export type ProgramOpenParams = { name: string; path: string }

/** The one mail to whoever asked to be told when a program opens. */
export function programOpenMail(
  { name, path }: ProgramOpenParams,
  site: MailSite,
  locale: Language,
): RenderedMail {
  const { heading, action } = (locale === 'es' ? spanish : english)(name)
  const { say, list } = sayMail({ mail: 'program_open', words }, { site, locale, values: { program: name } })
  return renderMail(
    {
      ...{ subject: say('subject'), heading, paragraphs: list('opening'), closing: list('closing') },
      action: { label: action, url: `${site.origin}${path}` },
    },
    site,
    locale,
  )
}

const english = (name: string) => ({ heading: `${name} is open`, action: 'See the program' })

const spanish: typeof english = (name) => ({
  heading: `${name} ya está en marcha`,
  action: 'Ver el programa',
})

const words: MailWords<'subject' | 'opening' | 'closing'> = {
  en: {
    subject: '{program} is open',
    opening: 'You asked us to tell you when {program} opens. It takes gifts from today.',
    closing: 'This is the only email about it. We have forgotten the address you left for it.',
  },
  es: {
    subject: '{program} ya está en marcha',
    opening: 'Nos pediste que te avisáramos cuando {program} comenzara. Desde hoy recibe donaciones.',
    closing: 'Este es el único correo sobre ello. Ya olvidamos la dirección que dejaste para esto.',
  },
}

/** What of it a charity words by itself. */
export const programOpenWording: MailWording<ProgramOpenParams> = {
  ...{ mail: 'program_open', words },
  sample: { name: 'Youth Athletes', path: '/programs' },
}
