import { paths } from '@tower/contract/pages.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../api/call-error.ts'
import { explainError } from '../../api/explain-error.ts'
import { openAuthClient } from '../../session/auth-client.ts'
import { asCallError } from '../../session/auth-refusal.ts'
import { useStepUp } from '../../session/step-up.tsx'
import { fillText } from '../../texts/fill-text.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { MailIcon } from '../../ui/icons/icons.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useToast } from '../../ui/toast/toast-region.tsx'
import { useSite } from '../../page/use-site.ts'
import styles from './account-parts.module.css'
import { accountQueries } from './account.api.ts'
import { readAddress } from './read-address.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'

/** The address one signs in with, and its change, which both mailboxes confirm. */
export function AddressForm({ current }: { current: string }) {
  const { address } = useTexts('account')
  const [isOther, setOther] = useState(false)
  const user = useQuery(accountQueries.user)
  const waiting = user.data?.new_email
  return (
    <div className={styles.form}>
      <p className={styles.current}>{fillText(address.current, { email: current })}</p>
      {waiting && !isOther ? (
        <Waiting current={current} email={waiting} onOther={() => setOther(true)} />
      ) : (
        <NewAddress current={current} onSent={() => setOther(false)} />
      )}
    </div>
  )
}

function Waiting({ current, email, onOther }: { current: string; email: string; onOther: () => void }) {
  const { address } = useTexts('account')
  const { demo } = useSite()
  const changing = useChangeAddress(() => undefined)
  return (
    <div className={styles.form}>
      <div className={styles.waiting}>
        <MailIcon size={22} />
        <div>
          <p>
            <b>{fillText(address.waiting, { email })}</b>
          </p>
          <p>{fillText(address.waitingMore, { current })}</p>
          {demo && (
            <a href="/dev/mailbox" target="_blank" rel="noreferrer">
              {address.mailbox}
            </a>
          )}
        </div>
      </div>
      {changing.isError && <AddressFault error={changing.error} />}
      <div className={styles.end}>
        <Button
          onClick={() => changing.mutate(email)}
          pending={changing.isPending}
          pendingLabel={address.submitting}
        >
          {address.again}
        </Button>
        <Button kind="ghost" onClick={onOther}>
          {address.other}
        </Button>
      </div>
    </div>
  )
}

function NewAddress({ current, onSent }: { current: string; onSent: () => void }) {
  const { address } = useTexts('account')
  const [email, setEmail] = useState('')
  const [wasSent, setSent] = useState(false)
  const changing = useChangeAddress(onSent)
  const wanted = readAddress(email)
  const found = wanted === undefined ? address.invalid : wanted === current ? address.same : undefined

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSent(true)
    if (found) focusFirstFault(event.currentTarget)
    if (wanted !== undefined && !found && !changing.isPending) changing.mutate(wanted)
  }
  return (
    <form method="post" noValidate className={styles.form} onSubmit={submit}>
      <p className={styles.note}>{address.explain}</p>
      {changing.isError && <AddressFault error={changing.error} />}
      <TextField
        label={address.label}
        name="new-email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        error={wasSent ? found : undefined}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className={styles.end}>
        <Button type="submit" pending={changing.isPending} pendingLabel={address.submitting}>
          {address.submit}
        </Button>
      </div>
    </form>
  )
}

function AddressFault({ error }: { error: Error }) {
  const { address } = useTexts('account')
  const { stepUp } = useTexts('portal')
  const isRefused = isCallError(error) && error.status < 500
  const texts = {
    refused: { 'identity.proof_needed': stepUp.errors.refused['identity.proof_needed'] },
    statuses: { 429: address.tooMany },
    failed: isRefused ? address.refused : address.failed,
  }
  return <Notice tone="danger">{explainError(error, texts)}</Notice>
}

function useChangeAddress(onSent: () => void) {
  const { address } = useTexts('account')
  const client = useQueryClient()
  const stepUp = useStepUp()
  const toast = useToast()
  return useMutation({
    mutationFn: (email: string) => stepUp(() => askForAddress(email)),
    onSuccess: async () => {
      toast({ text: address.sent })
      await client.invalidateQueries({ queryKey: accountQueries.user.queryKey })
      onSent()
    },
  })
}

async function askForAddress(email: string): Promise<void> {
  const client = await openAuthClient()
  const emailRedirectTo = new URL(paths.authCallback, window.location.origin)
  emailRedirectTo.searchParams.set('next', paths.account)
  const { error } = await client.updateUser({ email }, { emailRedirectTo: emailRedirectTo.href })
  if (error) throw asCallError(error)
}
