import { storybookErrors } from '@tower/contract/learning/storybooks/storybooks.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import type { StorybooksContext } from '../storybooks.api.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { closedReason } from './closed-reason.ts'

const open: StorybooksContext = {
  turned_on: true,
  classroom: {
    ...{ id: 'classroom', name: 'Room 12', grade_level: '2', sponsor_id: null, storybooks_enabled: true },
  },
  ...{ classrooms: [], week: null, remainingCredits: 1 },
}
const closed = (part: Partial<StorybooksContext>) => closedReason({ ...open, ...part })
const off = open.classroom && { ...open.classroom, storybooks_enabled: false }

/** The notice as a page shows it. */
async function show(reason: Parameters<typeof ClosedNotice>[0]['reason']) {
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: 'page', path: '/', Component: () => <ClosedNotice reason={reason} /> },
      loader: () => ({ language: 'en', texts: dictionaries.en }),
    },
  ])
  const found = await query(new Request('http://tower.test/'))
  if (found instanceof Response) throw new Error('the page leads elsewhere')
  return renderToString(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} />,
  )
}

test('what closes storybooks is named by the widest reason first, and nothing is named where a book can be made', () => {
  expect(closed({})).toBeUndefined()
  expect(closed({ remainingCredits: 0 })).toBe('storybooks.out_of_credits')
  expect(closed({ remainingCredits: 0, classroom: off })).toBe('storybooks.disabled')
  expect(closed({ classroom: null })).toBe('storybooks.no_classroom')
  expect(closed({ classroom: null, turned_on: false })).toBe('storybooks.turned_off')
})

test.each([
  ['storybooks.turned_off', false],
  ['storybooks.no_classroom', true],
  ['storybooks.disabled', true],
  ['storybooks.out_of_credits', false],
] as const)(
  'a page says %s in the words of the call, and leads to support where support can help',
  async (reason, helps) => {
    const html = await show(reason)
    expect(html).toContain(storybookErrors[reason].sentence)
    expect(html.includes(`${paths.teacherSupport}?ticket=new`)).toBe(helps)
  },
)
