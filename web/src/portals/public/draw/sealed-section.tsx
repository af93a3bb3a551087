import { drawProofPath } from '@tower/contract/matching/draw-proof.ts'
import type { DrawNumber } from '@tower/contract/matching/draw-views.contract.ts'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { SealedDraw } from '../../../matching/draws/sealed-facts.tsx'
import { whatIsOpen } from '../../../matching/draws/what-is-open.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts/facts.tsx'
import { Section, SectionHead } from '../../../ui/section/section.tsx'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './sealed-section.module.css'

export type SealedSectionProps = { draw: LoadedDraw['draw'] }

/** What a visitor can write down before the draw, to compare it afterwards; of a voided draw what it opened. */
export default function SealedSection({ draw }: SealedSectionProps) {
  const { sealed, number } = useTexts('draws').one
  const words = useSealedWords(draw)
  return (
    <Section labelledBy="sealed" className={styles.section}>
      <SectionHead id="sealed" title={words.title} lead={words.lead} />
      <div className={styles.columns}>
        <SealedDraw draw={draw} />
        <Facts
          items={[
            { name: sealed.starts, value: <DrawMoment at={draw.slot_starts} /> },
            { name: sealed.capacity, value: fillText(sealed.capacityOf, { count: draw.capacity }) },
            ...(draw.beacon ? [{ name: number.name, value: <NumberToCome number={draw.beacon} /> }] : []),
          ]}
        />
      </div>
      {words.file && (
        <p>
          <a href={drawProofPath(draw.id)}>{words.file}</a>
        </p>
      )}
    </Section>
  )
}

/** Of a voided draw nothing more is promised than what it left. */
function useSealedWords(draw: SealedSectionProps['draw']): { title: string; lead: string; file?: string } {
  const { sealed } = useTexts('draws').one
  if (draw.state !== 'voided') return { title: sealed.title, lead: sealed.lead }
  return {
    listed: { title: sealed.openedTitle, lead: sealed.openedLead, file: sealed.openedFile },
    unlisted: { title: sealed.unlistedTitle, lead: sealed.unlistedLead, file: sealed.unlistedFile },
    unopened: { title: sealed.unopenedTitle, lead: sealed.unopenedLead, file: sealed.openedFile },
  }[whatIsOpen(draw)]
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
