import { type FormEvent, useState } from 'react'
import { provisioningCalls } from '../../../people/provisioning/provisioning.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { EmailField } from './email-field.tsx'
import styles from './provisioning.module.css'
import { useEmailFault, useOpening } from './use-opening.ts'

/** Makes a link that signs somebody in once. It is shown this once, and only of a mailbox that nobody has come in by. */
export default function TestLinkForm() {
  const { test: texts, teacher } = useTexts('provisioning')
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const findFault = useEmailFault()
  const { opening, failure } = useOpening(provisioningCalls.link, texts.failed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = email.trim() === '' ? texts.emailRequired : findFault(email)
    setFault(found)
    if (found !== undefined) focusFirstFault(event.currentTarget)
    else if (!opening.isPending) opening.mutate(email)
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{texts.lead}</p>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <EmailField value={email} fault={fault} onType={setEmail} />
      <div>
        <Button type="submit" pending={opening.isPending}>
          {texts.submit}
        </Button>
      </div>
      {opening.data?.action_link === null && (
        <FormDone>{fillText(texts.sent, { email: (opening.variables ?? email).trim() })}</FormDone>
      )}
      {opening.data && opening.data.action_link !== null && (
        <CopyField
          key={opening.data.action_link}
          label={fillText(texts.link, { email: (opening.variables ?? email).trim() })}
          hint={teacher.linkHint}
          value={opening.data.action_link}
          code
        />
      )}
    </form>
  )
}
