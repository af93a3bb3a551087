import type { NoteTone } from '@tower/contract/learning/tools.ts'
import type { NoteContent } from '@tower/contract/learning/tools.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import { findTeacherClassroom } from '../../../matching/classrooms/list-teacher-classrooms.ts'
import { Refusal } from '../../../refusal.ts'
import type { Services } from '../../../services.ts'
import { listStudents } from '../../students/list-students.ts'
import { getTemplate } from '../note-templates/own-templates.ts'
import type { NoteInput } from '../notes/note.ts'
import { writeNote } from '../notes/write-note.ts'
import type { ShownResult } from '../results/results.queries.ts'
import { findPerson } from '../tools.queries.ts'
import { type Asked, generateResult } from './generate-result.ts'

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

/** Writes a note to the parents of a student of the own list, in two languages that say the same. */
export async function generateNote(services: Services, wish: GenerateNote): Promise<ShownResult> {
  const { input, language } = await readInput(services, wish)
  return generateResult(services, {
    ...wish,
    tool: 'parent-note',
    failure: 'tools.note_failed',
    write: () => writeInBoth(input, language),
  })
}

function writeInBoth(input: Omit<NoteInput, 'language'>, language: Language): NoteContent {
  const write = (of: Language) => ({ language: of, ...writeNote({ ...input, language: of }) })
  const { asks, ...note } = write(language)
  const { asks: _same, ...other } = write(language === 'en' ? 'es' : 'en')
  return { tool: 'parent-note', ...note, other, asks }
}

async function readInput(
  services: Services,
  wish: GenerateNote,
): Promise<{ input: Omit<NoteInput, 'language'>; language: Language }> {
  const { actor, studentId, templateId, today, tone, points, subject, language } = wish
  const seed = Number.parseInt(services.random.uuid().slice(0, 8), 16)
  return services.database.read(async (tx) => {
    const students = await listStudents(tx, actor.userId)
    const student = students.find(({ id }) => id === studentId)
    if (!student) throw new Refusal('students.not_found')
    const { titles, body, key } = await getTemplate(tx, actor.userId, templateId)
    const { full_name: fullName, grade, family_language: familyLanguage } = student
    const written = language ?? familyLanguage ?? 'en'
    return {
      language: written,
      input: {
        ...{ tone, points, today, seed },
        template: { key, title: titles[written], body },
        student: {
          fullName,
          ...(grade ? { grade } : {}),
          ...(familyLanguage ? { familyLanguage } : {}),
        },
        teacherName: await nameOf(tx, actor.userId),
        classmates: students.filter(({ id }) => id !== studentId).map((other) => other.full_name),
        ...(subject ? { subject } : {}),
      },
    }
  })
}

/** How a teacher signs: as families know the classroom's teacher, else by the account's name. */
async function nameOf(tx: Parameters<typeof findPerson>[0], teacherId: string): Promise<string> {
  const classroom = await findTeacherClassroom(tx, teacherId)
  return classroom?.teacherDisplayName ?? (await findPerson(tx, teacherId)).full_name ?? ''
}
