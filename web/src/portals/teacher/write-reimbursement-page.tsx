import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { nameReimbursement } from '@tower/contract/spending/reimbursements.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { teacherOverviewQuery } from '../../people/teachers/teachers.api.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { reimbursementQueries } from '../../spending/reimbursements/reimbursements.api.ts'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { lateInBrowser } from '../../ui/late/late.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

// Comes beside the budget and the draft that it needs.
const RequestForm = lateInBrowser(() => import('./reimbursements/request-form.tsx'))

export const meta = portalMeta((texts) => texts.reimbursements.form.title)

/** A teacher writes a request, finishes a draft, or changes what isn't paid yet. */
export default function WriteReimbursementPage() {
  const texts = useTexts('reimbursements')
  const [address, setAddress] = useSearchParams()
  // A draft that saves itself gets an address, so that a reload finds it; what is typed stays as it is.
  const [asked] = useState(() => address.get('request') ?? undefined)
  const overview = useQuery(teacherOverviewQuery)
  const story = useQuery({
    ...reimbursementQueries.story(asked ?? ''),
    enabled: asked !== undefined,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  })
  const isPending = overview.isPending || (asked !== undefined && story.isPending)
  const failed = overview.isError ? overview : story.isError ? story : undefined
  const budget = overview.data?.budget
  const title = story.data
    ? fillText(texts.form.changeTitle, { name: nameReimbursement(story.data.number) })
    : texts.form.title
  return (
    <>
      <PageHead
        title={title}
        crumbs={[{ label: texts.title, to: paths.teacherReimbursements }, { label: title }]}
      />
      {isPending && <Skeleton lines={8} />}
      {failed && (
        <FailedPart
          message={texts.openFailed}
          onRetry={() => void failed.refetch()}
          pending={failed.isFetching}
        />
      )}
      {!isPending && !failed && !budget && (
        <EmptyState picture={<EmptyBlocks />}>{texts.form.noBudget}</EmptyState>
      )}
      {!isPending && !failed && budget && (
        <RequestForm
          budget={budget}
          before={story.data}
          onSaved={(id) => setAddress({ request: id }, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}
