import type { Language } from '@tower/contract/language.ts'
import type { NoteText } from '@tower/contract/learning/tools.contract.ts'
import type { NoteTone } from '@tower/contract/learning/tools.ts'
import type { Actor } from '../../../http/actor.ts'
import type { Services } from '../../../services.ts'
import { readOwnPeople } from '../generate/read-own-people.ts'
import { writeNote } from '../notes/write-note.ts'
import { getTemplate } from './own-templates.ts'

export type PreviewTemplate = {
  actor: Actor
  templateId: string
  language: Language
  tone: NoteTone
  title: string
  /** The template as it stands in the editor. */
  text: string
  points: string
  /** YYYY-MM-DD */
  today: string
}

export type TemplatePreview = { note: NoteText; unknown_places: string[] }

/** The same sentences are chosen at each look: only what was changed looks different. */
const seed = 1

/** The note that a template makes for the first student of the list; what is built in writes it, and nothing is kept. */
export async function previewTemplate(services: Services, wish: PreviewTemplate): Promise<TemplatePreview> {
  const { actor, templateId, language, tone, title, text, points, today } = wish
  const { key, fullName, teacherName } = await services.database.read(async (tx) => {
    const template = await getTemplate(tx, actor.userId, templateId)
    const own = { teacherId: actor.userId, at: services.clock.now() }
    const { students, teacherName } = await readOwnPeople(tx, own)
    return { key: template.key, fullName: students[0]?.full_name ?? '', teacherName }
  })
  const template = { key, title, body: { en: text, es: text } }
  const input = { template, student: { fullName }, teacherName, tone, points, today, seed, language }
  const { subject, body, asks } = writeNote(input)
  return {
    note: { language, subject, body },
    unknown_places: asks.filter(({ kind }) => kind === 'unknown_place').map(({ quote }) => quote),
  }
}
