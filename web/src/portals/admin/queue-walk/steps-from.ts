import type { WaitingItem } from '@tower/contract/oversight/queue.contract.ts'
import { type WaitingKind, waitingKinds } from '@tower/contract/oversight/queue.ts'

/** What of the queue somebody has opened, and at which place it stood. */
export type Opened = { kind: WaitingKind; id: string; place: number }

export type Step = { item: WaitingItem; place: number }

export type Steps = {
  /** At which place one stands. */
  place: number
  before: Step | undefined
  after: Step | undefined
  /** It was decided, by whomever: what stood behind it has moved up. */
  isGone: boolean
}

/** What stands before and after the one that is open. */
export function stepsFrom(items: readonly WaitingItem[], { kind, id, place: was }: Opened): Steps {
  const found = items.findIndex((item) => item.kind === kind && item.id === id)
  const isGone = found < 0
  const place = isGone ? Math.min(was, items.length) : found
  const all = items.map((item, nth): Step => ({ item, place: nth }))
  // What was decided may wait in another way now, as a request that is to be paid: that is for later.
  const others = all.filter(({ item }) => item.id !== id)
  const behind = others.find(({ place: nth }) => nth >= place)
  // Behind the last decided one those that were passed over are still there.
  const after = behind ?? (isGone ? others[0] : undefined)
  return { isGone, place, before: all[place - 1], after }
}

/** What a link of the queue hands over beside its address. */
export const handOver = ({ item, place }: Step) => ({
  waiting: { kind: item.kind, id: item.id, place } satisfies Opened,
})

/** What was handed over; anything else in a browser's history is nothing. */
export function readHandedOver(state: unknown): Opened | undefined {
  const { kind, id, place } = (state as { waiting?: Partial<Opened> } | null)?.waiting ?? {}
  const known = waitingKinds.find((each) => each === kind)
  return known && typeof id === 'string' && typeof place === 'number' ? { kind: known, id, place } : undefined
}
