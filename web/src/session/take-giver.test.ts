import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { fillGiverField, giverField } from './giver-field.ts'
import { keepGift, recallGift } from '../money/giving/kept-gift.ts'
import { takeGiver } from './take-giver.ts'

test('who gives is taken out of the form, for the one call that starts the checkout', () => {
  const form = new FormData()
  form.set('amount', '25')
  form.set(giverField, 'token')
  expect(takeGiver(form)).toEqual({ bearer: 'token' })
  expect([...form.keys()]).toEqual(['amount'])
  expect(takeGiver(form)).toEqual({})
})

test('a form kept for whoever comes back holds no token', () => {
  const kept = new Map<string, string>()
  const sessionStorage = {
    setItem: (name: string, value: string) => void kept.set(name, value),
    getItem: (name: string) => kept.get(name) ?? null,
  }
  const holder = globalThis as Record<string, unknown>
  holder.window = { sessionStorage, location: { pathname: '/sponsor' } }
  const form = new FormData()
  form.set('amount', '25')
  form.set(giverField, 'token')
  keepGift(form)
  expect(recallGift()).toEqual({ amount: '25' })
  Reflect.deleteProperty(holder, 'window')
})

/** Runs the words that every page carries, and sends a form through them. */
function send(stored: string | null, before = '') {
  let listen: ((event: unknown) => void) | undefined
  const field = { value: before }
  runInNewContext(fillGiverField, {
    addEventListener: (_: string, heard: typeof listen) => (listen = heard),
    localStorage: { getItem: () => stored },
  })
  listen?.({ target: { elements: { namedItem: (name: string) => (name === giverField ? field : null) } } })
  listen?.({ target: { elements: { namedItem: () => null } } })
  return field.value
}

test('a form on its way carries the token of the session as it is stored at that moment', () => {
  expect(send(JSON.stringify({ access_token: 'now' }), 'from before')).toBe('now')
})

test.each([null, 'damaged', '{}', 'null'])(
  'without a session (%s) it carries nothing, whatever stood there',
  (stored) => {
    expect(send(stored, 'from before')).toBe('')
  },
)
