import { expect, test } from 'vitest'
import { assistant as english } from './texts.en.ts'
import { assistant as spanish } from './texts.es.ts'
import { readReply } from './read-reply.ts'

test('an answer is told with the labels of its sources', () => {
  const body = { answer: ' A slot is $800. ', sources: [{ source: 'Sponsor Slots' }, { source: 'Draws' }] }
  expect(readReply({ status: 200, body }, english)).toEqual({
    text: 'A slot is $800.',
    sources: ['Sponsor Slots', 'Draws'],
  })
})

test.each([[{ answer: '', sources: [] }], [{ answer: '  ' }], [{}], [undefined]])(
  'an empty answer %j says that NUMA is not sure',
  (body) => {
    expect(readReply({ status: 200, body }, english).text).toBe("I'm not sure yet — try again soon.")
  },
)

test('a missing session becomes an invitation to sign in', () => {
  const answer = { status: 401, body: { error: 'x', code: 'identity.missing_authorization' } }
  expect(readReply(answer, english)).toMatchObject({
    text: 'Please sign in to ask private questions.',
    offer: 'signIn',
  })
  expect(readReply(answer, spanish).text).toBe('Inicia sesión para hacer preguntas privadas.')
})

test('any other refusal is told in the server’s words, or as NUMA being unavailable', () => {
  expect(readReply({ status: 400, body: { error: 'No.' } }, english).text).toBe('No.')
  for (const body of [undefined, {}, { error: '' }, { error: {} }, 'oops'])
    expect(readReply({ status: 502, body }, english).text).toBe('NUMA is unavailable.')
  const limited = { status: 429, body: { error: 'Too many requests.', code: 'request.rate_limited' } }
  expect(readReply(limited, spanish).text).toBe('Demasiadas solicitudes. Inténtalo más tarde.')
})
