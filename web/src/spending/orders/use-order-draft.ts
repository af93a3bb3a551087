import { maxOrderLines } from '@tower/contract/spending/orders.ts'
import { useState } from 'react'
import { forgetDraft, keepDraft, recallDraft } from './keep-order-draft.ts'
import { type DraftLine, emptyDraft, emptyLine, type OrderDraft } from './order-draft.ts'

/** The order that somebody is writing: kept on this device with each key that is pressed, until it is sent. */
export function useOrderDraft(userId: string) {
  const [draft, setDraft] = useState(() => recallDraft(userId))
  const put = (next: OrderDraft) => {
    keepDraft(userId, next)
    setDraft(next)
  }
  const withLines = (lines: readonly DraftLine[]) => put({ ...draft, lines })
  return {
    draft,
    mayAdd: draft.lines.length < maxOrderLines,
    add: () => {
      const line = emptyLine()
      withLines([...draft.lines, line])
      return line.id
    },
    change: (id: string, change: Partial<DraftLine>) =>
      withLines(draft.lines.map((line) => (line.id === id ? { ...line, ...change } : line))),
    remove: (id: string) => withLines(draft.lines.filter((line) => line.id !== id)),
    /** Another key: what is sent now is another order. */
    renew: () => {
      const next = { ...draft, key: crypto.randomUUID() }
      put(next)
      return next
    },
    clear: () => put(emptyDraft()),
    forget: () => forgetDraft(userId),
  }
}
