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
  const isStaff = role === 'admin' || role === 'superadmin'
  return isStaff ? signInByPassword(request, email) : signInByLink(request, email)
}

const kept = new Map<DemoRole, Promise<Session>>()

/**
 * The same for journeys that only look around and never sign out: one session for all of them, as long as no journey
 * of passwords and second factors has ended it. An address is sent only a few links an hour.
 */
export async function keptSessionOf(request: APIRequestContext, role: DemoRole): Promise<Session> {
  const known = kept.get(role)
  const session = known && (await isLive(request, await known)) ? known : signInAs(request, role)
  kept.set(role, session)
  return session
}

async function isLive(request: APIRequestContext, { access_token: token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(userEndpoint.path, { headers })).ok()
}
