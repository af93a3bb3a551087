import { paths } from '@tower/contract/pages.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { classNames } from '../../ui/class-names/class-names.ts'
import { TextField } from '../../ui/field/field.tsx'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormDone } from '../../ui/form/form-done.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Honeypot } from '../../ui/honeypot/honeypot.tsx'
import styles from './sponsor-start-form.module.css'

export type SponsorStartFormProps = {
  /** What a form sent without a script came to. */
  sent?: FormAnswer | undefined
  /** The two fields beside each other. */
  inRow?: boolean
}

/** Asks for the $800 link by mail. It stays on its page; without a script the signup page answers. */
export function SponsorStartForm({ sent, inRow = false }: SponsorStartFormProps) {
  const { form: texts } = useTexts('sponsorStart')
  const fetcher = useFetcher<FormAnswer>()
  const id = useId()
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? sent) : undefined
  const form = useRef<HTMLFormElement>(null)
  const faults = answer?.faults
  useEffect(() => {
    // One field must be filled in; a list above the form of what is wrong would say it twice.
    if (faults) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [faults])
  if (answer?.outcome === 'done') {
    return (
      <FormDone>
        {texts.done} {texts.doneText}
      </FormDone>
    )
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={paths.sponsorSignup}
      className={classNames(styles.form, inRow && styles.row)}
      noValidate
    >
      {answer?.failure && (
        <Notice tone="danger" className={styles.whole}>
          {answer.failure}
        </Notice>
      )}
      <TextField
        id={`${id}-email`}
        name="email"
        type="email"
        label={texts.email}
        defaultValue={answer?.values.email}
        error={answer?.faults.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={maxEmailLength}
        required
      />
      <TextField
        id={`${id}-name`}
        name="display_name"
        label={texts.name}
        optional
        defaultValue={answer?.values.display_name}
        error={answer?.faults.display_name}
        autoComplete="name"
        maxLength={maxLineLength}
      />
      <Honeypot />
      <Button
        type="submit"
        kind="primary"
        size="l"
        className={classNames(styles.button, styles.whole)}
        pending={fetcher.state !== 'idle'}
        pendingLabel={texts.pending}
      >
        {texts.button}
      </Button>
    </fetcher.Form>
  )
}
