import { expect, test } from 'vitest'
import { LoggedRefusal } from '../refusal.ts'
import { createSubscribers, type LiveSubscriber } from './subscribers.ts'

const screenOf = (userId: string): LiveSubscriber => ({
  userId,
  isStaff: false,
  duties: [],
  sessionId: userId,
  role: null,
  assurance: 'aal1',
  onMessage: () => undefined,
  onEnd: () => undefined,
})

test('a flood of screens is refused, and told to the log once until somebody leaves', () => {
  let told = 0
  const subscribers = createSubscribers({ perPerson: 2, inAll: 2 }, () => (told += 1))
  const leave = subscribers.add(screenOf('ana'))
  subscribers.add(screenOf('ben'))

  for (const userId of ['cai', 'dee', 'eli'])
    expect(() => subscribers.add(screenOf(userId))).toThrow(LoggedRefusal)
  expect(told).toBe(1)

  leave()
  subscribers.add(screenOf('cai'))
  expect(() => subscribers.add(screenOf('dee'))).toThrow(LoggedRefusal)
  expect(told).toBe(2)
})

test('one person opens only so many screens', () => {
  const subscribers = createSubscribers({ perPerson: 1, inAll: 9 }, () => undefined)
  subscribers.add(screenOf('ana'))
  expect(() => subscribers.add(screenOf('ana'))).toThrow('Too many requests')
  expect(subscribers.count()).toBe(1)
})
