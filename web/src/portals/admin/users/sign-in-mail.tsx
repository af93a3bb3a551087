import { isStaff } from '@tower/contract/access.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import type { SendChoice } from '@tower/contract/people/provisioning.ts'
import { useMutation } from '@tanstack/react-query'
import { explainError } from '../../../api/explain-error.ts'
import { provisioningCalls } from '../../../people/provisioning/provisioning.api.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'
import styles from './users.module.css'

/**
 * Mails a person the way back in: a sign-in link, or for staff, who have passwords, a link to choose a new one. It goes to
 * their own mailbox, so staff learn nothing by it, and the audit log names who sent it.
 */
export default function SignInMail({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const admin = useTexts('admin')
  const toast = useToast()
  const { email, full_name: name, role } = person
  const send: SendChoice = isStaff(role) ? 'reset' : 'magic'
  const words =
    send === 'reset'
      ? { act: manage.mailReset, sent: manage.resetSent }
      : { act: manage.mailLink, sent: manage.linkSent }
  const mail = useMutation({
    mutationFn: () => provisioningCalls.mail({ email, name, role, send }),
    onSuccess: () => toast({ text: fillText(words.sent, { email }) }),
  })
  const { refused } = useTexts('provisioning')
  const texts = actErrors(admin, manage.mailFailed)
  if (person.disabled_at) return null
  return (
    <div className={styles.part}>
      {mail.isError && (
        <Notice tone="danger">
          {explainError(mail.error, { ...texts, refused: { ...texts.refused, ...refused } })}
        </Notice>
      )}
      <Button pending={mail.isPending} onClick={() => mail.mutate()}>
        {words.act}
      </Button>
    </div>
  )
}
