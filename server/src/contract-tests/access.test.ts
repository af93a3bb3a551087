import { isForKeys, mayPass, type Role } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { keyAccessErrors } from '@tower/contract/oversight/integrations.ts'
import { roleAccessErrors } from '@tower/contract/people/second-factor.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildWorld,
  factorHolders,
  principals,
  strangers,
  type Answer,
  type Principal,
  type World,
} from './build-world.ts'
import { keyHolders, type KeyHolderName } from '../../test/oversight/integrations/build-every-key.ts'
import { addressOf, pathsOf } from './fill-call.ts'
import { sentenceOf } from './read-refusal.ts'

let world: World
beforeAll(async () => void (world = await buildWorld()))
afterAll(() => world.close())

const declaredAccessCodes: ErrorCode[] = [
  'identity.missing_authorization',
  'identity.invalid_token',
  'identity.role_not_allowed',
]
const accessCodes: ErrorCode[] = [...declaredAccessCodes, ...roleAccessErrors, ...keyAccessErrors]

const endedKeys: Partial<Record<Principal, ErrorCode>> = {
  'expired key': 'integrations.key_expired',
  'revoked key': 'integrations.key_revoked',
  'key of another secret': 'integrations.key_unknown',
}
const isKey = (principal: Principal): principal is KeyHolderName =>
  (keyHolders as readonly string[]).includes(principal)

const isStranger = (principal: Principal) => (strangers as readonly string[]).includes(principal)

/** What the declared access says to someone; undefined lets them pass. */
function expectedRefusal(call: AnyEndpoint, principal: Principal): ErrorCode | undefined {
  if (isForKeys(call.access)) return expectedOfKey(call.access.key, principal)
  if (isKey(principal)) return 'identity.invalid_token'
  if (principal === 'nobody') return call.access === 'public' ? undefined : 'identity.missing_authorization'
  if (isStranger(principal)) return 'identity.invalid_token'
  if (!mayPass(call.access, roleOf(principal))) return 'identity.role_not_allowed'
  const asksForBoth = call.assurance === 'full' || (call.access !== 'public' && call.access !== 'session')
  return asksForBoth && principal.endsWith('with one factor given') ? 'second_factor.needed' : undefined
}

/** A session is no key, whoever's it is. */
function expectedOfKey(scope: string, principal: Principal): ErrorCode | undefined {
  if (principal === 'nobody') return 'integrations.key_missing'
  if (!isKey(principal)) return 'integrations.key_unknown'
  if (principal === 'key for donations' && scope !== 'donations') return 'integrations.scope_missing'
  return endedKeys[principal]
}

function roleOf(principal: Principal): Role | null {
  if (principal === 'without a role') return null
  return Object.hasOwn(factorHolders, principal)
    ? factorHolders[principal as keyof typeof factorHolders]
    : (principal as Role)
}

/**
 * Which refusal of access an answer is; undefined when the call was let through. A call that any session may
 * use may ask for the second factor by itself: that isn't its access.
 */
function accessRefusal(call: AnyEndpoint, { statusCode, ...answer }: Answer): ErrorCode | undefined {
  const sentence = sentenceOf(answer as Answer)
  const mayAskByItself = call.access === 'session' && call.assurance === undefined
  const codes = mayAskByItself ? declaredAccessCodes : accessCodes
  return codes.find((code) => errors[code].status === statusCode && errors[code].sentence === sentence)
}

async function knock(
  call: AnyEndpoint,
  path: string,
  principal: Principal,
  payload?: string,
  place: World = world,
): Promise<Answer> {
  const bearer = await place.bearer(principal)
  return place.app.inject({
    method: call.method,
    url: addressOf(call, path),
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
}

describe.each(principals)('the access of %s', (principal) => {
  test.each(endpoints)('$name lets in whom it declares and refuses the others in its words', async (call) => {
    for (const path of pathsOf(call)) {
      expect(accessRefusal(call, await knock(call, path, principal)), path).toBe(
        expectedRefusal(call, principal),
      )
    }
  })
})

test('a stranger hears that a session is missing before anyone reads what was sent', async () => {
  for (const call of endpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET')) {
    for (const payload of ['{', 'x'.repeat(300_000)]) {
      expect(accessRefusal(call, await knock(call, call.path, 'nobody', payload)), call.name).toBe(
        'identity.missing_authorization',
      )
    }
  }
})

describe('where superadmins must keep a second factor', () => {
  let strict: World
  beforeAll(async () => void (strict = await buildWorld({ REQUIRE_2FA: 'true' })))
  afterAll(() => strict.close())

  test.each(endpoints)(
    '$name asks a superadmin without one to set it up first, and no one else',
    async (call) => {
      if (isForKeys(call.access)) return
      const isRoleAccess = call.access !== 'public' && call.access !== 'session'
      for (const path of pathsOf(call)) {
        const said = async (principal: Principal) =>
          accessRefusal(call, await knock(call, path, principal, undefined, strict))
        expect(await said('superadmin'), path).toBe(
          isRoleAccess ? 'second_factor.enrollment_needed' : undefined,
        )
        expect(await said('admin'), path).toBe(expectedRefusal(call, 'admin'))
      }
    },
  )
})
