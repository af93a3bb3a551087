import { mayPass, type Role } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { roleDoorErrors } from '@tower/contract/people/second-factor.ts'
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
import { addressOf, pathsOf } from './fill-call.ts'
import { sentenceOf } from './read-refusal.ts'

let world: World
beforeAll(async () => void (world = await buildWorld()))
afterAll(() => world.close())

const declaredDoorCodes: ErrorCode[] = [
  'identity.missing_authorization',
  'identity.invalid_token',
  'identity.role_not_allowed',
]
const doorCodes: ErrorCode[] = [...declaredDoorCodes, ...roleDoorErrors]

const isStranger = (principal: Principal) => (strangers as readonly string[]).includes(principal)

/** What the declared door says to someone; undefined lets them in. */
function expectedRefusal(call: AnyEndpoint, principal: Principal): ErrorCode | undefined {
  if (principal === 'nobody') return call.access === 'public' ? undefined : 'identity.missing_authorization'
  if (isStranger(principal)) return 'identity.invalid_token'
  if (!mayPass(call.access, roleOf(principal))) return 'identity.role_not_allowed'
  const isRoleDoor = call.access !== 'public' && call.access !== 'session'
  return isRoleDoor && principal.endsWith('with one factor given') ? 'second_factor.needed' : undefined
}

function roleOf(principal: Principal): Role | null {
  if (principal === 'without a role') return null
  return Object.hasOwn(factorHolders, principal)
    ? factorHolders[principal as keyof typeof factorHolders]
    : (principal as Role)
}

/**
 * Which door refusal an answer is; undefined when the door let the call through. A call that any session may
 * use may ask for the second factor by itself: that isn't its door.
 */
function doorRefusal(call: AnyEndpoint, { statusCode, ...answer }: Answer): ErrorCode | undefined {
  const sentence = sentenceOf(answer as Answer)
  const codes = call.access === 'session' ? declaredDoorCodes : doorCodes
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

describe.each(principals)('the doors for %s', (principal) => {
  test.each(endpoints)('$name lets in whom it declares and refuses the others in its words', async (call) => {
    for (const path of pathsOf(call)) {
      expect(doorRefusal(call, await knock(call, path, principal)), path).toBe(
        expectedRefusal(call, principal),
      )
    }
  })
})

test('a stranger hears that a session is missing before anyone reads what was sent', async () => {
  for (const call of endpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET')) {
    for (const payload of ['{', 'x'.repeat(300_000)]) {
      expect(doorRefusal(call, await knock(call, call.path, 'nobody', payload)), call.name).toBe(
        'identity.missing_authorization',
      )
    }
  }
})

test('a call with a door declares what the door says', () => {
  for (const call of endpoints.filter(({ access }) => access !== 'public')) {
    const said = declaredDoorCodes.filter(
      (code) => code !== 'identity.role_not_allowed' || call.access !== 'session',
    )
    expect(call.errors, call.name).toEqual(expect.arrayContaining(said))
  }
})

describe('where superadmins must keep a second factor', () => {
  let strict: World
  beforeAll(async () => void (strict = await buildWorld({ REQUIRE_2FA: 'true' })))
  afterAll(() => strict.close())

  test.each(endpoints)(
    '$name asks a superadmin without one to set it up first, and no one else',
    async (call) => {
      const isRoleDoor = call.access !== 'public' && call.access !== 'session'
      for (const path of pathsOf(call)) {
        const said = async (principal: Principal) =>
          doorRefusal(call, await knock(call, path, principal, undefined, strict))
        expect(await said('superadmin'), path).toBe(
          isRoleDoor ? 'second_factor.enrollment_needed' : undefined,
        )
        expect(await said('admin'), path).toBe(expectedRefusal(call, 'admin'))
      }
    },
  )
})
