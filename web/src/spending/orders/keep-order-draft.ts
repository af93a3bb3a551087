import { emptyDraft, type OrderDraft } from './order-draft.ts'

const nameOf = (userId: string) => `tower.order:${userId}`

/**
 * The order that somebody is writing on this device, or a new one. Kept at once: a second tab that is opened meanwhile
 * has the same key, so that both together make one order.
 */
export function recallDraft(userId: string): OrderDraft {
  const kept = reach((storage) => readDraft(storage.getItem(nameOf(userId))))
  if (kept) return kept
  const draft = emptyDraft()
  keepDraft(userId, draft)
  return draft
}

export function keepDraft(userId: string, draft: OrderDraft): void {
  reach((storage) => storage.setItem(nameOf(userId), JSON.stringify(draft)))
}

/** The order was sent, or is given up: the next one is a new one. */
export function forgetDraft(userId: string): void {
  reach((storage) => storage.removeItem(nameOf(userId)))
}

function readDraft(text: string | null): OrderDraft | undefined {
  const kept = text === null ? undefined : (JSON.parse(text) as Partial<OrderDraft>)
  const isWhole = typeof kept?.key === 'string' && Array.isArray(kept.lines) && kept.lines.length > 0
  return isWhole ? (kept as OrderDraft) : undefined
}

/** A browser may refuse its storage, and what lies there may be damaged: then nothing is kept. */
function reach<Found>(act: (storage: Storage) => Found): Found | undefined {
  try {
    return act(window.localStorage)
  } catch {
    return undefined
  }
}
