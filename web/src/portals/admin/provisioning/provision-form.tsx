import { maxClassroomNameLength, usualClassroomName } from '@tower/contract/people/provisioning.ts'
import { maxLineLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, useState } from 'react'
import { provisioningCalls, type ProvisionedTeacher } from '../../../people/provisioning/provisioning.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import { noPlace, PlaceFields, placeOf } from '../classrooms/place-fields.tsx'
import { EmailField } from './email-field.tsx'
import { ProvisionResult } from './provision-result.tsx'
import styles from './provisioning.module.css'
import { useEmailFault, useOpening } from './use-opening.ts'

const empty = {
  ...{ email: '', fullName: '', classroomName: usualClassroomName, isMailed: true },
  place: noPlace,
}
type Typed = typeof empty

/** Opens a teacher with a classroom, and shows what came of it. What was typed stays until it is done. */
export default function ProvisionForm() {
  const texts = useTexts('provisioning')
  const [typed, setTyped] = useState(empty)
  const [fault, setFault] = useState<string>()
  const [isAnother, setAnother] = useState(false)
  const findFault = useEmailFault()
  const { opening, failure } = useOpening(openTeacher, texts.teacher.failed)
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
    return <ProvisionResult teacher={opening.data} {...typed} onAnother={again} />
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
        value={typed.fullName}
        onChange={(event) => change({ fullName: event.target.value })}
      />
      <TextField
        label={texts.classroom}
        hint={texts.teacher.classroomHint}
        maxLength={maxClassroomNameLength}
        value={typed.classroomName}
        onChange={(event) => change({ classroomName: event.target.value })}
      />
      <PlaceFields typed={typed.place} onType={(part) => change({ place: { ...typed.place, ...part } })} />
      <CheckField
        label={texts.teacher.send}
        checked={typed.isMailed}
        onChange={(event) => change({ isMailed: event.target.checked })}
      />
      <div>
        <Button type="submit" kind="primary" pending={opening.isPending}>
          {texts.teacher.submit}
        </Button>
      </div>
    </form>
  )
}

function openTeacher({
  email,
  fullName,
  classroomName,
  place,
  isMailed,
}: Typed): Promise<ProvisionedTeacher> {
  return provisioningCalls.teacher({
    email,
    full_name: fullName || null,
    classroom_name: classroomName.trim() || usualClassroomName,
    place: placeOf(place),
    send_magic_link: isMailed,
  })
}
