import { listPages } from '@tower/contract/pages.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import { listConsoleSections } from './console-sections.ts'
import { listPhoneLinks } from './phone-links.ts'

const english = dictionaries.en

test('every page of the console stands in its rail, once', () => {
  const listed = listConsoleSections(english).flatMap(({ links }) => links.map(({ to }) => to))
  const pages = listPages().filter(
    ({ address, sameAs }) => address.startsWith('/admin') && sameAs === undefined && !address.includes(':'),
  )
  expect(listed.toSorted()).toEqual(pages.map(({ address }) => address).toSorted())
})

test('another address of a page of the console is marked as that page', () => {
  const links = listConsoleSections(english).flatMap((section) => section.links)
  for (const { address } of listPages().filter(({ sameAs = '' }) => /^admin/.test(sameAs))) {
    expect(links.filter(({ also = [] }) => also.includes(address)).length, address).toBe(1)
  }
})

test('the bar of phones leads to pages that the rail has too', () => {
  const listed = listConsoleSections(english).flatMap(({ links }) => links.map(({ to }) => to))
  for (const { to } of listPhoneLinks(english)) expect(listed).toContain(to)
})
