import { maxTeacherReasonLength } from '@tower/contract/matching/nominations.ts'
import { paths } from '@tower/contract/pages.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, GoLink } from '../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import type { FormAnswer } from '../../ui/form/form-answer.ts'
import { FormDone } from '../../ui/form/form-done.tsx'
import { FormProblems } from '../../ui/form/form-problems.tsx'
import styles from './nomination-forms.module.css'

/** Names a teacher who is not here yet; works without a script. `sent` is what a form sent so came to. */
export function NominateTeacherForm({ sent }: { sent?: FormAnswer | undefined }) {
  const texts = useTexts('teacherNomination')
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? sent
  if (answer?.outcome === 'done') {
    return (
      <>
        <FormDone>{texts.done}</FormDone>
        <GoLink to={paths.nominateTeacher} reloadDocument>
          {texts.another}
        </GoLink>
      </>
    )
  }
  const field = (name: string) => ({
    name,
    id: `teacher-nomination-${name}`,
    defaultValue: answer?.values[name],
    error: answer?.faults[name],
    required: true,
  })
  return (
    <fetcher.Form method="post" className={styles.form} noValidate>
      <FormProblems answer={answer} prefix="teacher-nomination" />
      <div className={styles.two}>
        <TextField
          {...field('nominator_name')}
          label={texts.nominatorName}
          autoComplete="name"
          maxLength={maxLineLength}
        />
        <TextField
          {...field('nominator_email')}
          label={texts.nominatorEmail}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxEmailLength}
        />
      </div>
      <div className={styles.two}>
        <TextField
          {...field('teacher_name')}
          label={texts.teacherName}
          autoComplete="off"
          maxLength={maxLineLength}
        />
        <TextField {...field('school')} label={texts.school} autoComplete="off" maxLength={maxLineLength} />
      </div>
      <TextAreaField {...field('reason')} label={texts.reason} rows={5} maxLength={maxTeacherReasonLength} />
      <Button
        type="submit"
        kind="primary"
        size="l"
        className={styles.button}
        pending={fetcher.state !== 'idle'}
        pendingLabel={texts.pending}
      >
        {texts.button}
      </Button>
    </fetcher.Form>
  )
}
