import { formatUsd } from '@tower/contract/money.ts'
import type { ApprovalStory } from '@tower/contract/money/approvals.contract.ts'
import { type ApprovalKind, maxApprovalNoteLength } from '@tower/contract/money/approvals.ts'
import { useState } from 'react'
import { approvalCalls, readApprovalsAgain } from '../../../money/approvals/approvals.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import { saySettled } from './say-approval.ts'

type Act = 'approve' | 'refuse' | 'withdraw'

/** Which of them A and R press (`use-walk-keys.ts`). */
const decides = { approve: 'yes', refuse: 'no', withdraw: undefined } as const

const outcomes = { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' } as const

/** What is done where it was asked for, once it is approved; all else is done at once. */
const later: readonly ApprovalKind[] = ['reimbursement', 'order', 'card']

/** What can be done about one that waits: another person approves or refuses it, whoever asked withdraws it. */
export function ApprovalActs({ approval }: { approval: ApprovalStory }) {
  const { acts: texts, you: words, ended } = useTexts('approvals')
  const [asked, setAsked] = useState<Act>()
  const { id, kind, you, state } = approval
  const amount = formatUsd(approval.amount_cents, { always2: true })
  const act = useAct(
    ({ name, note }: { name: Act; note: string }) =>
      name === 'withdraw' ? approvalCalls.withdraw(id) : approvalCalls.decide(id, outcomes[name], note),
    {
      done: () => texts.done[outcomes[asked ?? 'approve']],
      onShown: () => setAsked(undefined),
      failed: useActFault(texts.failed, {
        'approvals.settled': saySettled(approval, { ended, acts: texts }),
        'approvals.changed': texts.changed,
        'approvals.not_yours': you === 'may_decide' ? texts.notYours : words[you],
        'approvals.note_missing': texts.noteMissing,
        'approvals.unproven': texts.unproven,
      }),
      makeStale: readApprovalsAgain,
    },
  )
  const waits = state === 'waiting'
  // Somebody else may be first: the question stays until its reader has seen why nothing came of it.
  if (!waits && !asked) return null
  const offered: Act[] = you === 'may_decide' ? ['approve', 'refuse'] : you === 'asked' ? ['withdraw'] : []
  const ask = (name: Act) => {
    act.reset()
    setAsked(name)
  }
  return (
    <>
      {waits && you !== 'may_decide' && (
        <Notice announce={false}>
          <span data-undecided>{words[you]}</span>
        </Notice>
      )}
      <Row>
        {(waits ? offered : []).map((name) => (
          <Button
            key={name}
            kind={name === 'approve' ? 'primary' : 'second'}
            data-decide={decides[name]}
            onClick={() => ask(name)}
          >
            {texts[name]}
          </Button>
        ))}
      </Row>
      {asked && (
        <ConfirmDialog
          isOpen
          onClose={() => setAsked(undefined)}
          title={fillText(texts[`${asked}Title`], { amount })}
          confirmLabel={texts[asked]}
          cancelLabel={texts.cancel}
          destructive={asked === 'refuse'}
          // Money may leave by it, or is gone.
          forGood={asked !== 'withdraw'}
          pending={act.isPending}
          failure={act.failure}
          onConfirm={(note) => act.run({ name: asked, note })}
          {...(asked === 'refuse' && {
            reason: {
              label: texts.note,
              required: true,
              missing: texts.noteMissing,
              maxLength: maxApprovalNoteLength,
            },
          })}
        >
          <p>{asked === 'approve' && !later.includes(kind) ? texts.approveNow : texts[`${asked}Text`]}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
