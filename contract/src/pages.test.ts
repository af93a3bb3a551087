import { expect, test } from 'vitest'
import { listPages, pages, paths } from './pages.ts'

test('the way to a page holds what its address asks for, and nothing that would lead elsewhere', () => {
  expect(paths.home).toBe('/')
  expect(paths.draws).toBe('/draws')
  expect(paths.slotStory({ number: 7 })).toBe('/draws/slots/7')
  expect(paths.sponsorProfile({ handle: '../admin?x' })).toBe('/s/..%2Fadmin%3Fx')
  expect(paths.sponsorPortal).toBe('/portal/sponsor')
  // @ts-expect-error A draw is not found by the code of a classroom.
  expect(() => paths.draw({ code: 'PT-ABC234' })).not.toThrow()
})

test('an address belongs to one page', () => {
  const addresses = listPages().map(({ address }) => address)
  expect(addresses).toEqual([...new Set(addresses)])
})

test('an address of before leads to a page of today', () => {
  const before = listPages().filter(({ sameAs }) => sameAs !== undefined)
  expect(before.length).toBeGreaterThan(0)
  for (const { sameAs = '' } of before) expect(pages).toHaveProperty(sameAs)
})

test('only what strangers may find is listed in the sitemap or shared by the page cache', () => {
  const closed = listPages().filter((page) => !page.public)
  expect(closed.filter(({ cacheable, inSitemap }) => cacheable || inSitemap)).toEqual([])
})

test('children’s pages are never shared by the page cache', () => {
  const childrens = listPages().filter(({ address }) => address.startsWith(paths.prospects))
  expect(childrens.map(({ address }) => address)).toEqual([
    '/prospect',
    '/prospect/:prospectId',
    '/prospect/consent',
    '/prospect/onboard',
  ])
  expect(childrens.filter(({ cacheable }) => cacheable)).toEqual([])
})
