import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../all-texts.ts'
import SponsorRecentPage from './sponsor-recent-page.tsx'

const { shell, content, draws: drawTexts } = dictionaries.en

/** The words of the page when these draws are the latest. */
function recentWith(draws: Partial<DrawSummary>[] | undefined): string {
  const texts = { shell, content, draws: drawTexts }
  const loaderData = { root: { language: 'en', draws, texts } }
  const Stub = createRoutesStub([
    { id: 'root', path: '/sponsor/recent', loader: () => loaderData.root, Component: SponsorRecentPage },
  ])
  return renderToString(<Stub initialEntries={['/sponsor/recent']} hydrationData={{ loaderData }} />)
}

test('highlights of draws are what the books say, and nothing is told that nobody recorded', () => {
  const day = { slot_name: 'Draw of November 16, 2026', slot_starts: '2026-11-16T17:00:00Z' }
  const html = recentWith([
    { id: 'd2', ...day, assigned: 4, entries_count: 31 },
    { id: 'd1', ...day, assigned: 0, entries_count: 7 },
  ])
  expect(html).toContain('It matched 4 classrooms of 31: $3,200 for their budgets.')
  expect(html).toContain('No Sponsor Slot was waiting, so none of its 7 classrooms was matched.')
  expect(html).not.toMatch(/rug|first sponsor/i)
})

test('as long as no draw has run the page says so, and where none could be read it says that', () => {
  expect(recentWith([])).toContain('No draw has run yet.')
  expect(recentWith(undefined)).toContain('The draws could not be loaded.')
})
