import { useQuery, useQueryClient } from '@tanstack/react-query'
import { sponsorEndpoints } from '@tower/contract/money/giving.contract.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { readAgain } from '../../api/read-again.ts'
import { ProfileEditor } from '../../people/sponsors/profile-editor/profile-editor.tsx'
import { sponsorSummaryQuery } from '../../money/giving/giving.api.ts'
import { ownProfileQuery } from '../../people/sponsors/sponsors.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead } from '../../ui/section/section.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { FailedPart } from '../failed-part.tsx'
import { portalMeta } from '../portal-meta.ts'

export const meta = portalMeta((texts) => texts.portal.sponsor.profile)

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'profileEditor', 'sponsorProfile', 'refusals', 'kit'),
})

export { shouldRevalidate } from '../keep-texts.ts'

/** A sponsor's public profile, and what it shows. */
export default function SponsorProfileEditorPage() {
  const texts = useTexts('profileEditor')
  const client = useQueryClient()
  const own = useQuery(ownProfileQuery)
  const summary = useQuery(sponsorSummaryQuery)
  const isReady = own.data !== undefined && !summary.isPending
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      {own.isError && (
        <FailedPart message={texts.loadFailed} onRetry={() => void own.refetch()} pending={own.isFetching} />
      )}
      {!own.isError && !isReady && <Skeleton lines={8} />}
      {own.data && isReady && (
        <ProfileEditor
          {...withName(own.data, summary.data?.given_name)}
          onSaved={() => void readAgain(client, sponsorEndpoints)}
        />
      )}
    </>
  )
}

/** A profile without a name begins with the one its sponsor gave with a gift; it is public once it is saved. */
function withName<Own extends { profile: { display_name: string | null } }>(
  own: Own,
  name: string | null | undefined,
): Own {
  return own.profile.display_name === null && name
    ? { ...own, profile: { ...own.profile, display_name: name } }
    : own
}
