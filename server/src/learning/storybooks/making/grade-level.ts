import type { GradeLevel } from '../story/story.ts'

const kindergarten = /^(?:k|tk|pre-?k|kinder(?:garten)?|preescolar|jardín)/iu

/** The grade that a teacher's words mean: “Kindergarten”, “Grade 3”, “3rd”, “2.º”; null where they mean none. */
export function gradeLevelOf(words: string | null): GradeLevel | null {
  const typed = words?.trim() ?? ''
  if (kindergarten.test(typed)) return 'K'
  const number = Number(/\d+/.exec(typed)?.[0] ?? Number.NaN)
  if (!Number.isInteger(number) || number < 1 || number > 12) return null
  // Books are written for elementary school: older children get those of its last grade.
  return (['1', '2', '3', '4', '5'] as const)[Math.min(number, 5) - 1] ?? null
}
