import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { WeightFormula } from '../../../matching/draws/weight-formula.tsx'
import { paths } from '../../../paths.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import styles from './own-odds.module.css'
import type { TeacherOverview } from './teacher-overview.ts'

/** The own weight in the next draw and how it came about. */
export function OwnOdds({ overview: { odds, next_draw: draw, classroom } }: { overview: TeacherOverview }) {
  const { odds: texts } = useTexts('teacher')
  const obstacle = odds?.matched_this_year
    ? texts.matchedThisYear
    : odds?.eligible
      ? undefined
      : texts.notEligible
  return (
    <section className={styles.odds} aria-labelledby="own-odds">
      <header>
        <div>
          <h2 id="own-odds">{texts.title}</h2>
          {!obstacle && <p>{texts.freeze}</p>}
        </div>
        <NextDraw draw={draw} />
      </header>
      {obstacle && (
        <Notice tone={odds?.matched_this_year ? 'success' : 'plain'} announce={false}>
          {obstacle}
        </Notice>
      )}
      {odds && !odds.matched_this_year && <WeightFormula {...odds} name={classroom?.public_name} />}
    </section>
  )
}

function NextDraw({ draw }: { draw: TeacherOverview['next_draw'] }) {
  const { odds } = useTexts('teacher')
  if (!draw) return <p>{odds.noNext}</p>
  return (
    <div className={styles.next}>
      <div>
        <b>{odds.next}</b>
        <DrawMoment at={draw.runs_at} />
        {new Date(draw.runs_at) <= new Date() && <p>{odds.due}</p>}
      </div>
      <GoLink to={paths.draw(draw.id)}>{odds.open}</GoLink>
    </div>
  )
}
