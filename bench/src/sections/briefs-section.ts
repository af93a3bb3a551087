import { writeBrief } from '../../../server/src/learning/tools/briefs/write-brief.ts'
import { atMost, figureOf, type Figure } from '../figures/figure.ts'
import type { Section } from './section.ts'

const briefsOfARound = 20
const hour =
  '8:15-9:00 Reading: read pages 4-6 aloud. Worksheet on the back table. Ana leaves for speech at 8:40.\n'
const usual = hour.repeat(50).slice(0, 5_000)
const longest = hour.repeat(500).slice(0, 50_000)

/** The built-in writer of briefs for substitutes: what a page costs the processor, of five and of fifty thousand letters. */
export const briefsSection: Section = {
  title: `Briefs: ${briefsOfARound} of the built-in writer, of ${usual.length} and of ${longest.length} letters`,
  measure({ pace }): Promise<Figure[]> {
    const rounds = Array.from({ length: pace.rounds })
    return Promise.resolve([
      figureOf({
        ...{ name: 'briefs: CPU of a brief', unit: 'ms', goal: atMost(100) },
        rounds: rounds.map(() => cpuOf(usual)),
      }),
      figureOf({
        ...{ name: 'briefs: CPU of the longest brief', unit: 'ms' },
        rounds: rounds.map(() => cpuOf(longest)),
      }),
    ])
  },
}

/** Milliseconds of the processor for one brief, on the average of a round. */
function cpuOf(lessonPlan: string): number {
  const began = process.cpuUsage()
  for (let round = 0; round < briefsOfARound; round += 1)
    writeBrief({ lessonPlan, teacherName: 'Ms. Rivera', forDay: '2026-11-23', language: 'en' })
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1000 / briefsOfARound
}
