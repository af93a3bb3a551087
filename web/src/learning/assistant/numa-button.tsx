import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { yieldToWork } from './yield-to-work.ts'
import type { NumaProps } from './numa.tsx'
import styles from './numa-button.module.css'

/**
 * NUMA in the corner of every page. This is all of it that a first visit loads: its picture is drawn by the style
 * sheet, and what it can do comes with the first press. It steps aside while it would lie over a control.
 */
export function NumaButton() {
  const { askNuma } = useTexts('shell')
  const [Numa, setNuma] = useState<ComponentType<NumaProps>>()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => (button.current ? yieldToWork(button.current) : undefined), [Numa])
  const look = { className: styles.button, 'aria-label': askNuma }
  if (Numa) return <Numa look={look} />
  return (
    <button
      ref={button}
      type="button"
      {...look}
      onClick={() => void import('./numa.tsx').then((late) => setNuma(() => late.Numa))}
    />
  )
}
