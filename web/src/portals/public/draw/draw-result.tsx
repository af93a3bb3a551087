import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import { useMemo } from 'react'
import type { PublishedDraw } from '../../../matching/draws/compare-published.ts'
import { useCountWord } from '../../../matching/draws/use-count-word.ts'
import { isProven } from '../../../matching/draws/verification.ts'
import { useVerification } from '../../../matching/draws/use-verification.ts'
import { fillCounted, fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { late } from '../../../ui/late/late.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import { DrawEntriesSection } from './draw-entries-section.tsx'
import { DrawHead } from './draw-head.tsx'
import styles from './draw-result.module.css'
import { VerifyBand } from './verify-band.tsx'

// Only read, or far down the page.
const MatchedClassrooms = late(() => import('../../../matching/draws/matched-classrooms.tsx'))
const PickRulers = late(() => import('../../../matching/draws/pick-rulers.tsx'))
const WeightFormula = late(() => import('../../../matching/draws/weight-formula.tsx'))

/** A proof of this many classrooms is checked without asking; a larger one when the visitor wants it. */
const checkedUnasked = 5_000

/** A completed draw, from its classrooms to the check. */
export function DrawResult({ found, page, title }: { found: LoadedDraw; page: number; title: string }) {
  const { draw, picks, classrooms } = found
  const published = usePublished(found)
  const { verification, run } = useVerification(
    { drawId: draw.id, proofUrl: drawProofPath(draw.id), published },
    (draw.entries_count ?? 0) <= checkedUnasked,
  )
  const isVerified = isProven(verification)
  return (
    <>
      <DrawHead found={found} title={title} isVerified={isVerified} />
      {picks.length > 0 && <Classrooms found={found} />}
      <Weights found={found} />
      {picks.length > 0 && <Rulers picks={picks} classrooms={classrooms} assigned={draw.assigned} />}
      {found.entries.length > 0 && <DrawEntriesSection found={found} page={page} />}
      <VerifyBand proofUrl={drawProofPath(draw.id)} verification={verification} onRun={() => void run()} />
    </>
  )
}

/** What stands on this page, for the check to compare the proof with. */
function usePublished({ draw, picks, entries }: LoadedDraw): PublishedDraw {
  return useMemo(
    () => ({
      seedHash: draw.seed_hash,
      entriesHash: draw.entries_hash,
      commitmentHash: draw.commitment_hash,
      frozenAt: draw.published_at ?? draw.frozen_at,
      beacon: draw.beacon,
      assigned: draw.assigned,
      picks,
      entries,
    }),
    [draw, picks, entries],
  )
}

function Classrooms({ found: { draw, picks } }: { found: LoadedDraw }) {
  const { classrooms } = useTexts('draws').one
  const countWord = useCountWord()
  const language = useLanguage()
  const more = draw.assigned - picks.length
  return (
    <Section labelledBy="classrooms">
      <SectionHead
        id="classrooms"
        title={fillCounted(classrooms.title, draw.assigned, language, { count: countWord(draw.assigned) })}
      />
      <MatchedClassrooms picks={picks} />
      {more > 0 && <p className={styles.more}>{fillCounted(classrooms.more, more, language)}</p>}
    </Section>
  )
}

/** Explained with the heaviest of the classrooms that were picked, or with an example. */
function Weights({ found: { picks } }: { found: LoadedDraw }) {
  const { weights } = useTexts('drawTerms')
  const shown = picks.toSorted((one, other) => other.weight - one.weight)[0]
  return (
    <Section tone="paper" labelledBy="weights">
      <SectionHead id="weights" title={weights.title} lead={weights.lead} />
      <WeightFormula {...(shown ?? { nominators: 12, confirmed: 12, waited: 8, weight: 20 })} />
    </Section>
  )
}

function Rulers({
  picks,
  classrooms,
  assigned,
}: Pick<LoadedDraw, 'picks' | 'classrooms'> & { assigned: number }) {
  const { rulers } = useTexts('draws').one
  return (
    <Section labelledBy="rulers">
      <SectionHead id="rulers" title={rulers.title} lead={rulers.lead} />
      <PickRulers picks={picks} classrooms={classrooms} />
      {assigned > picks.length && (
        <p className={styles.more}>{fillText(rulers.first, { count: picks.length })}</p>
      )}
    </Section>
  )
}
