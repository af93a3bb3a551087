import type { Language } from '@tower/contract/language.ts'

/** Puts values into `Draw of {day}`. */
export function fillText(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** Texts by number: `{ one: '{count} gift', other: '{count} gifts' }`. */
export type CountedText = { readonly one: string; readonly other: string }

/** Picks the form for a number, which is that of one in both languages for 1 alone, and puts the number in as `{count}`. */
export function fillCounted(
  text: CountedText,
  count: number,
  language: Language,
  values: Record<string, string | number> = {},
): string {
  const form = Math.abs(count) === 1 ? text.one : text.other
  return fillText(form, { count: showNumber(count, language), ...values })
}

const thousands = /\B(?=(?:\d{3})+$)/g

/**
 * A number as it is read in either language: `1,600`. Whole ones by hand, as money is (`formatUsd`): the first formatter or plural rule
 * that a page makes of `Intl` costs a phone a fifth of a second in one piece, while nothing answers.
 */
export function showNumber(number: number, language: Language): string {
  if (Number.isSafeInteger(number)) return String(number).replace(thousands, ',')
  return number.toLocaleString(localeOf(language))
}

/** Dates and numbers are written the US way in both languages: $1,600.00, not 1.600,00. */
export function localeOf(language: Language): 'en-US' | 'es-US' {
  return language === 'es' ? 'es-US' : 'en-US'
}
