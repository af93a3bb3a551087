import type { DrawState } from '@tower/contract/matching/draws.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './draw-timeline.module.css'
import { freezeTime, plannedRun } from './freeze-time.ts'

export type DrawTimelineProps = {
  draw: {
    state: DrawState
    created_at: string
    frozen_at: string | null
    slot_starts: string
    completed_at: string | null
    opened_seed: string | null
    assigned: number
    beacon: { comes_at: string } | null
  }
}

type Step = { id: string; title: string; text: string; isDone: boolean }

/** Seed sealed, list frozen, draw run, seed opened: what happened, and what is still to come. */
export default function DrawTimeline({ draw }: DrawTimelineProps) {
  const { timeline } = useTexts('draws').one
  const steps = useSteps(draw)
  return (
    <ol className={styles.timeline} aria-label={timeline.label}>
      {steps.map(({ id, title, text, isDone }) => (
        <li key={id} data-done={isDone ? '' : undefined} data-step={id}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function useSteps(draw: DrawTimelineProps['draw']): Step[] {
  const { timeline } = useTexts('draws').one
  const language = useLanguage()
  const at = (instant: string | Date) => `${showTime(instant, 'moment', language)}.`
  const isVoided = draw.state === 'voided'
  const isRun = draw.completed_at !== null
  const isFrozen = draw.frozen_at !== null
  const frozen = isFrozen ? timeline.frozenNote : timeline.frozenNext
  const run = isRun ? fillCounted(timeline.runNote, draw.assigned, language) : timeline.runNext
  const isOpened = draw.opened_seed !== null
  const opened = isRun ? timeline.openedNote : timeline.openedNext
  const openedVoided = isOpened ? timeline.openedVoided : timeline.openedNever
  return [
    {
      id: 'sealed',
      title: timeline.sealed,
      text: `${at(draw.created_at)} ${timeline.sealedNote}`,
      isDone: true,
    },
    {
      id: 'frozen',
      title: timeline.frozen,
      text:
        isVoided && !isFrozen
          ? timeline.frozenNever
          : `${at(draw.frozen_at ?? freezeTime(draw.slot_starts))} ${frozen}`,
      isDone: isFrozen,
    },
    {
      id: 'run',
      title: timeline.run,
      text: isVoided
        ? timeline.runNever
        : `${at(draw.completed_at ?? draw.beacon?.comes_at ?? plannedRun(draw))} ${run}`,
      isDone: isRun,
    },
    {
      id: 'opened',
      title: timeline.opened,
      text: isVoided ? openedVoided : opened,
      isDone: isOpened,
    },
  ]
}
