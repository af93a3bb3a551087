import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../texts/use-texts.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { ownPledgesQuery } from './own-pledges.api.ts'
import { PledgeCard } from './pledge-card.tsx'

/** What a sponsor promised and has not given in full; nothing where there is no such pledge. */
export default function OwnPledges() {
  const { pledges: texts } = useTexts('ownGiving')
  const { data, isError } = useQuery(ownPledgesQuery)
  if (isError && !data) return <Notice tone="danger">{texts.failed}</Notice>
  return <PledgeCard pledges={data?.items ?? []} />
}
