import { builtInTemplates } from '../../../server/src/learning/tools/notes/templates/built-in-templates.ts'
import { writeNote } from '../../../server/src/learning/tools/notes/write-note.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const notesOfARound = 100
const short = 'missing 3 math homeworks, due Fri 12/4, can stay after school Tue'
const long = Array.from({ length: 90 }, () => 'missing 3 math homeworks, zorp the flurb due Fri 12/4;').join(
  ' ',
)

/** The built-in writer of notes to families: what a note costs the processor, of the usual points and of five thousand letters. */
export const notesSection: Section = {
  title: `Notes: ${notesOfARound} of the built-in writer, of ${short.length} and of ${long.length} letters`,
  measure({ pace }): Promise<Figure[]> {
    const rounds = Array.from({ length: pace.rounds })
    const figures = [
      figureOf({
        name: 'notes: CPU of a note',
        unit: 'ms',
        rounds: rounds.map(() => cpuOf(short)),
        goal: atMost(50),
      }),
      figureOf({
        name: 'notes: CPU of a long note',
        unit: 'ms',
        rounds: rounds.map(() => cpuOf(long)),
        goal: atMost(50),
      }),
    ]
    return Promise.resolve(figures)
  },
}

/** Milliseconds of the processor for one note, on the average of a round. */
function cpuOf(points: string): number {
  const [template] = builtInTemplates
  if (template === undefined) return Number.NaN
  const { key, title, body } = template
  const began = process.cpuUsage()
  for (let seed = 0; seed < notesOfARound; seed += 1) {
    writeNote({
      template: { key, title: title.en, body },
      student: { fullName: 'Maya Torres' },
      teacherName: 'Ms. Rivera',
      tone: 'warm',
      language: seed % 2 === 0 ? 'en' : 'es',
      points,
      today: '2026-11-23',
      seed,
    })
  }
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / notesOfARound
}
