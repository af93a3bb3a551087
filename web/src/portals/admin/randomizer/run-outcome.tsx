import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { drawQueries } from '../../../matching/draws/draws.api.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { ActFailed } from '../act-failed.tsx'
import type { RunOutcome as Outcome } from './run-button.tsx'
import styles from '../draws/desk.module.css'
import { useDrawName } from './use-draw-name.ts'

const shownWinners = 12

/** What the last run came to and whom it matched; it stays until the next one. */
export default function RunOutcome({ outcome }: { outcome: Outcome }) {
  const nameOf = useDrawName()
  const admin = useTexts('admin')
  const { upcoming } = admin.randomizer
  const language = useLanguage()
  if ('error' in outcome) return <ActFailed error={outcome.error} failed={upcoming.failed} />
  const { draw, assigned, waitsUntil } = outcome
  const name = nameOf(draw)
  if (waitsUntil !== undefined) {
    // oxlint-disable-next-line react/purity -- what holds as it is rendered
    const words = new Date(waitsUntil) > new Date() ? upcoming.waits : upcoming.late
    const time = showTime(waitsUntil, 'moment', language)
    return <Notice tone="info">{fillText(words, { name, time })}</Notice>
  }
  return (
    <Notice tone="success" action={<Link to={paths.draw({ drawId: draw.id })}>{upcoming.result}</Link>}>
      <p>{fillCounted(upcoming.assigned, assigned, language, { name })}</p>
      {assigned > 0 && <Winners drawId={draw.id} assigned={assigned} />}
    </Notice>
  )
}

/** Read once more: the run itself answers a number. Where they can't be read, the link leads to them. */
function Winners({ drawId, assigned }: { drawId: string; assigned: number }) {
  const { upcoming } = useTexts('admin').randomizer
  const language = useLanguage()
  const picks = useQuery(drawQueries.one(drawId)).data?.picks.slice(0, shownWinners) ?? []
  if (picks.length === 0) return null
  const more = assigned - picks.length
  return (
    <>
      <p>{upcoming.winners}</p>
      <ol className={styles.winners}>
        {picks.map(({ position, name, school, slot_number: number }) => (
          <li key={position}>
            {fillText(upcoming.winner, { classroom: [name, school].filter(Boolean).join(', '), number })}
          </li>
        ))}
      </ol>
      {more > 0 && <p>{fillCounted(upcoming.moreWinners, more, language)}</p>}
    </>
  )
}
