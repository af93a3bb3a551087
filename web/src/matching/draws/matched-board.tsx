import type { CallOutput } from '@tower/contract/endpoint.ts'
import type { drawEndpoints } from '@tower/contract/matching/draws.contract.ts'
import type { DrawSummary } from '@tower/contract/matching/draw-views.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import styles from './matched-board.module.css'

type RecentMatches = CallOutput<typeof drawEndpoints.recentMatches>

export type MatchedBoardProps = {
  /** Undefined when they could not be loaded. */
  matches: RecentMatches | undefined
  nextDraw: DrawSummary | undefined
}

/** The chalkboard: the classrooms of the last draw, and when the next one is. */
export function MatchedBoard({ matches, nextDraw }: MatchedBoardProps) {
  const { matched } = useTexts('home')
  const language = useLanguage()
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <div>
          <h2 id="last-matched">{matched.title}</h2>
          {matches?.draw && <DrawLine draw={matches.draw} />}
        </div>
        {matches?.draw && <GoLink to={paths.draw({ drawId: matches.draw.id })}>{matched.check}</GoLink>}
      </div>
      {matches === undefined && <BoardLine>{matched.failed}</BoardLine>}
      {matches?.items.length === 0 && <BoardLine>{matched.none}</BoardLine>}
      <ol>
        {matches?.items.map((match) => (
          <li key={match.position} className={styles.match}>
            <Position number={match.position} />
            <div>
              <b>{match.name}</b>
              <span>{match.school}</span>
            </div>
            <span>{match.place}</span>
            <span className={styles.slot}>
              {fillCounted(matched.slot, match.weight, language, { number: match.slot_number })}
            </span>
          </li>
        ))}
      </ol>
      <NextDraw draw={nextDraw} />
    </div>
  )
}

function DrawLine({ draw }: { draw: DrawSummary }) {
  const { matched } = useTexts('home')
  const language = useLanguage()
  const words = fillCounted(matched.summary, draw.assigned, language, {
    day: showTime(draw.completed_at ?? draw.slot_starts, 'day', language),
    entries: fillCounted(matched.classrooms, draw.entries_count ?? 0, language),
  })
  return <p className={styles.sub}>{words}</p>
}

function BoardLine({ children }: { children: ReactNode }) {
  return <p className={styles.line}>{children}</p>
}

/** The place in the draw, in a chalk arch. */
function Position({ number }: { number: number }) {
  return (
    <svg viewBox="0 0 48 52" width="48" height="52" aria-hidden="true">
      <path d="M3 50V24a21 21 0 0 1 42 0v26z" fill="none" stroke="currentColor" strokeWidth="2.5" />
      <text x="24" y="38" textAnchor="middle" className={styles.position}>
        {number}
      </text>
    </svg>
  )
}

function NextDraw({ draw }: { draw: DrawSummary | undefined }) {
  const { matched } = useTexts('home')
  const language = useLanguage()
  return (
    <div className={styles.next}>
      <p>
        <b>{matched.next}</b>{' '}
        <span>
          {draw
            ? fillText(matched.nextWhen, {
                day: showTime(draw.runs_at ?? draw.slot_starts, 'day', language),
                time: showTime(draw.runs_at ?? draw.slot_starts, 'time', language),
              })
            : matched.noNext}
        </span>
      </p>
      <GoLink to={draw ? paths.draw({ drawId: draw.id }) : paths.draws}>{matched.howItWorks}</GoLink>
    </div>
  )
}
