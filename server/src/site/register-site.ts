import serveFiles from '@fastify/static'
import type { Call } from '@tower/contract/client.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Refusal } from '../refusal.ts'
import { sendWebResponse, toWebRequest } from './page-request.ts'
import { makeNonce, secretAddressHeaders, securityHeaders } from './security-headers.ts'
import type { AnswerPage, Site, WebBuild } from './site.ts'

const defaultBuildFolder = fileURLToPath(new URL('../../../web/build/', import.meta.url))
const notBuilt = 'The web pages are not built yet. Run: npm run build\n'
const stripeCheckout = 'https://checkout.stripe.com'
const formLimitBytes = 1024 * 1024

/** Addresses that belong to the API: when nothing answers there, it is not for the site to say so. */
const apiPath = /^\/((api|auth\/v1|\.netlify|webhooks|assets)(\/|\?|$)|(dev|sandbox)\/)/

export type SiteOptions = {
  /** The typed client, in-process. */
  call: Call
  /** The client for one visitor's request, where the server wants to know who asks (rate limits). */
  callFor?: (request: FastifyRequest) => Call
  site: Site
  /** Origins that a form may lead to; the payment provider's page when nothing else is said. */
  formTargets?: readonly string[]
  buildFolder?: string
}

/** Serves the web app: its files, and every page. Register it last. */
export async function registerSite(app: FastifyInstance, options: SiteOptions): Promise<void> {
  const buildFolder = options.buildFolder ?? defaultBuildFolder
  const answerPage = await openBuild(buildFolder, options.site)
  if (answerPage) await registerFiles(app, join(buildFolder, 'client'))
  await app.register((pages) => {
    acceptAnyForm(pages)
    registerPages(pages, answerPage, options)
  })
}

async function openBuild(buildFolder: string, site: Site): Promise<AnswerPage | undefined> {
  const file = join(buildFolder, 'server/index.js')
  if (!existsSync(file)) return undefined
  const build = (await import(pathToFileURL(file).href)) as WebBuild
  return build.openPages(site)
}

/** The built files. Names under /assets carry a hash of their content, so they never change. */
async function registerFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serveFiles, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders(response, path) {
      const isHashed = path.startsWith(join(folder, 'assets'))
      response.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
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

function registerPages(
  pages: FastifyInstance,
  answerPage: AnswerPage | undefined,
  options: SiteOptions,
): void {
  const { site, formTargets = [stripeCheckout] } = options
  pages.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    exposeHeadRoute: false,
    async handler(request, reply) {
      if (apiPath.test(request.url)) return reply.callNotFound()
      if (request.method === 'POST' && !isPlainForm(request)) throw new Refusal('request.unsupported_type')
      if (!answerPage) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt)

      const nonce = makeNonce()
      const call = options.callFor?.(request) ?? options.call
      const report = (error: unknown) => request.log.error({ err: error }, 'a page failed')
      const response = await answerPage(toWebRequest(request, site.origin), { call, nonce, report })
      reply.headers(securityHeaders({ nonce, origin: site.origin, formTargets }))
      reply.headers(secretAddressHeaders(request.query))
      return sendWebResponse(reply, response)
    },
  })
}
