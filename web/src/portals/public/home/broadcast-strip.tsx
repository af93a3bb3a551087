import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import BroadcastPlayer from '../../../outreach/broadcasts/broadcast-player.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Wrap } from '../../../ui/section/section.tsx'
import styles from './broadcast-strip.module.css'

/** What the charity says live, in a line under the hero. */
export default function BroadcastStrip({ broadcasts }: { broadcasts: readonly Broadcast[] }) {
  const { label } = useTexts('broadcasts')
  return (
    <section className={styles.strip} aria-label={label}>
      <Wrap>
        <BroadcastPlayer first={broadcasts} size="strip" />
      </Wrap>
    </section>
  )
}
