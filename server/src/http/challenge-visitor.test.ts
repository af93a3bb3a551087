import { endpoint } from '@tower/contract/endpoint.ts'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { handOutPuzzles, visitorCall } from './challenge-visitor.ts'

const give = endpoint({
  name: 'test.give',
  method: 'POST',
  path: '/api/give',
  summary: '',
  access: 'public',
  output: z.object({ answer: z.string() }),
  errors: [],
})

function buildPages() {
  const app = Fastify()
  handOutPuzzles(app)
  app.post('/api/give', (request, reply) => {
    const answer = request.headers['x-challenge-answer']
    if (typeof answer === 'string') return { answer, from: request.ip }
    return reply.code(403).header('x-challenge', 'puzzle-1').send({ error: 'Solve it' })
  })
  app.get('/page', async (request) => {
    const call = visitorCall(app, request)
    return call(give, {}).catch((error: Error) => ({ refused: error.message }))
  })
  return app
}

test('a page takes the puzzle of a call along to the browser, where a script can read it', async () => {
  const answer = await buildPages().inject('/page')
  expect(answer.json()).toEqual({ refused: 'Solve it' })
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^challenge=puzzle-1; /)
  expect(cookie).not.toMatch(/httponly/i)
})

test('a page hands on the answer of its own visitor, in the name of their address', async () => {
  const app = buildPages()
  const headers = { cookie: 'lang=es; challenge_answer=puzzle-1~1.2' }
  const answer = await app.inject({ url: '/page', headers, remoteAddress: '203.0.113.9' })
  expect(answer.json()).toEqual({ answer: 'puzzle-1~1.2', from: '203.0.113.9' })
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect((await app.inject('/page')).json()).toEqual({ refused: 'Solve it' })
})
