import type { Person } from '@tower/contract/people/directory.contract.ts'
import { type FormEvent, useState } from 'react'
import { allowlistCalls } from '../../../people/allowlist/allowlist.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { usePersonChange } from './use-person-change.ts'
import styles from './users.module.css'

const allowed = ['teacher', 'sponsor'] as const

/** Lets somebody's address sign in as teacher or sponsor. The role is typed, so that nobody gives it by a slip. */
export default function AllowPart({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const { roles } = useTexts('shell')
  const { email, full_name: name } = person
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const allow = usePersonChange(
    (role: (typeof allowed)[number]) =>
      allowlistCalls.upsert({ role, rows: [{ email, name, active: true }], source: 'textarea' }),
    {
      done: (_, role) => fillText(manage.allowed, { email, role: roles[role] }),
      onDone: () => setTyped(''),
      failed: manage.allowFailed,
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const word = typed.trim().toLowerCase()
    const role = allowed.find((known) => known === word || roles[known].toLowerCase() === word)
    setFault(role === undefined ? manage.allowFault : undefined)
    if (role === undefined) focusFirstFault(event.currentTarget)
    else if (!allow.isPending) allow.run(role)
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      {allow.failure && <Notice tone="danger">{allow.failure}</Notice>}
      <TextField
        label={manage.allowAs}
        hint={manage.allowHint}
        autoComplete="off"
        error={fault}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" pending={allow.isPending}>
        {manage.allow}
      </Button>
    </form>
  )
}
