import type { Language } from '@tower/contract/language.ts'
import type { NoteAskKind, NoteTone } from '@tower/contract/learning/tools.ts'
import type { NotePart } from '@tower/contract/learning/tools/notes/template-text.ts'

/** A template as a teacher keeps it: a title, and in each language a text with named places (docs/domain/note-templates.md). */
export type NoteTemplate = {
  /** Which of the twelve it began as; how bare words are read depends on it. */
  key?: string
  title: string
  body: Readonly<Record<Language, string>>
}

export type NoteInput = {
  template: NoteTemplate
  student: { fullName: string; grade?: string; familyLanguage?: string }
  teacherName: string
  /** The subject line in the teacher's own words; without it, the template's. */
  subject?: string
  tone: NoteTone
  language: Language
  /** What the teacher wants to say, in a few words, in either language. */
  points: string
  /** The day of writing, as YYYY-MM-DD: weekdays beside dates are checked against it. */
  today: string
  seed: number
  /** Who else is in the class: a name of theirs in the points is asked about. */
  classmates?: readonly string[]
}

/** What the writer could not do by itself, for the teacher to see before the note is copied. */
export type NoteAsk = {
  kind: NoteAskKind
  /** The words it is about, as the teacher wrote them, short forms written out. */
  quote: string
}

export type Note = { subject: string; body: string; asks: NoteAsk[] }

/** A sentence of the note in both languages, not yet told who is meant (grammar/subject-marks.ts). */
export type NoteLine = {
  part: NotePart
  en: string
  es: string
  /** The sentence is about the child, so the next one may do without the name. */
  aboutChild: boolean
}
