import { paths } from '@tower/contract/pages.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ProvisionedTeacher } from '../../../people/provisioning/provisioning.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { FormDone } from '../../../ui/form/form-done.tsx'
import styles from './provisioning.module.css'

export type ProvisionResultProps = {
  teacher: ProvisionedTeacher
  email: string
  isMailed: boolean
  onAnother: () => void
}

/**
 * What was opened for a teacher in words, with the way to it and the name that the call has for it, and the link to hand over.
 * That is shown this once: nothing keeps it.
 */
export function ProvisionResult({ teacher, email, isMailed, onAnother }: ProvisionResultProps) {
  const { teacher: texts, another } = useTexts('provisioning')
  const { action_link: link } = teacher
  return (
    <div className={styles.form}>
      <FormDone>
        {fillText(texts.done, { email: email.trim() })} {isMailed && texts.onItsWay}
      </FormDone>
      <Opened teacher={teacher} />
      {link !== null && <CopyField label={texts.link} hint={texts.linkHint} value={link} code />}
      <div>
        <Button onClick={onAnother}>{another}</Button>
      </div>
    </div>
  )
}

function Opened({ teacher }: Pick<ProvisionResultProps, 'teacher'>) {
  const { teacher: texts, yes, no } = useTexts('provisioning')
  const { roles } = useTexts('shell')
  const { ok, userId, profileRole, classroomId, action_link: link } = teacher
  const { facts } = texts
  return (
    <dl className={styles.facts} aria-label={texts.result}>
      <Fact name={facts.ok} code="ok">
        {ok ? yes : no}
      </Fact>
      <Fact name={facts.account} code="userId" id={userId}>
        <Link to={paths.adminPerson({ userId })}>{texts.openPerson}</Link>
      </Fact>
      <Fact name={facts.role} code="profileRole">
        {profileRole in roles ? roles[profileRole as keyof typeof roles] : profileRole}
      </Fact>
      <Fact name={facts.classroom} code="classroomId" id={classroomId}>
        {classroomId === null ? (
          texts.noClassroom
        ) : (
          <Link to={paths.adminClassroom({ classroomId })}>{texts.openClassroom}</Link>
        )}
      </Fact>
      {link === null && (
        <Fact name={facts.link} code={texts.link}>
          {texts.noLink}
        </Fact>
      )}
    </dl>
  )
}

type FactProps = { name: string; code: string; id?: string | null; children: ReactNode }

function Fact({ name, code, id, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>
        {name} <span className={styles.code}>{code}</span>
      </dt>
      <dd>
        {children} {id && <span className={styles.code}>{id}</span>}
      </dd>
    </div>
  )
}
