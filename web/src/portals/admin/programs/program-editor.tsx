import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ManagedProgram } from '@tower/contract/outreach/program-desk.contract.ts'
import { maxProgramDescription, maxProgramName } from '@tower/contract/outreach/program-desk.ts'
import { type FormEvent, useRef, useState } from 'react'
import { isCallError } from '../../../api/call-error.ts'
import {
  programCalls,
  programQueries,
  readProgramsAgain,
} from '../../../outreach/programs/program-desk.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { TextAreaField, TextField } from '../../../ui/field/field.tsx'
import { focusFirstFault } from '../../../ui/form/focus-first-fault.ts'
import { AmountField } from '../../../ui/money-field/amount-field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useToast } from '../../../ui/toast/toast-region.tsx'
import { ActFailed } from '../act-failed.tsx'
import { KeptNotice } from '../../../session/kept-notice.tsx'
import { type FormState, useKeptForm, useTypingPlace } from '../../../session/use-kept-form.ts'
import { ProgramPreview } from './program-preview.tsx'
import { BroughtIntoView } from '../typing/brought-into-view.tsx'
import styles from './programs.module.css'
import {
  findProgramFaults,
  goalCents,
  type ProgramFault,
  type TypedProgram,
  typedOf,
} from './typed-program.ts'

/** The editor of a program, in both languages side by side. What was typed stays, whatever comes of it. */
export function ProgramEditor({ program }: { program: ManagedProgram }) {
  const { editor: texts } = useTexts('programDesk')
  const kept = useKeptForm(useTypingPlace(`program.${program.id}`), () => ({
    typed: typedOf(program),
    seen: program.updated_at,
  }))
  const { typed, setTyped } = kept
  const [isChecked, setChecked] = useState(false)
  const { save, theirs } = useSaveProgram(program, kept)
  const form = useRef<HTMLFormElement>(null)
  const faults = isChecked ? findProgramFaults(typed) : []
  const type = (part: Partial<TypedProgram>) => setTyped((before) => ({ ...before, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (findProgramFaults(typed).length > 0) setTimeout(() => form.current && focusFirstFault(form.current))
    else if (!save.isPending) {
      kept.send()
      save.mutate(typed)
    }
  }
  const part = { typed, faults, onType: type }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <KeptNotice form={kept} />
      {save.error && (
        <BroughtIntoView>
          <Refused error={save.error} theirs={theirs} />
        </BroughtIntoView>
      )}
      <Card title={texts.words}>
        <div className={styles.form}>
          <div className={styles.pair}>
            <OneLanguage {...part} lang="en" legend={texts.english} names={['name', 'description']} />
            <OneLanguage {...part} lang="es" legend={texts.spanish} names={['name_es', 'description_es']} />
          </div>
          <AmountField
            label={texts.goal}
            error={faults.includes('goal') ? texts.goalFault : undefined}
            value={typed.goal}
            onAmount={(goal) => type({ goal })}
          />
        </div>
      </Card>
      <Card title={texts.preview}>
        <ProgramPreview typed={typed} program={program} />
      </Card>
      <div className={styles.acts}>
        <Button type="submit" kind="primary" pending={save.isPending}>
          {texts.save}
        </Button>
        <span className={styles.quiet}>{texts.saveHint}</span>
      </div>
    </form>
  )
}

type OneLanguageProps = {
  typed: TypedProgram
  faults: readonly ProgramFault[]
  onType: (part: Partial<TypedProgram>) => void
  lang: 'en' | 'es'
  legend: string
  names: readonly ['name' | 'name_es', 'description' | 'description_es']
}

function OneLanguage({ typed, faults, onType, lang, legend, names }: OneLanguageProps) {
  const { editor: texts } = useTexts('programDesk')
  const field = (name: keyof TypedProgram) => ({
    lang,
    value: typed[name],
    error: faults.includes(name) ? texts.missing : undefined,
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <fieldset className={styles.language}>
      <legend>{legend}</legend>
      <TextField {...field(names[0])} label={texts.name} maxLength={maxProgramName} autoComplete="off" />
      <TextAreaField
        {...field(names[1])}
        label={texts.description}
        rows={4}
        maxLength={maxProgramDescription}
      />
    </fieldset>
  )
}

/** Saves. After a refusal because a colleague was first, saving again replaces what they saved. */
function useSaveProgram(program: ManagedProgram, { seen, setSeen, settle }: FormState<TypedProgram, string>) {
  const { editor } = useTexts('programDesk')
  const client = useQueryClient()
  const toast = useToast()
  const [theirs, setTheirs] = useState<ManagedProgram>()
  const save = useMutation({
    mutationFn: ({ goal, ...words }: TypedProgram) =>
      programCalls.change(program.id, {
        ...words,
        ...{ goal_cents: goalCents(goal) ?? 0, seen_updated_at: seen },
      }),
    onSuccess: ({ item }) => {
      toast({ text: editor.saved })
      settle()
      setSeen(item.updated_at)
      setTheirs(undefined)
    },
    onError: async (error) => {
      if (!isCallError(error) || error.code !== 'programs.changed_meanwhile') return
      const { items } = await client.fetchQuery({ ...programQueries.all({}), staleTime: 0 })
      const now = items.find(({ id }) => id === program.id)
      setTheirs(now)
      setSeen(now?.updated_at ?? seen)
    },
    onSettled: () => readProgramsAgain(client),
  })
  return { save, theirs }
}

/** Why it was not saved; where a colleague was first, what they saved. */
function Refused({ error, theirs }: { error: Error; theirs: ManagedProgram | undefined }) {
  const { editor: texts } = useTexts('programDesk')
  if (!theirs) return <ActFailed error={error} failed={texts.saveFailed} />
  return (
    <Notice tone="warning">
      {texts.theirs}
      <dl className={styles.theirs}>
        <dt>{texts.english}</dt>
        <dd>{[theirs.name, theirs.description].join(' · ')}</dd>
        <dt>{texts.spanish}</dt>
        <dd>{[theirs.name_es, theirs.description_es].join(' · ')}</dd>
      </dl>
    </Notice>
  )
}
