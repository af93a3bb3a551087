import { CallError, type Call } from '@tower/contract/client.ts'
import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  type LoaderFunction,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router'
import { beforeAll, describe, expect, test } from 'vitest'
import { type PageContext, pageContext, preferencesContext } from '../../api/load-context.ts'
import type { Language } from '@tower/contract/language.ts'
import { dictionaries } from '../../all-texts.ts'
import { loadTexts, textsContext } from '../../texts/load-texts.ts'
import * as home from './home-page.tsx'
import * as program from './program-page.tsx'
import * as programs from './programs-page.tsx'
import * as prospect from './prospect-page.tsx'
import * as prospects from './prospects-page.tsx'
import * as sponsorProfile from './sponsor-profile-page.tsx'
import PublicLayout from './public-layout.tsx'
import { readLateParts } from '../../ui/late/late.tsx'

beforeAll(readLateParts)

type PageModule = { loader: unknown; default: ComponentType }
type Visit = { page: PageModule; path: string; address: string; call: Call; language?: Language }

const site = {
  ...{ name: 'Tower', legalName: '', ein: '', origin: 'http://tower.test', demo: false },
  ...{ nominations: true, storybooks: true, cardFee: usualCardFee },
}

/** Renders a page in its frame as the server does, over an API that answers as it is told. */
async function visit({ page, path, address, call, language = 'en' }: Visit) {
  const context = new RouterContextProvider()
  context.set(preferencesContext, { language, theme: undefined })
  context.set(textsContext, dictionaries[language])
  context.set(pageContext, { call, site, nonce: 'n', viewKey: 'v', report: () => {} } satisfies PageContext)
  const { query, dataRoutes } = createStaticHandler([
    {
      id: 'root',
      loader: () => ({ language, site, texts: loadTexts(context, 'shell', 'overlays') }),
      Component: PublicLayout,
      children: [{ id: 'page', path, loader: page.loader as LoaderFunction, Component: page.default }],
    },
  ])
  const found = await query(new Request(`http://tower.test${address}`), { requestContext: context })
  if (found instanceof Response) throw new Error('the page leads elsewhere')
  const drawn = renderToString(
    <StaticRouterProvider router={createStaticRouter(dataRoutes, found)} context={found} hydrate={false} />,
  )
  const html = drawn.replaceAll('<!-- -->', '')
  return { status: found.statusCode, main: /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '', html }
}

const failures: [string, Error, number][] = [
  ['refuses', new CallError(503, 'Out of breath', 'server.busy'), 503],
  ['breaks', new CallError(500, 'Something went wrong'), 503],
  ['is asked too often by one network', new CallError(429, 'Many', 'request.rate_limited'), 429],
]

describe.each(failures)('over an API that %s', (_, error, answered) => {
  const call: Call = () => Promise.reject(error)

  test.each([
    [
      '/programs/sponsor-classroom',
      program,
      '/programs/:programId',
      'We couldn’t load that program.',
      'Go back',
    ],
    ['/prospect', prospects, '/prospect', 'Failed to load prospects', 'href="/prospect"'],
    [
      '/prospect?sport=Soccer',
      prospects,
      '/prospect',
      'Failed to load prospects',
      'href="/prospect?sport=Soccer"',
    ],
    ['/prospect/p1', prospect, '/prospect/:prospectId', 'Failed to load prospect<', 'href="/prospect/p1"'],
  ])('%s says so, offers another try and keeps its frame', async (address, page, path, words, wayOn) => {
    const { status, main, html } = await visit({ page, path, address, call })
    expect(status).toBe(answered)
    expect(main).toContain(words)
    expect(main).toContain('Try again')
    expect(main).toContain(wayOn)
    expect(html).toContain('<footer')
  })

  test('the page of a sponsor says so and offers another try', async () => {
    const page = { page: sponsorProfile, path: '/s/:handle', address: '/s/ana' }
    const { status, main } = await visit({ ...page, call })
    expect(status).toBe(answered)
    expect(main).toContain('Unable to load sponsor profile')
    expect(main).toContain('href="/s/ana"')
  })

  test('the programs say so, and one may still nominate', async () => {
    const { status, main } = await visit({ page: programs, path: '/programs', address: '/programs', call })
    expect(status).toBe(answered)
    expect(main).toContain('The programs could not be loaded.')
    expect(main).toContain('href="/nominate-teacher"')
  })

  test('the home page stands with its hero', async () => {
    expectHeroAlone(await visit({ page: home, path: '/', address: '/', call }))
  })
})

test('without a story the hero stands alone', async () => {
  const tower = {
    ordinal: 1,
    cents: 56_000,
    gifts: 23,
    target_cents: 80_000,
    joined_after_days: 90,
    match_funded: false,
  }
  const answers: Record<string, unknown> = { 'stories.list': [], 'giving.shared-tower': tower }
  const call = (({ name }: { name: string }) =>
    Promise.resolve(answers[name] ?? { items: [] })) as unknown as Call
  expectHeroAlone(await visit({ page: home, path: '/', address: '/', call }))
})

test('a failed load is told in Spanish on Spanish pages', async () => {
  const call: Call = () => Promise.reject(new CallError(500, ''))
  const { main } = await visit({
    page: prospects,
    path: '/prospect',
    address: '/prospect',
    call,
    language: 'es',
  })
  expect(main).toContain('No se pudieron cargar los atletas')
})

/** A title, a subtitle and the ways to the programs and to sponsoring; no empty carousel. */
function expectHeroAlone({ status, main }: { status: number; main: string }) {
  expect(status).toBe(200)
  expect(main).toMatch(/<h1>Eight blocks build /)
  expect(main).toContain('turns gifts of any size into $800 for a real classroom')
  expect(main).toMatch(/href="\/programs"[^>]*>See the programs/)
  expect(main).toMatch(/href="\/sponsor"[^>]*>Sponsor a classroom/)
  expect(main).toMatch(/href="\/sponsor-classroom\/donate"[^>]*>Give from \$1/)
  expect(main).not.toContain('aria-roledescription="carousel"')
}
