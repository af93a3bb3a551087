import { useQuery } from '@tanstack/react-query'
import { usualQueueLength } from '@tower/contract/oversight/queue.ts'
import { queueQuery } from '../../oversight/queue/queue.api.ts'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { countWaiting } from './count-waiting.ts'
import styles from './waiting-count.module.css'

/** How much of the work queue is done at these pages; nothing where nothing waits. */
export default function WaitingCount({ addresses }: { addresses: readonly string[] }) {
  const { waitingThere } = useTexts('portal').admin
  const language = useLanguage()
  const { data } = useQuery(queueQuery(usualQueueLength))
  const count = countWaiting(data?.kinds ?? [], addresses)
  if (count === 0) return null
  const words = fillCounted(waitingThere, count, language)
  return (
    <span className={styles.count} title={words}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  )
}
