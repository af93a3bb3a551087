import { CallError } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { refusalOf } from './portal-layout-queries.ts'

test('a read refused for the session, the role or the second factor speaks of the person, others of the read', () => {
  const found = [
    [401, 'identity.invalid_token'],
    [401, 'identity.session_missing'],
    [403, 'identity.role_not_allowed'],
    [403, 'second_factor.needed'],
    [403, 'second_factor.enrollment_needed'],
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
    undefined,
    undefined,
    undefined,
  ])
  expect(refusalOf(new TypeError('network'))).toBeUndefined()
})
