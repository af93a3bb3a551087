import { assistantEndpoints } from '@tower/contract/learning/assistant.contract.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { answerQuestion } from './answer-question.ts'
import { prepareParts } from './prepare-parts.ts'

/** Mounts the calls of this domain. */
export function assistantRoutes(serve: Serve, services: Services): void {
  const parts = prepareParts(services)
  serve(assistantEndpoints, {
    ask: async ({ body: { question, language }, actor }) => {
      return answerQuestion(services, parts, { question, language, actor })
    },
  })
}
