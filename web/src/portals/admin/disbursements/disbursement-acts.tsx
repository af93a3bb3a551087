import type { Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { disbursementCalls } from '../../../money/disbursements/disbursements.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { actErrors } from '../admin-errors.ts'
import { useDisbursementAct } from './use-disbursement-act.ts'

type Act = 'approve' | 'decline' | 'void'

/** What can be decided on a disbursement: a second person approves or declines, a wrong one is voided. */
export function DisbursementActs({ disbursement }: { disbursement: Disbursement }) {
  const { acts: texts } = useTexts('disbursementDesk')
  const admin = useTexts('admin')
  const { id: me } = useProfile()
  const [asked, setAsked] = useState<Act>()
  const { id, state, payee, amount_cents: cents } = disbursement
  const words = { amount: formatUsd(cents, { always2: true }), payee }
  // It stays open where it came to nothing: what was typed is not lost, and the refusal stands beside it.
  const close = () => setAsked(undefined)
  const act = useDisbursementAct(
    ({ name, reason }: { name: Act; reason: string }) =>
      name === 'approve' ? disbursementCalls.approve(id) : disbursementCalls[name](id, reason),
    {
      done: ({ item }) =>
        ({ paid: texts.approved, declined: texts.declined, voided: texts.voided, waiting: texts.approved })[
          item.state
        ],
      onDone: close,
    },
  )
  const ask = (name: Act) => {
    act.reset()
    setAsked(name)
  }
  const failure = act.isError && (
    <Notice tone="danger">{explainError(act.error, actErrors(admin, texts.failed))}</Notice>
  )
  const isOwn = disbursement.recorded_by_id === me
  const offered: Act[] =
    state === 'paid' ? ['void'] : state === 'waiting' ? (isOwn ? ['decline'] : ['approve', 'decline']) : []
  return (
    <>
      {offered.map((name) => (
        <Button
          key={name}
          size="s"
          aria-label={fillText(texts[`${name}Of`], words)}
          onClick={() => ask(name)}
        >
          {name === 'decline' && isOwn ? texts.withdraw : texts[name]}
        </Button>
      ))}
      {!asked && failure}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={fillText(texts[`${asked}Title`], words)}
          confirmLabel={texts[asked]}
          cancelLabel={texts.cancel}
          destructive={asked !== 'approve'}
          pending={act.isPending}
          onConfirm={(reason) => act.mutate({ name: asked, reason })}
          {...(asked !== 'approve' && {
            reason: { label: texts.reason, required: true, missing: texts.reasonMissing, maxLength: 500 },
          })}
        >
          <p>{texts[`${asked}Text`]}</p>
          {failure}
        </ConfirmDialog>
      )}
    </>
  )
}
