import { paths } from '@tower/contract/pages.ts'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import WeightFormula from '../../../matching/draws/weight-formula.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { GoLink } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import styles from './own-odds.module.css'
import type { OwnClassroom, TeacherOverview } from './teacher-overview.ts'

/** The weight of each own classroom in the next draw and how it came about. */
export function OwnOdds({ overview: { classrooms, next_draw: draw } }: { overview: TeacherOverview }) {
  const { odds: texts } = useTexts('teacher')
  const entering = classrooms.find(({ odds }) => odds?.enters)
  return (
    <section className={styles.odds} aria-labelledby="own-odds">
      <header>
        <div>
          <h2 id="own-odds">{texts.title}</h2>
          {entering && <p>{texts.freeze}</p>}
        </div>
        <NextDraw draw={draw} />
      </header>
      {classrooms.map((classroom) => (
        <ClassroomOdds
          key={classroom.id}
          classroom={classroom}
          entering={entering}
          isNamed={classrooms.length > 1}
        />
      ))}
    </section>
  )
}

type ClassroomOddsProps = { classroom: OwnClassroom; entering: OwnClassroom | undefined; isNamed: boolean }

function ClassroomOdds({ classroom, entering, isNamed }: ClassroomOddsProps) {
  const { odds: texts } = useTexts('teacher')
  const { public_name: name, odds } = classroom
  const obstacle = obstacleOf(classroom, entering)
  const words = obstacle && fillText(texts[obstacle], { name: entering?.public_name ?? '' })
  return (
    <div className={styles.classroom}>
      {isNamed && <h3>{name}</h3>}
      {words && (
        <Notice tone={obstacle === 'matchedThisYear' ? 'success' : 'plain'} announce={false}>
          {words}
        </Notice>
      )}
      {odds && !odds.matched_this_year && <WeightFormula {...odds} name={name} />}
    </div>
  )
}

/** Why a classroom is not in the next draw; nothing when it is. */
function obstacleOf({ odds, is_confirmed: isConfirmed }: OwnClassroom, entering: OwnClassroom | undefined) {
  if (odds?.matched_this_year) return 'matchedThisYear'
  if (odds?.enters) return undefined
  const isReady = isConfirmed && odds !== null && odds.nominators > 0
  return isReady && entering ? 'anotherEnters' : 'notEligible'
}

function NextDraw({ draw }: { draw: TeacherOverview['next_draw'] }) {
  const { odds } = useTexts('teacher')
  if (!draw) return <p>{odds.noNext}</p>
  return (
    <div className={styles.next}>
      <div>
        <b>{odds.next}</b>
        <DrawMoment at={draw.runs_at} />
        {/* oxlint-disable-next-line react/purity -- what holds as it is rendered */}
        {new Date(draw.runs_at) <= new Date() && <p>{odds.due}</p>}
      </div>
      <GoLink to={paths.draw({ drawId: draw.id })}>{odds.open}</GoLink>
    </div>
  )
}
