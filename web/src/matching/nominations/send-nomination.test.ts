import { type Call, CallError, type CallOptions } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { giverField } from '../../session/giver-field.ts'
import { dictionaries } from '../../all-texts.ts'
import { sendNomination } from './send-nomination.ts'

const { en } = dictionaries

type Sent = { body: Record<string, unknown>; options: CallOptions }

/** Sends a form to an API that answers with this, one answer for each call. */
async function send(typed: Record<string, string>, answers: (Error | undefined)[] = []) {
  const sent: Sent[] = []
  const call = ((_: unknown, { body }: Pick<Sent, 'body'>, options: CallOptions) => {
    sent.push({ body, options })
    const refusal = answers[sent.length - 1]
    return refusal ? Promise.reject(refusal) : Promise.resolve({ ok: true })
  }) as unknown as Call
  const form = new FormData()
  const whole = { classroom: 'PT-ABC234', nominator_hash: 'a'.repeat(64), ...typed }
  for (const [name, text] of Object.entries(whole)) form.set(name, text)
  const answer = await sendNomination(call, form, { ...en, language: 'es' }, () =>
    Promise.resolve({ id: 'some classroom' }),
  )
  return { answer, sent }
}

test('whoever is signed in nominates with their account, and nothing of the answer shows its token', async () => {
  const { answer, sent } = await send({ [giverField]: 'token' })
  expect(sent).toMatchObject([{ options: { bearer: 'token' } }])
  expect(answer).toMatchObject({ outcome: 'done', linkSent: false, isSessionOver: false })
  expect(JSON.stringify([answer, sent[0]?.body])).not.toContain('token')
})

test('a session that is over loses no nomination: it is taken as any visitor’s, and that is said', async () => {
  const over = new CallError(401, 'Your session is over.', 'identity.invalid_token')
  const { answer, sent } = await send({ [giverField]: 'token' }, [over])
  expect(sent.map(({ options }) => options)).toEqual([{ bearer: 'token' }, {}])
  expect(answer).toMatchObject({ outcome: 'done', isSessionOver: true })
})

test('a visitor’s nomination is sent once, and what it is refused with is said', async () => {
  const refusal = new CallError(429, 'Too many.', 'request.mail_limited')
  const { answer, sent } = await send({ confirm_email: 'ana@families.test' }, [refusal])
  expect(sent).toMatchObject([{ body: { confirm_email: 'ana@families.test', locale: 'es' }, options: {} }])
  expect(answer).toMatchObject({ outcome: 'failed', failure: en.refusals['request.mail_limited'] })
})

test('an address that cannot be one is said at its field, and nothing is sent', async () => {
  const { answer, sent } = await send({ confirm_email: 'ana at families' })
  expect(sent).toEqual([])
  expect(answer).toMatchObject({ outcome: 'failed', emailProblem: en.nominations.nominate.emailWrong })
  expect(answer.values.email).toBe('ana at families')
})
