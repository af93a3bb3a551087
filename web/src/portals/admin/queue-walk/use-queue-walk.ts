import { useQuery, useQueryClient } from '@tanstack/react-query'
import { mostQueueLines } from '@tower/contract/oversight/queue.ts'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { queueQuery } from '../../../oversight/queue/queue.api.ts'
import { handOver, type Opened, readHandedOver, type Step, type Steps, stepsFrom } from './steps-from.ts'
import { type Did, watchOwnActs } from './watch-own-acts.ts'

export type QueueWalk = Steps & { total: number; goTo: (step: Step) => void }

/**
 * Whoever opened something from the queue walks it: before and after it stand the others, and once they have decided, the
 * next one opens by itself. It ends with the page.
 */
export function useQueueWalk(): QueueWalk | undefined {
  const navigate = useNavigate()
  const opened = useOpened()
  const isWalking = opened !== undefined
  const { data } = useQuery({ ...queueQuery(mostQueueLines), enabled: isWalking })
  const did = useOwnDeed(opened)
  const steps = opened && data && stepsFrom(data.items, opened)
  const goTo = (step: Step) => void navigate(step.item.leads_to, { state: handOver(step) })
  const through = steps && isThrough(did, steps) ? steps : undefined
  const wasLast = useWasLast(opened, through !== undefined && !through.after)
  const onward = wasLast ? undefined : through?.after
  const [to, place] = [onward?.item, onward?.place ?? 0]
  useEffect(() => {
    if (to) void navigate(to.leads_to, { state: handOver({ item: to, place }) })
  }, [navigate, to, place])
  return steps && { ...steps, total: data.total, goTo }
}

/** What waits for a second person stays in the queue; whoever asked is through with it. */
const isThrough = (did: Did | undefined, { isGone }: Steps) => did === 'asked' || (did === 'done' && isGone)

/** After the last nothing opens by itself: what comes later would lead somebody away who does something else by then. */
function useWasLast(opened: Opened | undefined, isLast: boolean): boolean {
  const [last, setLast] = useState<Opened>()
  if (isLast && last !== opened) setLast(opened)
  return opened !== undefined && last === opened
}

/** What was opened from the queue, as long as its page is open: a drawer that closes does not end it. */
function useOpened(): Opened | undefined {
  const { pathname, key, ...location } = useLocation()
  const [last, setLast] = useState<{ opened: Opened | undefined; pathname: string; key: string }>()
  if (last?.key === key) return last.opened
  const opened = readHandedOver(location.state) ?? (last?.pathname === pathname ? last.opened : undefined)
  setLast({ opened, pathname, key })
  return opened
}

/** What somebody has done, here and since it was opened: what a colleague decides moves nobody's page. */
function useOwnDeed(opened: Opened | undefined): Did | undefined {
  const client = useQueryClient()
  const [acted, setActed] = useState<{ opened: Opened; did: Did }>()
  useEffect(() => {
    if (!opened) return undefined
    const readSearch = () => window.location.search
    return watchOwnActs(client.getMutationCache(), readSearch, (did) => setActed({ opened, did }))
  }, [client, opened])
  return acted?.opened === opened ? acted?.did : undefined
}
