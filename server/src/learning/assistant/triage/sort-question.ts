import { ticketCategories, type TicketCategory } from '@tower/contract/spending/support.ts'
import type { Services } from '../../../services.ts'
import { readPrompt } from '../../writer/prompt.ts'
import type { Writer } from '../../writer/writer.ts'
import { mayAskProvider, type DailyAnswers } from '../daily-answers.ts'
import { categoryNamed } from './category-words.ts'

/** Says what a ticket is about; undefined where that isn't clear. */
export type SortQuestion = (question: string) => Promise<TicketCategory | undefined>

/** Without a provider the words of the ticket tell. */
export const sortNothing: SortQuestion = async () => undefined

const prompt = readPrompt(new URL('../prompts/triage-1.md', import.meta.url))
/** Many times what one word takes. */
const limits = { maxTokens: 100, mostLetters: 300 }

/** Lets a provider say what a ticket is about; whatever it does wrong, nothing is said. */
export function createSorting(
  { log }: Pick<Services, 'log'>,
  writer: Writer,
  answers: DailyAnswers,
): SortQuestion {
  return async (question) => {
    try {
      if (!(await mayAskProvider(answers))) return undefined
      const written = await writer.write({
        ...{ purpose: 'triage', prompt, ...limits, names: [] },
        values: { categories: ticketCategories.join(', ') },
        facts: { Message: question },
      })
      return categoryNamed(written)
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the category was told without the provider')
      return undefined
    }
  }
}
