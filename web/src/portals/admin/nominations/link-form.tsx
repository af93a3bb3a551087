import type { Nominee } from '@tower/contract/matching/nominees.contract.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { type FormEvent, useState } from 'react'
import { nomineeCalls, readNomineesAgain } from '../../../matching/nominations/nominees.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useActFault } from '../use-act-fault.ts'
import styles from './nominees.module.css'

export type LinkFormProps = { nominee: Nominee; onLinked: (key: string) => void }

/** Says whose address a nominated teacher has, after a question. */
export function LinkForm({ nominee, onLinked }: LinkFormProps) {
  const { link: texts } = useTexts('nominees')
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const link = useLink(nominee, { onLinked, onSettled: () => setAsking(false) })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = email.trim()
    const found = typed === '' ? texts.required : isEmail(typed) ? undefined : texts.invalid
    setFault(found)
    setAsking(found === undefined)
    if (found !== undefined) focusFirstFault(event.currentTarget)
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h3>{texts.title}</h3>
      <p className={styles.quiet}>{texts.lead}</p>
      {link.failure && <Notice tone="danger">{link.failure}</Notice>}
      <TextField
        label={texts.email}
        type="email"
        autoComplete="off"
        maxLength={maxEmailLength}
        error={fault}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div>
        <Button type="submit" pending={link.isPending}>
          {texts.submit}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={fillText(texts.question, { name: nominee.name, email: email.trim() })}
        confirmLabel={texts.submit}
        cancelLabel={texts.cancel}
        forGood
        pending={link.isPending}
        onConfirm={() => link.run(email.trim())}
      >
        <p>{texts.text}</p>
      </ConfirmDialog>
    </form>
  )
}

function useLink(
  { key, name }: Nominee,
  { onLinked, onSettled }: { onLinked: (key: string) => void; onSettled: () => void },
) {
  const { link: texts } = useTexts('nominees')
  return useAct((email: string) => nomineeCalls.link(key, email), {
    done: (_, email) => fillText(texts.done, { name, email }),
    onDone: ({ item }) => onLinked(item.key),
    onEnd: onSettled,
    failed: useActFault(texts.failed),
    makeStale: readNomineesAgain,
  })
}
