import { cutShort } from '@tower/contract/cut-text.ts'
import { Refusal } from '../../../refusal.ts'

/** A line as the teacher typed it. */
export type TypedLine = {
  description: string
  amount_cents: number
  receipt_url?: string | null | undefined
}

/** Where the receipt of a line lies: a file that was uploaded here, or an address elsewhere. */
export type ReceiptPlace = { fileId: string } | { link: string } | null

export type ReadLine = { description: string; amountCents: number; receipt: ReceiptPlace }

/** Lines that may stand in a request: submitted ones say what was bought and for how much. */
export function readLines(
  typed: readonly TypedLine[],
  { isDraft, origin }: { isDraft: boolean; origin: string },
): ReadLine[] {
  const lines = typed.map((line) => ({
    description: line.description,
    amountCents: line.amount_cents,
    receipt: readReceiptUrl(line.receipt_url, origin),
  }))
  if (lines.some(({ amountCents }) => amountCents < 0)) throw new Refusal('reimbursements.no_lines')
  if (isDraft) return lines
  const isWhole = lines.every(({ description, amountCents }) => description !== '' && amountCents > 0)
  if (lines.length === 0 || !isWhole) throw new Refusal('reimbursements.no_lines')
  return lines
}

const uploaded = /^\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/signed(?:[?/]|$)/

/** What an address of a receipt means. Neither scripts nor paths of this site that are no receipt pass. */
function readReceiptUrl(url: string | null | undefined, origin: string): ReceiptPlace {
  if (!url) return null
  if (!URL.canParse(url, origin)) throw new Refusal('reimbursements.receipt_not_found')
  const parsed = new URL(url, origin)
  if (parsed.origin !== new URL(origin).origin) {
    const isPlain = /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === ''
    if (!isPlain) throw new Refusal('reimbursements.receipt_not_found')
    return { link: parsed.href }
  }
  const fileId = uploaded.exec(parsed.pathname)?.[1]
  if (fileId === undefined) throw new Refusal('reimbursements.receipt_not_found')
  return { fileId }
}

const longestTitle = 80

/** What a request is called: what its first line says. */
export function titleOf(lines: readonly { description: string }[]): string {
  const first = lines.find(({ description }) => description !== '')?.description ?? ''
  return cutShort(first, longestTitle)
}
