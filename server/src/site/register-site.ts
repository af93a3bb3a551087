import serveFiles from '@fastify/static'
import type { Call } from '@tower/contract/client.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { KnownCharity } from '../charity.ts'
import type { Database } from '../database/database.ts'
import { Refusal } from '../refusal.ts'
import { invalidateOnChange } from './invalidate-on-change.ts'
import { findInOtherBuilds, pinBuild } from './kept-builds.ts'
import { limitRendering, defaultRenderingsPerMinute } from './limit-rendering.ts'
import { createPageCache, type PageCache, type CacheLimits } from './page-cache.ts'
import { sendWebBody, setWebHeaders, toWebRequest } from './page-request.ts'
import { secretAddressHeaders, securityHeaders } from './security-headers.ts'
import { renderPage, sharePage, type PageParts, type ShownPage } from './share-pages.ts'
import { findSharedPath, lookCookies, namesOneOfMany, nowhere } from './open-addresses.ts'
import { readSaid } from './read-said.ts'
import type { Site } from '@tower/contract/outreach/site.ts'
import type { AnswerPage, SaidOnPages, WebBuild } from './site.ts'

const defaultBuildFolder = fileURLToPath(new URL('../../../web/build/current/', import.meta.url))
const notBuilt = 'The web pages are not built yet. Run: npm run build\n'
const stripeCheckout = 'https://checkout.stripe.com'
const formLimitBytes = 1024 * 1024

/** Addresses that belong to the API: when nothing answers there, it is not for the site to say so. */
const apiPath =
  /^\/((api|auth\/v1|rest\/v1|storage\/v1|\.netlify|webhooks|assets)(\/|\?|$)|dev\/(?!kit\b)|sandbox\/)/

export type SiteOptions = {
  /** The typed client, in-process. */
  call: Call
  /** The client for one visitor's request, where the server wants to know who asks (rate limits). */
  callFor?: (request: FastifyRequest) => Call
  site: Site
  /** What the charity says of itself; without it, only `site` says it. */
  charity?: Pick<KnownCharity, 'read'>
  /** The texts with a draft of staff in its place; undefined where it has ended. */
  readDraft?: (token: string) => Promise<SaidOnPages['worded']>
  /** Origins that a form may lead to; the payment provider's page when nothing else is said. */
  formTargets?: readonly string[]
  buildFolder?: string
  /** Where changes are announced; without it, only this process's own writes and time empty the cache. */
  database?: Pick<Database, 'listen'>
  /** How long and how much of what is rendered waits for the next visitor. */
  cache?: CacheLimits
  /** Handed the cache, to count what is found in it. */
  watchCache?: (cache: PageCache) => void
  /** How many pages a minute are rendered because one network asks for them. */
  renderingsPerMinute?: number
}

/** Long enough that a crowd costs one rendering, short enough that nobody waits for what another process wrote. */
const defaultCacheLimits: CacheLimits = { lifeMs: 5_000, mostBytes: 16 * 1024 * 1024 }

/** Serves the web app: its files, and every page. Register it last. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const buildFolder = pinBuild(options.buildFolder ?? defaultBuildFolder)
  const build = await openBuild(buildFolder, options.site)
  if (build) await registerFiles(app, buildFolder)
  const cache = createPageCache(options.cache ?? defaultCacheLimits)
  options.watchCache?.(cache)
  await invalidateOnChange(app, options.database, () => cache.empty())
  await app.register((pages) => {
    acceptAnyForm(pages)
    registerPages(pages, build && createShow(build, cache, options), options)
  })
}

type Build = Pick<WebBuild, 'nameVariant'> & { answerPage: AnswerPage }

async function openBuild(buildFolder: string, site: Site): Promise<Build | undefined> {
  const file = join(buildFolder, 'server/index.js')
  if (!existsSync(file)) return undefined
  const { openPages, nameVariant } = (await import(pathToFileURL(file).href)) as WebBuild
  return { answerPage: openPages(site), nameVariant }
}

const hourInSeconds = 3_600
const weekInSeconds = 604_800
const yearInSeconds = 31_536_000

/**
 * How long a browser may keep a built file. Names under /assets carry a hash of their content, so they never change;
 * a story's picture is changed under another name.
 */
