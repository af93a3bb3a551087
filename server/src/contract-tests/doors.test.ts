import { mayPass, type Role } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildWorld, principals, strangers, type Answer, type Principal, type World } from './build-world.ts'
import { addressOf, pathsOf } from './fill-call.ts'
import { sentenceOf } from './read-refusal.ts'

let world: World
beforeAll(async () => void (world = await buildWorld()))
afterAll(() => world.close())

const doorCodes: ErrorCode[] = [
  'identity.missing_authorization',
  'identity.invalid_token',
  'identity.role_not_allowed',
]

const isStranger = (principal: Principal) => (strangers as readonly string[]).includes(principal)

/** What the declared door says to someone; undefined lets them in. */
function expectedRefusal(call: AnyEndpoint, principal: Principal): ErrorCode | undefined {
  if (principal === 'nobody') return call.access === 'public' ? undefined : 'identity.missing_authorization'
  if (isStranger(principal)) return 'identity.invalid_token'
  const role = principal === 'without a role' ? null : (principal as Role)
  return mayPass(call.access, role) ? undefined : 'identity.role_not_allowed'
}

/** Which door refusal an answer is; undefined when the door let the call through. */
function doorRefusal({ statusCode, ...answer }: Answer): ErrorCode | undefined {
  const sentence = sentenceOf(answer as Answer)
  return doorCodes.find((code) => errors[code].status === statusCode && errors[code].sentence === sentence)
}

async function knock(
  call: AnyEndpoint,
  path: string,
  principal: Principal,
  payload?: string,
): Promise<Answer> {
  const bearer = await world.bearer(principal)
  return world.app.inject({
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
      expect(doorRefusal(await knock(call, path, principal)), path).toBe(expectedRefusal(call, principal))
    }
  })
})

test('a stranger hears that a session is missing before anyone reads what was sent', async () => {
  for (const call of endpoints.filter(({ access, method }) => access !== 'public' && method !== 'GET')) {
    for (const payload of ['{', 'x'.repeat(300_000)]) {
      expect(doorRefusal(await knock(call, call.path, 'nobody', payload)), call.name).toBe(
        'identity.missing_authorization',
      )
    }
  }
})

test('a call with a door declares what the door says', () => {
  for (const call of endpoints.filter(({ access }) => access !== 'public')) {
    const said = doorCodes.filter((code) => code !== 'identity.role_not_allowed' || call.access !== 'session')
    expect(call.errors, call.name).toEqual(expect.arrayContaining(said))
  }
})
