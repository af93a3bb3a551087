import { erasureConfirmWords, erasureRule, maxErasureReasonLength } from '@tower/contract/people/account.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isCallError } from '../../api/call-error.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { useProfile } from '../../session/route-guard.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { fits, inTurn, required } from '../../ui/form/form-checks.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import styles from './account-parts.module.css'
import { accountCalls, accountQueries } from './account.api.ts'

/** The rule once more, and a word to type: nobody asks for this by a slip of the hand. */
export default function AskErasureDialog({ onClose }: { onClose: () => void }) {
  const { erasure } = useTexts('account')
  const language = useLanguage()
  const { role } = useProfile()
  const word = erasureConfirmWords[language]
  const asking = useAskErasure(onClose)
  const fault = fillText(erasure.confirmFault, { word })
  const form = useForm({
    first: { confirm: '', reason: '' },
    checks: {
      confirm: inTurn(
        required(fault),
        fits((typed) => typed.toUpperCase() === word, fault),
      ),
    },
    act: asking,
    onSend: ({ reason }) => asking.mutate({ confirm: word, reason: reason.trim() || null }),
  })
  return (
    <Dialog isOpen onClose={onClose} title={erasure.dialogTitle} role="alertdialog">
      <form method="post" {...form.props}>
        {asking.isError && <AskFault error={asking.error} />}
        <p className={styles.before}>{erasure.dialogLead}</p>
        <ul className={styles.holds}>
          {erasureRule(language, role).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <TextAreaField
          className={styles.reason}
          label={erasure.reason}
          optional
          rows={2}
          maxLength={maxErasureReasonLength}
          {...form.text('reason')}
        />
        <TextField
          label={fillText(erasure.confirmLabel, { word })}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.text('confirm')}
        />
        <div className={styles.dialogButtons}>
          <Button onClick={onClose}>{erasure.cancel}</Button>
          <Button
            kind="danger-solid"
            type="submit"
            pending={asking.isPending}
            pendingLabel={erasure.submitting}
          >
            {erasure.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function AskFault({ error }: { error: Error }) {
  const { erasure } = useTexts('account')
  const isAlready = isCallError(error) && error.code === 'account.erasure_already_requested'
  return <Notice tone="danger">{isAlready ? erasure.already : erasure.failed}</Notice>
}

function useAskErasure(onDone: () => void) {
  const { erasure } = useTexts('account')
  const client = useQueryClient()
  const stepUp = useStepUp()
  const toast = useToast()
  return useMutation({
    mutationFn: (body: { confirm: string; reason: string | null }) =>
      stepUp(() => accountCalls.requestErasure(body)),
    onSuccess: async () => {
      toast({ text: erasure.sent })
      await client.invalidateQueries({ queryKey: accountQueries.account.queryKey })
      onDone()
    },
  })
}
