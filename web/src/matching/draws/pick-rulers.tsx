import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { DrawRuler } from '../../pictures/tower/draw-ruler.tsx'
import styles from './pick-rulers.module.css'
import { type ListedClassroom, type PlacedPick, classroomsOnRuler } from './classrooms-on-ruler.ts'

export type PickRulersProps = {
  picks: readonly PlacedPick[]
  /** All classrooms in the order of the frozen list; undefined when there are too many to draw each. */
  classrooms: readonly ListedClassroom[] | undefined
}

/** One ruler per pick: where the point of the seed fell among the classrooms still in. */
export default function PickRulers({ picks, classrooms }: PickRulersProps) {
  const { rulers } = useTexts('draws').one
  return (
    <ol className={styles.rulers}>
      {picks.map((pick) => {
        const { position, name, r, from, to, remaining_weight: total } = pick
        const label = fillText(rulers.label, { total, r, name })
        return (
          <li key={position}>
            <p className={styles.words}>
              <b>{fillText(rulers.pick, { position, name })}</b>
              <span>
                {fillText(rulers.left, { total })} <b>{r}</b>, {fillText(rulers.inside, { from, to })}
              </span>
            </p>
            <DrawRuler
              entries={classroomsOnRuler(classrooms, picks, pick)}
              pick={{ r, from, to, remainingWeight: total }}
              label={label}
            />
          </li>
        )
      })}
    </ol>
  )
}
