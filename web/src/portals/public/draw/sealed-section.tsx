import type { DrawNumber } from '@tower/contract/matching/draws.ts'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { SealedDraw } from '../../../matching/draws/sealed-facts.tsx'
import { paths } from '../../../paths.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Section, SectionHead } from '../../../ui/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './sealed-section.module.css'

export type SealedSectionProps = { draw: LoadedDraw['draw'] }

/** What a visitor can write down before the draw, to compare it afterwards; of a voided draw what it opened. */
export default function SealedSection({ draw }: SealedSectionProps) {
  const { sealed, number } = useTexts('draws').one
  const isOpened = draw.state === 'voided' && draw.opened_seed !== null
  return (
    <Section labelledBy="sealed">
      <SectionHead
        id="sealed"
        title={isOpened ? sealed.openedTitle : sealed.title}
        lead={isOpened ? sealed.openedLead : sealed.lead}
      />
      <div className={styles.columns}>
        <SealedDraw draw={draw} />
        <Facts
          items={[
            { name: sealed.starts, value: <DrawMoment at={draw.slot_starts} /> },
            { name: sealed.capacity, value: draw.capacity },
            ...(draw.beacon ? [{ name: number.name, value: <NumberToCome number={draw.beacon} /> }] : []),
          ]}
        />
      </div>
      {draw.state === 'voided' && (
        <p>
          <a href={paths.drawProof(draw.id)}>{sealed.openedFile}</a>
        </p>
      )}
    </Section>
  )
}

/** Which number will decide the draw, and whose it is. */
function NumberToCome({ number }: { number: DrawNumber }) {
  const texts = useTexts('draws').one.number
  return (
    <>
      {fillText(texts[number.source], { round: number.round })} <DrawMoment at={number.comes_at} />
    </>
  )
}
