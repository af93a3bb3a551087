import {
  isWholeLine,
  maxLineCents,
  maxLineQuantity,
  type OrderLine,
  sumLines,
} from '@tower/contract/spending/orders.ts'
import { parseMoney } from '../../ui/money-field/parse-money.ts'

/** A line as it is typed. */
export type DraftLine = { id: string; name: string; category: string; qty: string; amount: string }

/** An order that is being written. Its key makes one order of it, from however many tabs it is sent. */
export type OrderDraft = { key: string; lines: readonly DraftLine[] }

export type LineFault = 'nameMissing' | 'qtyMissing' | 'amountMissing' | 'amountTooLarge'
export type LineFaults = { name?: LineFault; qty?: LineFault; amount?: LineFault }

const limits = { leastCents: 1, mostCents: maxLineCents }

export function emptyLine(): DraftLine {
  return { id: crypto.randomUUID(), name: '', category: 'other', qty: '1', amount: '' }
}

export function emptyDraft(): OrderDraft {
  return { key: crypto.randomUUID(), lines: [emptyLine()] }
}

/** Whether nothing was typed into a line; it is left out then. */
export function isBlank({ name, amount }: DraftLine): boolean {
  return name.trim() === '' && amount.trim() === ''
}

/** What a line comes to as far as it can be read; what is missing counts nothing. */
export function readLine({ name, category, qty, amount }: DraftLine): OrderLine {
  const count = /^\d{1,6}$/.test(qty.trim()) ? Number(qty) : 0
  const isCount = count >= 1 && count <= maxLineQuantity
  return {
    name: name.trim(),
    category,
    qty: isCount ? count : 0,
    amountCents: parseMoney(amount, limits).cents ?? 0,
  }
}

/** What is wrong with a line. A blank one is no fault of its own. */
export function findLineFaults(line: DraftLine): LineFaults {
  if (isBlank(line)) return {}
  const { name, qty } = readLine(line)
  const { fault } = parseMoney(line.amount, limits)
  return {
    ...(name === '' && { name: 'nameMissing' }),
    ...(qty === 0 && { qty: 'qtyMissing' }),
    ...(fault && { amount: fault === 'tooLarge' ? 'amountTooLarge' : 'amountMissing' }),
  }
}

/** The lines that are sent, where there is at least one and all are whole. */
export function linesToSend({ lines }: OrderDraft): OrderLine[] | undefined {
  const typed = lines.filter((line) => !isBlank(line)).map(readLine)
  return typed.length > 0 && typed.every(isWholeLine) ? typed : undefined
}

/** What everything typed costs together. */
export function sumDraft({ lines }: OrderDraft): number {
  return sumLines(lines.map(readLine))
}
