import { type ReactNode, useEffect, useRef } from 'react'
import styles from './form-done.module.css'
import { Notice } from '../notice/notice.tsx'

/**
 * The word that stands where a form stood. It takes the focus: the button that was pressed is gone, and on a
 * phone the page has become so much shorter that the word would lie above what is seen.
 */
export function FormDone({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.done} ref={box} tabIndex={-1}>
      <Notice tone="success">{children}</Notice>
    </div>
  )
}
