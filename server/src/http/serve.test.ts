import { endpoint } from '@tower/contract/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { collectCalls, type ServeOptions } from './serve.ts'

const ask = endpoint({
  name: 'tests.ask',
  method: 'GET',
  path: '/ask',
  summary: 'A call of this test.',
  access: 'public',
  output: z.object({}),
  errors: [],
})

test('a call that is served twice fails at the start of the server, in whatever domains it is', () => {
  const collected: string[] = []
  const serve = collectCalls({} as ServeOptions, ({ endpoint: { name } }) => void collected.push(name))
  const served = { ask: async () => ({}) }
  serve({ ask, beside: { ...ask, name: 'tests.beside' } }, { ...served, beside: served.ask })
  expect(() => serve({ ask }, served)).toThrow('tests.ask is served twice')
  expect(collected).toEqual(['tests.ask', 'tests.beside'])
})
