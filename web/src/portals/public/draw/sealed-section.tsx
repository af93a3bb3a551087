import { SealedDraw } from '../../../matching/draws/sealed-facts.tsx'
import { showUtc } from '../../../matching/draws/show-utc.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Facts } from '../../../ui/facts.tsx'
import { Section, SectionHead } from '../../../ui/section.tsx'
import { showTime } from '../../../ui/show-time.ts'
import type { LoadedDraw } from '../load-draw.ts'
import styles from './sealed-section.module.css'

/** What a visitor can write down before the draw, to compare it afterwards. */
export function SealedSection({ draw }: { draw: LoadedDraw['draw'] }) {
  const { sealed } = useTexts('draws').one
  const language = useLanguage()
  const starts = `${showTime(draw.slot_starts, 'moment', language)} · ${showUtc(draw.slot_starts)}`
  return (
    <Section labelledBy="sealed">
      <SectionHead id="sealed" title={sealed.title} lead={sealed.lead} />
      <div className={styles.columns}>
        <SealedDraw draw={draw} />
        <Facts
          items={[
            { name: sealed.starts, value: starts },
            { name: sealed.capacity, value: draw.capacity },
          ]}
        />
      </div>
    </Section>
  )
}
