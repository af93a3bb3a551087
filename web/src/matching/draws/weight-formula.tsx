import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { WeightPips } from '../../ui/tower/weight-pips.tsx'
import styles from './weight-formula.module.css'
import { maxNominatorPoints, maxWaitedPoints, weightRules } from './weight-limits.ts'

export type WeightFormulaProps = {
  nominators: number
  waited: number
  weight: number
  /** Whose weight it is; without a name it is an example. */
  name?: string | undefined
}

/** How a room's points add up: who nominated it, plus the draws it waited. One pip is one point. */
export function WeightFormula({ nominators, waited, weight, name }: WeightFormulaProps) {
  const { weights } = useTexts('drawTerms')
  const language = useLanguage()
  return (
    <div className={styles.formula}>
      <div className={styles.part}>
        <WeightPips
          kind="nominators"
          count={nominators}
          limit={maxNominatorPoints}
          label={fillText(weights.nominatorsLabel, { count: nominators, limit: maxNominatorPoints })}
        />
        <b>{fillCounted(weights.nominators, nominators, language)}</b>
        <p>{fillText(weights.nominatorsNote, { limit: maxNominatorPoints })}</p>
      </div>
      <span className={styles.sign}>+</span>
      <div className={styles.part}>
        <WeightPips
          kind="waited"
          count={waited}
          limit={maxWaitedPoints}
          label={fillText(weights.waitedLabel, { count: waited, limit: maxWaitedPoints })}
        />
        <b>{fillCounted(weights.waited, waited, language)}</b>
        <p>{fillText(weights.waitedNote, { limit: maxWaitedPoints })}</p>
      </div>
      <span className={styles.sign}>=</span>
      <div className={styles.sum}>
        <span className={styles.value}>{weight}</span>
        <b>{fillCounted(weights.points, weight, language)}</b>
        <p>
          {name ? fillText(weights.sum, { name }) : weights.example} {weights.rules}{' '}
          <code>{weightRules}</code>.
        </p>
      </div>
    </div>
  )
}

export default WeightFormula
