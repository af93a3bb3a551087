import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { WeightPips } from '../../pictures/tower/weight-pips.tsx'
import { countPoints } from './count-points.ts'
import { groundsWords } from './grounds-words.ts'
import styles from './weight-formula.module.css'
import {
  earlierRules,
  maxNominatorPoints,
  maxUnconfirmedPoints,
  maxWaitedPoints,
  weightRules,
} from './weight-limits.ts'

export type WeightFormulaProps = {
  nominators: number
  /** How many of them somebody stands behind; null under the rules that did not ask. */
  confirmed: number | null
  waited: number
  weight: number
  /** Whose weight it is; without a name it is an example. */
  name?: string | undefined
  /** Whether the classroom is in the draw. */
  enters?: boolean
}

/** How a classroom's points add up: its nominations, plus the draws it waited. One pip is one point. */
export default function WeightFormula({
  nominators,
  confirmed,
  waited,
  weight,
  name,
  enters = true,
}: WeightFormulaProps) {
  const { weights } = useTexts('drawTerms')
  const language = useLanguage()
  const grounds = { nominators, confirmed, waited, weight }
  const points = countPoints(grounds)
  const words = groundsWords(grounds, weights, language)
  return (
    <div className={styles.formula}>
      <div className={styles.part}>
        <WeightPips
          kind="nominators"
          count={points.nominations}
          limit={maxNominatorPoints}
          label={fillText(weights.nominatorsLabel, {
            count: points.nominations,
            limit: maxNominatorPoints,
          })}
        />
        <b>{words.nominators}</b>
        <p>
          {confirmed === null
            ? fillText(weights.nominatorsNoteEarlier, { limit: maxNominatorPoints })
            : fillText(weights.nominatorsNote, {
                confirmed,
                few: maxUnconfirmedPoints,
                limit: maxNominatorPoints,
              })}
        </p>
      </div>
      <span className={styles.sign}>+</span>
      <div className={styles.part}>
        <WeightPips
          kind="waited"
          count={points.waited}
          limit={maxWaitedPoints}
          label={fillText(weights.waitedLabel, { count: points.waited, limit: maxWaitedPoints })}
        />
        <b>{words.waited}</b>
        <p>{fillText(weights.waitedNote, { limit: maxWaitedPoints })}</p>
      </div>
      <span className={styles.sign}>=</span>
      <div className={styles.sum}>
        <span className={styles.value}>{weight}</span>
        <b>{fillCounted(weights.points, weight, language)}</b>
        <p>
          {name ? fillText(enters ? weights.sum : weights.sumOutside, { name }) : weights.example}{' '}
          {weights.rules} <code>{confirmed === null ? earlierRules : weightRules}</code>.
        </p>
      </div>
    </div>
  )
}
