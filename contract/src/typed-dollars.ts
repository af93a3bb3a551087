import type { Language } from './language.ts'

/** 1,250.50: commas before three digits. */
const grouped = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/

/** 25,50 and 1.250,50: a comma before the cents, as in Spain and most of South America. */
const withCommaCents = /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+),(\d{0,2})$/

/** 1.000.000: no number has two points before its cents. */
const groupedByDots = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/

/** A sign or a code of the currency around what is typed. */
function withoutCurrency(typed: string): string {
  return typed
    .trim()
    .replace(/^(?:US)?\$\s*/i, '')
    .replace(/\s*(?:USD|\$)$/i, '')
}

/** What a comma before one or two digits would mean as cents: `25,50` is `25.50`. */
function withDotCents(text: string): string | undefined {
  const [, whole, cents] = withCommaCents.exec(text) ?? []
  return whole === undefined ? undefined : `${whole.replaceAll('.', '')}.${cents}`
}

/**
 * Typed or pasted dollars in digits and a dot. `1,000` is a thousand everywhere; `25,50` is 25.50 where Spanish is spoken, and
 * stays as it was typed in English, where it may be a slip either way: `askedDollars` says what to ask. What is no amount stays.
 */
export function plainDollars(typed: string, language: Language): string {
  const text = withoutCurrency(typed)
  if (grouped.test(text)) return text.replaceAll(',', '')
  if (language !== 'es') return text
  return withDotCents(text) ?? (groupedByDots.test(text) ? text.replaceAll('.', '') : text)
}

/** The cents that somebody may have meant by a comma that is none of thousands: 2550 for `25,50`. */
export function askedDollars(typed: string): number | undefined {
  const text = withDotCents(withoutCurrency(typed))
  return text === undefined || text.endsWith('.') ? undefined : readDollars(text)
}

/** By its digits, so that 0.29 times 100 stays 29; a part of a cent is rounded, 12.345 is 12.35. Undefined: no amount. */
export function readDollars(plain: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d*)(?:\.(\d*))?$/.exec(plain.trim()) ?? []
  if (whole + fraction === '') return undefined
  const isRoundedUp = (fraction[2] ?? '0') >= '5'
  const cents = Number((whole || '0') + fraction.slice(0, 2).padEnd(2, '0')) + (isRoundedUp ? 1 : 0)
  return Math.min(cents, Number.MAX_SAFE_INTEGER)
}

/** Whole cents as somebody would type them, and as an address holds them: `25`, `25.50`. */
export function writeDollars(cents: number): string {
  const fraction = cents % 100
  const whole = String((cents - fraction) / 100)
  return fraction === 0 ? whole : `${whole}.${String(fraction).padStart(2, '0')}`
}
