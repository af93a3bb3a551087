import { PassThrough } from 'node:stream'
import type { CallError } from '@tower/contract/client.ts'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { isCallError } from './api/call-error.ts'
import { pageContext } from './api/load-context.ts'
import { readStylesheets } from './read-stylesheets.ts'
import { pageStylesheetsContext } from './page/page-styles.tsx'
import { readLateParts } from './ui/late/late.tsx'

/** How long loaders may stream after the shell was sent. */
export const streamTimeout = 5_000

/** Pages whose data could not be had for the moment: they are asked for again, and nothing is broken. */
const unavailable = new WeakMap<object, CallError>()
const usualWaitSeconds = 5

const noStylesheets = { hrefs: [], text: '' }

/** Renders the page: at once for people, complete for robots that read it once. */
export default async function answerDocument(
  request: Request,
  given: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, report } = loadContext.get(pageContext)
  const isRobot = isbot(request.headers.get('user-agent'))
  const sheets = import.meta.env.DEV ? noStylesheets : readStylesheets(routerContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  const refusal = unavailable.get(loadContext)
  if (refusal) headers.set('retry-after', String(refusal.retryAfterSeconds ?? usualWaitSeconds))
  const status = refusal?.status ?? given
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  await readLateParts()
  return new Promise((resolve, reject) => {
    let answerStatus = status
    const early: unknown[] = []
    let isShellSent = false
    const send = () => {
      isShellSent = true
      for (const error of early) report(error)
      const body = new PassThrough()
      body.on('close', () => clearTimeout(deadline))
      resolve(new Response(createReadableStreamFromReadable(body), { status: answerStatus, headers }))
      pipe(body)
    }
    const { pipe, abort } = renderToPipeableStream(
      <pageStylesheetsContext.Provider value={{ ...sheets, nonce }}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </pageStylesheetsContext.Provider>,
      {
        nonce,
        onShellReady: isRobot ? () => {} : send,
        onAllReady: isRobot ? send : () => {},
        onShellError(error) {
          // The router reports what it is given back, and only that.
          for (const other of early) if (other !== error) report(other)
          reject(error instanceof Error ? error : new Error('a page threw no error', { cause: error }))
        },
        onError(error) {
          answerStatus = 500
          if (isShellSent) report(error)
          else early.push(error)
        },
      },
    )
    const deadline = setTimeout(abort, streamTimeout + 1_000)
    request.signal.addEventListener('abort', () => abort())
  })
}

/**
 * Errors of loaders, actions and drawing. What is unavailable was told where it failed. A visitor who left, an address that does not exist and a form that
 * another site sent are none: anyone could fill the log with them.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isForeignForm(request)) return
  if (isRouteErrorResponse(error) && error.status < 500) return
  if (isCallError(error) && isForNow(error)) return void unavailable.set(context, error)
  context.get(pageContext).report(error)
}

/** Refused because the server, or this visitor's network, asks for too much just now. */
function isForNow({ status }: CallError): boolean {
  return status === 503 || status === 429
}

/** The router refuses it before any action runs, and throws an error of no kind of its own. */
function isForeignForm({ headers, method, url }: Request): boolean {
  const origin = headers.get('origin')
  return method === 'POST' && origin !== null && URL.parse(origin)?.host !== new URL(url).host
}
