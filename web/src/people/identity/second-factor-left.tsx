import { recoveryCodeCount } from '@tower/contract/people/second-factor.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { proofErrors } from '../../session/proof-words.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { fillCounted } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { RecoveryCodes } from './second-factor-codes.tsx'
import { makeRecoveryCodes, secondFactorQuery } from './identity.api.ts'
import styles from './second-factor.module.css'

const few = 3

/** How many recovery codes still work, and ten new ones in their place. */
export function RecoveryCodesLeft({ left, email }: { left: number; email: string }) {
  const { factor: texts } = useTexts('account')
  const language = useLanguage()
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const finish = () => {
    setCodes(undefined)
    void client.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  }
  if (codes) {
    return (
      <div className={styles.fresh}>
        <h3 className={styles.stepTitle}>{texts.newCodes}</h3>
        <RecoveryCodes codes={codes} email={email} onDone={finish} />
      </div>
    )
  }
  return (
    <>
      <div className={styles.left}>
        <div className={styles.factorWords}>
          <b>{texts.codes}</b>
          <span>{fillCounted(texts.codesLeft, left, language, { total: recoveryCodeCount })}</span>
        </div>
        <Button onClick={() => setAsking(true)}>{texts.makeCodes}</Button>
      </div>
      {left <= few && (
        <Notice tone="warning" announce={false}>
          {left === 0 ? texts.codesNone : texts.codesFew}
        </Notice>
      )}
      {isAsking && <MakeCodesDialog onClose={() => setAsking(false)} onMade={setCodes} />}
    </>
  )
}

type MakeCodesDialogProps = { onClose: () => void; onMade: (codes: readonly string[]) => void }

function MakeCodesDialog({ onClose, onMade }: MakeCodesDialogProps) {
  const { factor: texts } = useTexts('account')
  const { stepUp: words } = useTexts('portal')
  const stepUp = useStepUp()
  const making = useMutation({
    mutationFn: () => stepUp(makeRecoveryCodes),
    onSuccess: ({ recovery_codes }) => {
      onClose()
      onMade(recovery_codes)
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.makeTitle}
      confirmLabel={making.isPending ? texts.making : texts.makeCodes}
      cancelLabel={texts.cancel}
      forGood
      onConfirm={() => making.mutate()}
      pending={making.isPending}
    >
      {texts.makeWords}
      {making.isError && (
        <Notice tone="danger">{explainError(making.error, proofErrors(words.errors))}</Notice>
      )}
    </ConfirmDialog>
  )
}
