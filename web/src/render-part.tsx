import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { Language } from '@tower/contract/language.ts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { dictionaries } from './all-texts.ts'

/** A part of a page as the server renders it, for tests: with all texts, links, and what `client` has read. */
export async function renderPart(
  Component: ComponentType,
  { client = new QueryClient(), language = 'en' }: { client?: QueryClient; language?: Language } = {},
): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([
    { id: 'page', path: '/', Component, loader: () => ({ language, texts: dictionaries[language] }) },
  ])
  const found = await query(new Request('http://tower.test/'))
  if (found instanceof Response) throw new Error('the part leads elsewhere')
  return renderToString(
    <QueryClientProvider client={client}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />
    </QueryClientProvider>,
  )
}
