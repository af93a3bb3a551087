import { z } from 'zod'
import { readPrompt } from '../../../writer/prompt.ts'
import { requireFacts } from '../../../writer/require-facts.ts'
import { requireLanguage } from '../../../writer/require-language.ts'
import type { Told, Writer } from '../../../writer/writer.ts'
import type { Note, NoteAsk, NoteInput } from '../note.ts'

const prompt = readPrompt(new URL('./note-1.md', import.meta.url))
/** Twice what a note should have: a longer one is shown and said to be long. */
const Letter = z.object({
  subject: z.string().trim().min(1).max(150),
  body: z.string().trim().min(1).max(2_000),
})
const limits = { maxTokens: 900, mostLetters: 2_400 }
/** Families read a short note. */
const mostWords = 120
/** What a provider does that the built-in writer can't. */
const solved: ReadonlySet<NoteAsk['kind']> = new Set([
  'translate',
  'finish_sentence',
  'shorten_sentence',
  'shorten_note',
])

export type NoteForProvider = Told & {
  input: NoteInput
  /** What the built-in writer made of it: the provider words it anew, and adds nothing. */
  draft: Note
}

/**
 * The note in a provider's words. It has the draft's facts and no number beyond them; what is to be asked about the input stays
 * asked. Throws a `WriterFailure`: then there is no note, and the credit goes back.
 */
export async function writeNoteWithProvider(
  writer: Writer,
  { input, draft, teacherId, names, abortSignal }: NoteForProvider,
): Promise<Note> {
  const { student, teacherName, tone, language, points, classmates = [] } = input
  const facts = { Points: points, 'Draft of the subject': draft.subject, 'Draft of the body': draft.body }
  const { subject, body } = await writer.writeFields({
    ...{ purpose: 'note', teacherId, prompt, ...limits, schema: Letter, facts },
    values: { language: language === 'es' ? 'Spanish' : 'English', tone },
    names: [student.fullName, ...classmates, teacherName, ...names],
    mustName: [student.fullName],
    ...(abortSignal ? { abortSignal } : {}),
  })
  requireFacts([subject, body], Object.values(facts))
  requireLanguage([body], language)
  const asks = draft.asks.filter(({ kind }) => !solved.has(kind))
  const isLong = (body.match(/\S+/g) ?? []).length > mostWords
  return { subject, body, asks: isLong ? [...asks, { kind: 'shorten_note', quote: '' }] : asks }
}
