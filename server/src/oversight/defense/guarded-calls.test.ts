import { endpoints } from '@tower/contract/endpoints.ts'
import { expect, test } from 'vitest'
import { formCalls, payingCalls } from './guarded-calls.ts'

/** Calls of strangers that need no guard: they stand behind a secret, a mailed link or limits of their own. */
const unguarded = [
  'assistant.ask',
  'giving.change-monthly-gift',
  'giving.webhook',
  'identity.recover',
  'identity.request-link',
  'identity.request-portal-link',
  'identity.token',
  'identity.verify',
  'nominations.confirm',
  'nominations.confirm-nomination',
]

test('every call by which a stranger pays or leaves something is guarded, or named here as one that needs it not', () => {
  const open = endpoints.filter(({ access, method }) => access === 'public' && method !== 'GET')
  const guarded = new Set([...payingCalls, ...formCalls])
  expect(
    open
      .map(({ name }) => name)
      .filter((name) => !guarded.has(name))
      .toSorted(),
  ).toEqual(unguarded)
})
