import { useTexts } from '../../texts/use-texts.ts'
import styles from './skeleton.module.css'

/** Gray lines where content will be. They appear after 150 ms, so that a quick answer does not flicker. */
export function Skeleton({ lines = 4 }: { lines?: number }) {
  const { list } = useTexts('shell')
  return (
    <div className={styles.skeleton} role="status" data-loading>
      <span className="visually-hidden">{list.loading}</span>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.line} aria-hidden="true" />
      ))}
    </div>
  )
}
