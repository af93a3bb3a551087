import { useTexts } from '../../texts/use-texts.ts'
import styles from './sealed-facts.module.css'

/** Fingerprints to keep and compare later. */
export function SealedFacts({ items }: { items: readonly { name: string; hash: string | null }[] }) {
  return (
    <dl className={styles.facts}>
      {items.map(
        ({ name, hash }) =>
          hash && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{hash}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** The fingerprints of a draw without a result, and the seed of one that was voided. */
export function SealedDraw({
  draw,
}: {
  draw: {
    seed_hash: string
    entries_hash: string | null
    commitment_hash: string | null
    opened_seed: string | null
  }
}) {
  const { sealed } = useTexts('draws').one
  return (
    <SealedFacts
      items={[
        { name: sealed.openedSeed, hash: draw.opened_seed },
        { name: sealed.seed, hash: draw.seed_hash },
        { name: sealed.entries, hash: draw.entries_hash },
        { name: sealed.commitment, hash: draw.commitment_hash },
      ]}
    />
  )
}
