import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type PageContext, pageContext } from './api/load-context.ts'
import { readLateParts } from './ui/late/late.tsx'

/**
 * What rendering a page costs at the very least, for the bench: its loaders run once, then the answer renders the same
 * tree by `renderToString` as often as it is called.
 */
export async function prepareRendering(request: Request, given: PageContext): Promise<() => string> {
  let found: EntryContext | undefined
  const keep = (...[, , , context]: Parameters<typeof build.entry.module.default>) => {
    found = context
    return new Response()
  }
  const entry = { module: { ...build.entry.module, default: keep } }
  const context = new RouterContextProvider()
  context.set(pageContext, given)
  await createRequestHandler({ ...build, entry }, import.meta.env.MODE)(request, context)
  await readLateParts()
  if (!found) throw new Error(`${request.url} is no page`)
  // The stream of loader data is read once; the tree is the same without it.
  const { serverHandoffStream: _, ...tree } = found
  return () => renderToString(<ServerRouter context={tree} url={request.url} nonce={given.nonce} />)
}
