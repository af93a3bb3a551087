import { paths } from '@tower/contract/pages.ts'
import { Form, useNavigation } from 'react-router'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { FormDone, FormFailed } from '../../../ui/form/form-done.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import styles from './consent.module.css'

/** Why a link opens nothing; `ask` where nobody brought one. */
export type NoLink = 'ask' | 'unknown' | 'used' | 'expired'

/** Asks for the address of a guardian. What it answers tells nothing of whose it is. */
export function AskConsentLink({ reason, sent }: { reason: NoLink; sent: 'yes' | 'failed' | undefined }) {
  const texts = useTexts('consent')
  const isSending = useNavigation().formMethod === 'POST'
  const words = {
    ask: { title: texts.ask, lead: texts.askText },
    unknown: { title: texts.unknownTitle, lead: texts.unknownText },
    used: { title: texts.usedTitle, lead: texts.usedText },
    expired: { title: texts.expiredTitle, lead: texts.expiredText },
  }[reason]
  return (
    <div className={styles.page}>
      <PageHead title={words.title} lead={words.lead} />
      {sent === 'yes' && <FormDone>{texts.sent}</FormDone>}
      {sent === 'failed' && <FormFailed>{texts.failed}</FormFailed>}
      <Form method="post" action={paths.prospectConsent} className={styles.card}>
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
    </div>
  )
}
