import type { ConsentText } from '@tower/contract/people/consent-text.ts'
import type { ConsentCase } from '@tower/contract/people/prospect-consents.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { Form, useNavigation } from 'react-router'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { FormAnswer } from '../../../ui/form/form-answer.ts'
import { FormProblems } from '../../../ui/form/form-problems.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Lead } from '../../../ui/section/section.tsx'
import { ConsentFields } from './consent-fields.tsx'
import { ConsentPreview } from './consent-preview.tsx'
import { ConsentStanding } from './consent-standing.tsx'
import styles from './consent.module.css'

export type ConsentFormProps = {
  token: string
  consent: ConsentCase
  text: ConsentText
  answer: FormAnswer | undefined
}

/** What a guardian's link opens: what would be public, and the form that allows it, part by part, or takes it back. */
export function ConsentForm({ token, consent, text, answer }: ConsentFormProps) {
  const texts = useTexts('consent')
  const isSending = useNavigation().formMethod === 'POST'
  const { subject, said, may_grant: mayGrant } = consent
  const name = `${subject.first_name} ${subject.last_name}`
  const address = `${paths.prospectConsent}?${new URLSearchParams({ token }).toString()}`
  const refusing = said?.profile ? texts.takeBack : texts.refuse
  return (
    <div className={styles.page}>
      <h1>{fillText(said?.profile ? texts.headingAgain : texts.heading, { name })}</h1>
      <Lead>{texts.lead}</Lead>
      <ConsentStanding consent={consent} />
      <ConsentPreview subject={subject} />
      <Form method="post" action={address} className={styles.card} noValidate>
        <FormProblems answer={answer} prefix="consent" />
        <input type="hidden" name="token" value={token} />
        {mayGrant ? (
          <>
            <ConsentFields
              prefix="consent"
              {...{ consent, text }}
              faults={answer?.faults ?? {}}
              values={answer?.values ?? {}}
              asksBirthday={!consent.has_birthday}
            />
            <Button
              type="submit"
              kind="primary"
              size="l"
              block
              name="intent"
              value="sign"
              pending={isSending}
              pendingLabel={texts.signing}
            >
              {said?.profile ? texts.signAgain : texts.sign}
            </Button>
          </>
        ) : (
          <Notice tone="info">{texts.ofAge}</Notice>
        )}
        <Button type="submit" kind="second" block name="intent" value="refuse">
          {refusing}
        </Button>
        {said?.profile && <p className={styles.quiet}>{texts.takeBackHint}</p>}
      </Form>
    </div>
  )
}
