import type { Language } from '@tower/contract/language.ts'
import type { BroadcastKind } from '@tower/contract/outreach/broadcasts.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { sayDay } from '../../say-day.ts'

export type LiveTotals = {
  classrooms: number
  matchedClassrooms: number
  gifts: number
  givenCents: number
  teachers: number
  sponsors: number
  /** Whoever a Sponsor Slot is from: people, not the house. */
  slotSponsors: number
}

export type LastDraw = { id: string; completedAt: Date; seed: string; names: string[] }

/** What live slides are worded from. */
export type LiveFacts = { totals: LiveTotals; lastDraw: LastDraw | undefined }

type Words = Record<Exclude<BroadcastKind, 'content'>, (facts: LiveFacts) => string | undefined>

const count = (number: number, one: string, other: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : other}`

const drawWords = (language: Language, opening: (day: string) => string) => {
  const list = new Intl.ListFormat(language)
  return ({ lastDraw }: LiveFacts) =>
    lastDraw &&
    `${opening(sayDay(lastDraw.completedAt, language, 'monthDay'))} ${list.format(lastDraw.names)}.`
}

const words: Record<Language, Words> = {
  en: {
    class_fill: ({ totals: { matchedClassrooms, classrooms } }) =>
      `${matchedClassrooms.toLocaleString('en-US')} of ${count(classrooms, 'confirmed classroom has', 'confirmed classrooms have')} been matched so far.`,
    donations: ({ totals: { givenCents, gifts } }) =>
      `${formatUsd(givenCents)} given so far, in ${count(gifts, 'gift', 'gifts')}.`,
    users: ({ totals: { teachers, sponsors } }) =>
      `${count(teachers, 'teacher', 'teachers')} and ${count(sponsors, 'sponsor', 'sponsors')} take part.`,
    randomizer: drawWords('en', (day) => `Drawn on ${day}:`),
  },
  es: {
    class_fill: ({ totals: { matchedClassrooms, classrooms } }) =>
      `Hasta ahora, ${matchedClassrooms.toLocaleString('en-US')} de ${count(classrooms, 'aula confirmada tiene', 'aulas confirmadas tienen')} su cupo.`,
    donations: ({ totals: { givenCents, gifts } }) =>
      `Hasta ahora se han dado ${formatUsd(givenCents)} en ${count(gifts, 'donación', 'donaciones')}.`,
    users: ({ totals: { teachers, sponsors } }) =>
      `Participan ${count(teachers, 'docente', 'docentes')} y ${count(sponsors, 'patrocinador', 'patrocinadores')}.`,
    randomizer: drawWords('es', (day) => `Aulas sorteadas el ${day}:`),
  },
}

/** What a live slide says; undefined while there is nothing to tell. */
export function wordLiveSlide(
  kind: Exclude<BroadcastKind, 'content'>,
  facts: LiveFacts,
  language: Language,
): string | undefined {
  return words[language][kind](facts)
}
