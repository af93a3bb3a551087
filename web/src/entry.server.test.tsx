import { type ComponentType, Suspense } from 'react'
import { createRequestHandler, Outlet, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test, vi } from 'vitest'
import { type PageContext, pageContext } from './api/load-context.ts'
import * as entry from './entry.server.tsx'

vi.mock('./read-stylesheets.ts', () => ({ readStylesheets: () => ({ hrefs: [], text: '' }) }))

const fault = new Error('the page broke')
function Broken(): never {
  throw fault
}
function BrokenPart() {
  return (
    <Suspense fallback="…">
      <Broken />
    </Suspense>
  )
}

const listed = {
  root: { id: 'root', path: '', module: '', hasErrorBoundary: true },
  page: { id: 'page', parentId: 'root', index: true, module: '' },
}

/** Asks a one-page site for its page, and answers what was reported. */
async function visit(page: ComponentType, userAgent: string, loader?: () => unknown) {
  const report = vi.fn()
  const build = {
    entry: { module: entry },
    routes: {
      root: { id: 'root', path: '', module: { default: Outlet, ErrorBoundary: () => <p>sorry</p> } },
      page: { id: 'page', parentId: 'root', index: true, module: { default: page, loader } },
    },
    assets: { entry: { imports: [], module: '' }, routes: listed, url: '', version: '' },
    ...{ basename: '/', publicPath: '/', assetsBuildDirectory: '', future: {}, ssr: true, isSpaMode: false },
    ...{ prerender: [], routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' } },
  } as unknown as ServerBuild
  const context = new RouterContextProvider()
  context.set(pageContext, { nonce: 'n', viewKey: 'v', report } as unknown as PageContext)
  const request = new Request('http://tower.test/', { headers: { 'user-agent': userAgent } })
  const answer = await createRequestHandler(build, 'production')(request, context)
  const retryAfter = answer.headers.get('retry-after')
  return { status: answer.status, retryAfter, body: await answer.text(), report }
}

const visitors = [
  ['a person', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'],
  ['a robot', 'Googlebot/2.1 (+http://www.google.com/bot.html)'],
] as const

test.each(visitors)('a page that breaks before anything is sent to %s is reported once', async (_, agent) => {
  const { status, report } = await visit(Broken, agent)
  expect(status).toBe(500)
  expect(report.mock.calls).toEqual([[fault]])
})

test.each(visitors)('a part that breaks on the page of %s is reported', async (_, agent) => {
  const { report } = await visit(BrokenPart, agent)
  expect(report.mock.calls).toEqual([[fault]])
})

test.each(visitors)('a loader that breaks for %s is reported', async (_, agent) => {
  const { status, report } = await visit(BrokenPart, agent, () => Promise.reject(fault))
  expect(status).toBe(500)
  expect(report).toHaveBeenCalledWith(fault)
})

test.each([
  ['https://evil.example', 0],
  ['null', 0],
  ['https://tower.test', 1],
])('a form from %s that fails is reported %i times', (origin, times) => {
  const report = vi.fn()
  const context = new RouterContextProvider()
  context.set(pageContext, { report } as unknown as PageContext)
  // A proxy may have ended the encryption: the host tells whose form it is.
  const request = new Request('http://tower.test/contact', { method: 'POST', headers: { origin } })
  entry.handleError(fault, { request, context, params: {} })
  expect(report).toHaveBeenCalledTimes(times)
})

test.each([
  ['is not to be had for the moment', 503],
  ['its visitor asks for too often', 429],
])('a page whose data %s says so with %i, and when to ask again', async (_, refused) => {
  const busy = Object.assign(new Error('busy'), { name: 'CallError', status: refused, retryAfterSeconds: 7 })
  const { status, retryAfter, body, report } = await visit(
    () => null,
    visitors[0][1],
    () => {
      throw busy
    },
  )
  expect([status, retryAfter, report.mock.calls]).toEqual([refused, '7', []])
  expect(body).toContain('sorry')
})
