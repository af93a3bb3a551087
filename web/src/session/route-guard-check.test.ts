import type { Role } from '@tower/contract/access.ts'
import type { Profile } from '@tower/contract/people/session.contract.ts'
import { expect, test } from 'vitest'
import { judge } from './route-guard-check.ts'

const person = (role: Role | null, secondFactor: Profile['second_factor'] = 'not_needed') =>
  ({ role, second_factor: secondFactor }) as Profile
const turnedAway = (because: 'role' | 'second-factor') => ({ state: 'turned-away', because })

test('a door opens to the roles it lists, to superadmin always, and to no one without a role', () => {
  expect(judge(person('admin'), ['admin']).state).toBe('ready')
  expect(judge(person('superadmin'), ['teacher']).state).toBe('ready')
  expect(judge(person('teacher'), ['admin'])).toEqual(turnedAway('role'))
  expect(judge(person(null), ['sponsor', 'teacher', 'admin'])).toEqual(turnedAway('role'))
})

test('a door for anyone signed in asks for no role', () => {
  for (const role of ['sponsor', 'coach', null] as const)
    expect(judge(person(role), 'anyone').state).toBe('ready')
})

test('nobody passes before the second factor still to come, and who may not enter is not asked for it', () => {
  for (const state of ['verify', 'enroll'] as const) {
    expect(judge(person('superadmin', state), ['admin'])).toEqual(turnedAway('second-factor'))
    expect(judge(person('admin', state), 'anyone')).toEqual(turnedAway('second-factor'))
    expect(judge(person('admin', state), ['teacher'])).toEqual(turnedAway('role'))
  }
})
