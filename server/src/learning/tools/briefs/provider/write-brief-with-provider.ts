import type { Language } from '@tower/contract/language.ts'
import { z } from 'zod'
import { readPrompt } from '../../../writer/prompt.ts'
import { requireFacts } from '../../../writer/require-facts.ts'
import { requireLanguage } from '../../../writer/require-language.ts'
import type { Told, Writer } from '../../../writer/writer.ts'

const prompt = readPrompt(new URL('./brief-1.md', import.meta.url))
/** One printable page, generously. */
const Sections = z.object({
  sections: z
    .array(
      z.object({
        title: z.string().trim().min(1).max(80),
        lines: z.array(z.string().trim().min(1).max(400)).min(1).max(25),
      }),
    )
    .min(1)
    .max(12),
  asks: z.array(z.string().trim().min(1).max(300)).max(20),
})
const limits = { maxTokens: 2_500, mostLetters: 12_000 }

/** A substitute's page in parts, and what the plan leaves open. */
export type BriefParts = z.infer<typeof Sections>

export type BriefForProvider = Told & { lessonPlan: string; language: Language }

/**
 * A plan sorted into a substitute's page by a provider, with no time, page or number that the plan does not have. Throws a
 * `WriterFailure`: then there is no page, and the credit goes back.
 */
export async function writeBriefWithProvider(
  writer: Writer,
  { lessonPlan, language, teacherId, names, abortSignal }: BriefForProvider,
): Promise<BriefParts> {
  const parts = await writer.writeFields({
    ...{ purpose: 'brief', teacherId, prompt, ...limits, schema: Sections, names },
    values: { language: language === 'es' ? 'Spanish' : 'English' },
    facts: { Plan: lessonPlan },
    ...(abortSignal ? { abortSignal } : {}),
  })
  const said = parts.sections.flatMap(({ title, lines }) => [title, ...lines])
  const written = [...said, ...parts.asks]
  requireFacts([written.join('\n')], [lessonPlan])
  requireLanguage(written, language)
  return parts
}
