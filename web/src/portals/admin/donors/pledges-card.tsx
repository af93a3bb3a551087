import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { pledgeQueries } from '../../../money/pledges/pledges.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { dollars, PledgeChip } from '../pledges/use-pledge-columns.tsx'

/** What a donor promised to give, each leading to its installments. */
export default function PledgesCard({ donorId }: { donorId: string }) {
  const texts = useTexts('pledges')
  const reading = useQuery(pledgeQueries.ofDonor(donorId))
  return (
    <Card title={texts.ofDonor}>
      {reading.isPending && <Skeleton lines={2} />}
      {reading.isError && !reading.data && <UnreadPart reading={reading} failed={texts.failed} />}
      {reading.data && (
        <Stack gap={3}>
          {reading.data.items.map(({ id, amount_cents: cents, paid_cents: paid, state }) => (
            <Row key={id} justify="between">
              <Link to={`${paths.adminPledges}?donor=${donorId}&pledge=${id}`}>
                {fillText(texts.ofDonorLine, { amount: dollars(cents), paid: dollars(paid) })}
              </Link>
              <PledgeChip state={state} />
            </Row>
          ))}
          {reading.data.items.length === 0 && <Text tone="quiet">{texts.ofDonorNone}</Text>}
        </Stack>
      )}
    </Card>
  )
}
