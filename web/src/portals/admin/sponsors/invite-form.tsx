import type { SponsorRequest } from '@tower/contract/people/sponsor-requests.contract.ts'
import { maxOrgNameLength } from '@tower/contract/people/sponsor-requests.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { isEmail } from '@tower/contract/people/email.ts'
import { type FormEvent, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyField } from '../../../ui/copy/copy-field.tsx'
import { CheckField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { Notice } from '../../../ui/notice/notice.tsx'
import styles from './sponsors.module.css'
import { useInvite } from './use-invite.ts'

/** Invites somebody who asked, or somebody new. What was typed stays. */
export function InviteForm({ request }: { request: SponsorRequest | undefined }) {
  const { form: texts } = useTexts('sponsorDesk')
  const known = request && request.org_name !== request.email ? request.org_name : ''
  const [email, setEmail] = useState(request?.email ?? '')
  const [orgName, setOrgName] = useState(known)
  const [isSent, setSent] = useState(true)
  const [fault, setFault] = useState<string>()
  const { invite, unsent } = useInvite()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = findFault(email.trim(), texts)
    setFault(found)
    if (found !== undefined) return focusFirstFault(event.currentTarget)
    if (!invite.isPending) invite.run({ email, orgName, isSent, seenInvitedAt: request?.invited_at })
  }
  return (
    <form className={styles.part} onSubmit={submit} noValidate>
      <h3>{texts.title}</h3>
      {invite.failure && <Refused error={invite.error} failure={invite.failure} request={request} />}
      {request === undefined && (
        <TextField
          label={texts.email}
          type="email"
          autoComplete="off"
          maxLength={maxEmailLength}
          error={fault}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      )}
      <TextField
        label={texts.org}
        hint={texts.orgHint}
        optional
        autoComplete="off"
        maxLength={maxOrgNameLength}
        value={orgName}
        onChange={(event) => setOrgName(event.target.value)}
      />
      <div>
        <CheckField
          label={texts.sendNow}
          checked={isSent}
          onChange={(event) => setSent(event.target.checked)}
        />
        <p className={styles.quiet}>{texts.sendNowHint}</p>
      </div>
      <div>
        {/* It mails somebody outside without a further question: A alone does not, it only leads here. */}
        <Button type="submit" kind="primary" data-decide="yes" data-by-hand pending={invite.isPending}>
          {texts.submit}
        </Button>
      </div>
      {unsent && (
        <CopyField
          key={unsent.words}
          label={texts.words}
          value={unsent.words}
          rows={10}
          wasCopied={unsent.wasCopied}
        />
      )}
    </form>
  )
}

type RefusedProps = { error: unknown; failure: string; request: SponsorRequest | undefined }

/** Why there is no invitation; where a colleague was first, who that was. */
function Refused({ error, failure, request }: RefusedProps) {
  const { form: texts, somebody } = useTexts('sponsorDesk')
  if (isCallError(error) && error.code === 'sponsors.invited_meanwhile')
    return (
      <Notice tone="warning">{fillText(texts.meanwhile, { by: request?.invited_by ?? somebody })}</Notice>
    )
  return <Notice tone="danger">{failure}</Notice>
}

function findFault(email: string, texts: Record<'emailRequired' | 'emailInvalid', string>) {
  if (email === '') return texts.emailRequired
  return isEmail(email) ? undefined : texts.emailInvalid
}
