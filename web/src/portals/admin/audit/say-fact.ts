import { formatUsd } from '@tower/contract/money.ts'
import type { AuditEntry } from '@tower/contract/oversight/history.contract.ts'
import { fillText } from '../../../texts/fill-text.ts'

type Words = Readonly<Record<string, string>>
export type FactWords = { fields: Words; fieldBefore: string; accounts: Words; yes: string; no: string }

/** Under this ending stands what a field said before. */
const ofBefore = /_before$/

/** What a field of an entry is called. One of another version can have a name that no word is known of; the closing of a month has one for each account. */
export function sayField(name: string, { fields, fieldBefore, accounts }: FactWords): string {
  const known = wordOf(fields, name) ?? wordOf(accounts, name)
  if (known !== undefined) return known
  const field = ofBefore.test(name) ? wordOf(fields, name.replace(ofBefore, '')) : undefined
  return field === undefined ? name : fillText(fieldBefore, { field })
}

const wordOf = (words: Words, name: string): string | undefined =>
  Object.hasOwn(words, name) ? words[name] : undefined

/** What a field says: money in dollars, yes or no in words, everything else as it was written. */
export function sayValue(
  name: string,
  value: AuditEntry['metadata'][string],
  { accounts, yes, no }: FactWords,
): string {
  if (value === null) return '–'
  if (typeof value === 'boolean') return value ? yes : no
  const isMoney = name.replace(ofBefore, '').endsWith('_cents') || Object.hasOwn(accounts, name)
  return isMoney && typeof value === 'number' ? formatUsd(value, { always2: true }) : String(value)
}
