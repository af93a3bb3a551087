import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { explainError } from '../../api/explain-error.ts'
import { drawQueries } from '../../matching/draws/draws.api.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { Pager, readPage, shownRows } from '../../ui/pager/pager.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { actErrors, loadErrors } from './admin-errors.ts'
import type { RunOutcome } from './randomizer/run-button.tsx'
import { useDrawName } from './randomizer/use-draw-name.ts'
import styles from './randomizer-page.module.css'
import { lateInBrowser } from '../../ui/late/late.tsx'

// The draws are being read meanwhile.
const MintCard = lateInBrowser(() => import('./randomizer/mint-card.tsx'))
const DrawLists = lateInBrowser(() => import('./randomizer/draw-lists.tsx'))
const CreateCard = lateInBrowser(() => import('./randomizer/create-card.tsx'))

export const meta = portalMeta((texts) => texts.admin.randomizer.title)

const pageSize = 20

/** Staff schedule draws, run one now, or give a slot to a teacher. The lists update by themselves. */
export default function RandomizerPage() {
  const admin = useTexts('admin')
  const { randomizer: texts, home } = admin
  const [query] = useSearchParams()
  const page = readPage(query)
  const [outcome, setOutcome] = useState<RunOutcome>()
  const draws = useDraws(page)
  return (
    <>
      <PageHead
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ label: home.back, to: paths.admin }, { label: texts.title }]}
      />
      <div className={styles.parts}>
        {outcome && <Outcome outcome={outcome} />}
        <div className={styles.forms}>
          <MintCard waiting={<Skeleton lines={8} />} />
          <CreateCard />
        </div>
        {draws.isError && (
          <FailedPart
            message={explainError(draws.error, loadErrors(admin, texts.failedSlots))}
            onRetry={() => void draws.refetch()}
            pending={draws.isFetching}
          />
        )}
        {draws.isPending && <Skeleton lines={6} />}
        {draws.data && (
          <DrawLists
            waiting={<Skeleton lines={6} />}
            draws={draws.data.items}
            page={page}
            onOutcome={setOutcome}
          />
        )}
        {draws.data && (
          <Pager
            {...{ page, pageSize, total: draws.data.total }}
            label={texts.pages}
            words={fillText(texts.showing, shownRows({ page, pageSize, total: draws.data.total }))}
            previous={texts.previous}
            next={texts.next}
          />
        )}
      </div>
    </>
  )
}

function useDraws(page: number) {
  return useQuery({
    ...drawQueries.ofStaff({ page, pageSize }),
    placeholderData: keepPreviousData,
  })
}

/** What the last run came to; it stays until the next one. */
function Outcome({ outcome }: { outcome: RunOutcome }) {
  const nameOf = useDrawName()
  const admin = useTexts('admin')
  const { upcoming } = admin.randomizer
  const language = useLanguage()
  if ('error' in outcome)
    return <Notice tone="danger">{explainError(outcome.error, actErrors(admin, upcoming.failed))}</Notice>
  const { draw, assigned, waitsUntil } = outcome
  const name = nameOf(draw)
  if (waitsUntil !== undefined) {
    // oxlint-disable-next-line react/purity -- what holds as it is rendered
    const words = new Date(waitsUntil) > new Date() ? upcoming.waits : upcoming.late
    const time = showTime(waitsUntil, 'moment', language)
    return <Notice tone="info">{fillText(words, { name, time })}</Notice>
  }
  return (
    <Notice tone="success" action={<Link to={paths.draw({ drawId: draw.id })}>{upcoming.result}</Link>}>
      {fillCounted(upcoming.assigned, assigned, language, { name })}
    </Notice>
  )
}
