import { expect, test } from 'vitest'
import { portalNamed, portalOf } from './portal-choice.ts'
import { portalOfPath, wantedPortal } from './wanted-portal.ts'

test.each([
  ['/admin', 'admin'],
  ['/admin/randomizer?page=2', 'admin'],
  ['/portal/admin', 'admin'],
  ['/portal/teacher', 'teacher'],
  ['/teacher/dashboard', 'teacher'],
  ['/portal/sponsor/credits', 'sponsor'],
  ['/sponsor/dashboard', 'sponsor'],
  ['/sponsor', undefined],
  ['/portal/prospect', undefined],
  ['/draws', undefined],
  ['https://evil.example/admin', undefined],
  [null, undefined],
])('the page %s stands behind the door %s', (path, portal) => {
  expect(portalOfPath(path)).toBe(portal)
})

test('a superadmin comes by the admins’ door, and unknown words open none', () => {
  expect(portalOf('superadmin')).toBe('admin')
  expect(portalOf('owner')).toBeUndefined()
  expect(portalOf(null)).toBeUndefined()
})

test.each([
  ['role=teacher&next=/admin', 'teacher'],
  ['required=teacher&current=sponsor', 'teacher'],
  ['toastRole=superadmin', 'admin'],
  ['role=owner&required=teacher', 'teacher'],
  ['next=/admin&redirect=/sponsor/dashboard', 'admin'],
  ['redirect=/sponsor/dashboard', 'sponsor'],
  ['notice=retry', undefined],
])('the address ?%s asks for the door %s', (query, portal) => {
  const asked = new URLSearchParams(query)
  expect(portalNamed(asked) ?? wantedPortal(asked)).toBe(portal)
})
