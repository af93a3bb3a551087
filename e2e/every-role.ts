import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proofMinutes } from '@tower/contract/people/identity.ts'
import { userEndpoint } from '@tower/contract/people/session.contract.ts'
import type { APIRequestContext } from '@playwright/test'
import { origin } from './playwright.config.ts'
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

type Kept = { session: Session; provedAt: number }

/** What staff prove by signing in counts for some minutes: a journey gets at least half of them. */
const staffKeptMs = (proofMinutes / 2) * 60_000

/**
 * The same for journeys that only look around and never sign out: one session for all of them, as long as no journey
 * of passwords and second factors has ended it. An address is sent only a few links an hour, so it outlives the worker,
 * which is another one after each journey that failed.
 */
export async function keptSessionOf(request: APIRequestContext, role: DemoRole): Promise<Session> {
  const known = readKept(role)
  if (known && !isOutworn(role, known.provedAt) && (await isLive(request, known.session)))
    return known.session
  const provedAt = Date.now()
  const session = await signInAs(request, role)
  writeFileSync(keptFile(role), JSON.stringify({ session, provedAt } satisfies Kept))
  return session
}

const keptFile = (role: DemoRole) => join(tmpdir(), `tower-e2e-${new URL(origin).port}-${role}.json`)

function readKept(role: DemoRole): Kept | undefined {
  const file = keptFile(role)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined
}

const isStaffRole = (role: DemoRole) => role === 'admin' || role === 'superadmin'
const isOutworn = (role: DemoRole, provedAt: number) =>
  isStaffRole(role) && Date.now() - provedAt > staffKeptMs

async function isLive(request: APIRequestContext, { access_token: token }: Session): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}` }
  return (await request.get(userEndpoint.path, { headers })).ok()
}
