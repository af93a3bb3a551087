import { z } from 'zod'
import { readPrompt } from '../../../writer/prompt.ts'
import { requireFacts } from '../../../writer/require-facts.ts'
import type { Told, Writer } from '../../../writer/writer.ts'
import { WriterFailure } from '../../../writer/writer-failure.ts'
import { checkStory, type StoryFault } from '../../story/check/check-story.ts'
import { gradeOf, limitsOf } from '../../story/check/limits.ts'
import { pageCount, type Story, type StoryInput, type StoryPage } from '../../story/story.ts'
import { hasUnsafeWord } from './unsafe-words.ts'

const prompt = readPrompt(new URL('./story-1.md', import.meta.url))
const limits = { maxTokens: 3_000, mostLetters: 14_000 }

const Written = z.object({
  pages: z
    .array(
      z.object({
        text: z
          .string()
          .trim()
          .min(1)
          .max(800)
          .regex(/^[^\n]*$/),
        prompt: z.string().trim().max(300),
      }),
    )
    .length(pageCount),
})

/** What no book is without. Of the others a provider's book may miss some, as a good book of the trade does. */
const needed: ReadonlySet<StoryFault> = new Set(['pages', 'too_many_words', 'page_too_full', 'level'])

export type StoryForProvider = Told & {
  input: StoryInput
  /** What the built-in storyteller made: its order stays. */
  draft: Story
}

/** The book in a provider's words, held to the grade's limits and to what was told. Throws a `WriterFailure`. */
export async function writeStoryWithProvider(
  writer: Writer,
  { input, draft, teacherId, names, abortSignal }: StoryForProvider,
): Promise<StoryPage[]> {
  const facts = {
    Title: input.title,
    Notes: input.notes,
    Captions: input.photos.map(({ caption }) => caption),
    Draft: draft.pages.map(({ text, prompt: seen }) => `${text} (${seen})`),
  }
  const { fewest, most, page, sentence } = limitsOf(input)
  const { pages: written } = await writer.writeFields({
    ...{ purpose: 'story', teacherId, prompt, ...limits, schema: Written, facts, names },
    values: {
      language: input.language === 'es' ? 'Spanish' : 'English',
      grade: gradeOf(input) === 'K' ? 'kindergarten' : `grade ${gradeOf(input)}`,
      ...{ fewest: `${fewest}`, most: `${most}`, page: `${page}`, sentence: `${sentence}` },
    },
    ...(abortSignal ? { abortSignal } : {}),
  })
  const pages = written.map((one, at) => ({ ...one, pageNumber: at + 1 }))
  requireGoodBook(pages, input)
  const told = Object.values(facts).flat()
  requireFacts(
    pages.flatMap(({ text, prompt: seen }) => [text, seen]),
    told,
  )
  if (pages.some(({ text, prompt: seen }) => hasUnsafeWord(`${text}\n${seen}`, told)))
    throw new WriterFailure('unusable', 'the answer has words that are not for children')
  return pages
}

function requireGoodBook(pages: readonly StoryPage[], input: StoryInput): void {
  const { faults } = checkStory({ pages }, input)
  const broken = faults.filter((fault) => needed.has(fault))
  if (broken.length > 0)
    throw new WriterFailure('unusable', `the book breaks its rules: ${broken.join(', ')}`)
}
