import { isStaff } from '@tower/contract/access.ts'
import { paths } from '@tower/contract/pages.ts'
import type { Person } from '@tower/contract/people/directory.contract.ts'
import { useMutation } from '@tanstack/react-query'
import { requestPasswordLink, requestSignInLink } from '../../../session/sign-in.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import styles from './users.module.css'

/**
 * Mails a person the way back in: a sign-in link, or for staff, who have passwords, a link to choose a new one. The
 * mail is the one they could ask for themselves, so staff learn nothing by it and its limits hold here too.
 */
export function SignInMail({ person }: { person: Person }) {
  const { manage } = useTexts('people')
  const locale = useLanguage()
  const toast = useToast()
  const { email, role } = person
  const words = isStaff(role)
    ? { act: manage.mailReset, sent: manage.resetSent }
    : { act: manage.mailLink, sent: manage.linkSent }
  const mail = useMutation({
    mutationFn: async () => {
      const { origin } = window.location
      const fault = isStaff(role)
        ? await requestPasswordLink(email, origin + paths.resetPassword)
        : await requestSignInLink({ email, redirectTo: origin + paths.authCallback, locale })
      if (fault) throw fault
    },
    onSuccess: () => toast({ text: fillText(words.sent, { email }) }),
  })
  if (person.disabled_at) return null
  return (
    <div className={styles.part}>
      {mail.isError && <Notice tone="danger">{manage.mailFailed}</Notice>}
      <Button pending={mail.isPending} onClick={() => mail.mutate()}>
        {words.act}
      </Button>
    </div>
  )
}
