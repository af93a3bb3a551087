import type { Role } from '@tower/contract/access.ts'
import { expect, test } from 'vitest'
import { landingAfterSignIn, nextOf } from './landing.ts'

test.each<[Role | null, string]>([
  ['admin', '/admin'],
  ['superadmin', '/admin'],
  ['teacher', '/portal/teacher'],
  ['sponsor', '/portal/sponsor'],
  ['athlete', '/portal/prospect'],
  ['guardian', '/portal/prospect'],
  ['coach', '/portal/prospect'],
  [null, '/welcome'],
])('a person with the role %s lands at %s', (role, home) => {
  expect(landingAfterSignIn(role, undefined)).toBe(home)
})

test('the page somebody wanted wins over the home of the role', () => {
  expect(landingAfterSignIn('admin', '/admin/randomizer?page=2')).toBe('/admin/randomizer?page=2')
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  '/login',
  '/login/?next=/login',
  '/auth/callback?token=x',
  '',
])('nobody is sent to %j', (next) => {
  expect(landingAfterSignIn('sponsor', next)).toBe('/portal/sponsor')
})

test('next wins over redirect, and a bad next leaves redirect its turn', () => {
  expect(nextOf(new URLSearchParams('next=/a&redirect=/b'))).toBe('/a')
  expect(nextOf(new URLSearchParams('next=//evil.example&redirect=/b'))).toBe('/b')
  expect(nextOf(new URLSearchParams('redirect=//evil.example'))).toBeUndefined()
})
