import { useEffect } from 'react'
import { useTexts } from '../../texts/use-texts.ts'
import { Numa } from './numa.tsx'
import styles from './portal-numa.module.css'
import { yieldToWork } from './yield-to-work.ts'

/**
 * NUMA in the corner of a portal. It comes when the page stands; it shares no script with the button of public
 * pages, since a file of its own would cost each of them.
 */
export default function PortalNuma() {
  const { askNuma } = useTexts('shell')
  useEffect(() => yieldToWork(() => document.querySelector('[data-numa]')), [])
  return (
    <Numa look={{ className: styles.button, 'aria-label': askNuma, 'data-numa': '' }} startsOpen={false} />
  )
}
