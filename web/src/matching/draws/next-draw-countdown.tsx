import { useEffect, useState } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import styles from './next-draw-countdown.module.css'
import { timeLeft } from './time-left.ts'

const tickMs = 20_000

export type NextDrawCountdownProps = {
  runsAt: string
  /** When the server drew the page, so that the browser starts with the same words. */
  now: string
}

/** How long until the next draw: words from the server, kept right to the minute. Nothing blinks and nothing urges. */
export function NextDrawCountdown({ runsAt, now }: NextDrawCountdownProps) {
  const { next } = useTexts('drawVisit')
  const shown = useShownTime(now)
  const words = useTimeWords(runsAt, shown)
  return (
    <div className={styles.next}>
      <p>
        <b>{next.title}</b> <time dateTime={runsAt}>{words}</time>
      </p>
      <p className={styles.note}>{next.note}</p>
    </div>
  )
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
