import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountCode } from '@tower/contract/money/closing-journal.contract.ts'
import { maxAccountCode, maxAccountName } from '@tower/contract/money/closing.ts'
import { type FormEvent, useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { closingCalls, readCodesAgain } from '../../../money/closing/closing.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './closing.module.css'

/** Staff give a kind of account its code and name in their own chart. */
export function CodeDialog({ account, onClose }: { account: AccountCode; onClose: () => void }) {
  const { codes: texts } = useTexts('closing')
  const { accounts } = useTexts('payments')
  const { list } = useTexts('kit')
  const toast = useToast()
  const client = useQueryClient()
  const [typed, setTyped] = useState({ code: account.code ?? '', name: account.name ?? '' })
  const [isTried, setTried] = useState(false)
  const saving = useMutation({
    mutationFn: () => closingCalls.nameAccount(account.kind, typed),
    onSuccess: () => {
      toast({ text: texts.saved })
      onClose()
      return readCodesAgain(client)
    },
  })
  const isMissing = { code: typed.code.trim() === '', name: typed.name.trim() === '' }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    focusFirstFault(event.currentTarget)
    setTried(true)
    if (!saving.isPending && !isMissing.code && !isMissing.name) saving.mutate()
  }
  const name = (accounts as Record<string, string>)[account.kind] ?? account.kind
  return (
    <Dialog isOpen onClose={onClose} title={fillText(texts.editTitle, { name })}>
      <form className={styles.stack} onSubmit={submit} noValidate>
        {saving.isError && (
          <Notice tone="danger">{explainError(saving.error, { failed: texts.saveFailed })}</Notice>
        )}
        <TextField
          label={texts.code}
          error={isTried && isMissing.code ? texts.codeMissing : undefined}
          maxLength={maxAccountCode}
          autoComplete="off"
          value={typed.code}
          onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        />
        <TextField
          label={texts.name}
          hint={texts.nameHint}
          error={isTried && isMissing.name ? texts.nameMissing : undefined}
          maxLength={maxAccountName}
          autoComplete="off"
          value={typed.name}
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        />
        <div className={styles.end}>
          <Button onClick={onClose}>{list.cancel}</Button>
          <Button kind="primary" type="submit" pending={saving.isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
