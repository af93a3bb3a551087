import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import AboutPage from './about-page.tsx'

const { shell, content } = dictionaries.en

/** The words of the page when the numbers are these. */
function aboutWith(totals: Record<string, number> | undefined, totalCents = 0): string {
  const loaderData = { root: { language: 'en', totals, totalCents, texts: { shell, content } } }
  const Stub = createRoutesStub([
    { id: 'root', path: '/about', loader: () => loaderData.root, Component: AboutPage },
  ])
  return renderToString(<Stub initialEntries={['/about']} hydrationData={{ loaderData }} />).replaceAll(
    '<!-- -->',
    '',
  )
}

test('the page about us says what was counted, and of dollars what the books hold', () => {
  const html = aboutWith({ matched_classrooms: 2, slot_sponsors: 1, gifts: 3, given_cents: 150_000 }, 160_000)
  for (const [label, value] of [
    ['classes sponsored', '2'],
    ['sponsor', '1'],
    ['funding', '$1,600'],
  ])
    expect(html).toContain(`<dt>${label}</dt><dd>${value}</dd>`)
})

test('where no gift has arrived, and where nothing could be counted, it says so and no number', () => {
  const empty = aboutWith({ matched_classrooms: 0, slot_sponsors: 0, gifts: 0, given_cents: 0 })
  expect(empty).toContain('No gift has arrived yet. The first one will be counted here.')
  const failed = aboutWith(undefined)
  expect(failed).toContain('The numbers could not be loaded.')
  for (const html of [empty, failed]) expect(html).not.toMatch(/<dd>|\$1,600/)
})
