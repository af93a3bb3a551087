import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { type PageContext, pageContext } from './api/load-context.ts'
import type { Site } from './ui/site.ts'

/** Answers one page request. */
export type AnswerPage = (request: Request, given: Omit<PageContext, 'site'>) => Promise<Response>

/** The door through which the server asks for pages; the only export of the server build. */
export function openPages(site: Site): AnswerPage {
  const allowedActionOrigins = [new URL(site.origin).host]
  const answer = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE)
  return (request, given) => {
    const context = new RouterContextProvider()
    context.set(pageContext, { ...given, site })
    return answer(request, context)
  }
}
