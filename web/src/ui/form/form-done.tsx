import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-done.module.css'
import { Notice } from '../notice/notice.tsx'

/**
 * The word that stands where a form stood, or above it. It takes the focus: the button that was pressed is gone or far
 * below, and on a phone the word would lie above what is seen.
 */
export function FormDone({ children }: { children: ReactNode }) {
  return <FocusedWord tone="success">{children}</FocusedWord>
}

/** The word above a form that could not be sent; it takes the focus as well. */
export function FormFailed({ children }: { children: ReactNode }) {
  return <FocusedWord tone="danger">{children}</FocusedWord>
}

function FocusedWord({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.done} ref={box} tabIndex={-1}>
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
