import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../services.ts'
import { readPrompt } from '../writer/prompt.ts'
import type { Writer } from '../writer/writer.ts'
import { mayAskProvider, type DailyAnswers } from './daily-answers.ts'
import { staysWithFacts } from '../writer/stays-with-facts.ts'

const prompt = readPrompt(new URL('./prompts/numa-1.md', import.meta.url))
const mostLetters = 1_200
/** Bounds what one answer can cost. */
const maxTokens = 400

export type ToPhrase = {
  question: string
  language: Language
  /** All that may be said: passages of the knowledge base, or sentences of the asker's own data. */
  facts: readonly string[]
}

/** Puts facts into one answer. */
export type PhraseAnswer = (found: ToPhrase) => Promise<string>

/** Without a provider an answer is what was found, word for word. */
export const tellFacts: PhraseAnswer = async ({ facts }) => facts.join('\n\n')

/**
 * Lets a provider word the answer, as often a day as was agreed to. Whatever it does wrong, late answers included,
 * the facts are told instead; nothing of the person or of others reaches it beyond these facts and the question.
 */
export function createPhrasing(
  { log }: Pick<Services, 'log'>,
  writer: Writer,
  answers: DailyAnswers,
): PhraseAnswer {
  return async (found) => {
    const told = await tellFacts(found)
    try {
      if (!(await mayAskProvider(answers))) return told
      const written = await writer.write({
        ...{ purpose: 'numa', prompt, maxTokens, mostLetters, names: [] },
        values: { language: found.language === 'es' ? 'Spanish' : 'English' },
        facts: { Facts: found.facts, Question: found.question },
      })
      return staysWithFacts(written, [...found.facts, found.question]) ? written : told
    } catch (error) {
      log.warn({ reason: (error as Error).message }, 'the answer was told without the provider')
      return told
    }
  }
}
