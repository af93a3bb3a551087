import type { Brief } from '../../../src/learning/tools/briefs/brief.ts'
import { briefWords } from '../../../src/learning/tools/briefs/words/brief-words.ts'
import type { Language } from '@tower/contract/language.ts'

/** What a substitute needs, twelve things: each is told in its place, or asked about with a blank to fill in by hand. */
export const criteria = [
  'times',
  'rooms',
  'known',
  'early',
  'seating',
  'names',
  'helpers',
  'leaves',
  'needs',
  'emergency',
  'call',
  'leave_behind',
] as const
export type Criterion = (typeof criteria)[number]

/** Words of the plan that must stand in the place of a criterion; for times, how each line of the day begins, in order. */
export type Facts = Partial<Record<Criterion, readonly string[]>>

/** The criteria that a brief does not meet; none is 12 of 12. */
export function unmet(brief: Brief, { facts, language }: { facts: Facts; language: Language }): Criterion[] {
  return criteria.filter((criterion) => {
    const told = facts[criterion] ?? []
    if (criterion === 'times') return !haveTimes(brief, { told, language })
    const place = placeOf(brief, { criterion, language })
    return (
      !told.every((fact) => place.includes(fact)) ||
      (told.length === 0 && !isAsked(brief, { criterion, language }))
    )
  })
}

function haveTimes(
  brief: Brief,
  { told, language }: { told: readonly string[]; language: Language },
): boolean {
  const day = sectionOf(brief, briefWords(language).sections.day)
  const times = day.filter((line) => /^[\d_]/.test(line)).map((line) => line.split(/ {2}| \(/)[0])
  return JSON.stringify(times) === JSON.stringify(told)
}

function placeOf(
  brief: Brief,
  { criterion, language }: { criterion: Exclude<Criterion, 'times'>; language: Language },
): string {
  const { sections } = briefWords(language)
  const isOfPupils = criterion === 'seating' || criterion === 'names' || criterion === 'helpers'
  const title = isOfPupils ? sections.pupils : sections[criterion]
  const day =
    criterion === 'rooms' ? [...sectionOf(brief, sections.day), ...sectionOf(brief, sections.lessons)] : []
  return [...sectionOf(brief, title), ...day].join('\n')
}

function isAsked(
  brief: Brief,
  { criterion, language }: { criterion: Exclude<Criterion, 'times'>; language: Language },
): boolean {
  const words = briefWords(language)
  const names = criterion === 'emergency' ? (['fire', 'lockdown'] as const) : ([criterion] as const)
  return names.every((name) => {
    const [label = ''] = words.blanks[name]
    return brief.asks.includes(words.asks[name]) && brief.brief.includes(`${label}: ____`)
  })
}

const sectionOf = ({ sections }: Brief, title: string) =>
  sections.find((section) => section.title === title)?.lines ?? []
