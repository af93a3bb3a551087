import type { GradeLevel, ReadingMode, StoryInput } from '../story.ts'

/** How long a book of a grade is: words in all, on a page, in the longest sentence. */
export type Limits = { fewest: number; most: number; page: number; sentence: number }

type Row = readonly [fewest: number, most: number, page: number, sentence: number]

/** The product's table of lengths (published leveled books, and 500 to 800 words from grade 2 on where a book is read aloud). */
const table: Readonly<Record<GradeLevel, Readonly<Record<ReadingMode, Row>>>> = {
  K: { 'read-alone': [30, 80, 10, 9], 'read-to-me': [250, 400, 50, 18] },
  '1': { 'read-alone': [80, 200, 20, 14], 'read-to-me': [350, 500, 60, 20] },
  '2': { 'read-alone': [200, 350, 30, 18], 'read-to-me': [500, 800, 80, 23] },
  '3': { 'read-alone': [350, 600, 45, 23], 'read-to-me': [500, 800, 80, 26] },
  '4': { 'read-alone': [500, 800, 65, 26], 'read-to-me': [500, 800, 80, 26] },
  '5': { 'read-alone': [500, 800, 65, 26], 'read-to-me': [500, 800, 80, 26] },
}

/** Where a teacher chose no grade. */
const usualGrade: GradeLevel = '2'

export function gradeOf({ gradeLevel }: Pick<StoryInput, 'gradeLevel'>): GradeLevel {
  return gradeLevel ?? usualGrade
}

/** The grade as a number of school years; kindergarten is 0. */
export function yearOf(grade: GradeLevel): number {
  return grade === 'K' ? 0 : Number(grade)
}

export function limitsOf(input: Pick<StoryInput, 'gradeLevel' | 'reading'>): Limits {
  const [fewest, most, page, sentence] = table[gradeOf(input)][input.reading]
  return { fewest, most, page, sentence }
}
