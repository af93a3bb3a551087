import { isStaff } from '@tower/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { secondFactorQuery } from '../../people/identity/second-factor-query.ts'
import { useProfile } from '../../session/route-guard.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'

// For staff only, who are few.
const SecondFactorCard = lazy(() => import('../../people/identity/second-factor-card.tsx'))

/** Whether this person may set one up. Until the server has answered: whether they are staff. */
export function useIsFactorOffered(): boolean {
  const { role } = useProfile()
  const { data } = useQuery({ ...secondFactorQuery, enabled: isStaff(role) })
  return isStaff(role) && (data?.offered ?? true)
}

/** The second factor, for those it is offered to. */
export function SecondFactorSection({ email }: { email: string }) {
  const { factor: texts } = useTexts('account')
  const isOffered = useIsFactorOffered()
  const overview = useQuery({ ...secondFactorQuery, enabled: isOffered })
  if (!isOffered) return null
  const waiting = (
    <Card title={texts.title}>
      <Skeleton lines={3} />
    </Card>
  )
  if (overview.data) {
    return (
      <Suspense fallback={waiting}>
        <SecondFactorCard overview={overview.data} email={email} />
      </Suspense>
    )
  }
  if (!overview.isError) return waiting
  return (
    <Card title={texts.title}>
      <FailedPart
        message={texts.failed}
        onRetry={() => void overview.refetch()}
        pending={overview.isFetching}
      />
    </Card>
  )
}
