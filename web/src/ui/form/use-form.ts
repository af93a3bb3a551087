import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { bindFields, type FieldsOf, sentenceOf } from './bind-fields.ts'
import { bindRows, type BoundRows, type RowOf, type RowsOf } from './bind-rows.ts'
import { focusFirstFault } from './focus-first-fault.ts'
import { type Checks, findProblems, isSound, stillRefused } from './form-checks.ts'

/** Where what is typed is kept beyond the page, such as `useKeptForm`. */
export type FormStore<Values> = {
  typed: Values
  setTyped: (change: (before: Values) => Values) => void
  /** What stands in the fields is on its way. */
  send?: () => void
}

/** What the fields begin with, or where what is typed is kept. */
type FormStart<Values> =
  { first: Values; keptBy?: undefined } | { first?: undefined; keptBy: FormStore<Values> }

/** What the form does, as `useAct` gives it: nothing is sent twice, and refusals of fields stand at them. */
type FormAct = {
  isPending: boolean
  problems?: Readonly<Record<string, string>>
  /** Another one with each refusal. */
  error?: unknown
  takeFields?: (names: readonly string[]) => void
  /** What the last try came to is not said beside what is wrong with the next one. */
  reset?: () => void
}

export type FormOptions<Values extends object> = FormStart<Values> & {
  checks?: Checks<Values>
  act?: FormAct
  /** Gets what was typed once every check holds. */
  onSend: (values: Values) => void
}

export type Form<Values extends object> = FieldsOf<Values> & {
  values: Values
  set: (part: Partial<Values>) => void
  /** For the form itself: `<Stack as="form" {...form.props}>`. */
  props: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** What is said of a field that is no field of the kit, such as files. */
  problemOf: (name: keyof Values) => string | undefined
  /** Rows that repeat, each with a `key` of its own. */
  rows: <Name extends RowsOf<Values>>(name: Name) => BoundRows<RowOf<Values, Name>>
}

/**
 * A form on the fields of the kit. Nothing is called wrong before the first try; then each field says what is wrong with it
 * until it holds, and the first of them gets the focus. What was typed stays, whatever the server answers.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { keptBy, checks = {}, act, onSend } = options
  const [own, setOwn] = useState<Values>(options.keptBy ? options.keptBy.typed : options.first)
  const [isTried, setTried] = useState(false)
  const [sent, setSent] = useState<Values>()
  const ref = useRef<HTMLFormElement>(null)
  const values = keptBy?.typed ?? own
  const found = findProblems(values, checks)
  const refused = stillRefused(act?.problems ?? {}, values, sent)
  const problems = { ...refused, ...(isTried && found) }
  const set = (part: Partial<Values>) => (keptBy?.setTyped ?? setOwn)((before) => ({ ...before, ...part }))
  useTiedAct(act, Object.keys(values))
  useFocusOnRefusal(ref, act?.error, !isSound(refused))

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSound(found)) {
      setTried(true)
      if (act?.error) act.reset?.()
      return focusFirstFault(event.currentTarget)
    }
    if (act?.isPending) return
    setSent(values)
    keptBy?.send?.()
    onSend(values)
  }
  return {
    ...bindFields(values, problems, set),
    values,
    set,
    props: { ref, noValidate: true, onSubmit: submit },
    problemOf: (name) => sentenceOf(problems[name]),
    rows: <Name extends RowsOf<Values>>(name: Name) =>
      bindRows<RowOf<Values, Name>, Values>(name, values, isTried ? checks : {}, set),
  }
}

/** The act learns which fields there are: a refusal of another one is said for the whole. */
function useTiedAct(act: FormAct | undefined, names: readonly string[]): void {
  const takeFields = act?.takeFields
  const joined = names.join(' ')
  useEffect(() => takeFields?.(joined.split(' ')), [takeFields, joined])
}

/** A field that the server refused gets the focus, once: afterwards somebody may be typing elsewhere. */
function useFocusOnRefusal(ref: RefObject<HTMLFormElement | null>, error: unknown, isRefused: boolean): void {
  const led = useRef<unknown>(undefined)
  useEffect(() => {
    if (!isRefused || error === led.current) return
    led.current = error
    if (ref.current) focusFirstFault(ref.current)
  }, [ref, error, isRefused])
}
