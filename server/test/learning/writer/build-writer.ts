import { onTestFinished } from 'vitest'
import { pino } from 'pino'
import { buildIdentity } from '../../people/identity/build-identity.ts'
import { agreeToProvider } from '../../../src/learning/writer/consents/agree-to-provider.ts'
import { openWriter } from '../../../src/learning/writer/open-writer.ts'
import { readPrompt } from '../../../src/learning/writer/prompt.ts'
import type { WriteAsk, Writer } from '../../../src/learning/writer/writer.ts'
import { openSession } from '../../../src/people/identity/sessions/open-session.ts'
import type { Services } from '../../../src/services.ts'
import { startChatSandbox } from '../../../src/vendors/openai/sandbox/chat-sandbox.ts'

const prompt = readPrompt(new URL('./greeting-1.md', import.meta.url))

/** The key that no log and no answer may show. */
export const providerKey = 'sk-key-of-the-provider'

/** For tests: a server with a provider behind the real client, a teacher who agreed to it, and all that is logged. */
export async function buildWriter(environment: Record<string, string> = {}) {
  const provider = await startChatSandbox()
  onTestFinished(() => provider.close())
  const identity = await buildIdentity({
    environment: {
      AI_BASE_URL: provider.baseUrl,
      AI_MODEL: 'sandbox',
      AI_API_KEY: providerKey,
      AI_TIMEOUT_MS: '20000',
      ...environment,
    },
  })
  const { services, account, clock } = identity
  const logged: string[] = []
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const writer = getWriter({ ...services, log })
  const teacher = async (email: string) => {
    const { userId } = await account(email, 'teacher')
    const { access_token: bearer } = await services.database.transaction((tx) =>
      openSession(services, tx, { userId, userAgent: undefined, at: clock.now() }),
    )
    return { userId, bearer }
  }
  const rosa = await teacher('rosa@desert.edu')
  await agreeToProvider(services, { teacherId: rosa.userId, provider: writer.provider })
  const ask: WriteAsk & { teacherId: string } = {
    ...{ purpose: 'note', teacherId: rosa.userId, prompt, names: ['Ana Pérez'], maxTokens: 100 },
    ...{ mostLetters: 500, facts: { Points: 'Ana read three books.' } },
  }
  return { ...identity, provider, writer, teacher, rosa, ask, logged, ...readCounts(services) }
}

function getWriter(services: Services): Writer {
  const writer = openWriter(services)
  if (!writer) throw new Error('no provider is configured')
  return writer
}

function readCounts({ database }: Services) {
  return {
    days: () =>
      database.read((tx) =>
        tx
          .selectFrom('writer_days')
          .selectAll()
          .orderBy('teacher_id', (order) => order.desc().nullsLast())
          .execute(),
      ),
    asks: () => database.read((tx) => tx.selectFrom('writer_asks').selectAll().orderBy('asked_at').execute()),
  }
}

/** For tests: what an ask throws. */
export async function failureOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => (error as { kind?: string }).kind ?? error,
  )
}
