import type { ReimbursementRequest } from '@tower/contract/spending/reimbursement-views.contract.ts'

/** A receipt that a line shows. */
export type DraftReceipt = {
  /** Null of one that lies elsewhere. */
  id: string | null
  url: string
  name: string | null
  byteSize: number
  thumbnailUrl: string | null
}

/** A line as it is typed. */
export type DraftLine = {
  key: string
  description: string
  /** Undefined while what is typed is no amount. */
  cents: number | undefined
  receipt: DraftReceipt | null
  /** What its upload is doing; under way is also what waits for its turn. */
  upload: 'none' | 'underWay' | 'failed'
}

/** A line with nothing in it yet. */
export function emptyLine(): DraftLine {
  return { key: crypto.randomUUID(), description: '', cents: undefined, receipt: null, upload: 'none' }
}

/** The lines of a request that stands, to be changed. */
export function linesOf({
  purchase_request_items: items,
}: Pick<ReimbursementRequest, 'purchase_request_items'>): DraftLine[] {
  const lines = items.map((item): DraftLine => {
    const { receipt, receipt_url: url } = item
    return {
      key: item.id,
      description: item.description,
      cents: item.amount_cents > 0 ? item.amount_cents : undefined,
      receipt:
        url === null
          ? null
          : {
              id: receipt?.id ?? null,
              url,
              name: receipt?.file_name ?? null,
              byteSize: receipt?.byte_size ?? 0,
              thumbnailUrl: receipt?.thumbnail_url ?? null,
            },
      upload: 'none',
    }
  })
  return lines.length > 0 ? lines : [emptyLine()]
}

/** Whether anything was typed or uploaded in a line. */
export function isTouched({ description, cents, receipt }: DraftLine): boolean {
  return description.trim() !== '' || cents !== undefined || receipt !== null
}

export type LineFault = 'noWords' | 'noAmount'

/** What a line lacks before it can be submitted; a line in which nothing was typed lacks nothing, unless it is the only one. */
export function faultsOf(lines: readonly DraftLine[]): Map<string, LineFault[]> {
  const chosen = lines.some(isTouched) ? lines.filter(isTouched) : lines
  return new Map(
    chosen.flatMap((line): [string, LineFault[]][] => {
      const faults: LineFault[] = [
        ...(line.description.trim() === '' ? ['noWords' as const] : []),
        ...(line.cents === undefined ? ['noAmount' as const] : []),
      ]
      return faults.length > 0 ? [[line.key, faults]] : []
    }),
  )
}

/** The lines as the call takes them; untouched ones stay behind. */
export function itemsOf(lines: readonly DraftLine[]) {
  return lines.filter(isTouched).map(({ description, cents, receipt }) => ({
    description: description.trim(),
    amount_cents: cents ?? 0,
    receipt_url: receipt?.url ?? null,
  }))
}

/** What all lines come to. */
export function sumOf(lines: readonly DraftLine[]): number {
  return lines.reduce((sum, { cents = 0 }) => sum + cents, 0)
}
