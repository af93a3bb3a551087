import { usualGrantCredits, usualGrantNote } from '@tower/contract/money/credits.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { explainError } from '../../api/explain-error.ts'
import { makeStale } from '../../api/stale-on.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import styles from './credits.module.css'
import { marketCalls } from './market.api.ts'
import { keepDigits, readTypedCredits } from './read-typed-credits.ts'

const empty = { userId: '', credits: String(usualGrantCredits), note: usualGrantNote as string }

/** Staff put credits into somebody's wallet. */
export function GrantCard() {
  const { grant } = useTexts('market')
  const [typed, setTyped] = useState(empty)
  const [wasSent, setSent] = useState(false)
  const granting = useGrant(() => {
    setTyped(empty)
    setSent(false)
  })
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  const userFault = typed.userId.trim() === '' ? grant.userMissing : undefined
  const creditsFault = readTypedCredits(typed.credits) === undefined ? grant.creditsInvalid : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (userFault ?? creditsFault) focusFirstFault(event.currentTarget)
    else if (!granting.isPending) granting.mutate(typed)
  }
  return (
    <Card title={grant.title}>
      <form noValidate className={styles.form} onSubmit={submit}>
        <p className={styles.note}>{grant.explain}</p>
        {granting.isError && (
          <Notice tone="danger">
            {explainError(granting.error, { quotes: 'any sentence', failed: grant.failed })}
          </Notice>
        )}
        {granting.data && !granting.isError && (
          <Notice tone="success">{fillText(grant.done, granting.data)}</Notice>
        )}
        <TextField
          label={grant.userId}
          name="user_id"
          autoComplete="off"
          spellCheck={false}
          value={typed.userId}
          error={wasSent ? userFault : undefined}
          onChange={(event) => type({ userId: event.target.value })}
        />
        <TextField
          label={grant.credits}
          name="credits"
          inputMode="numeric"
          autoComplete="off"
          value={typed.credits}
          error={wasSent ? creditsFault : undefined}
          onChange={(event) => type({ credits: keepDigits(event.target.value) })}
        />
        <TextField
          label={grant.note}
          name="note"
          maxLength={200}
          autoComplete="off"
          value={typed.note}
          onChange={(event) => type({ note: event.target.value })}
        />
        <div className={styles.end}>
          <Button kind="primary" type="submit" pending={granting.isPending} pendingLabel={grant.pending}>
            {grant.submit}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useGrant(onDone: () => void) {
  const client = useQueryClient()
  const stepUp = useStepUp()
  // Pressed again after a lost answer it is the same grant, until something of it is changed.
  const sent = useRef({ grant: '', key: '' })
  return useMutation({
    mutationFn: ({ userId, credits, note }: typeof empty) => {
      const grant = { user_id: userId.trim(), credits: Number(credits), note }
      const written = JSON.stringify(grant)
      if (sent.current.grant !== written) sent.current = { grant: written, key: crypto.randomUUID() }
      return stepUp(() => marketCalls.grant({ ...grant, idempotency_key: sent.current.key }))
    },
    onSuccess: () => {
      sent.current = { grant: '', key: '' }
      onDone()
      return makeStale(client, 'wallet.changed')
    },
  })
}
