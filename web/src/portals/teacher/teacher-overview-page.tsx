import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { teacherOverviewQuery } from '../../people/teachers/teachers.api.ts'
import { BudgetCard } from '../../money/budgets/budget-card.tsx'
import { useProfile } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'
import { CreditsCard } from './overview/credits-card.tsx'
import { MatchedSlots } from './overview/matched-slots.tsx'
import { NextStep } from './overview/next-step.tsx'
import { OpenItems } from './overview/open-items.tsx'
import { OwnOdds } from './overview/own-odds.tsx'
import { PhotosCard } from './overview/photos-card.tsx'
import { RecentReimbursements } from '../../spending/reimbursements/recent-reimbursements.tsx'
import { ShareCard } from './overview/share-card.tsx'
import type { OwnClassroom, TeacherOverview } from './overview/teacher-overview.ts'
import styles from './teacher-overview-page.module.css'

export const meta = portalMeta((texts) => texts.portal.teacher.overview)

/** A teacher's classrooms: their money, their slots and their weight in the next draw. It updates by itself. */
export default function TeacherOverviewPage() {
  const texts = useTexts('teacher')
  const overview = useQuery(teacherOverviewQuery)
  return (
    <>
      <Head overview={overview.data} />
      <div className={styles.parts}>
        {overview.isError && (
          <FailedPart
            message={texts.failed}
            onRetry={() => void overview.refetch()}
            pending={overview.isFetching}
          />
        )}
        {overview.isPending && <Skeleton lines={8} />}
        {overview.data && <Parts overview={overview.data} />}
      </div>
    </>
  )
}

function Head({ overview }: { overview: TeacherOverview | undefined }) {
  const texts = useTexts('teacher')
  const { full_name, email } = useProfile()
  const { classrooms = [], budget } = overview ?? {}
  const year = budget && fillText(texts.year, { from: budget.fiscal_year - 1, to: budget.fiscal_year })
  return (
    <PageHead
      title={fillText(texts.hello, { name: full_name ?? email })}
      lead={[year, ...placesOf(classrooms)].filter(Boolean).join(' · ')}
      actions={
        <ButtonLink kind="primary" to={paths.teacherNewReimbursement}>
          {texts.open.receipt}
        </ButtonLink>
      }
    />
  )
}

/** A single classroom with its school and city; several by their names. */
function placesOf(classrooms: readonly OwnClassroom[]): string[] {
  if (classrooms.length > 1) return classrooms.map(({ public_name: name }) => name)
  return classrooms.map(({ public_name: name, school, city, state }) =>
    [name, school, [city, state].filter(Boolean).join(' ')].filter(Boolean).join(', '),
  )
}

function Parts({ overview }: { overview: TeacherOverview }) {
  const texts = useTexts('teacher')
  const { classrooms, budget, slots } = overview
  if (classrooms.length === 0) {
    return (
      <EmptyState
        picture={<EmptyBlocks />}
        action={<ButtonLink to={paths.contact}>{texts.contact}</ButtonLink>}
      >
        {texts.noClassroom}
      </EmptyState>
    )
  }
  return (
    <>
      <NotConfirmed classrooms={classrooms} />
      <NextStep />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <BudgetCard budget={budget} action={<Link to={paths.teacherBudget}>{texts.budget.open}</Link>} />
          <CreditsCard classrooms={classrooms} />
        </div>
        <ShareCard classrooms={classrooms} />
      </div>
      <OpenItems />
      <div className={styles.columns}>
        <RecentReimbursements />
        <PhotosCard />
      </div>
      <MatchedSlots slots={slots} isOfSeveral={classrooms.length > 1} />
      <OwnOdds overview={overview} />
    </>
  )
}

function NotConfirmed({ classrooms }: { classrooms: readonly OwnClassroom[] }) {
  const texts = useTexts('teacher')
  const open = classrooms.filter(({ is_confirmed: isConfirmed }) => !isConfirmed)
  if (open.length === 0) return null
  if (classrooms.length === 1) return <Notice tone="warning">{texts.notConfirmed}</Notice>
  const names = open.map(({ public_name: name }) => name).join(', ')
  return <Notice tone="warning">{fillText(texts.notConfirmedNamed, { names })}</Notice>
}
