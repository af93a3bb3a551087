import { listPages } from '@tower/contract/pages.ts'
import { duties } from '@tower/contract/people/duties.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import { dutyOfPage, linksFor, sectionsFor } from './console-duties.ts'
import { listConsoleSections } from './console-sections.ts'
import { listPhoneLinks } from './phone-links.ts'

const sections = listConsoleSections(dictionaries.en)
const addresses = (held: Parameters<typeof sectionsFor>[0]) =>
  sectionsFor(held, sections).flatMap(({ links }) => links.map(({ to }) => to))

test('with every duty the whole rail stands there, and without any what is there for all staff', () => {
  expect(sectionsFor(duties, sections)).toEqual(sections)
  expect(addresses([])).toEqual([
    '/admin',
    '/admin/notifications',
    '/admin/settings',
    '/admin/webhooks',
    '/admin/api-keys',
    '/admin/system',
  ])
  expect(linksFor([], listPhoneLinks(dictionaries.en)).map(({ to }) => to)).toEqual(['/admin'])
})

test('each duty opens pages of its own', () => {
  const ofAll = addresses([])
  for (const duty of duties) expect(addresses([duty]).length, duty).toBeGreaterThan(ofAll.length)
  expect(addresses(['children'])).toContain('/admin/review')
  expect(addresses(['money'])).not.toContain('/admin/users')
})

test('an address with something in it belongs where its page does, whatever it ends with', () => {
  expect(dutyOfPage('/admin/draws/0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968')).toBe('classrooms')
  expect(dutyOfPage('/admin/payments/')).toBe('money')
  expect(dutyOfPage('/admin/payments?payment=1')).toBe('money')
  expect(dutyOfPage('/admin/users/')).toBe('people')
  expect(dutyOfPage('/admin/users/0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968')).toContain('money')
  for (const { address } of listPages().filter(({ sameAs = '' }) => /^admin./.test(sameAs)))
    expect(dutyOfPage(address), address).toBeDefined()
})

test('every page of the console belongs to a duty, but for those that are there for all staff or for superadmins', () => {
  const pages = listPages().filter(({ address }) => /^(\/portal)?\/admin(\/|$)/.test(address))
  const forAll = pages.filter(({ address }) => dutyOfPage(address) === undefined)
  expect(forAll.map(({ address }) => address).toSorted()).toEqual([
    ...['/admin', '/admin/api-keys', '/admin/dashboard', '/admin/notifications', '/admin/settings'],
    '/admin/system',
    '/admin/webhooks',
    '/portal/admin',
  ])
})
