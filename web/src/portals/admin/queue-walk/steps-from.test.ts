import type { WaitingItem } from '@tower/contract/oversight/queue.contract.ts'
import { expect, test } from 'vitest'
import { handOver, readHandedOver, stepsFrom } from './steps-from.ts'

const item = (id: string): WaitingItem => ({
  kind: 'ticket',
  id,
  what: '',
  who: null,
  amount_cents: null,
  since: '',
  due_at: null,
  is_urgent: false,
  is_yours: false,
  leads_to: '',
})
const queue = ['a', 'b', 'c'].map(item)
const names = ({ before, after, place, isGone }: ReturnType<typeof stepsFrom>) => [
  before?.item.id,
  place,
  after?.item.id,
  isGone,
]

test('one goes on from where one stands, and past what was decided to what has moved up', () => {
  const opened = (id: string, place: number) => ({ kind: 'ticket', id, place }) as const
  expect(names(stepsFrom(queue, opened('b', 1)))).toEqual(['a', 1, 'c', false])
  expect(names(stepsFrom(queue, opened('c', 2)))).toEqual(['b', 2, undefined, false])
  expect(names(stepsFrom(queue, opened('gone', 1)))).toEqual(['a', 1, 'b', true])
  // Behind the last one those that were passed over still wait.
  expect(names(stepsFrom(queue, opened('gone', 3)))).toEqual(['c', 3, 'a', true])
  expect(names(stepsFrom([], opened('gone', 5)))).toEqual([undefined, 0, undefined, true])
})

test('of one thing that waits in two ways, each stands by itself', () => {
  const steps = stepsFrom(queue, { kind: 'photo', id: 'b', place: 1 })
  expect(steps.isGone).toBe(true)
  // What was decided does not follow upon itself.
  expect(steps.after).toMatchObject({ item: { id: 'c' }, place: 2 })
})

test('only what a link of the queue handed over is taken for it', () => {
  expect(readHandedOver(handOver({ item: item('b'), place: 1 }))).toEqual({
    kind: 'ticket',
    id: 'b',
    place: 1,
  })
  for (const other of [null, undefined, 'x', {}, { waiting: { kind: 'else', id: 'b', place: 1 } }]) {
    expect(readHandedOver(other)).toBeUndefined()
  }
})
