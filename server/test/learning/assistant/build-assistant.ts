import type { Answer } from '@tower/contract/learning/assistant.ts'
import { onTestFinished } from 'vitest'
import { buildIdentity } from '../../people/identity/build-identity.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import { bookGift } from '../../money/giving/book-gift.ts'
import type { Services } from '../../../src/services.ts'
import { startChatSandbox } from '../../../src/vendors/openai/sandbox/chat-sandbox.ts'

/** For tests: a running server, and people who ask it. */
export async function buildAssistant(environment: Record<string, string> = {}) {
  const identity = await buildIdentity({ environment })
  const { app, services, clock, account } = identity
  const ask = (question: unknown, bearer?: string, more: Record<string, unknown> = {}) =>
    app.inject({
      method: 'POST',
      url: '/api/numa/ask',
      payload: { question, ...more },
      ...(bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {}),
    })
  return {
    ...identity,
    ask,
    /** A settled gift to classrooms of somebody with an account. */
    addGift: (gift: { userId: string; amountCents: number }) => settleGift(services, gift),
    async answerTo(question: string, bearer?: string): Promise<Answer> {
      return (await ask(question, bearer)).json<Answer>()
    },
    /** Somebody with an account, and the token of a session of theirs. */
    async person(email: string, role: Parameters<typeof account>[1]) {
      const { userId } = await account(email, role)
      const { access_token: bearer } = await services.database.transaction((tx) =>
        openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
      )
      return { userId, bearer }
    },
  }
}

/** For tests: the same server with a provider, and the provider. */
export async function buildWithProvider(environment: Record<string, string> = {}) {
  const provider = await startChatSandbox()
  onTestFinished(() => provider.close())
  const assistant = await buildAssistant({
    AI_BASE_URL: provider.baseUrl,
    AI_MODEL: 'sandbox',
    AI_API_KEY: 'key of the provider',
    AI_TIMEOUT_MS: '2000',
    ...environment,
  })
  return { ...assistant, provider }
}

function settleGift(
  services: Services,
  { userId, amountCents }: { userId: string; amountCents: number },
): Promise<unknown> {
  const at = services.clock.now()
  const key = services.random.uuid()
  const settled = { destination: 'classrooms', currency: 'usd', state: 'settled', settled_at: at } as const
  return services.database.transaction(async (tx) => {
    const donor = await tx
      .insertInto('donors')
      .values({ kind: 'person', user_id: userId })
      .returningAll()
      .executeTakeFirstOrThrow()
    const payment = await tx
      .insertInto('payments')
      .values({ ...settled, provider_payment_id: key, donor_id: donor.id, amount_cents: amountCents })
      .returningAll()
      .executeTakeFirstOrThrow()
    return bookGift(tx, { paymentId: payment.id, donor, amountCents, at })
  })
}
