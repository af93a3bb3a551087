import type { Language } from '@tower/contract/language.ts'

/** How a day stands on papers in a language. */
export function dayIn(language: Language): (at: Date) => string {
  const tag = language === 'es' ? 'es-US' : 'en-US'
  const days = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  return (at) => days.format(at)
}
