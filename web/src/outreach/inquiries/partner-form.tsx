import { maxMessageLength } from '@tower/contract/outreach/inquiries.ts'
import { paths } from '@tower/contract/pages.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, GoLink } from '../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { fieldsOfAnswer } from '../../ui/form/fields-of-answer.ts'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormDone } from '../../ui/form/form-done.tsx'
import { FormProblems } from '../../ui/form/form-problems.tsx'
import { Columns, Row, Stack } from '../../ui/layout/layout.tsx'
import { Honeypot } from '../../ui/honeypot/honeypot.tsx'

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
  const field = fieldsOfAnswer(answer, 'partner')
  return (
    <fetcher.Form method="post" noValidate>
      <Stack gap={5}>
        <FormProblems answer={answer} prefix="partner" />
        <TextField
          {...field('organization')}
          required
          label={apply.organization}
          autoComplete="organization"
          maxLength={maxLineLength}
        />
        <Columns feet gap={5}>
          <TextField
            {...field('contact_name')}
            required
            label={apply.contactName}
            autoComplete="name"
            maxLength={maxLineLength}
          />
          <TextField
            {...field('email')}
            required
            label={apply.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={maxEmailLength}
          />
        </Columns>
        <TextAreaField
          {...field('message')}
          required
          label={apply.message}
          rows={6}
          maxLength={maxMessageLength}
        />
        <Honeypot />
        <Row>
          <Button
            type="submit"
            kind="primary"
            size="l"
            pending={fetcher.state !== 'idle'}
            pendingLabel={apply.pending}
          >
            {apply.button}
          </Button>
        </Row>
      </Stack>
    </fetcher.Form>
  )
}
