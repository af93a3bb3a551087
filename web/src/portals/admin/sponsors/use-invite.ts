import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { readSponsorRequestsAgain, sponsorRequestCalls } from '../../../people/sponsors/requests.api.ts'
import { useAct } from '../../../session/use-act.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { actErrors } from '../admin-errors.ts'

export type Invite = {
  email: string
  orgName: string
  isSent: boolean
  seenInvitedAt: string | null | undefined
}
export type Unsent = { words: string; wasCopied: boolean }

/** Where every invitation leads; the server turns these paths into addresses of the site. */
const targets = {
  checkout_url: paths.checkout,
  onboarding_url: paths.onboarding,
  redirect_to: `${paths.authCallback}?next=${encodeURIComponent(paths.sponsorDashboard)}`,
}

/** Prepares an invitation. One that was not sent is copied; its words stay to be seen. */
export function useInvite() {
  const { form: texts } = useTexts('sponsorDesk')
  const words = actErrors(useTexts('admin'), texts.failed)
  const toast = useToast()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [unsent, setUnsent] = useState<Unsent>()
  const invite = useAct(
    ({ email, orgName, isSent, seenInvitedAt }: Invite) =>
      sponsorRequestCalls.invite({
        ...targets,
        email,
        org_name: orgName || null,
        send_now: isSent,
        seen_invited_at: seenInvitedAt,
        request_key: key,
      }),
    {
      onDone: async ({ sent, subject, body }, { email }) => {
        setKey(crypto.randomUUID())
        if (sent) {
          setUnsent(undefined)
          toast({ text: fillText(texts.sent, { email: email.trim() }) })
          return
        }
        const unsentWords = `${subject}\n\n${body}`
        const wasCopied = await copyText(unsentWords)
        setUnsent({ words: unsentWords, wasCopied })
        toast({ text: wasCopied ? texts.copied : texts.uncopied, tone: wasCopied ? 'success' : 'info' })
      },
      failed: { ...words, refused: { ...words.refused, ...texts.refused } },
      // A refusal, too, tells of what a colleague did.
      makeStale: readSponsorRequestsAgain,
    },
  )
  return { invite, unsent }
}
