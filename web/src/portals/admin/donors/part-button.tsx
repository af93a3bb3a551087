import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { maxDeskReasonLength } from '@tower/contract/money/desk.ts'
import { donorCalls, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'
import { useAsk } from '../standing-question.tsx'

type Linked = DonorFile['linked'][number]

/** Takes two accounts apart that were taken for one human. */
export function PartButton({ donor }: { donor: Linked }) {
  const { part: texts } = useTexts('donor')
  const ask = useAsk()
  return (
    <Button size="s" onClick={() => ask((close) => <Question donor={donor} onClose={close} />)}>
      {texts.action}
    </Button>
  )
}

function Question({ donor, onClose }: { donor: Linked; onClose: () => void }) {
  const { part: texts, nobody } = useTexts('donor')
  const part = useAct((reason: string) => donorCalls.part(donor.id, reason), {
    done: texts.done,
    onShown: onClose,
    failed: useGiverFault(),
    makeStale: readDeskAgain,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.title, { name: donor.name ?? donor.email ?? nobody })}
      confirmLabel={texts.action}
      cancelLabel={texts.back}
      pending={part.isPending}
      failure={part.failure}
      reason={{
        label: texts.reason,
        required: true,
        missing: texts.missing,
        maxLength: maxDeskReasonLength,
      }}
      onConfirm={part.run}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
