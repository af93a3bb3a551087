export type MoneyLimits = { leastCents: number; mostCents: number }

export type MoneyFault = 'missing' | 'unreadable' | 'tooSmall' | 'tooLarge'

export type ParsedMoney = { cents: number; fault?: undefined } | { cents?: undefined; fault: MoneyFault }

/** Dollars as people type and paste them: 25, $1,250.50, “ 1250.5 ”. Commas must stand before three digits. */
const dollars = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/

/** Turns typed dollars into whole cents, without ever calculating in fractions. */
export function parseMoney(typed: string, limits: MoneyLimits): ParsedMoney {
  const text = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*(USD|\$)$/i, '')
  if (text === '') return { fault: 'missing' }
  const found = dollars.exec(text)
  const [, whole = '', fraction = ''] = found ?? []
  if (!found || whole + fraction === '') return { fault: 'unreadable' }
  const digits = (whole.replaceAll(',', '') || '0') + fraction.padEnd(2, '0')
  const cents = Number(digits)
  if (cents > limits.mostCents) return { fault: 'tooLarge' }
  if (cents < limits.leastCents) return { fault: 'tooSmall' }
  return { cents }
}

/** Whole cents as somebody would type them. */
export function typeMoney(cents: number): string {
  const whole = Math.trunc(cents / 100)
  const fraction = cents % 100
  return fraction === 0 ? String(whole) : `${whole}.${String(fraction).padStart(2, '0')}`
}

/** What stands in the field of a form that came to hold these cents: what was typed, where it means the same. */
export function followMoney(typed: string, cents: number | undefined, limits: MoneyLimits): string {
  if (parseMoney(typed, limits).cents === cents) return typed
  return cents === undefined ? '' : typeMoney(cents)
}
