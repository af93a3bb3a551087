import { type Role, roles } from '@tower/contract/access.ts'
import { listPages } from '@tower/contract/pages.ts'
import type { Profile } from '@tower/contract/people/session.contract.ts'
import { expect, test } from 'vitest'
import { listDoors } from './list-doors.ts'
import { type Allowed, judge, leadAway, type Verdict } from './session/route-guard-check.ts'
import { findSaidOnTheSpot } from './portals/doors.ts'

const keepers = ['athlete', 'guardian', 'coach', 'admin'] as const

/** Whom the pages of the product are for, by their addresses. The first that fits counts. */
const promised: readonly (readonly [RegExp, Allowed | undefined])[] = [
  [/^\/(portal\/)?admin(\/|$)/, ['admin']],
  // What only leads to a page of the portal stands behind no door itself.
  [/^\/teacher\/dashboard\/\*$/, undefined],
  [/^\/(portal\/teacher|teacher\/(dashboard|storybooks))(\/|$)/, ['teacher']],
  [/^\/sponsor\/(dashboard|profile|giving|wallet)(\/|$)/, ['sponsor']],
  [/^\/portal\/sponsor\/credits$/, ['sponsor']],
  [/^\/portal\/prospect\/consent$/, ['athlete', 'guardian']],
  [/^\/portal\/prospect(\/|$)/, keepers],
  [/^\/prospect\/onboard$/, ['coach', 'admin']],
  [/^\/account$/, 'anyone'],
]

/** The pages that tell a visitor on the spot, and the one that tells people of another role, too. */
const toldToVisitors = ['/sponsor/dashboard', '/sponsor/dashboard/shares', '/sponsor/dashboard/marketplace']
const toldToEverybody = ['/sponsor/wallet']

const everyDoor = listDoors()

test('every page of a portal stands behind the door of those it is for, and no other page behind any', () => {
  for (const { address, allow } of everyDoor) {
    const forWhom = promised.find(([pattern]) => pattern.test(address))?.[1]
    expect([address, allow]).toEqual([address, forWhom])
  }
  const ofPortals = listPages().filter(({ portal, sameAs }) => portal !== undefined && sameAs === undefined)
  const behindDoors = everyDoor.filter(({ allow }) => allow).map(({ address }) => address)
  expect(behindDoors).toEqual(expect.arrayContaining(ofPortals.map(({ address }) => address)))
})

test('every door lets each role through exactly where it lists that role, superadmin always, and says or leads where it does not', ({
  task,
}) => {
  let rows = 0
  for (const { address, allow } of everyDoor) {
    if (!allow) continue
    const said = findSaidOnTheSpot(address)
    const stays = { 'signed-out': said.signedOut !== undefined, role: said.otherRole !== undefined }
    const lead = (verdict: Verdict) => leadAway(verdict, stays, address)
    for (const role of [...roles, null]) {
      const verdict = judge({ role, second_factor: 'not_needed' } as Profile, allow)
      const passes = allow === 'anyone' || role === 'superadmin' || allow.includes(role as Role)
      expect([address, role, verdict.state]).toEqual([address, role, passes ? 'ready' : 'turned-away'])
      const isTold = toldToEverybody.includes(address)
      expect([address, role, lead(verdict)]).toEqual([
        address,
        role,
        passes || isTold ? undefined : `/login?notice=role-mismatch&next=${encodeURIComponent(address)}`,
      ])
      rows += 1
    }
    const visitor = lead({ state: 'turned-away', because: 'signed-out' })
    const isTold = [...toldToVisitors, ...toldToEverybody].includes(address)
    const login = `/login?notice=signin-required&next=${encodeURIComponent(address)}`
    expect([address, visitor]).toEqual([address, isTold ? undefined : login])
    rows += 1
  }
  expect(rows).toBeGreaterThan(500)
  task.meta.rows = rows
})

test('whoever owes a second factor is led to give it from every page, on those that say something too', () => {
  for (const { address, allow } of everyDoor) {
    if (!allow) continue
    const verdict: Verdict = { state: 'turned-away', because: 'second-factor' }
    expect(leadAway(verdict, { 'signed-out': true, role: true }, address)).toBe(
      `/login/verify?next=${encodeURIComponent(address)}`,
    )
  }
})
