import { useId } from 'react'
import { useFetcher } from 'react-router'
import { paths } from '../../paths.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { TextField } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { SponsorStartAnswer } from './send-sponsor-start.ts'
import styles from './sponsor-start-form.module.css'

export type SponsorStartFormProps = {
  /** What a form sent without a script came to. */
  sent?: SponsorStartAnswer | undefined
  /** The two fields beside each other. */
  inRow?: boolean
}

/** Asks for the $800 link by mail. It stays on its page; without a script the signup page answers. */
export function SponsorStartForm({ sent, inRow = false }: SponsorStartFormProps) {
  const { form: texts } = useTexts('sponsorStart')
  const fetcher = useFetcher<SponsorStartAnswer>()
  const id = useId()
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? sent) : undefined
  if (answer?.outcome === 'done') {
    return (
      <Notice tone="success">
        {texts.done} {texts.doneText}
      </Notice>
    )
  }
  return (
    <fetcher.Form
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
        defaultValue={answer?.email}
        error={answer?.faults.email}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        required
      />
      <TextField
        id={`${id}-name`}
        name="display_name"
        label={texts.name}
        optional
        defaultValue={answer?.name}
        error={answer?.faults.name}
        autoComplete="name"
        maxLength={200}
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {texts.trap}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
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
