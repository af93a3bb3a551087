import type { Language } from '@tower/contract/language.ts'
import type { Translated } from '../../texts/translated.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { showTime } from '../../ui/time/show-time.ts'
import type { draws } from './texts.en.ts'

export type RunTimes = {
  slot_starts: string
  frozen_at: string | null
  published_at: string | null
  completed_at: string | null
  run_early: boolean
}

type Words = Translated<typeof draws>['one']

/** How a run differs from what was announced: run early, with how long its list was public, or on another day. */
export function runNote(draw: RunTimes, words: Words, language: Language): string | undefined {
  if (draw.completed_at === null) return undefined
  const times = {
    planned: showTime(draw.slot_starts, 'dated', language),
    ran: showTime(draw.completed_at, 'dated', language),
  }
  if (draw.run_early) {
    const note = fillText(words.earlyNote, times)
    const time = listTime(draw, words, language)
    return time === undefined ? note : `${note} ${fillText(words.earlyList, { time })}`
  }
  const isItsDay =
    showTime(draw.slot_starts, 'date', language) === showTime(draw.completed_at, 'date', language)
  return isItsDay ? undefined : fillText(words.otherDay, times)
}

/** How long a list was public before its draw, where that was less than the hour that is promised. */
function listTime(draw: RunTimes, words: Words, language: Language): string | undefined {
  const fixed = draw.published_at ?? draw.frozen_at
  if (fixed === null || draw.completed_at === null) return undefined
  const minutes = Math.floor((new Date(draw.completed_at).getTime() - new Date(fixed).getTime()) / 60_000)
  if (minutes >= 60) return undefined
  return minutes < 1 ? words.earlyMoment : fillCounted(words.earlyMinutes, minutes, language)
}
