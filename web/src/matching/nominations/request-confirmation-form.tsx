import { isSchoolAddress } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, GoLink } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { FormDone, FormFailed } from '../../ui/form/form-done.tsx'
import { useSite } from '../../page/use-site.ts'
import styles from './nomination-forms.module.css'
import { fillSuffixes } from './school-suffixes.ts'
import type { RequestAnswer } from './send-confirmation-request.ts'

export type RequestConfirmationFormProps = {
  classroom?: string
  /** What a form that was sent without a script came to. */
  sent?: RequestAnswer | undefined
}

/** A teacher asks for the link that confirms their classroom. */
export function RequestConfirmationForm({ classroom = '', sent }: RequestConfirmationFormProps) {
  const texts = useTexts('nominations')
  const { request } = texts
  const site = useSite()
  const fetcher = useFetcher<RequestAnswer>()
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? sent) : undefined
  const values = answer?.values ?? { classroom, name: '', email: '' }
  const problems = answer?.problems ?? {}
  return (
    <fetcher.Form method="post" className={styles.form} noValidate>
      <RequestOutcome answer={answer} />
      <TextField
        code
        id="confirmed-classroom"
        name="classroom"
        label={texts.classroom}
        hint={texts.classroomHint}
        defaultValue={values.classroom}
        error={problems.classroom}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        required
      />
      <div className={styles.two}>
        <TextField
          id="teacher-name"
          name="name"
          label={request.name}
          defaultValue={values.name}
          error={problems.name}
          autoComplete="name"
          maxLength={maxLineLength}
          required
        />
        <TextField
          id="teacher-email"
          name="email"
          type="email"
          label={request.email}
          hint={fillSuffixes(request.emailHint, site)}
          defaultValue={values.email}
          error={problems.email}
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
      </div>
      <Button
        type="submit"
        name="intent"
        value="request"
        className={styles.button}
        pending={fetcher.state !== 'idle'}
        pendingLabel={request.pending}
      >
        {request.button}
      </Button>
    </fetcher.Form>
  )
}

function RequestOutcome({ answer }: { answer: RequestAnswer | undefined }) {
  const { request } = useTexts('nominations')
  const site = useSite()
  if (answer?.outcome === 'failed')
    return (
      <FormFailed>
        {answer.failure ?? request.failed}
        {answer.isNoSchools && (
          <>
            {' '}
            {request.noSchoolEmail} <GoLink to={paths.contact}>{request.contact}</GoLink>
          </>
        )}
      </FormFailed>
    )
  if (answer?.outcome !== 'done') return null
  const isListed = isSchoolAddress(answer.values.email, site.teacherEmailSuffixes)
  return (
    <FormDone>
      <b>{isListed ? fillSuffixes(request.done, site) : request.doneElsewhere}</b> {request.doneText}
      {!isListed && ` ${request.staffText}`}
    </FormDone>
  )
}
