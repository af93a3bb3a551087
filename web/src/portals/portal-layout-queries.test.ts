import { CallError } from '@tower/contract/client.ts'
import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { makePortalQueries, refusalOf } from './portal-layout-queries.ts'

test('a read refused for the session, the role or the second factor speaks of the person, others of the read', () => {
  const found = [
    [401, 'identity.invalid_token'],
    [401, 'identity.session_missing'],
    [403, 'identity.role_not_allowed'],
    [403, 'second_factor.needed'],
    [403, 'second_factor.enrollment_needed'],
    [403, 'duties.children_missing'],
    [403, 'identity.proof_needed'],
    [404, 'draws.not_found'],
    [500, 'server.failed'],
  ].map(([status, code]) => refusalOf(new CallError(Number(status), 'No', String(code))))
  expect(found).toEqual([
    'signed-out',
    'signed-out',
    'refused',
    'second-factor',
    'second-factor',
    'duty',
    undefined,
    undefined,
    undefined,
  ])
  expect(refusalOf(new TypeError('network'))).toBeUndefined()
})

afterEach(() => onlineManager.setOnline(true))

test('a payment sent without a connection fails at once, and is not made when the connection is back', async () => {
  const client = makePortalQueries({
    onLostAccess: () => {},
    onSecondFactor: () => {},
    onMissingDuty: () => {},
  })
  const pay = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  onlineManager.setOnline(false)
  client.mount()
  const paying = new MutationObserver(client, { mutationFn: pay })
  await expect(paying.mutate()).rejects.toThrow('Failed to fetch')
  onlineManager.setOnline(true)
  await client.resumePausedMutations()
  client.unmount()
  expect(pay).toHaveBeenCalledTimes(1)
})

test('what cannot be read without a connection is said to have failed, and is not waited for', async () => {
  const client = makePortalQueries({
    onLostAccess: () => {},
    onSecondFactor: () => {},
    onMissingDuty: () => {},
  })
  onlineManager.setOnline(false)
  const read = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(client.fetchQuery({ queryKey: ['gifts'], queryFn: read, retry: false })).rejects.toThrow(
    'Failed to fetch',
  )
})
