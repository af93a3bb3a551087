import { useQuery } from '@tanstack/react-query'
import type { PledgeCandidate } from '@tower/contract/money/pledge-gifts.contract.ts'
import { pledgeCalls, pledgeQueries } from '../../../money/pledges/pledges.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text, TwoLines } from '../../../ui/type/type.tsx'
import { UnreadPart } from '../unread-part.tsx'
import { dollars } from './use-pledge-columns.tsx'
import { usePledgeActs } from './use-pledge-acts.ts'

type CandidatesProps = { installmentId: string; onDone: () => void }

/** Gifts of the donor that came already, or are expected, and pay no installment yet. */
export function CandidatesPart({ installmentId, onDone }: CandidatesProps) {
  const texts = useTexts('pledges')
  const reading = useQuery(pledgeQueries.candidates(installmentId))
  const count = useAct(
    ({ gift_id, is_offline }: PledgeCandidate) => pledgeCalls.count(installmentId, { gift_id, is_offline }),
    { ...usePledgeActs(), done: texts.counted, onDone, failedIn: 'toast' },
  )
  if (reading.isPending) return <Skeleton lines={3} />
  if (!reading.data) return <UnreadPart reading={reading} failed={texts.actFailed} />
  const { items } = reading.data
  if (items.length === 0) return <Text tone="quiet">{texts.noGifts}</Text>
  return (
    <Stack gap={3}>
      <Text size="small" tone="quiet">
        {texts.pickTitle}
      </Text>
      {items.map((gift) => (
        <Candidate key={gift.gift_id} gift={gift} pending={count.isPending} onUse={() => count.run(gift)} />
      ))}
    </Stack>
  )
}

type CandidateProps = { gift: PledgeCandidate; pending: boolean; onUse: () => void }

function Candidate({ gift, pending, onUse }: CandidateProps) {
  const texts = useTexts('pledges')
  const { kinds } = useTexts('offline')
  const language = useLanguage()
  const kind = gift.kind === 'online' ? texts.online : kinds[gift.kind]
  return (
    <Row justify="between">
      <TwoLines
        first={`${dollars(gift.amount_cents)} · ${showTime(gift.given_on, 'date', language)}`}
        second={[kind, gift.reference, gift.is_expected && texts.giftExpected].filter(Boolean).join(' · ')}
      />
      <Button size="s" pending={pending} onClick={onUse}>
        {texts.count}
      </Button>
    </Row>
  )
}
