import type { Language } from '@tower/contract/language.ts'

/** Puts values into `Draw of {day}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Texts by number: `{ one: '{count} gift', other: '{count} gifts' }`. */
export type CountedText = { readonly one: string; readonly other: string }

/** Picks the form for a number and puts the number in as `{count}`. */
export function fillCounted(
  text: CountedText,
  count: number,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const form = new Intl.PluralRules(language).select(count) === 'one' ? text.one : text.other
  return fillText(form, { count: count.toLocaleString(localeOf(language)), ...values })
}

/** Dates and numbers are written the US way in both languages: $1,600.00, not 1.600,00. */
export function localeOf(language: Language): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US'
}