function keepingOf(address: string): string {
  if (address.startsWith('/assets/')) return `public, max-age=${yearInSeconds}, immutable`
  return `public, max-age=${address.startsWith('/story/') ? weekInSeconds : hourInSeconds}`
}

/** The built files, and those of other builds that pages out there may name. */
async function registerFiles(app: FastifyInstance, buildFolder: string): Promise<void> {
  await app.register(serveFiles, {
    root: join(buildFolder, 'client'),
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', keepingOf(reply.request.url)),
  })
  app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) => {
    const folder = findInOtherBuilds(buildFolder, request.params.name)
    return folder === undefined ? reply.callNotFound() : reply.sendFile(request.params.name, folder)
  })
}

/** Pages read their own forms: whatever the type, the bytes are passed on untouched. */
function acceptAnyForm(pages: FastifyInstance): void {
  pages.removeAllContentTypeParsers()
  pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimitBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/** What a browser sends for a form of ours. A page that is given anything else can only fail. */
function isPlainForm({ headers, body }: FastifyRequest): boolean {
  return (
    Buffer.isBuffer(body) && /^application\/x-www-form-urlencoded *(;|$)/i.test(headers['content-type'] ?? '')
  )
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? ''

type Show = (request: FastifyRequest, reply: FastifyReply) => Promise<ShownPage>

/** How a request gets its page: shared with everybody who would get the same one, or rendered for this visitor. */
function createShow({ answerPage, nameVariant }: Build, cache: PageCache, options: SiteOptions): Show {
  const countRendering = limitRendering(options.renderingsPerMinute ?? defaultRenderingsPerMinute)
  return (request, reply) => {
    const sharedPath = findSharedPath(request)
    const parts: PageParts = {
      call: options.callFor?.(request) ?? options.call,
      report: (error) => request.log.error({ err: error }, 'a page failed'),
      render: async (tools) => {
        const asked = toWebRequest(request, options.site.origin, sharedPath)
        const worded = await findDraft(request, options)
        return answerPage(asked, {
          ...tools,
          ...(await readSaid(options.charity)),
          ...(worded && { worded }),
        })
      },
      // The few pages that have one address each stay open to whoever asked for too many others.
      count: () =>
        void ((sharedPath === undefined || namesOneOfMany(sharedPath)) && countRendering(request, reply)),
    }
    if (sharedPath === undefined) return renderPage(parts)
    const { cookie, 'accept-language': acceptLanguage } = request.headers
    const variant = nameVariant({ cookie: lookCookies(cookie), acceptLanguage })
    const unknown = sharedPath === nowhere ? { renderedAs: nowhere, asked: pathOf(request) } : undefined
    return sharePage(cache, `${sharedPath} ${variant}`, { ...parts, unknown })
  }
}

/** A page is asked for with the draft of its texts: what has ended, or never was, shows no page at all. */
async function findDraft({ query }: FastifyRequest, { readDraft }: SiteOptions) {
  const token = draftOf(query)
  if (token === undefined || !readDraft) return undefined
  const worded = await readDraft(token)
  if (!worded) throw new Refusal('page_texts.draft_ended')
  return worded
}

function draftOf(query: unknown): string | undefined {
  const { draft } = (query ?? {}) as { draft?: unknown }
  if (draft === undefined) return undefined
  // Said twice it is no token.
  return typeof draft === 'string' ? draft : ''
}

function registerPages(pages: FastifyInstance, show: Show | undefined, options: SiteOptions): void {
  const { site, formTargets = [stripeCheckout] } = options
  pages.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (apiPath.test(request.url)) return reply.callNotFound()
      if (request.method === 'POST' && !isPlainForm(request)) throw new Refusal('request.unsupported_type')
      if (!show) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)

      const page = await show(request, reply)
      reply.headers(securityHeaders({ nonce: page.view.nonce, origin: site.origin, formTargets }))
      // Each view has its own nonce, so no copy of it is of use to anybody else, or later.
      reply.header('cache-control', 'private, no-cache')
      if ('response' in page) setWebHeaders(reply, page.response)
      else reply.code(page.status).headers(page.headers)
      reply.headers(secretAddressHeaders(request.query))
      if (draftOf(request.query) !== undefined) reply.header('x-robots-tag', 'noindex, nofollow')
      if ('response' in page) return sendWebBody(reply, page.response)
      return reply.send(request.method === 'HEAD' ? null : page.body)
    },
  })
}
