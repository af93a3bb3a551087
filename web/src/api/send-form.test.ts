import { CallError } from '@tower/contract/client.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { sendForm } from './send-form.ts'

const schema = z.object({ email: z.email(), note: z.string().max(5), locale: z.string() })
const words = {
  faults: { email: 'An address, please.' },
  tooLong: 'Too long.',
  refused: { 'defense.refused': 'Not now.' },
  failed: 'It failed.',
}

function send(typed: Record<string, string>, deliver = vi.fn(() => Promise.resolve())) {
  const form = new FormData()
  for (const [name, text] of Object.entries(typed)) form.set(name, text)
  const answer = sendForm({ form, schema, fixed: { locale: 'es' } }, words, deliver)
  return { answer, deliver }
}

const good = { email: ' dana@example.org ', note: 'a\r\nb' }

test('a good form is delivered trimmed, with what its page adds', async () => {
  const { answer, deliver } = send(good)
  expect(await answer).toMatchObject({ outcome: 'done', values: {} })
  expect(deliver).toHaveBeenCalledWith({ email: 'dana@example.org', note: 'a\nb', locale: 'es' })
})

test('each fault stands at its field, nothing is delivered and nothing typed is lost', async () => {
  const { answer, deliver } = send({ email: 'dana', note: 'longer' })
  expect(await answer).toMatchObject({
    outcome: 'refused',
    values: { email: 'dana', note: 'longer' },
    faults: { email: 'An address, please.', note: 'Too long.' },
    status: 400,
  })
  expect(deliver).not.toHaveBeenCalled()
})

test.each([
  [new CallError(403, 'Refused', 'defense.refused'), 'Not now.'],
  [new CallError(500, 'Boom', 'server.failed'), 'It failed.'],
  [new CallError(400, 'Said for people.'), 'Said for people.'],
  [new CallError(400, 'Said in plain.', 'some.code', { isPlain: true }), 'Said in plain.'],
  [new CallError(502, ''), 'It failed.'],
])('a refusal is said in words: %s', async (error, failure) => {
  const { answer } = send(
    good,
    vi.fn(() => Promise.reject(error)),
  )
  expect(await answer).toMatchObject({ outcome: 'refused', failure, status: error.status })
})

test('what nobody expected is not hidden', async () => {
  const { answer } = send(
    good,
    vi.fn(() => Promise.reject(new TypeError('boom'))),
  )
  await expect(answer).rejects.toThrow('boom')
})
