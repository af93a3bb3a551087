import { usualCardFee } from '@tower/contract/money/fee-cover.ts'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { buildApp, inProcessCall } from '../../src/app.ts'
import type { TestServices } from '../../src/test/test-services.ts'
import type { CacheLimits } from '../../src/site/page-cache.ts'
import { registerSite, type SiteOptions } from '../../src/site/register-site.ts'
import type { PageTools, SaidOnPages } from '../../src/site/site.ts'

/** How a test's web build renders a page. */
export type Render = (request: Request, tools: PageTools & SaidOnPages) => Promise<Response>

/** An answer with a page. */
export const html = (body: string, init: ResponseInit = {}) =>
  new Response(`<html>${body}</html>`, { headers: { 'content-type': 'text/html; charset=utf-8' }, ...init })

/** A page that tells how often pages were rendered before it, and repeats its words. */
export const countingPage = () => {
  let rendered = 0
  return vi.fn<Render>(async (request, { nonce, viewKey }) => {
    rendered += 1
    const language = request.headers.get('accept-language') ?? 'en'
    return html(`<p lang="${language}">${rendered}</p><script nonce="${nonce}">${viewKey} ${nonce}</script>`)
  })
}

let built = 0

/** A listening server over a database, whose web build renders by the given function; closed with the test. */
export async function buildSite(
  services: TestServices,
  render: Render,
  cache?: CacheLimits,
  more: Pick<SiteOptions, 'renderingsPerMinute' | 'readDraft'> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'tower-cache-'))
  mkdirSync(join(folder, 'server'))
  mkdirSync(join(folder, 'client'))
  const holder = globalThis as Record<string, unknown>
  const name = `__towerTestDraw${(built += 1)}`
  holder[name] = render
  writeFileSync(join(folder, 'server/package.json'), '{ "type": "module" }')
  writeFileSync(
    join(folder, 'server/index.js'),
    `export const openPages = () => (request, tools) => globalThis.${name}(request, tools)
     export const nameVariant = ({ cookie = '', acceptLanguage = 'en' }) => cookie + ' ' + acceptLanguage`,
  )
  const app = await buildApp(services)
  await registerSite(app, {
    call: inProcessCall(app),
    site: {
      ...{ name: 'Tower', legalName: '', ein: '', origin: 'http://tower.test', demo: false },
      ...{ nominations: true, storybooks: true, cardFee: usualCardFee },
    },
    buildFolder: folder,
    database: services.database,
    ...(cache && { cache }),
    ...more,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
    Reflect.deleteProperty(holder, name)
  })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const answer = await fetch(origin + path, { headers, method, redirect: 'manual' })
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  return { app, origin, get }
}
