import { createCall, type Call } from '@tower/contract/client.ts'
import {
  answerCookie,
  answerHeader,
  puzzleCookie,
  puzzleHeader,
  puzzleMinutes,
} from '@tower/contract/oversight/defense-puzzle.ts'
import { keeperCookie } from '@tower/contract/people/keeper-browser.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { wroteCookie } from './choose-reads.ts'
import { readCookie } from './read-cookie.ts'
import { readInProcessAnswer } from './read-in-process-answer.ts'

/** Puzzles that the calls of a page asked for, until the page's answer takes them along. */
const askedOf = new WeakMap<FastifyRequest, string>()

/**
 * The client of one visitor's page: it calls in the name of their address, hands on their answer to a puzzle and the marks of a
 * browser in which a profile, or anything a moment ago, was written, and remembers the puzzle a call asks for.
 */
export function visitorCall(app: FastifyInstance, request: FastifyRequest): Call {
  const answer = readCookie(request, answerCookie)
  const marks = [keeperCookie, wroteCookie].flatMap((name) => {
    const mark = readCookie(request, name)
    return mark ? [`${name}=${mark}`] : []
  })
  return createCall(async ({ method, path, headers, body }) => {
    const answered = await app.inject({
      method: method as 'GET',
      url: path,
      headers: {
        ...headers,
        ...(answer && { [answerHeader]: answer }),
        ...(marks.length > 0 && { cookie: marks.join('; ') }),
      },
      remoteAddress: request.ip,
      ...(body === undefined ? {} : { payload: body }),
    })
    const puzzle = answered.headers[puzzleHeader]
    if (typeof puzzle === 'string') askedOf.set(request, puzzle)
    return readInProcessAnswer(answered)
  })
}

/** Gives the puzzle to the browser with the page; its script solves it and keeps the answer in a cookie. */
export function handOutPuzzles(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const puzzle = askedOf.get(request)
    const rest = `Path=/; Max-Age=${puzzleMinutes * 60}; SameSite=Strict`
    if (puzzle) void reply.header('set-cookie', `${puzzleCookie}=${puzzle}; ${rest}`)
    done(null, payload)
  })
}
