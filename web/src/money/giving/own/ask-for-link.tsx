import { Form, useLocation, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { FormDone, FormFailed } from '../../../ui/form/form-done.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import type { DoneWord } from './find-linked-gifts.ts'
import styles from './own-giving.module.css'

/** Asks for the address the receipts go to. What it answers tells nothing of who gave. */
export function AskForLink({ sent }: { sent: DoneWord | undefined }) {
  const { linkPage: texts } = useTexts('ownGiving')
  return (
    <div className={styles.ask}>
      <PageHead title={texts.ask} lead={texts.askText} />
      <Said sent={sent} />
      <AskForm />
    </div>
  )
}

/** The link opens nothing: it is none of ours, it is old, or the load failed. */
export function LinkUnavailable({
  reason,
  link,
  sent,
}: {
  reason: 'invalid' | 'expired' | 'failed'
  link: string
  sent: DoneWord | undefined
}) {
  const { linkPage: texts } = useTexts('ownGiving')
  const { pathname, search } = useLocation()
  const titles = { invalid: texts.invalidTitle, expired: texts.expiredTitle, failed: texts.failedTitle }
  return (
    <div className={styles.ask}>
      <PageHead title={titles[reason]} lead={texts[reason]} />
      <Said sent={sent} />
      {reason === 'failed' && (
        <ButtonLink kind="primary" to={pathname + search} replace>
          {texts.retry}
        </ButtonLink>
      )}
      {reason === 'expired' && <RenewForm link={link} />}
      {reason === 'invalid' && <AskForm />}
    </div>
  )
}

function Said({ sent }: { sent: DoneWord | undefined }) {
  const { linkPage: texts, links } = useTexts('ownGiving')
  if (sent === 'asked') return <FormDone>{texts.sent}</FormDone>
  if (sent === 'revoked') return <FormDone>{links.revoked}</FormDone>
  return sent === 'problem' ? <FormFailed>{texts.problem}</FormFailed> : null
}

function AskForm() {
  const { linkPage: texts } = useTexts('ownGiving')
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" className={styles.ask}>
      <TextField
        type="email"
        name="email"
        label={texts.email}
        autoComplete="email"
        required
        maxLength={254}
      />
      <Button
        type="submit"
        kind="primary"
        name="intent"
        value="ask"
        pending={isSending}
        pendingLabel={texts.sending}
      >
        {texts.send}
      </Button>
    </Form>
  )
}

function RenewForm({ link }: { link: string }) {
  const { linkPage: texts } = useTexts('ownGiving')
  return (
    <Form method="post">
      <input type="hidden" name="link" value={link} />
      <Button type="submit" kind="primary" name="intent" value="renew">
        {texts.renew}
      </Button>
    </Form>
  )
}
