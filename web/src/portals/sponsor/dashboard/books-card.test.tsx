import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { SponsorBook } from '@tower/contract/learning/storybooks/books.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { paths } from '@tower/contract/pages.ts'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { sponsorBooksQuery } from '../../../learning/storybooks/sponsor-books.api.ts'
import { BooksCard } from './books-card.tsx'

/** The card of a sponsor's dashboard once these books were read; undefined where none could be. */
async function show(items: SponsorBook[] | undefined, language: Language = 'en') {
  const client = new QueryClient()
  if (items) client.setQueryData(sponsorBooksQuery.queryKey, { items })
  const { query, dataRoutes } = createStaticHandler([
    {
      ...{ id: 'page', path: '/', Component: BooksCard },
      loader: () => ({ language, texts: dictionaries[language] }),
    },
  ])
  const found = await query(new Request('http://tower.test/'))
  if (found instanceof Response) throw new Error('the page leads elsewhere')
  return renderToString(
    <QueryClientProvider client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />
    </QueryClientProvider>,
  )
}

const book: SponsorBook = {
  ...{ code: 'abcdefghjkmn', title: 'Nuestros frijoles', language: 'es' },
  ...{ slot_number: 7, classroom_name: 'Room 12 at Oak School' },
}

test.each([
  ['en', 'What your $800 became', 'Room 12 at Oak School · slot 7'],
  ['es', 'En qué se convirtieron tus $800', 'Room 12 at Oak School · cupo 7'],
] as const)(
  'a sponsor’s dashboard in %s leads to the book of its slot, in the book’s own language, and tells whose it is',
  async (language, title, from) => {
    const html = await show([book], language)
    expect(html).toContain(title)
    const [link = ''] = /<a[^>]*>Nuestros frijoles<\/a>/.exec(html) ?? []
    expect(link).toContain(`href="${paths.book({ code: book.code })}"`)
    expect(link).toContain('lang="es"')
    expect(html).toContain(from)
  },
)

test('without a book, and where none could be read, the dashboard says nothing of books', async () => {
  expect([await show([]), await show(undefined)]).toEqual(['', ''])
})
