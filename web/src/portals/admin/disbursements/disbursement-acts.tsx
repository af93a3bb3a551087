import type { Disbursement } from '@tower/contract/money/disbursements.contract.ts'
import { formatUsd } from '@tower/contract/money.ts'
import { useState } from 'react'
import { disbursementCalls, readDisbursementsAgain } from '../../../money/disbursements/disbursements.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useActFault } from '../use-act-fault.ts'

type Act = 'approve' | 'decline' | 'void' | 'agreeToVoid' | 'keep'

/** These ask for no reason: they agree with somebody who gave one. */
const agrees = (act: Act) => act === 'approve' || act === 'agreeToVoid'

/** What can be decided on a disbursement: a second person approves or declines, a wrong one is voided. */
export function DisbursementActs({ disbursement }: { disbursement: Disbursement }) {
  const { acts: texts } = useTexts('disbursementDesk')
  const { id: me } = useProfile()
  const [asked, setAsked] = useState<Act>()
  const { id, state, payee, amount_cents: cents } = disbursement
  const words = { amount: formatUsd(cents, { always2: true }), payee }
  const close = () => setAsked(undefined)
  const act = useAct(
    ({ name, reason }: { name: Act; reason: string }) => disbursementCalls[name](id, reason),
    {
      done: ({ item }) => texts.done[outcomeOf(item, asked)],
      onDone: close,
      failed: useActFault(texts.failed),
      makeStale: readDisbursementsAgain,
    },
  )
  const ask = (name: Act) => {
    act.reset()
    setAsked(name)
  }
  const isOwn = me === (state === 'paid' ? disbursement.void_asked_by_id : disbursement.recorded_by_id)
  const withdraws = (name: Act) => isOwn && (name === 'decline' || name === 'keep')
  return (
    <>
      {offeredOn(disbursement, isOwn).map((name) => (
        <Button
          key={name}
          size="s"
          aria-label={fillText(texts[`${name}Of`], words)}
          onClick={() => ask(name)}
        >
          {withdraws(name) ? texts.withdraw : texts[name]}
        </Button>
      ))}
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={fillText(texts[`${asked}Title`], words)}
          confirmLabel={texts[asked]}
          cancelLabel={texts.cancel}
          destructive={!agrees(asked) || asked === 'agreeToVoid'}
          pending={act.isPending}
          failure={act.failure}
          onConfirm={(reason) => act.run({ name: asked, reason })}
          {...(!agrees(asked) && {
            reason: { label: texts.reason, required: true, missing: texts.reasonMissing, maxLength: 500 },
          })}
        >
          <p>{asked === 'void' && disbursement.needs_second ? texts.askVoidText : texts[`${asked}Text`]}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** A payout waits, or stands, or stands while somebody wants it voided: each asks for other things. */
function offeredOn({ state, void_asked_at: voidAskedAt }: Disbursement, isOwn: boolean): Act[] {
  if (state === 'waiting') return isOwn ? ['decline'] : ['approve', 'decline']
  if (state !== 'paid') return []
  if (voidAskedAt === null) return ['void']
  return isOwn ? ['keep'] : ['agreeToVoid', 'keep']
}

type Outcome = 'approved' | 'declined' | 'voided' | 'voidAsked' | 'kept'

function outcomeOf({ state, void_asked_at: voidAskedAt }: Disbursement, asked: Act | undefined): Outcome {
  if (state === 'declined' || state === 'voided') return state
  if (voidAskedAt !== null) return 'voidAsked'
  return asked === 'keep' ? 'kept' : 'approved'
}
