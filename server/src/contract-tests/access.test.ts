import { isForKeys, mayPass, type Role } from '@tower/contract/access.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorCode } from '@tower/contract/errors.ts'
import { keyAccessErrors } from '@tower/contract/oversight/integrations.ts'
import { listDuties, missingDuty } from '@tower/contract/people/duties.ts'
import { roleAccessErrors } from '@tower/contract/people/second-factor.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  buildWorld,
  factorHolders,
  idleAdmin,
  principals,
  strangers,
  type Answer,
  type Principal,
  type World,
} from './build-world.ts'
import { keyHolders, type KeyHolderName } from '../../test/oversight/integrations/build-every-key.ts'
import { dutyHoldersAt } from './duty-holders.ts'
import { addressOf, pathsOf } from './fill-call.ts'
import { sentenceOf } from './read-refusal.ts'
import { checkRows } from '../test/check-rows.ts'

let world: World
/** Where superadmins must keep a second factor. */
let strict: World
beforeAll(async () => {
  world = await buildWorld()
  strict = await buildWorld({ REQUIRE_2FA: 'true' })
})
afterAll(async () => {
  await world.close()
  await strict.close()
})

const declaredAccessCodes: ErrorCode[] = [
  ...Object.values(missingDuty),
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
  if (asksForBoth && principal.endsWith('with one factor given')) return 'second_factor.needed'
  return principal === idleAdmin ? expectedOfIdle(call) : undefined
}

function expectedOfIdle({ duty }: AnyEndpoint): ErrorCode | undefined {
  const [first] = listDuties(duty)
  return first && missingDuty[first]
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
  if (principal === idleAdmin) return 'admin'
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

type Knock = { place: World; path: string; principal: Principal; expected: ErrorCode | undefined }

/** Sessions last from call to call: whoever gets through a call that writes may have ended theirs there. */
const sessions = new Map<World, Map<Principal, string | undefined>>()

async function bearerAt(place: World, principal: Principal): Promise<string | undefined> {
  const kept = sessions.get(place) ?? new Map<Principal, string | undefined>()
  sessions.set(place, kept)
  if (!kept.has(principal)) kept.set(principal, await place.bearer(principal))
  return kept.get(principal)
}

/** Which refusal of access somebody meets at a call; undefined when they get through. */
async function knock(
  call: AnyEndpoint,
  { place, path, principal }: Omit<Knock, 'expected'>,
  payload?: string,
): Promise<ErrorCode | undefined> {
  const bearer = await bearerAt(place, principal)
  const answer = await place.app.inject({
    method: call.method,
    url: addressOf(call, path),
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const refusal = accessRefusal(call, answer)
  if (call.method !== 'GET' && refusal === undefined) sessions.get(place)?.delete(principal)
  return refusal
}

/** Everybody at each address of a call, admins with one duty or all but one, and staff without a factor where superadmins must keep one. */
function knocksAt(call: AnyEndpoint): Knock[] {
  const isRoleAccess = !isForKeys(call.access) && call.access !== 'public' && call.access !== 'session'
  const toEnroll = isRoleAccess ? 'second_factor.enrollment_needed' : undefined
  const staffWithoutFactor: Omit<Knock, 'path'>[] = [
    { place: strict, principal: 'superadmin', expected: toEnroll },
    { place: strict, principal: 'admin', expected: expectedRefusal(call, 'admin') },
  ]
  const everybody = principals.map((principal) => ({
    place: world,
    principal,
    expected: expectedRefusal(call, principal),
  }))
  const byDuty = dutyHoldersAt(call).map(({ holder, expected }) => ({
    place: world,
    principal: holder,
    expected,
  }))
  const all = isForKeys(call.access) ? everybody : [...everybody, ...byDuty, ...staffWithoutFactor]
  return pathsOf(call).flatMap((path) => all.map((one) => ({ ...one, path })))
}

const inWords = (refusal: ErrorCode | undefined) => refusal ?? 'to be let in'

test.for(endpoints)('$name lets in whom it declares and refuses the others in its words', (call, context) =>
  checkRows(
    context,
    knocksAt(call),
    async (row) => {
      const met = await knock(call, row)
      if (met !== row.expected) throw new Error(`expected ${inWords(row.expected)}, got ${inWords(met)}`)
    },
    ({ place, path, principal }) =>
      `${call.name} (${call.method} ${path}) as ${principal}${place === strict ? ' where superadmins must keep a second factor' : ''}`,
  ),
)

test('a stranger hears that a session is missing before anyone reads what was sent', (context) =>
  checkRows(
    context,
    endpoints
      .filter(({ access, method }) => access !== 'public' && method !== 'GET')
      .flatMap((call) => ['{', 'x'.repeat(300_000)].map((payload) => ({ call, payload }))),
    async ({ call, payload }) => {
      const stranger = { place: world, path: call.path, principal: 'nobody' } as const
      expect(await knock(call, stranger, payload)).toBe('identity.missing_authorization')
    },
    ({ call, payload }) => `${call.name}, ${payload.length} bytes`,
  ))
