import type { AdminNotification } from '@tower/contract/oversight/inbox.contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { gatherNotices } from './arrived-notices.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const notice = (id: string) => ({ id, title: `Notice ${id}` }) as AdminNotification
const created = (id: string) => ['notification.created', JSON.stringify({ id })] as const

function listen(read: () => Promise<AdminNotification[]>) {
  const told: string[] = []
  const reading = vi.fn(read)
  const onEvent = gatherNotices(({ id }) => told.push(id), reading)
  return { told, reading, onEvent, settle: () => vi.advanceTimersByTimeAsync(1_000) }
}

test('notices that arrive together are read once and told oldest first', async () => {
  const { told, reading, onEvent, settle } = listen(() =>
    Promise.resolve(['c', 'b', 'a', 'earlier'].map(notice)),
  )
  for (const id of ['a', 'b', 'c', 'b']) onEvent(...created(id))
  await settle()
  expect(told).toEqual(['a', 'b', 'c'])
  expect(reading).toHaveBeenCalledOnce()
})

test('other events and broken ones tell nothing', async () => {
  const { told, reading, onEvent, settle } = listen(() => Promise.resolve([notice('a')]))
  onEvent('notification.read', '{"id":"a"}')
  onEvent('notification.created', 'no json')
  onEvent('notification.created', '{}')
  await settle()
  expect(reading).not.toHaveBeenCalled()
  expect(told).toEqual([])
})

test('a notice that cannot be read is left out, and the next one is told all the same', async () => {
  let isDown = true
  const { told, onEvent, settle } = listen(() =>
    isDown ? Promise.reject(new Error('down')) : Promise.resolve([notice('b')]),
  )
  onEvent(...created('a'))
  await settle()
  isDown = false
  onEvent(...created('b'))
  await settle()
  expect(told).toEqual(['b'])
})
