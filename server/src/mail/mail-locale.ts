/** The languages a mail can be written in. */
export type MailLocale = 'en' | 'es'

/** The language of a stored mail; English where it is none of ours. */
export function asMailLocale(locale: string): MailLocale {
  return locale === 'es' ? 'es' : 'en'
}
