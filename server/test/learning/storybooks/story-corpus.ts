import type { GradeLevel, ReadingMode, StoryInput } from '../../../src/learning/storybooks/story/story.ts'
import { spanishWeeks } from './spanish-notes.ts'
import { englishWeeks } from './story-notes.ts'

export type CorpusBook = { input: StoryInput; names: readonly string[] }

const grades: readonly GradeLevel[] = ['K', '1', '2', '3', '4', '5']
const modes: readonly ReadingMode[] = ['read-to-me', 'read-alone']

/** Sixty books: thirty weeks in each language, every grade and way of reading five times over. */
export const corpus: readonly CorpusBook[] = [...englishWeeks, ...spanishWeeks].map((week, at) => ({
  input: {
    title: week.title,
    gradeLevel: grades[at % 6] ?? null,
    reading: modes[Math.floor(at / 6) % 2] ?? 'read-to-me',
    language: week.language,
    notes: week.notes,
    photos: (week.captions ?? []).map((caption) => ({ caption })),
    seed: 100 + at,
  },
  names: week.names ?? [],
}))
