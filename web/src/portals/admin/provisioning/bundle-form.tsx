import {
  maxClassroomNameLength,
  type ProvisionedRole,
  usualClassroomName,
} from '@tower/contract/people/provisioning.ts'
import { maxLineLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, useState } from 'react'
import { provisioningCalls, type UserBundle } from '../../../people/provisioning/provisioning.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { RoleField } from '../allowlist/role-field.tsx'
import { EmailField } from './email-field.tsx'
import styles from './provisioning.module.css'
import { useEmailFault, useOpening } from './use-opening.ts'

type Typed = {
  email: string
  fullName: string
  role: ProvisionedRole
  classroomName: string
  wantsShare: boolean
}
const empty: Typed = {
  email: '',
  fullName: '',
  role: 'teacher',
  classroomName: usualClassroomName,
  wantsShare: true,
}

/** The form of the side panel. What was typed stays, so that it can be corrected. */
export function BundleForm({ onDone }: { onDone: (bundle: UserBundle | undefined) => void }) {
  const texts = useTexts('provisioning')
  const toast = useToast()
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<string>()
  const findFault = useEmailFault()
  const { opening, failure } = useOpening(ensure, texts.bundle.failed)
  const change = (part: Partial<Typed>) => {
    onDone(undefined)
    setTyped((before) => ({ ...before, ...part }))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFault(typed.email)
    setFault(found)
    if (found !== undefined) return focusFirstFault(event.currentTarget)
    if (opening.isPending) return
    opening.mutate(typed, {
      onSuccess: ({ bundle }) => {
        toast({ text: texts.bundle.done })
        onDone(bundle)
      },
    })
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      <EmailField value={typed.email} fault={fault} onType={(email) => change({ email })} />
      <TextField
        label={texts.fullName}
        optional
        autoComplete="off"
        maxLength={maxLineLength}
        value={typed.fullName}
        onChange={(event) => change({ fullName: event.target.value })}
      />
      <RoleField label={texts.role} role={typed.role} onRole={(role) => change({ role })} />
      {typed.role === 'teacher' && <Teaching typed={typed} change={change} />}
      <div>
        <Button type="submit" kind="primary" pending={opening.isPending}>
          {texts.bundle.submit}
        </Button>
      </div>
    </form>
  )
}

/** What teachers alone have. */
function Teaching({ typed, change }: { typed: Typed; change: (part: Partial<Typed>) => void }) {
  const texts = useTexts('provisioning')
  return (
    <>
      <TextField
        label={texts.classroom}
        hint={texts.teacher.classroomHint}
        maxLength={maxClassroomNameLength}
        value={typed.classroomName}
        onChange={(event) => change({ classroomName: event.target.value })}
      />
      <CheckField
        label={texts.bundle.share}
        checked={typed.wantsShare}
        onChange={(event) => change({ wantsShare: event.target.checked })}
      />
    </>
  )
}

async function ensure({ email, fullName, role, classroomName, wantsShare }: Typed) {
  return provisioningCalls.ensure({
    email,
    role,
    full_name: fullName || null,
    classroom: role === 'teacher' ? classroomName.trim() || usualClassroomName : null,
    make_share: role === 'teacher' && wantsShare,
  })
}
