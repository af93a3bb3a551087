const dollars = /^\$?\s*(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})(?:\.(\d{1,2}))?$/

/** An amount as somebody types it into a search, in cents: `12`, `$12.50`, `1,200`; undefined where it is none. No longer than what a column of cents holds. */
export function readTypedAmount(typed: string): number | undefined {
  const [, whole, fraction = ''] = dollars.exec(typed) ?? []
  return whole === undefined ? undefined : Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
}
