import { maxReasonLength } from '@tower/contract/matching/nominations.ts'
import { maxEmailLength } from '@tower/contract/text-limits.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { giverField } from '../../session/giver-field.ts'
import { useStoredSession } from '../../session/stored-session.ts'
import { fillText } from '../../texts/fill-text.ts'
import { focusFirstFault } from '../../ui/form/focus-first-fault.ts'
import { FormDone, FormFailed } from '../../ui/form/form-done.tsx'
import { textOf } from '../../ui/form/form-text.ts'
import { useIsHydrated } from '../../ui/hydration/use-is-hydrated.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { accountToken } from './account-token.ts'
import { hashContact } from './hash-contact.ts'
import styles from './nomination-forms.module.css'
import type { NominationAnswer } from './send-nomination.ts'

export type NominateClassroomFormProps = {
  /** The page the form stands on; each has its own words for the outcome. */
  place: 'onDonate' | 'onAbout'
  /** The classroom a link names. */
  classroom?: string
  /** What a form that was sent without a script came to. */
  sent?: NominationAnswer | undefined
}

/** Nominates a classroom. The contact's field has no name: no form post can ever carry it. */
export function NominateClassroomForm({ place, classroom = '', sent }: NominateClassroomFormProps) {
  const texts = useTexts('nominations')
  const { nominate } = texts
  const fetcher = useFetcher<NominationAnswer>()
  const [contactProblem, setContactProblem] = useState<string>()
  const [isClassroomMissing, setClassroomMissing] = useState(false)
  const answer = fetcher.state === 'idle' ? (fetcher.data ?? sent) : undefined
  const isDone = answer?.outcome === 'done'
  const answered = useFailure(answer, place)
  const failure = contactProblem === nominate.hashFailed ? contactProblem : answered
  const form = useRef<HTMLFormElement>(null)
  useEmptiedFields(form, fetcher.data)

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sending = event.currentTarget
    const contact = sending.querySelector<HTMLInputElement>('#nominator-contact')?.value ?? ''
    const values = new FormData(sending)
    const isMissing = textOf(values, 'classroom') === ''
    setClassroomMissing(isMissing)
    setContactProblem(contact.trim() === '' ? nominate.contactRequired : undefined)
    if (isMissing || contact.trim() === '') return focusFirstFault(sending)
    values.set('intent', 'nominate')
    try {
      values.set('nominator_hash', await hashContact(contact))
      values.set(giverField, await accountToken())
    } catch {
      setContactProblem(nominate.hashFailed)
      return
    }
    await fetcher.submit(values, { method: 'post' })
  }

  return (
    <form ref={form} method="post" className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      {isDone && <DoneNotice place={place} answer={answer} />}
      {failure && <FormFailed>{failure}</FormFailed>}
      <Notice tone="warning" announce={false} className={styles.needsScript}>
        {nominate.needsScript}
      </Notice>
      <div className={styles.two}>
        <TextField
          code
          id="nominated-classroom"
          name="classroom"
          label={texts.classroom}
          hint={texts.classroomHint}
          defaultValue={answer?.values.classroom ?? classroom}
          error={isClassroomMissing ? texts.classroomRequired : answer?.classroomProblem}
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          required
        />
        <TextField
          id="nominator-contact"
          label={nominate.contact}
          hint={nominate.contactHint}
          error={contactProblem === nominate.contactRequired ? contactProblem : undefined}
          autoComplete="email"
          maxLength={maxEmailLength}
          required
        />
      </div>
      <ConfirmationField answer={answer} />
      <TextAreaField
        name="reason"
        label={nominate.reason}
        optional
        rows={3}
        maxLength={maxReasonLength}
        defaultValue={isDone ? '' : (answer?.values.reason ?? '')}
      />
      <Button
        type="submit"
        name="intent"
        value="nominate"
        className={styles.button}
        pending={fetcher.state !== 'idle'}
        pendingLabel={nominate.pending}
      >
        {nominate.button}
      </Button>
    </form>
  )
}

/** What was said for one classroom is not sent for the next, and a second press asks for no second mail. */
function useEmptiedFields(form: RefObject<HTMLFormElement | null>, answer: NominationAnswer | undefined) {
  useEffect(() => {
    if (answer?.outcome !== 'done') return
    const fields = form.current?.querySelectorAll<HTMLInputElement>('[name=confirm_email], [name=reason]')
    fields?.forEach((field) => (field.value = ''))
  }, [form, answer])
}

function DoneNotice({
  place,
  answer,
}: Pick<NominateClassroomFormProps, 'place'> & { answer: NominationAnswer }) {
  const { nominate } = useTexts('nominations')
  const said = [
    nominate[place].done,
    answer.linkSent && fillText(nominate.linkSent, { email: answer.values.email }),
    answer.isSessionOver && nominate.sessionOver,
  ]
  return <FormDone>{said.filter(Boolean).join(' ')}</FormDone>
}

/** Where the link goes with which the nomination counts in full. */
function ConfirmationField({ answer }: { answer: NominationAnswer | undefined }) {
  const { nominate } = useTexts('nominations')
  const session = useStoredSession()
  return (
    <TextField
      name="confirm_email"
      type="email"
      label={nominate.email}
      error={answer?.emailProblem}
      hint={session ? nominate.emailHintSignedIn : nominate.emailHint}
      defaultValue={!answer || answer.outcome === 'done' ? '' : answer.values.email}
      autoComplete="email"
      maxLength={maxEmailLength}
      optional
    />
  )
}

function useFailure(
  answer: NominationAnswer | undefined,
  place: NominateClassroomFormProps['place'],
): string | undefined {
  const { nominate } = useTexts('nominations')
  const isHydrated = useIsHydrated()
  // Whoever has JavaScript and still sent no code pressed before it had come.
  if (answer?.outcome === 'no-hash') return isHydrated ? nominate.pressedEarly : nominate.needsScript
  return answer?.outcome === 'failed' ? (answer.failure ?? nominate[place].failed) : undefined
}
