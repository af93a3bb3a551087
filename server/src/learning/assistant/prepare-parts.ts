import { createCountHits } from '../../http/rate-limit-counts.ts'
import type { Services } from '../../services.ts'
import { openWriter } from '../writer/open-writer.ts'
import type { AssistantParts } from './answer-question.ts'
import { createPhrasing, tellFacts } from './phrase-answer.ts'
import { readKnowledge } from './read-knowledge.ts'
import { createSearch } from './search-knowledge.ts'
import { createSorting, sortNothing, type SortQuestion } from './triage/sort-question.ts'

export type TriageParts = AssistantParts & { sort: SortQuestion }

/** What NUMA answers with: the knowledge base, and a provider of words where one is configured. */
export function prepareParts(services: Services): TriageParts {
  const { config } = services
  const search = createSearch(readKnowledge(config))
  const writer = openWriter(services)
  if (!writer) return { search, phrase: tellFacts, sort: sortNothing }
  const answers = { countHits: createCountHits(services), max: config.AI_DAILY_ANSWERS }
  return {
    search,
    phrase: createPhrasing(services, writer, answers),
    sort: createSorting(services, writer, answers),
  }
}
