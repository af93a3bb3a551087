import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import type { Serve } from '../../http/serve.ts'
import { createCountHits } from '../../http/rate-limit-counts.ts'
import type { Services } from '../../services.ts'
import { createChatWriter } from '../../vendors/openai/chat-writer.ts'
import { answerQuestion, type AssistantParts } from './answer-question.ts'
import { createPhrasing, tellFacts } from './phrase-answer.ts'
import { readKnowledge } from './read-knowledge.ts'
import { createSearch } from './search-knowledge.ts'

/** Mounts the calls of this domain. */
export function assistantRoutes(serve: Serve, services: Services): void {
  const parts = prepareParts(services)
  serve(assistantEndpoints, {
    ask: async ({ body: { question, language }, actor }) => {
      return answerQuestion(services, parts, { question, language, actor })
    },
  })
}

function prepareParts(services: Services): AssistantParts {
  const { config } = services
  const writer = createChatWriter({
    baseUrl: config.AI_BASE_URL,
    apiKey: config.AI_API_KEY,
    model: config.AI_MODEL,
    timeoutMs: config.AI_TIMEOUT_MS,
  })
  return {
    search: createSearch(readKnowledge(config)),
    phrase: writer ? createPhrasing(services, writer, createCountHits(services)) : tellFacts,
  }
}
