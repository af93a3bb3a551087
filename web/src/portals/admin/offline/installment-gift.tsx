import { useQuery } from '@tanstack/react-query'
import type { PledgeInstallment, PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { paths } from '@tower/contract/pages.ts'
import { useNavigate } from 'react-router'
import { pledgeCalls, pledgeQueries } from '../../../money/pledges/pledges.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Drawer } from '../../../ui/drawer/drawer.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { UnreadPart } from '../unread-part.tsx'
import { EnterForm } from './enter-form.tsx'

type InstallmentGiftProps = { pledgeId: string; installmentId: string }

/** A check or the like for an installment of a pledge: the form is filled in, and closing it leads back to the pledge. */
export function InstallmentGift({ pledgeId, installmentId }: InstallmentGiftProps) {
  const texts = useTexts('offline')
  const navigate = useNavigate()
  const reading = useQuery({ ...pledgeQueries.one(pledgeId), retry: false })
  const installment = reading.data?.plan.find(({ id }) => id === installmentId)
  const leave = () => void navigate(`${paths.adminPledges}?pledge=${pledgeId}`)
  return (
    <Drawer isOpen onClose={leave} title={texts.enterTitle}>
      {reading.isPending && <Skeleton lines={8} />}
      {!reading.isPending && !installment && (
        <UnreadPart reading={reading} failed={texts.installmentFailed} />
      )}
      {reading.data && installment && (
        <Filled pledge={reading.data} installment={installment} onClose={leave} />
      )}
    </Drawer>
  )
}

type FilledProps = { pledge: PledgeStory; installment: PledgeInstallment; onClose: () => void }

function Filled({ pledge, installment, onClose }: FilledProps) {
  const texts = useTexts('offline')
  const language = useLanguage()
  const cents = installment.amount_cents - installment.paid_cents - installment.expected_cents
  return (
    <Stack gap={4}>
      <p>
        {fillText(texts.forInstallment, {
          amount: formatUsd(cents, { always2: true }),
          day: showTime(installment.due_on, 'date', language),
        })}
      </p>
      <EnterForm
        onClose={onClose}
        of={{
          name: `offline-gift-${installment.id}`,
          first: {
            ...(cents > 0 && { cents }),
            donor_name: pledge.donor_name ?? '',
            email: pledge.email ?? '',
            ...(pledge.email === null && { donor_id: pledge.donor_id }),
            destination: pledge.destination,
          },
          enter: (body) => pledgeCalls.enterGift(installment.id, body),
        }}
      />
    </Stack>
  )
}
