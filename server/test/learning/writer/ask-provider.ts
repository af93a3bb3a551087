import { reserveAsk } from '../../../src/learning/writer/caps/reserve-ask.ts'
import { settleAsk } from '../../../src/learning/writer/caps/settle-ask.ts'
import { agreeToProvider } from '../../../src/learning/writer/consents/agree-to-provider.ts'
import type { Services } from '../../../src/services.ts'

/** For tests: a teacher who agreed to a provider, an ask of theirs that is settled, and one that is not. */
export async function askProvider(services: Services, { teacherId }: { teacherId: string }): Promise<void> {
  const provider = 'words.test'
  const config = { ...services.config, AI_BASE_URL: `https://${provider}/v1`, AI_MODEL: 'none' }
  const configured = { ...services, config }
  await agreeToProvider(configured, { teacherId, provider })
  const ask = { purpose: 'note', prompt: 'note-1', teacherId, provider, bytes: 900, maxTokens: 100 }
  const askId = await reserveAsk(configured, ask)
  await settleAsk(configured, { askId, tokens: { input: 200, output: 30 } })
  await reserveAsk(configured, ask)
}
