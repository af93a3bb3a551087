import { useMutation, useQueryClient } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { useState } from 'react'
import { explainError } from '../../../api/explain-error.ts'
import { useKeptWords } from '../../../session/use-kept-words.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { FormDone } from '../../../ui/form/form-done.tsx'
import { FormErrors } from '../../../ui/form/form-errors.tsx'
import { findOnboardFaults, type OnboardDraft } from './onboard-draft.ts'
import styles from './portal.module.css'
import { portalCalls, readPortalAgain } from './prospect-portal.api.ts'

const empty: OnboardDraft = { first: '', last: '', sport: '', guardian: '' }

/** Names, sport and the guardian's address. What was typed stays where sending fails. */
export function OnboardForm({ onBegun }: { onBegun: (prospectId: string) => void }) {
  const { onboard: texts, signIn } = useTexts('prospectPortal')
  const locale = useLanguage()
  const client = useQueryClient()
  const { words: draft, write, forget } = useKeptWords('onboard', empty)
  const [isTried, setTried] = useState(false)
  const begin = useMutation({
    mutationFn: () =>
      portalCalls.onboard({
        first_name: draft.first.trim(),
        last_name: draft.last.trim(),
        sport_position: draft.sport.trim() || null,
        guardian_email: draft.guardian.trim() || null,
        locale,
      }),
    onSuccess: async ({ prospect }) => {
      forget()
      await readPortalAgain(client)
      onBegun(prospect.id)
    },
  })
  const faults = isTried ? findOnboardFaults(draft) : {}
  const told = (Object.keys(faults) as (keyof OnboardDraft)[]).flatMap((field) => {
    const fault = faults[field]
    return fault ? [{ message: texts[fault], field: `onboard-${field}` }] : []
  })
  const failure =
    begin.error &&
    explainError(begin.error, { refused: texts.refused, statuses: { 401: signIn }, failed: texts.failed })
  const field = (name: keyof OnboardDraft) => {
    const fault = faults[name]
    return {
      id: `onboard-${name}`,
      value: draft[name],
      error: fault && texts[fault],
      onChange: (event: { target: { value: string } }) => write({ ...draft, [name]: event.target.value }),
    }
  }
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (Object.keys(findOnboardFaults(draft)).length === 0 && !begin.isPending) begin.mutate()
      }}
    >
      <FormErrors errors={told.length > 0 ? told : failure ? [{ message: failure }] : []} />
      <div className={styles.two}>
        <TextField label={texts.first} required maxLength={80} autoComplete="off" {...field('first')} />
        <TextField label={texts.last} required maxLength={80} autoComplete="off" {...field('last')} />
      </div>
      <TextField
        label={texts.sport}
        optional
        maxLength={120}
        placeholder={texts.sportPlaceholder}
        {...field('sport')}
      />
      <TextField
        label={texts.guardian}
        hint={texts.guardianHint}
        optional
        type="email"
        autoComplete="off"
        {...field('guardian')}
      />
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" pending={begin.isPending} pendingLabel={texts.sending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

type OnboardThanksProps = { name: string; prospectId: string; onAnother: () => void }

/** Says what happens next, to whoever began it. */
export function OnboardThanks({ name, prospectId, onAnother }: OnboardThanksProps) {
  const { onboard: texts } = useTexts('prospectPortal')
  const athlete = new URLSearchParams({ athlete: prospectId }).toString()
  return (
    <div className={styles.page}>
      <FormDone>{fillText(texts.thanks, { name })}</FormDone>
      <div className={styles.buttons}>
        <ButtonLink to={`${paths.prospectPortal}?${athlete}`} kind="primary">
          {texts.open}
        </ButtonLink>
        <Button onClick={onAnother}>{texts.another}</Button>
      </div>
    </div>
  )
}
