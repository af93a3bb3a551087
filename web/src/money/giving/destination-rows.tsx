import { destinations, type Destination } from '@tower/contract/money/giving.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BlockShape, type BlockShapeKind } from '../../pictures/art/block-shape.tsx'
import styles from './destination-rows.module.css'
import { giftFormId } from './gift-form.tsx'

export type DestinationRowsProps = { value: Destination; onChoose: (destination: Destination) => void }

const marks: Record<Destination, { kind: BlockShapeKind; color: string }> = {
  classrooms: { kind: 'square', color: 'var(--p-classroom)' },
  prospects: { kind: 'circle', color: 'var(--p-athlete)' },
  project: { kind: 'arch', color: 'var(--p-rent)' },
}

/** Where a gift goes: three quiet rows, one of them chosen from the start. */
export function DestinationRows({ value, onChoose }: DestinationRowsProps) {
  const { destination: texts } = useTexts('giving').donate
  return (
    <fieldset className={styles.rows} aria-labelledby="destination-title">
      {destinations.map((destination) => (
        <label key={destination}>
          <input
            type="radio"
            form={giftFormId}
            name="destination"
            value={destination}
            checked={destination === value}
            onChange={() => onChoose(destination)}
          />
          <BlockShape {...marks[destination]} size={26} className={styles.mark} />
          <span>
            <b>{texts[destination].name}</b>
            {texts[destination].text}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
