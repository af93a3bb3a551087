import { type ReactNode, useEffect, useRef } from 'react'
import styles from './confirm-classroom.module.css'

/** What a press came to. It takes the focus: the button that was pressed is gone, and on a phone this would lie above what is seen. */
export function OutcomeHeading({ isAnswer, children }: { isAnswer: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <h1 ref={heading} tabIndex={-1} className={styles.outcome}>
      {children}
    </h1>
  )
}
