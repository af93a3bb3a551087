import { describe, expect, test } from 'vitest'
import { reaches, requireAct, type ProspectAct, type Reached } from './prospects.access.ts'
import type { Role } from '@tower/contract/access.ts'
import { isStaff, roles } from '@tower/contract/access.ts'
import { dutiesOf, type Duty } from '@tower/contract/people/duties.ts'

const at = new Date('2026-11-16T12:00:00Z')
const prospect: Reached = {
  owner_id: 'coach',
  onboarded_by_id: 'coach',
  athlete_id: 'athlete',
  born_on: null,
  guardianIds: ['guardian', 'other-guardian'],
  invitedIds: ['asked-guardian'],
  inviterIds: [],
  authorIds: ['coach', 'writing-admin'],
}

function answer(
  userId: string,
  role: Role | null,
  act: ProspectAct,
  { of = prospect, duties = dutiesOf(role, null) }: { of?: Reached; duties?: readonly Duty[] } = {},
): string {
  try {
    requireAct({ userId, role, duties }, of, act, at)
    return 'yes'
  } catch (error) {
    return (error as { code: string }).code
  }
}

const acts: ProspectAct[] = ['view', 'edit', 'goals', 'updates', 'consent', 'approve']
const no = 'identity.role_not_allowed'
const gone = 'prospects.not_found'

// Who, in which role, and the answer to: view, edit, goals, updates, consent, approve.
test.each<[string, Role | null, string[]]>([
  ['coach', 'coach', ['yes', 'yes', 'yes', 'yes', no, no]],
  ['foreign-coach', 'coach', [gone, gone, gone, gone, no, no]],
  ['athlete', 'athlete', ['yes', 'yes', 'yes', 'yes', 'prospects.not_of_age', no]],
  ['foreign-athlete', 'athlete', [gone, gone, gone, gone, gone, no]],
  ['guardian', 'guardian', ['yes', 'yes', 'yes', 'yes', 'yes', no]],
  ['other-guardian', 'guardian', ['yes', 'yes', 'yes', 'yes', 'yes', no]],
  ['asked-guardian', 'guardian', [gone, gone, gone, gone, 'yes', no]],
  ['foreign-guardian', 'guardian', [gone, gone, gone, gone, gone, no]],
  ['admin', 'admin', ['yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
  ['admin', 'superadmin', ['yes', 'yes', 'yes', 'yes', 'yes', 'yes']],
  ['writing-admin', 'admin', ['yes', 'yes', 'yes', 'yes', 'yes', 'prospects.own_work']],
  ['sponsor', 'sponsor', [no, no, no, no, no, no]],
  ['teacher', 'teacher', [no, no, no, no, no, no]],
  ['nobody', null, [no, no, no, no, no, no]],
])('%s as %s may do exactly this', (userId, role, expected) => {
  expect(acts.map((act) => answer(userId, role, act))).toEqual(expected)
})

test('staff without the duty for children may do nothing, by whatever call they come, and hear which it is', () => {
  const others = { duties: dutiesOf('admin', ['money', 'people']) }
  for (const act of acts) expect(answer('admin', 'admin', act, others), act).toBe('duties.children_missing')
  expect(reaches({ userId: 'coach', role: 'admin', ...others }, prospect)).toBe(false)
})

describe('an account of another role', () => {
  test.each(roles.filter((role) => !isStaff(role)))('reaches nothing by a foreign id as %s', (role) => {
    expect(reaches({ userId: 'stranger', role, duties: [] }, prospect)).toBe(false)
  })
})

test('an athlete of age speaks for themself', () => {
  const grown = { ...prospect, born_on: '2008-11-16' }
  expect(answer('athlete', 'athlete', 'consent', { of: grown })).toBe('yes')
  expect(answer('athlete', 'athlete', 'consent', { of: { ...grown, born_on: '2008-11-17' } })).toBe(
    'prospects.not_of_age',
  )
})
