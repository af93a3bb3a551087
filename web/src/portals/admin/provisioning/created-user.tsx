import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import type { CreatedUser } from '../../../people/provisioning/provisioning.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormDone } from '../../../ui/form/form-done.tsx'
import styles from './provisioning.module.css'

export type CreatedUserProps = { user: CreatedUser; email: string; onAnother: () => void }

/** What opening an account did, and what was there already. */
export function CreatedUserNotice({ user, email, onAnother }: CreatedUserProps) {
  const { user: texts, yes, no, another } = useTexts('provisioning')
  const say = (is: boolean) => (is ? yes : no)
  const facts = [
    { name: texts.facts.created, value: say(user.created) },
    { name: texts.facts.updatedProfile, value: say(user.updatedProfile) },
    { name: texts.facts.allowlisted, value: say(user.allowlisted) },
    { name: texts.facts.sent, value: texts.sends[user.sent] },
  ]
  return (
    <div className={styles.form}>
      <FormDone>{fillText(texts.done, { email })}</FormDone>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>
        <Button onClick={onAnother}>{another}</Button>
        <Link to={`${paths.adminUsers}?q=${encodeURIComponent(email)}`}>{texts.see}</Link>
      </div>
    </div>
  )
}
