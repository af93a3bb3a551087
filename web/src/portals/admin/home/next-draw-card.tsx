import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { DrawMoment } from '../../../matching/draws/draw-moment.tsx'
import { deskQueries } from '../../../matching/draws/desk.api.ts'
import { drawQueries } from '../../../matching/draws/draws.api.ts'
import { findNextDraw } from '../../../matching/draws/next-draw.ts'
import { slotQueries } from '../../../matching/slots/slots.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../../failed-part.tsx'
import styles from './home.module.css'
import { refreshed } from './refreshed.ts'

/** When the next draw is, and how many slots wait for it. */
export function NextDrawCard() {
  const { home, randomizer } = useTexts('admin')
  const language = useLanguage()
  const pools = useQuery({ ...slotQueries.pools, ...refreshed })
  const draws = useQuery({ ...drawQueries.all, ...refreshed })
  const { data: schedule } = useQuery({ ...deskQueries.schedule, ...refreshed })
  const next = draws.data && findNextDraw(draws.data.items)
  const waiting = pools.data?.items.reduce((sum, { available }) => sum + available, 0)
  const retry = () => void Promise.all([draws.refetch(), pools.refetch()])
  return (
    <Card title={home.nextDraw} action={<Link to={paths.adminRandomizer}>{home.randomizer}</Link>}>
      {(draws.isError || pools.isError) && <FailedPart message={randomizer.failedSlots} onRetry={retry} />}
      {draws.isPending && <Skeleton lines={2} />}
      {draws.data && (next ? <DrawMoment at={next.runs_at ?? next.slot_starts} /> : <p>{home.noDraw}</p>)}
      {schedule?.pause && <Link to={`${paths.adminDraws}?tab=calendar`}>{home.schedulePaused}</Link>}
      {waiting !== undefined && (
        <p className={styles.waiting}>{fillCounted(home.waiting, waiting, language)}</p>
      )}
    </Card>
  )
}
