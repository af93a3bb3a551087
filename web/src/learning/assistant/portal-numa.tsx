import { useTexts } from '../../texts/use-texts.ts'
import { Numa } from './numa.tsx'
import styles from './portal-numa.module.css'

/**
 * NUMA in the header of a portal, where it covers nothing. It comes when the page stands; it shares no script with the
 * button of public pages, since a file of its own would cost each of them.
 */
export default function PortalNuma() {
  const { askNuma } = useTexts('shell')
  return <Numa look={{ className: styles.button, 'aria-label': askNuma }} startsOpen={false} />
}
