import { type ComponentType, useState } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import type { NumaProps } from './numa.tsx'
import styles from './numa-button.module.css'

/**
 * NUMA in the corner of every page. This is all of it that a first visit loads: its picture is drawn by the style
 * sheet, what it can do comes with the first press, and where it would cover nothing is found out once
 * the page has hydrated (`NumaStepsAside`): until then it is not seen.
 */
export function NumaButton() {
  const { askNuma } = useTexts('shell')
  const [Numa, setNuma] = useState<ComponentType<NumaProps>>()
  const look = {
    className: styles.button,
    'aria-label': askNuma,
    'data-numa': '',
    'data-yields': '',
  } as const
  if (Numa) return <Numa look={look} />
  return (
    <button
      type="button"
      {...look}
      onClick={() => void import('./numa.tsx').then((late) => setNuma(() => late.Numa))}
    />
  )
}
