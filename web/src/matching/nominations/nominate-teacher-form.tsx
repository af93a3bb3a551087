import { namedClassroomLengths as lengths } from '@tower/contract/matching/named-classrooms.ts'
import { maxTeacherReasonLength } from '@tower/contract/matching/nominations.ts'
import { maxEmailLength, maxLineLength } from '@tower/contract/text-limits.ts'
import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { giverField } from '../../session/giver-field.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button, GoLink } from '../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { FormErrors } from '../../ui/form/form-errors.tsx'
import { FormFailed } from '../../ui/form/form-done.tsx'
import { accountToken } from './account-token.ts'
import { FoundPlaces } from './found-places.tsx'
import { choiceOf, type NamedAnswer } from './named-answer.ts'
import { NominatedClassroom } from './nominated-classroom.tsx'
import styles from './nomination-forms.module.css'
import { PlaceNomination } from './place-nomination.tsx'
import { fieldsOf, Town } from './town-fields.tsx'

export type NominateTeacherFormProps = {
  /** What a form that was sent without a script came to. */
  sent?: NamedAnswer | undefined
  /** The classroom that a neighbor's link names. */
  named?: { id: string; name: string; place: string } | undefined
}

/** Nominates a classroom by what a neighbor knows: it is found, or opened where it is not there. Works without a script. */
export function NominateTeacherForm({ sent, named }: NominateTeacherFormProps) {
  const texts = useTexts('teacherNomination')
  const fetcher = useFetcher<NamedAnswer>()
  const answer = fetcher.data ?? sent
  if (answer?.outcome === 'nominated' && answer.nominated)
    return <NominatedClassroom nominated={answer.nominated} email={answer.values.nominator_email} />

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const values = new FormData(event.currentTarget, submitter)
    values.set(giverField, await accountToken())
    await fetcher.submit(values, { method: 'post' })
  }
  const pending = fetcher.state === 'idle' ? undefined : fetcher.formData?.get('intent')
  const field = fieldsOf(answer)
  return (
    <form method="post" className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Problems answer={answer} />
      {answer?.outcome === 'kept' ? (
        <PlaceNomination answer={answer} isPending={pending !== undefined} />
      ) : (
        <>
          {named ? <NamedByLink named={named} /> : <Where answer={answer} isLooking={pending === 'find'} />}
          <div className={styles.two}>
            <TextField
              {...field('nominator_name')}
              label={texts.nominatorName}
              autoComplete="name"
              maxLength={maxLineLength}
            />
            <TextField
              {...field('nominator_email')}
              type="email"
              label={texts.nominatorEmail}
              autoComplete="email"
              maxLength={maxEmailLength}
            />
          </div>
          <TextField
            {...field('teacher_email')}
            type="email"
            label={texts.teacherEmail}
            hint={texts.teacherEmailHint}
            autoComplete="off"
            maxLength={maxEmailLength}
            required={false}
            optional
          />
          <TextAreaField
            {...field('reason')}
            label={texts.reason}
            hint={texts.reasonHint}
            rows={3}
            maxLength={maxTeacherReasonLength}
          />
          <Button
            type="submit"
            name="intent"
            value="nominate"
            kind="primary"
            size="l"
            className={styles.button}
            pending={pending === 'nominate'}
            pendingLabel={texts.pending}
          >
            {texts.button}
          </Button>
        </>
      )}
    </form>
  )
}

function Problems({ answer }: { answer: NamedAnswer | undefined }) {
  if (answer?.outcome !== 'refused') return null
  const errors = Object.entries(answer.faults).map(([field, message]) => ({
    field: `teacher-nomination-${field}`,
    message,
  }))
  return (
    <>
      {answer.failure && <FormFailed>{answer.failure}</FormFailed>}
      <FormErrors errors={errors} />
    </>
  )
}

/** Teacher, school and place, and what a search for them found. */
function Where({ answer, isLooking }: { answer: NamedAnswer | undefined; isLooking: boolean }) {
  const texts = useTexts('teacherNomination')
  const field = fieldsOf(answer)
  return (
    <>
      <div className={styles.two}>
        <TextField
          {...field('teacher_name')}
          label={texts.teacherName}
          hint={texts.teacherHint}
          autoComplete="off"
          maxLength={lengths.teacher}
        />
        <TextField {...field('school')} label={texts.school} autoComplete="off" maxLength={lengths.school} />
      </div>
      <Town answer={answer} />
      <Button
        type="submit"
        name="intent"
        value="find"
        className={styles.button}
        pending={isLooking}
        pendingLabel={texts.finding}
      >
        {texts.find}
      </Button>
      {answer?.found && <FoundPlaces found={answer.found} chosen={answer.values.choice} />}
    </>
  )
}

/** The classroom that a neighbor's link names; whoever means another one looks for it. */
function NamedByLink({ named }: { named: NonNullable<NominateTeacherFormProps['named']> }) {
  const texts = useTexts('teacherNomination')
  return (
    <div className={styles.named}>
      <input type="hidden" name="choice" value={choiceOf('classroom', named.id)} />
      <p>{texts.byLink}</p>
      <p>
        <b>{named.name}</b>
        <br />
        {named.place}
      </p>
      <GoLink to="?" reloadDocument>
        {texts.another}
      </GoLink>
    </div>
  )
}
