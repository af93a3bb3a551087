import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { Language } from '@tower/contract/language.ts'
import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import type { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import type { Texts } from '../../texts/texts.ts'
import { showTime } from '../../ui/time/show-time.ts'

type RecentMatches = CallOutput<typeof drawEndpoints.recentMatches>

/** What the chalkboard shows. */
export type Board = {
  /** The last draw: where it is, what it came to, and who was matched; undefined when it could not be loaded. */
  last: { draw: { id: string; words: string } | undefined; items: RecentMatches['items'] } | undefined
  /** When the next one is. */
  next: { id: string; when: string } | undefined
}

type Known = {
  matches: RecentMatches | undefined
  nextDraw: DrawSummary | undefined
  language: Language
}

/** For loaders: instants are put into words where the page is made, so that no browser makes a formatter of `Intl` to read it. */
export function sayBoard(words: Texts['home']['matched'], { matches, nextDraw, language }: Known): Board {
  return {
    last: matches && {
      draw: matches.draw ? { id: matches.draw.id, words: sayDraw(words, matches.draw, language) } : undefined,
      items: matches.items,
    },
    next: nextDraw && { id: nextDraw.id, when: sayWhen(words, nextDraw, language) },
  }
}

function sayDraw({ summary, classrooms }: Texts['home']['matched'], draw: DrawSummary, language: Language) {
  return fillCounted(summary, draw.assigned, language, {
    day: showTime(draw.completed_at ?? draw.slot_starts, 'day', language),
    entries: fillCounted(classrooms, draw.entries_count ?? 0, language),
  })
}

function sayWhen({ nextWhen }: Texts['home']['matched'], draw: DrawSummary, language: Language) {
  const at = draw.runs_at ?? draw.slot_starts
  return fillText(nextWhen, { day: showTime(at, 'day', language), time: showTime(at, 'time', language) })
}
