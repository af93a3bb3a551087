import type { DrawEntry } from '@tower/contract/matching/draw-views.contract.ts'
import type { DrawState } from '@tower/contract/matching/draws.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Chip } from '../../ui/chip/chip.tsx'
import { CheckIcon } from '../../ui/icons/icons.tsx'
import { countPoints } from './count-points.ts'
import styles from './draw-entries.module.css'
import { groundsWords } from './grounds-words.ts'
import { maxWaitedPoints } from './weight-limits.ts'

/** A classroom of the list, and what it won. */
export type EntryRow = DrawEntry & { won: { position: number; slot_number: number } | null }

export type DrawEntriesProps = {
  entries: readonly EntryRow[]
  /** In a draw that has been run every classroom either won or waits. */
  state: DrawState
}

/** The classrooms of a draw with what their weight is made of. On phones rows become cards. */
export default function DrawEntries({ entries, state }: DrawEntriesProps) {
  const { entries: texts } = useTexts('draws').one
  return (
    <table className={styles.entries}>
      <caption className="visually-hidden">{texts.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.classroom}</th>
          <th scope="col">{texts.nominators}</th>
          <th scope="col">{texts.waited}</th>
          <th scope="col">{texts.points}</th>
          <th scope="col" className={styles.place}>
            {texts.place}
          </th>
          <th scope="col">{texts.result}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Entry key={entry.classroom_id} entry={entry} state={state} />
        ))}
      </tbody>
    </table>
  )
}

function Entry({ entry, state }: { entry: EntryRow; state: DrawState }) {
  const { entries: texts } = useTexts('draws').one
  const { weights } = useTexts('drawTerms')
  const language = useLanguage()
  const words = groundsWords(entry, weights, language)
  const points = countPoints(entry)
  const ofAll = (counted: number, count: number) =>
    counted < count ? fillText(texts.countedOf, { counted, count }) : count
  return (
    <tr data-won={entry.won ? '' : undefined}>
      <th scope="row">
        <b>{entry.name}</b>
        <small>{[entry.school, entry.place].filter(Boolean).join(', ')}</small>
      </th>
      <td>
        <span className={styles.wide}>{ofAll(points.nominations, entry.nominators)}</span>
        <span className={styles.narrow}>{words.nominators}</span>
        {entry.confirmed !== null && <small>{fillText(texts.confirmed, { count: entry.confirmed })}</small>}
      </td>
      <td>
        <span className={styles.wide}>{ofAll(points.waited, entry.waited)}</span>
        <span className={styles.narrow}>{words.waited}</span>
      </td>
      <td data-word={fillCounted(texts.pointsWord, entry.weight, language)} className={styles.weight}>
        {entry.weight}
      </td>
      <td className={styles.place}>
        {entry.from}–{entry.to}
      </td>
      <td className={styles.result}>
        <Result entry={entry} state={state} />
      </td>
    </tr>
  )
}

function Result({ entry, state }: { entry: EntryRow; state: DrawState }) {
  const { entries: texts } = useTexts('draws').one
  if (entry.won) {
    const { position, slot_number: number } = entry.won
    return (
      <Chip tone="success" icon={<CheckIcon />}>
        {fillText(texts.won, { position, number })}
      </Chip>
    )
  }
  if (state !== 'completed') {
    return <span className={styles.quiet}>{state === 'voided' ? texts.notDrawn : texts.enters}</span>
  }
  return (
    <span className={styles.quiet}>{entry.waited < maxWaitedPoints ? texts.waits : texts.waitsFull}</span>
  )
}
