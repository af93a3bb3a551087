import type { Call } from '@tower/contract/client.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../../../all-texts.ts'
import { answerDonateForm } from './donate-action.ts'

test('the link for a nomination on the donate page comes in the language of the page', async () => {
  const bodies: unknown[] = []
  const call = ((_: unknown, { body }: { body: unknown }) => {
    bodies.push(body)
    return Promise.resolve({ ok: true })
  }) as unknown as Call
  const form = new FormData()
  form.set('classroom', '11111111-1111-4111-8111-111111111111')
  form.set('nominator_hash', 'a'.repeat(64))
  form.set('confirm_email', 'ana@families.test')
  const page = { call, report: () => {} }
  await answerDonateForm({
    page,
    program: 'sponsor-classroom',
    form,
    intent: 'nominate',
    texts: dictionaries.es,
    language: 'es',
  })
  expect(bodies).toMatchObject([{ confirm_email: 'ana@families.test', locale: 'es' }])
})
