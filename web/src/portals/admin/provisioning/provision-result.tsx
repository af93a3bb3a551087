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

/** What was opened for a teacher, and the link to hand over. It is shown this once: nothing keeps it. */
export function ProvisionResult({ teacher, email, isMailed, onAnother }: ProvisionResultProps) {
  const { teacher: texts, yes, another } = useTexts('provisioning')
  const { ok, userId, profileRole, classroomId, action_link: link } = teacher
  const facts = { ok: ok && yes, userId, profileRole, classroomId: classroomId ?? '–' }
  return (
    <div className={styles.form}>
      <FormDone>
        {fillText(texts.done, { email: email.trim() })} {isMailed && texts.onItsWay}
      </FormDone>
      <dl className={styles.facts} aria-label={texts.result}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.code}>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {link === null && (
          <div className={styles.fact}>
            <dt className={styles.code}>{texts.link}</dt>
            <dd>{texts.noLink}</dd>
          </div>
        )}
      </dl>
      {link !== null && <CopyField label={texts.link} hint={texts.linkHint} value={link} code />}
      <div>
        <Button onClick={onAnother}>{another}</Button>
      </div>
    </div>
  )
}
