import { maxLineLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, useState } from 'react'
import { type UserWish, provisioningCalls } from '../../../people/provisioning/provisioning.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, SelectField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { CreatedUserNotice } from './created-user.tsx'
import { EmailField } from './email-field.tsx'
import styles from './provisioning.module.css'
import { useEmailFault, useOpening } from './use-opening.ts'

/** Superadmin is an answer that counts as admin. */
const roles = ['teacher', 'sponsor', 'admin', 'superadmin'] as const
const sends = ['magic', 'reset', 'none'] as const
type Typed = {
  email: string
  name: string
  role: (typeof roles)[number]
  send: (typeof sends)[number]
  isAllowed: boolean
}
const empty: Typed = { email: '', name: '', role: 'teacher', send: 'magic', isAllowed: true }

/** Opens an account, and shows what came of it. What was typed stays until it is done. */
export default function CreateUserForm() {
  const texts = useTexts('provisioning')
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  const findFault = useEmailFault()
  const { opening, failure } = useOpening(
    (wish: Typed) => provisioningCalls.user(bodyOf(wish)),
    texts.user.failed,
  )
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFault(typed.email)
    setFault(found)
    if (found !== undefined) focusFirstFault(event.currentTarget)
    else if (!opening.isPending) opening.mutate(typed)
  }
  if (opening.data) {
    const again = () => {
      setTyped(empty)
      setAnother(true)
      opening.reset()
    }
    return <CreatedUserNotice user={opening.data} email={typed.email.trim()} onAnother={again} />
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <EmailField
        value={typed.email}
        fault={fault}
        onType={(email) => change({ email })}
        autoFocus={isAnother}
      />
      <TextField
        label={texts.fullName}
        optional
        autoComplete="off"
        maxLength={maxLineLength}
        value={typed.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <Choices typed={typed} change={change} />
      <div>
        <Button type="submit" kind="primary" pending={opening.isPending}>
          {texts.user.submit}
        </Button>
      </div>
    </form>
  )
}

function Choices({ typed, change }: { typed: Typed; change: (part: Partial<Typed>) => void }) {
  const { role, user: texts } = useTexts('provisioning')
  const { roles: names } = useTexts('shell')
  return (
    <>
      <SelectField
        label={role}
        hint={texts.roleHint}
        value={typed.role}
        onChange={(event) =>
          change({ role: roles.find((name) => name === event.target.value) ?? typed.role })
        }
      >
        {roles.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.send}
        hint={texts.sendHint}
        value={typed.send}
        onChange={(event) =>
          change({ send: sends.find((name) => name === event.target.value) ?? typed.send })
        }
      >
        {sends.map((name) => (
          <option key={name} value={name}>
            {texts.sends[name]}
          </option>
        ))}
      </SelectField>
      <CheckField
        label={texts.allowlist}
        checked={typed.isAllowed}
        onChange={(event) => change({ isAllowed: event.target.checked })}
      />
    </>
  )
}

function bodyOf({ email, name, role, send, isAllowed }: Typed): UserWish {
  return {
    email,
    name: name || null,
    role,
    addToAllowlist: isAllowed,
    send: send === 'none' ? null : send,
  }
}
