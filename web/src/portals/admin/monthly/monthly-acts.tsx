import type { DeskMonthlyStory } from '@tower/contract/money/desk-monthly.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { formatUsd } from '@tower/contract/money.ts'
import type { MonthlyGiftAction } from '@tower/contract/money/sponsorships.ts'
import { useState } from 'react'
import { monthlyCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { useAskedAct } from '../use-asked-act.ts'
import { AmountForm } from './amount-form.tsx'
import { useMonthlyFault } from './use-monthly-fault.ts'

/** What an address may ask here. */
const acts = ['pause', 'cancel'] as const

/** What staff do with a gift for a giver who asks: pause it, go on with it, end it, or change its amount. */
export function MonthlyActs({ gift }: { gift: DeskMonthlyStory }) {
  const { one: texts } = useTexts('givers').monthly
  const [isChanging, setChanging] = useState(false)
  const { asking, ask, question } = useQuestion(gift)
  const canEnd = gift.state !== 'ended' && gift.state !== 'asked'
  useAskedAct(acts, (act) => canEnd && ask(act))
  // The question stays until its reader has seen why nothing came of it.
  if (!canEnd && !asking && !isChanging) return null
  if (isChanging) return <AmountForm gift={gift} onClose={() => setChanging(false)} />
  return (
    <Stack as="section" gap={3} aria-label={texts.acts}>
      <Text as="h3" size="body">
        {texts.acts}
      </Text>
      <Text tone="quiet" size="small">
        {texts.actsHint}
      </Text>
      <Row>
        {gift.state === 'paused' ? (
          <Button onClick={() => ask('resume')}>{texts.resume}</Button>
        ) : (
          <Button onClick={() => ask('pause')}>{texts.pause}</Button>
        )}
        <Button onClick={() => setChanging(true)}>{texts.change}</Button>
        <Button kind="danger" onClick={() => ask('cancel')}>
          {texts.cancel}
        </Button>
      </Row>
      {question}
    </Stack>
  )
}

function useQuestion(gift: DeskMonthlyStory) {
  const { one: texts } = useTexts('givers').monthly
  const [asking, setAsking] = useState<MonthlyGiftAction>()
  const change = useAct(
    ({ action, reason }: { action: MonthlyGiftAction; reason: string }) =>
      monthlyCalls.change(gift.id, { action, reason }),
    {
      done: (_, { action }) => texts.done[action],
      onShown: () => setAsking(undefined),
      failed: useMonthlyFault(),
      makeStale: readDeskAgain,
    },
  )
  const ask = (action: MonthlyGiftAction) => {
    change.reset()
    setAsking(action)
  }
  const amount = formatUsd(gift.amount_cents, { always2: true })
  const words = {
    pause: { title: texts.pauseTitle, text: texts.pauseText, confirm: texts.pauseConfirm },
    resume: { title: texts.resumeTitle, text: texts.resumeText, confirm: texts.resumeConfirm },
    cancel: { title: texts.cancelTitle, text: texts.cancelText, confirm: texts.cancelConfirm },
  }[asking ?? 'pause']
  const question = (
    <ConfirmDialog
      isOpen={asking !== undefined}
      onClose={() => setAsking(undefined)}
      title={fillText(words.title, { amount })}
      confirmLabel={words.confirm}
      cancelLabel={texts.back}
      destructive={asking === 'cancel'}
      pending={change.isPending}
      failure={change.failure}
      reason={{
        label: texts.reason,
        hint: texts.reasonHint,
        required: true,
        missing: texts.reasonMissing,
        maxLength: maxDeskReasonLength,
      }}
      onConfirm={(reason) => asking && change.run({ action: asking, reason })}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
  return { asking, ask, question }
}
