import { maxErasureReasonLength } from '@tower/contract/people/account.ts'
import type { DonorFile } from '@tower/contract/money/desk-donors.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { useNavigate } from 'react-router'
import { eraseDonor, readDeskAgain } from '../../../money/desk/desk.api.ts'
import { useProfile } from '../../../session/route-guard.tsx'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { Row } from '../../../ui/layout/layout.tsx'
import { useGiverFault } from '../givers/use-giver-fault.ts'
import { useAsk } from '../standing-question.tsx'

/** Erases somebody of whom only the name is known. Whoever has an address or an account is erased by that. */
export function EraseDonor({ donor }: { donor: DonorFile }) {
  const { erase: texts } = useTexts('donor')
  const { role } = useProfile()
  const ask = useAsk()
  const { name } = donor
  if (role !== 'superadmin' || donor.email !== null || donor.account_id !== null || name === null) return null
  return (
    <Row>
      <Button
        kind="danger"
        onClick={() => ask((close) => <Question donorId={donor.id} name={name} onClose={close} />)}
      >
        {texts.action}
      </Button>
    </Row>
  )
}

function Question({ donorId, name, onClose }: { donorId: string; name: string; onClose: () => void }) {
  const { erase: texts } = useTexts('donor')
  const navigate = useNavigate()
  const erase = useAct((reason: string) => eraseDonor(donorId, reason), {
    done: texts.done,
    onDone: () => void navigate(paths.adminDonors),
    failed: useGiverFault(),
    makeStale: readDeskAgain,
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={fillText(texts.title, { name })}
      confirmLabel={texts.confirm}
      cancelLabel={texts.back}
      destructive
      pending={erase.isPending}
      failure={erase.failure}
      reason={{
        label: texts.reason,
        hint: texts.reasonHint,
        required: true,
        missing: texts.missing,
        maxLength: maxErasureReasonLength,
      }}
      onConfirm={erase.run}
    >
      <p>{texts.text}</p>
    </ConfirmDialog>
  )
}
