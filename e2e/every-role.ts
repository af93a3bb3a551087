import { proofMinutes } from '@tower/contract/people/identity.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import type { APIRequestContext } from '@playwright/test'
import { signInByLink, signInByPassword, type Session } from './people.ts'

/** The demo's account of each role. */
export const everyRole = [
  'sponsor',
  'teacher',
  'admin',
  'superadmin',
  'athlete',
  'guardian',
  'coach',
] as const
export type DemoRole = (typeof everyRole)[number]

/** Signs the demo's account of a role in, without a browser. */
export function signInAs(request: APIRequestContext, role: DemoRole): Promise<Session> {
  const email = `${role}@tower.test`
  return isStaffRole(role) ? signInByPassword(request, email) : signInByLink(request, email)
}

const kept = new Map<DemoRole, { session: Promise<Session>; provedAt: number }>()
/** What staff prove by signing in counts for some minutes: a journey gets at least half of them. */
const staffKeptMs = (proofMinutes / 2) * 60_000

/**
 * The same for journeys that only look around and never sign out: one session for all of them, as long as no journey
 * of passwords and second factors has ended it. An address is sent only a few links an hour.
 */
export async function keptSessionOf(request: APIRequestContext, role: DemoRole): Promise<Session> {
  const known = kept.get(role)
  if (known && !isOutworn(role, known.provedAt) && (await isLive(request, await known.session)))
    return known.session
  const session = signInAs(request, role)
  kept.set(role, { session, provedAt: Date.now() })
  return session
}

const isStaffRole = (role: DemoRole) => role === 'admin' || role === 'superadmin'
const isOutworn = (role: DemoRole, provedAt: number) =>
  isStaffRole(role) && Date.now() - provedAt > staffKeptMs

async function isLive(request: APIRequestContext, { access_token: token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(userEndpoint.path, { headers })).ok()
}
