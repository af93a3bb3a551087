import { type ReactNode, useId } from 'react'
import styles from './kit.module.css'

export type ExampleProps = {
  /** The part's folder in `ui/`. */
  part: string
  /** Compared with its picture, unless what it shows is a picture itself. */
  isPictured?: boolean
  children: ReactNode
}

/** One part of the kit under its name in the code, its states below one another. */
export function Example({ part, isPictured = true, children }: ExampleProps) {
  const id = useId()
  return (
    <section className={styles.example} aria-labelledby={id} data-part={isPictured ? part : undefined}>
      <h2 id={id}>
        <code>{part}</code>
      </h2>
      <div className={styles.states}>{children}</div>
    </section>
  )
}

/** States that stand beside one another. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
