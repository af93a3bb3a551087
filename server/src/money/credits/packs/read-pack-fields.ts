import { maxGiftCents, minGiftCents } from '@tower/contract/money.ts'
import { readName } from '@tower/contract/name-rule.ts'
import { Refusal } from '../../../refusal.ts'
import type { PackFields } from './packs.queries.ts'

const maxNameLength = 80
const maxCreditCents = 1_000_000_000

type Written = {
  name?: unknown
  usd_price?: unknown
  credit_value_cents?: unknown
  active?: boolean | undefined
}

/** What staff wrote of a pack, checked: a price in dollars with at most two decimals, a whole number of credit cents. */
export function readPackFields(row: Written): PackFields {
  const name =
    typeof row.name === 'string' ? readName(row.name.replaceAll(/\s+/g, ' '), maxNameLength) : undefined
  const priceCents = readCents(row.usd_price)
  const creditCents = readWhole(row.credit_value_cents)
  const isPriced = priceCents !== undefined && priceCents >= minGiftCents && priceCents <= maxGiftCents
  const isWorth = creditCents !== undefined && creditCents >= 1 && creditCents <= maxCreditCents
  if (!name || !isPriced || !isWorth) throw new Refusal('credits.pack_invalid')
  return { name, priceCents, creditCents, active: row.active ?? true }
}

/** By its digits: 0.29 times 100 is not 29. */
function readCents(dollars: unknown): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(textOf(dollars))
  if (!match) return undefined
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
}

function readWhole(value: unknown): number | undefined {
  const text = textOf(value)
  return /^\d{1,12}$/.test(text) ? Number(text) : undefined
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : ''
  return typeof value === 'string' ? value.trim() : ''
}
