import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { useEffect, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { drawName } from './draw-name.ts'
import styles from './next-draw-countdown.module.css'
import { listComing, listDue } from './next-draw.ts'
import { timeLeft } from './time-left.ts'

const tickMs = 20_000

export type NextDrawCountdownProps = {
  draws: readonly DrawSummary[]
  /** When the server rendered the page, so that the browser starts with the same words. */
  now: string
}

/**
 * How long until the next draw: words from the server, kept right to the minute. Nothing blinks and nothing urges. A draw
 * whose time has come is not counted down to: it waits for its public random number, and says so.
 */
export function NextDrawCountdown({ draws, now }: NextDrawCountdownProps) {
  const { next: texts } = useTexts('drawVisit')
  const { one } = useTexts('draws')
  const language = useLanguage()
  const shown = useShownTime(now)
  const due = listDue(draws, shown)
  const next = listComing(draws).find((draw) => !due.includes(draw))
  return (
    <div className={styles.next}>
      {due.map((draw) => (
        <p key={draw.id}>
          <b>{drawName(draw, one.title, language)}</b> {texts.due}
        </p>
      ))}
      {next?.runs_at && (
        <p>
          <b>{texts.title}</b> <TimeLeft runsAt={next.runs_at} now={shown} />
        </p>
      )}
      {next && <p className={styles.note}>{texts.note}</p>}
    </div>
  )
}

function TimeLeft({ runsAt, now }: { runsAt: string; now: Date }) {
  return <time dateTime={runsAt}>{useTimeWords(runsAt, now)}</time>
}

function useShownTime(first: string): Date {
  const [shown, setShown] = useState(() => new Date(first))
  useEffect(() => {
    const look = () => setShown(new Date())
    look()
    const timer = setInterval(look, tickMs)
    return () => clearInterval(timer)
  }, [])
  return shown
}

/** The two largest units: days and hours, hours and minutes, minutes. */
function useTimeWords(runsAt: string, now: Date): string {
  const { next } = useTexts('drawVisit')
  const language = useLanguage()
  const { days, hours, minutes } = timeLeft(runsAt, now)
  const parts = [
    days > 0 && fillCounted(next.days, days, language),
    hours > 0 && fillCounted(next.hours, hours, language),
    minutes > 0 && days === 0 && fillCounted(next.minutes, minutes, language),
  ].filter((part) => part !== false)
  const [more, less] = parts
  if (more === undefined) return next.soon
  return fillText(next.in, { time: less === undefined ? more : fillText(next.two, { more, less }) })
}
