import { useQuery } from '@tanstack/react-query'
import { SecondFactorCard } from '../../people/identity/second-factor-card.tsx'
import { secondFactorQuery } from '../../people/identity/identity.api.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Card } from '../../ui/card/card.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'

/** The second factor. The page loads this part for staff only, who are few. */
export default function SecondFactorSection({ email }: { email: string }) {
  const { factor: texts } = useTexts('account')
  const overview = useQuery(secondFactorQuery)
  if (overview.data) return <SecondFactorCard overview={overview.data} email={email} />
  return (
    <Card title={texts.title}>
      {overview.isError ? (
        <FailedPart
          message={texts.failed}
          onRetry={() => void overview.refetch()}
          pending={overview.isFetching}
        />
      ) : (
        <Skeleton lines={3} />
      )}
    </Card>
  )
}
