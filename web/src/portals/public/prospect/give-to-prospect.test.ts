import { CallError } from '@tower/contract/client.ts'
import { sponsorWidget } from '@tower/contract/people/prospects.ts'
import { expect, test } from 'vitest'
import { prospects } from '../../../people/prospects/texts.en.ts'
import { refusals } from '../../../api/texts.en.ts'
import { giveToProspect, type SponsorAnswer } from './give-to-prospect.ts'

type Body = Record<string, unknown>

/** Sends the widget to a server that takes every gift, or answers with this error. */
async function send(fields: Record<string, string>, error?: Error) {
  const bodies: Body[] = []
  const told: unknown[] = []
  const form = new FormData()
  for (const [name, value] of Object.entries({ type: 'one_time', amount: '25', ...fields }))
    form.set(name, value)
  const call = (_: unknown, { body }: { body: Body }) => {
    bodies.push(body)
    return error ? Promise.reject(error) : Promise.resolve({ checkout_url: 'http://pay.test/c' })
  }
  const answer = await giveToProspect(
    { call: call as never, report: (fault) => void told.push(fault) },
    { prospectId: 'p1', form, texts: { prospects, refusals }, widget: sponsorWidget },
  )
  return { answer, body: bodies[0], told, refused: answer as SponsorAnswer }
}

const refusal = (status: number, code: string) => new CallError(status, code, code)

test('a gift leads to the payment page, in cents and with what was chosen', async () => {
  const { answer, body } = await send({ type: 'recurring', amount: '30', goal_id: 'g1', cover_fee: 'on' })
  expect(answer).toBeInstanceOf(Response)
  expect((answer as Response).headers.get('location')).toBe('http://pay.test/c')
  expect(body).toMatchObject({
    prospect_id: 'p1',
    goal_id: 'g1',
    type: 'recurring',
    amount_cents: 3_000,
    cover_fee: true,
  })
})

test('the same wish sent twice from one view is one checkout, a changed wish is another', async () => {
  const keyOf = async (fields: Record<string, string>) => (await send(fields)).body?.idempotency_key
  const first = await keyOf({ view_key: 'v1' })
  expect(await keyOf({ view_key: 'v1' })).toBe(first)
  expect(await keyOf({ view_key: 'v1', type: 'recurring' })).not.toBe(first)
  expect(await keyOf({ view_key: 'v2' })).not.toBe(first)
})

test.each([
  [{ amount: '0' }, 'support-amount', 'The smallest gift is $1.'],
  [{ amount: '2.50' }, 'support-amount', 'Please enter whole dollars.'],
  [{ amount: 'all of it' }, 'support-amount', 'Please enter an amount in dollars.'],
  [{ email: 'not an address' }, 'support-email', 'Please enter a valid email address.'],
])('%o is refused before anything starts, and stays as it was typed', async (fields, field, message) => {
  const { refused, body } = await send(fields)
  expect(body).toBeUndefined()
  expect(refused).toMatchObject({ errors: [{ field, message }], hasFailed: false, draft: fields })
})

test('a goal that closed meanwhile is said beside the goals', async () => {
  const { refused } = await send({ goal_id: 'g1' }, refusal(400, 'prospects.goal_closed'))
  expect(refused.errors).toEqual([{ message: 'This goal takes no gifts.', field: 'support-goal' }])
})

test('whatever else keeps a checkout from starting is a failure, and what nobody expected is told', async () => {
  const refused = await send({}, refusal(502, 'giving.checkout_failed'))
  expect(refused.refused).toMatchObject({ hasFailed: true, errors: [], status: 502 })
  expect(refused.told).toEqual([])
  const broken = await send({}, new Error('no database'))
  expect(broken.refused).toMatchObject({ hasFailed: true, status: 500 })
  expect(broken.told).toHaveLength(1)
})
