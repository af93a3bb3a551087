import { useMutation, useQueryClient } from '@tanstack/react-query'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { proofErrors } from '../../session/proof-words.ts'
import { removeFactor } from '../../session/second-factor.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { showTime } from '../../ui/time/show-time.ts'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { nameOfFactor, type SecondFactorOverview } from './identity.api.ts'
import { readFactorsAgain } from './read-factors-again.ts'
import styles from './second-factor.module.css'

type Factor = SecondFactorOverview['factors'][number]
type Named = { factor: Factor; name: string }

/** The apps that are set up. */
export function FactorList({ factors }: { factors: readonly Factor[] }) {
  const { unnamed } = useTexts('secondFactor')
  const [leaving, setLeaving] = useState<Named>()
  const named = factors.map((factor) => ({ factor, name: nameOfFactor(factors, factor.id, unnamed) }))
  return (
    <>
      <ul className={styles.factors}>
        {named.map((one) => (
          <li key={one.factor.id}>
            <FactorRow {...one} onRemove={() => setLeaving(one)} />
          </li>
        ))}
      </ul>
      {leaving && <RemoveDialog {...leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

function FactorRow({ factor, name, onRemove }: Named & { onRemove: () => void }) {
  const { factor: texts } = useTexts('account')
  const language = useLanguage()
  const used = factor.last_used_at
    ? fillText(texts.lastUsed, { date: showTime(factor.last_used_at, 'date', language) })
    : texts.neverUsed
  return (
    <div className={styles.factor}>
      <span className={styles.tile} aria-hidden="true">
        <Smartphone size={20} />
      </span>
      <div className={styles.factorWords}>
        <b>{name}</b>
        <span>
          {fillText(texts.added, { date: showTime(factor.created_at, 'date', language) })} · {used}
        </span>
      </div>
      <Button kind="danger" size="s" onClick={onRemove} aria-label={fillText(texts.removeNamed, { name })}>
        {texts.remove}
      </Button>
    </div>
  )
}

function RemoveDialog({ factor, name, onClose }: Named & { onClose: () => void }) {
  const { factor: texts } = useTexts('account')
  const { stepUp: words } = useTexts('portal')
  const stepUp = useStepUp()
  const client = useQueryClient()
  const toast = useToast()
  const removing = useMutation({
    mutationFn: () => stepUp(() => removeFactor(factor.id)),
    onSuccess: async () => {
      toast({ text: texts.removed })
      await readFactorsAgain(client)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.removeTitle}
      confirmLabel={removing.isPending ? texts.removing : texts.remove}
      cancelLabel={texts.cancel}
      onConfirm={() => removing.mutate()}
      pending={removing.isPending}
      destructive
    >
      {fillText(texts.removeWords, { name })}
      {removing.isError && (
        <Notice tone="danger">{explainError(removing.error, proofErrors(words.errors))}</Notice>
      )}
    </ConfirmDialog>
  )
}
