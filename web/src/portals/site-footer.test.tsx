import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../all-texts.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import { SiteFooter } from './site-footer.tsx'

const bare: Site = {
  ...{ name: 'Tower', legalName: '', ein: '', origin: 'http://tower.test' },
  ...{ nominations: true, storybooks: true, cardFee: usualCardFee, demo: false },
}

/** The words of the footer, without its markup. */
function footerOf(site: Partial<Site>): string {
  const loaded = { language: 'en', site: { ...bare, ...site }, texts: { shell: dictionaries.en.shell } }
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => loaded, Component: SiteFooter }])
  return renderToString(<Stub hydrationData={{ loaderData: { root: loaded } }} />).replaceAll('<!-- -->', '')
}

test('a name that ends in a period ends its sentence with one', () => {
  const html = footerOf({ legalName: 'Friends of Classrooms, Inc.', ein: '12-3456789' })
  expect(html).toContain('Friends of Classrooms, Inc. EIN 12-3456789.')
  expect(html).not.toContain('Inc..')
  expect(footerOf({ year: 2026 })).toContain('© 2026 Tower.')
})

test('the footer leads to what the charity promises', () => {
  const html = footerOf({})
  for (const path of [paths.howMoneyMoves, paths.privacy, paths.terms, paths.refunds])
    expect(html).toContain(`href="${path}"`)
})

test('the footer says how to reach the charity, and nothing of it where nobody said how', () => {
  const html = footerOf({ address: '12 Main St, Toledo, OH 43604', phone: '(419) 555-0123' })
  expect(html).toContain('12 Main St, Toledo, OH 43604')
  expect(html).toContain('href="tel:4195550123"')
  expect(footerOf({})).not.toMatch(/tel:|<address/)
})
