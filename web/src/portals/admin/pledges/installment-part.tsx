import { dayMs } from '@tower/contract/durations.ts'
import type { PledgeInstallment, PledgeStory } from '@tower/contract/money/pledges.contract.ts'
import { isOpenInstallment, remindAgainDays } from '@tower/contract/money/pledges.ts'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { pledgeCalls } from '../../../money/pledges/pledges.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Box, Row } from '../../../ui/layout/layout.tsx'
import { showTime } from '../../../ui/time/show-time.ts'
import { Text } from '../../../ui/type/type.tsx'
import { CandidatesPart } from './candidates-part.tsx'
import { dollars, InstallmentChip } from './use-pledge-columns.tsx'
import { usePledgeActs } from './use-pledge-acts.ts'

/** Whether a question is open, and how it is opened and closed. */
export type Asking = { isAsking: boolean; setAsking: (isAsking: boolean) => void }

type Of = {
  pledge: PledgeStory
  installment: PledgeInstallment
  reminding: Asking
  /** It is the one that A asks for. */
  isFirstOpen: boolean
}

/** One installment: its day and amount, the gifts that pay it, and what can be done where something is open. */
export function InstallmentPart({ pledge, installment, reminding, isFirstOpen }: Of) {
  const texts = useTexts('pledges')
  const language = useLanguage()
  const [isPicking, setPicking] = useState(false)
  const { amount_cents: amount, paid_cents: paid, expected_cents: expected } = installment
  const isOpen = isOpenInstallment(installment)
  const again = useRemindedUntil(installment)
  return (
    <Box pad={3}>
      <Row justify="between">
        <Text as="b">
          {showTime(installment.due_on, 'date', language)} · {dollars(amount)}
        </Text>
        <InstallmentChip state={installment.state} />
      </Row>
      {paid > 0 && paid < amount && (
        <Text size="small">{fillText(texts.partPaid, { paid: dollars(paid), amount: dollars(amount) })}</Text>
      )}
      {expected > 0 && (
        <Text size="small">
          {fillText(texts.partExpected, { expected: dollars(expected), amount: dollars(amount) })}
        </Text>
      )}
      {installment.gifts.map((gift) => (
        <CountedLine key={gift.id} gift={gift} />
      ))}
      {isOpen && <RemindedLine reminded={installment.reminded_at} again={again} />}
      {isOpen && (
        <Row>
          <ButtonLink size="s" to={giftFormFor(pledge, installment)}>
            {texts.writeDown}
          </ButtonLink>
          <Button size="s" onClick={() => setPicking(!isPicking)} aria-expanded={isPicking}>
            {texts.pick}
          </Button>
          {pledge.not_reminded === null && again === undefined && (
            <RemindWay {...{ installment, reminding, isFirstOpen }} />
          )}
        </Row>
      )}
      {isOpen && pledge.not_reminded !== null && (
        <Text size="small" tone="quiet" data-undecided>
          {texts.notReminded[pledge.not_reminded]}
        </Text>
      )}
      {isOpen && isPicking && (
        <CandidatesPart installmentId={installment.id} onDone={() => setPicking(false)} />
      )}
    </Box>
  )
}

/** From when its donor can be reminded again, where they were lately: known beforehand, nobody asks for what is refused. */
function useRemindedUntil({ reminded_at: reminded }: PledgeInstallment): string | undefined {
  const [openedAt] = useState(() => Date.now())
  if (reminded === null) return undefined
  const again = Date.parse(reminded) + remindAgainDays * dayMs
  return again > openedAt ? new Date(again).toISOString() : undefined
}

function RemindedLine({ reminded, again }: { reminded: string | null; again: string | undefined }) {
  const texts = useTexts('pledges')
  const language = useLanguage()
  if (reminded === null) return null
  const day = showTime(reminded, 'date', language)
  return (
    <Text size="small" tone="quiet" data-undecided={again !== undefined || undefined}>
      {again === undefined
        ? fillText(texts.remindedOn, { day })
        : fillText(texts.remindAgain, { day, again: showTime(again, 'date', language) })}
    </Text>
  )
}

/** The form of an offline gift, filled in for an installment. */
function giftFormFor(pledge: PledgeStory, installment: PledgeInstallment): string {
  const asked = new URLSearchParams({ gift: 'new', pledge: pledge.id, installment: installment.id })
  return `${paths.adminOfflineGifts}?${asked.toString()}`
}

type Gift = PledgeInstallment['gifts'][number]

/** Where a gift is kept; undefined of an online one that nobody names. */
function placeOf({ offline_gift_id: offlineId, payment_id: paymentId }: Gift): string {
  return offlineId === null
    ? `${paths.adminPayments}?payment=${paymentId}`
    : `${paths.adminOfflineGifts}?gift=${offlineId}`
}

function CountedLine({ gift }: { gift: Gift }) {
  const texts = useTexts('pledges')
  const { kinds } = useTexts('offline')
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const release = useAct(() => pledgeCalls.release(gift.id), {
    ...usePledgeActs(),
    done: texts.released,
    onEnd: close,
    failedIn: 'toast',
  })
  const name = gift.kind === 'online' ? texts.online : kinds[gift.kind]
  const line = fillText(gift.state === 'gone' ? texts.giftGone : texts.gift, {
    kind: gift.reference ? `${name} ${gift.reference}` : name,
    day: showTime(gift.given_on, 'date', language),
    amount: dollars(gift.counted_cents),
  })
  return (
    <Row justify="between">
      <Link to={placeOf(gift)}>{line}</Link>
      <Button size="s" onClick={() => setAsking(true)}>
        {texts.release}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={texts.releaseTitle}
        confirmLabel={texts.release}
        cancelLabel={texts.back}
        pending={release.isPending}
        onConfirm={() => release.run()}
      >
        <p>{texts.releaseText}</p>
      </ConfirmDialog>
    </Row>
  )
}

function RemindWay({ installment, reminding: { isAsking, setAsking }, isFirstOpen }: Omit<Of, 'pledge'>) {
  const texts = useTexts('pledges')
  const close = () => setAsking(false)
  const remind = useAct(() => pledgeCalls.remind(installment.id), {
    ...usePledgeActs(),
    done: texts.reminded,
    onShown: close,
  })
  const open = installment.amount_cents - installment.paid_cents - installment.expected_cents
  return (
    <>
      <Button
        size="s"
        data-decide={isFirstOpen ? 'yes' : undefined}
        onClick={() => {
          remind.reset()
          setAsking(true)
        }}
      >
        {texts.remind}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={close}
        title={fillText(texts.remindTitle, { amount: dollars(open) })}
        confirmLabel={texts.remind}
        cancelLabel={texts.back}
        forGood
        pending={remind.isPending}
        failure={remind.failure}
        onConfirm={() => remind.run()}
      >
        <p>{texts.remindText}</p>
      </ConfirmDialog>
    </>
  )
}
