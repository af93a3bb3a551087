import { SealedDraw } from '../../../matching/draws/sealed-facts.tsx'
import { useCountWord } from '../../../matching/draws/use-count-word.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { late } from '../../../ui/late/late.tsx'
import { Section, SectionHead, Wrap } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import { DrawEntriesFold } from './draw-entries-fold.tsx'
import { DrawHead } from './draw-head.tsx'
import styles from './draw-result.module.css'
import { Fold } from './fold.tsx'
import { VerifyCard } from './verify-card.tsx'
import { WhySection } from './why-section.tsx'

// Only read, or far down the page.
const DrawTimeline = late(() => import('../../../matching/draws/draw-timeline.tsx'))
const MatchedClassrooms = late(() => import('../../../matching/draws/matched-classrooms.tsx'))
const PickRulers = late(() => import('../../../matching/draws/pick-rulers.tsx'))
const WeightFormula = late(() => import('../../../matching/draws/weight-formula.tsx'))

export type DrawResultProps = { found: LoadedDraw; page: number; title: string }

/** A completed draw: the check, what happened when, the classrooms, why nobody could choose, and the details. */
export function DrawResult({ found, page, title }: DrawResultProps) {
  const { draw, picks } = found
  return (
    <>
      <Wrap>
        <DrawHead found={found} title={title} />
        <VerifyCard found={found} />
        <DrawTimeline draw={draw} />
      </Wrap>
      {picks.length > 0 && <Classrooms found={found} />}
      <WhySection draw={draw} />
      <Details found={found} page={page} />
    </>
  )
}

function Classrooms({ found: { draw, picks } }: { found: LoadedDraw }) {
  const { classrooms } = useTexts('draws').one
  const countWord = useCountWord()
  const language = useLanguage()
  const more = draw.assigned - picks.length
  return (
    <Section labelledBy="classrooms" className={styles.classrooms}>
      <SectionHead
        id="classrooms"
        title={fillCounted(classrooms.title, draw.assigned, language, { count: countWord(draw.assigned) })}
      />
      <MatchedClassrooms picks={picks} />
      {more > 0 && <p className={styles.more}>{fillCounted(classrooms.more, more, language)}</p>}
    </Section>
  )
}

function Details({ found, page }: Omit<DrawResultProps, 'title'>) {
  const { one } = useTexts('draws')
  const { draw, picks, entries } = found
  return (
    <Section labelledBy="details" className={styles.details}>
      <h2 id="details">{one.details}</h2>
      <div className={styles.folds}>
        {picks.length > 0 && <Rulers found={found} />}
        <Weights found={found} />
        {entries.length > 0 && <DrawEntriesFold found={found} page={page} />}
        <Fold title={one.experts.title}>
          <p className={styles.lead}>{one.experts.lead}</p>
          <SealedDraw draw={draw} />
          <p className={styles.command}>{one.verify.command}</p>
          <code className={styles.code}>npm run tower -- verify-draw proof.json</code>
        </Fold>
      </div>
    </Section>
  )
}

/** Explained with the classroom that had the most points of those that were picked, or with an example. */
function Weights({ found: { picks } }: { found: LoadedDraw }) {
  const { weights } = useTexts('drawTerms')
  const shown = picks.toSorted((one, other) => other.weight - one.weight)[0]
  return (
    <Fold title={weights.title}>
      <p className={styles.lead}>{weights.lead}</p>
      <WeightFormula {...(shown ?? { nominators: 12, confirmed: 12, waited: 8, weight: 20 })} />
    </Fold>
  )
}

function Rulers({ found: { draw, picks, classrooms } }: { found: LoadedDraw }) {
  const { rulers } = useTexts('draws').one
  return (
    <Fold title={rulers.title}>
      <p className={styles.lead}>{rulers.lead}</p>
      <PickRulers picks={picks} classrooms={classrooms} />
      {draw.assigned > picks.length && (
        <p className={styles.more}>{fillText(rulers.first, { count: picks.length })}</p>
      )}
    </Fold>
  )
}
