import type { Broadcast } from '@tower/contract/outreach/broadcasts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { LatePart } from '../../../ui/late-part.tsx'
import { Wrap } from '../../../ui/section.tsx'
import styles from './broadcast-strip.module.css'

const playerAtServer = import.meta.env.SSR
  ? (await import('../../../outreach/broadcasts/broadcast-player.tsx')).BroadcastPlayer
  : undefined
const loadPlayer = async () =>
  (await import('../../../outreach/broadcasts/broadcast-player.tsx')).BroadcastPlayer

/** What the charity says live, in a line under the hero. */
export function BroadcastStrip({ first }: { first: readonly Broadcast[] }) {
  const { label } = useTexts('broadcasts')
  return (
    <section className={styles.strip} aria-label={label}>
      <Wrap className={styles.room}>
        <LatePart atServer={playerAtServer} load={loadPlayer} props={{ first, size: 'strip' }} />
      </Wrap>
    </section>
  )
}
