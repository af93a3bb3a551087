import type { GradeLevel, ReadingMode } from '../../../src/learning/storybooks/story/story.ts'

/**
 * A week as a teacher notes it, of the thirty whose books were read whole (docs/domain/storybooks-reading.md). Each stands in
 * English and again in Spanish, at the same place; names and places are made up.
 */
export type ReadWeek = {
  title: string
  grade: GradeLevel
  reading: ReadingMode
  notes: string
  captions?: readonly string[]
}
