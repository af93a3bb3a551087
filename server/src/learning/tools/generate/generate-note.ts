import type { NoteTone } from '@tower/contract/learning/tools.ts'
import type { NoteContent } from '@tower/contract/learning/tools.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { getTemplate } from '../note-templates/own-templates.ts'
import type { Note, NoteAsk, NoteInput } from '../notes/note.ts'
import { readPoints } from '../notes/points/read-points.ts'
import { writeNoteWithProvider } from '../notes/provider/write-note-with-provider.ts'
import { writeNote } from '../notes/write-note.ts'
import type { ShownResult } from '../results/results.queries.ts'
import { type Asked, generateResult } from './generate-result.ts'
import { readOwnPeople } from './read-own-people.ts'
import { wordWithProvider } from './word-with-provider.ts'

export type GenerateNote = Asked & {
  studentId: string
  templateId: string
  /** YYYY-MM-DD where the teacher is. */
  today: string
  tone: NoteTone
  points: string
  /** In the teacher's own words. */
  subject: string | undefined
  /** That of the family where none is named. */
  language: Language | undefined
}

type NoteFacts = { input: Omit<NoteInput, 'language'>; language: Language; names: string[] }

/** Writes a note to the parents of a student of the own list, in two languages that say the same. */
export function generateNote(services: Services, wish: GenerateNote): Promise<ShownResult> {
  return generateResult(services, {
    ...wish,
    tool: 'parent-note',
    failure: 'tools.note_failed',
    write: async () => writeInBoth(services, wish, await readFacts(services, wish)),
  })
}

async function writeInBoth(
  services: Services,
  wish: GenerateNote,
  { input, language, names }: NoteFacts,
): Promise<NoteContent> {
  const both = [language, language === 'en' ? 'es' : 'en'] as const
  const points = readPoints(input)
  const draft = (of: Language) => writeNote({ ...input, language: of }, points)
  const drafts: Both = [draft(both[0]), draft(both[1])]
  if (drafts.some(({ body }) => body === '')) throw new Refusal('tools.template_empty')
  const [first, second] = await wordWithProvider(services, wish, drafts, (writer) => {
    const teacherId = wish.actor.userId
    return inBoth((at, abortSignal) =>
      writeNoteWithProvider(writer, {
        ...{ teacherId, names, abortSignal, input: { ...input, language: both[at] }, draft: drafts[at] },
      }),
    )
  })
  const { asks, ...note } = first
  const { asks: ofOther, ...other } = second
  return {
    ...{ tool: 'parent-note', language: both[0], ...note },
    other: { language: both[1], ...other },
    // The rest of what is asked of the other half is asked of this one as well.
    asks: [
      ...asks,
      ...ofOther
        .filter(({ kind }) => kind === 'translate')
        .map(({ quote }): NoteAsk => ({ kind: 'translate_other', quote })),
    ],
  }
}

type Both = [Note, Note]

/** A note needs both of its languages: where one fails, nobody waits for the other. */
async function inBoth(write: (at: 0 | 1, abortSignal: AbortSignal) => Promise<Note>): Promise<Both> {
  const stop = new AbortController()
  const writing = [write(0, stop.signal), write(1, stop.signal)] as const
  try {
    return await Promise.all(writing)
  } catch (error) {
    stop.abort()
    await Promise.allSettled(writing)
    throw error
  }
}

async function readFacts(services: Services, wish: GenerateNote): Promise<NoteFacts> {
  const { actor, studentId, templateId, today, tone, points, subject, language } = wish
  const seed = Number.parseInt(services.random.uuid().slice(0, 8), 16)
  return services.database.read(async (tx) => {
    const own = { teacherId: actor.userId, at: services.clock.now() }
    const { students, teacherName, names } = await readOwnPeople(tx, own)
    const student = students.find(({ id }) => id === studentId)
    if (!student) throw new Refusal('students.not_found')
    const { titles, body, key } = await getTemplate(tx, actor.userId, templateId)
    const { full_name: fullName, grade, family_language: familyLanguage } = student
    const written = language ?? familyLanguage ?? 'en'
    return {
      ...{ language: written, names },
      input: {
        ...{ tone, points, today, seed },
        template: { key, title: titles[written], body },
        student: {
          fullName,
          ...(grade ? { grade } : {}),
          ...(familyLanguage ? { familyLanguage } : {}),
        },
        teacherName,
        classmates: students.filter(({ id }) => id !== studentId).map((other) => other.full_name),
        ...(subject ? { subject } : {}),
      },
    }
  })
}
