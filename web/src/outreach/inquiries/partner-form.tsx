import { maxMessageLength } from '@tower/contract/outreach/inquiries.ts'
import { paths } from '@tower/contract/pages.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, GoLink } from '../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormDone } from '../../ui/form/form-done.tsx'
import { FormProblems } from '../../ui/form/form-problems.tsx'
import { Honeypot } from '../../ui/honeypot/honeypot.tsx'
import styles from './inquiry-form.module.css'

/** A possible partner writes to the charity; works without a script. `sent` is what a form sent so came to. */
export function PartnerForm({ sent }: { sent?: FormAnswer | undefined }) {
  const { apply } = useTexts('inquiries')
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? sent
  const isDone = answer?.outcome === 'done'
  useEffect(() => {
    if (isDone) console.info('Partner inquiry received.')
  }, [isDone])

  if (isDone) {
    return (
      <>
        <FormDone>{apply.done}</FormDone>
        <GoLink to={paths.partners}>{apply.back}</GoLink>
      </>
    )
  }
  const field = (name: string) => ({
    name,
    id: `partner-${name}`,
    defaultValue: answer?.values[name],
    error: answer?.faults[name],
    required: true,
  })
  return (
    <fetcher.Form method="post" className={styles.form} noValidate>
      <FormProblems answer={answer} prefix="partner" />
      <TextField
        {...field('organization')}
        label={apply.organization}
        autoComplete="organization"
        maxLength={maxLineLength}
      />
      <div className={styles.two}>
        <TextField
          {...field('contact_name')}
          label={apply.contactName}
          autoComplete="name"
          maxLength={maxLineLength}
        />
        <TextField
          {...field('email')}
          label={apply.email}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
        />
      </div>
      <TextAreaField {...field('message')} label={apply.message} rows={6} maxLength={maxMessageLength} />
      <Honeypot name="bot-field" />
      <Button
        type="submit"
        kind="primary"
        size="l"
        className={styles.button}
        pending={fetcher.state !== 'idle'}
        pendingLabel={apply.pending}
      >
        {apply.button}
      </Button>
    </fetcher.Form>
  )
}
