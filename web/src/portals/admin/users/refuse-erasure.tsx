import { maxErasureReasonLength } from '@tower/contract/people/account.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { personDataCalls } from '../../../people/account/erasure.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'

export type RefuseErasureProps = { person: Person; onClose: () => void }

/** Refuses a request to be erased, with words that its person reads. */
export default function RefuseErasure({ person, onClose }: RefuseErasureProps) {
  const { data: texts } = useTexts('personData')
  const refuse = usePersonChange((answer: string) => personDataCalls.refuse(person.id, answer), {
    done: texts.refused,
    onShown: onClose,
    failed: texts.refuseFailed,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.refuseTitle, { name: person.full_name ?? person.email })}
      confirmLabel={texts.refuse}
      cancelLabel={texts.cancel}
      pending={refuse.isPending}
      reason={{
        label: texts.answer,
        hint: texts.answerHint,
        required: true,
        missing: texts.answerMissing,
        maxLength: maxErasureReasonLength,
      }}
      onConfirm={(answer) => refuse.run(answer)}
    >
      {refuse.failure && <Notice tone="danger">{refuse.failure}</Notice>}
      <p>{texts.refuseText}</p>
    </ConfirmDialog>
  )
}
