import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import styles from './matched-board.module.css'
import type { Board } from './say-board.ts'

/** The chalkboard: the classrooms of the last draw, and when the next one is. */
export function MatchedBoard({ board: { last, next } }: { board: Board }) {
  const { matched } = useTexts('home')
  const language = useLanguage()
  return (
    <div className={styles.board}>
      <div className={styles.head}>
        <div>
          <h2 id="last-matched">{matched.title}</h2>
          {last?.draw && <p className={styles.sub}>{last.draw.words}</p>}
        </div>
        {last?.draw && <GoLink to={paths.draw({ drawId: last.draw.id })}>{matched.check}</GoLink>}
      </div>
      {last === undefined && <BoardLine>{matched.failed}</BoardLine>}
      {last?.items.length === 0 && <BoardLine>{matched.none}</BoardLine>}
      <ol>
        {last?.items.map((match) => (
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
      <NextDraw draw={next} />
    </div>
  )
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

function NextDraw({ draw }: { draw: Board['next'] }) {
  const { matched } = useTexts('home')
  return (
    <div className={styles.next}>
      <p>
        <b>{matched.next}</b> <span>{draw ? draw.when : matched.noNext}</span>
      </p>
      <GoLink to={draw ? paths.draw({ drawId: draw.id }) : paths.draws}>{matched.howItWorks}</GoLink>
    </div>
  )
}
