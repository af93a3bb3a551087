import type { Problem, Problems } from './form-checks.ts'

/** The fields of one kind, by name. */
export type NameOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never
}[keyof Values] &
  string

type Typed = { target: { value: string } }
type Ticked = { target: { checked: boolean } }

/** What each kind of field of the kit takes: `<TextField label={texts.name} {...form.text('name')} />`. */
export type FieldsOf<Values> = {
  /** Text, several lines of it, a date, an address. */
  text: <Name extends NameOf<Values, string>>(
    name: Name,
  ) => { name: string; value: string; error: string | undefined; onChange: (event: Typed) => void }
  /** One of a list; anything else that a browser may say is passed over. */
  choice: <Name extends NameOf<Values, string | undefined>>(
    name: Name,
    options: readonly NonNullable<Values[Name]>[],
  ) => { name: string; value: string; error: string | undefined; onChange: (event: Typed) => void }
  /** One of a few rows; `value` is what this row stands for. The first of them says what is wrong. */
  radio: <Name extends NameOf<Values, string | undefined>>(
    name: Name,
    value: NonNullable<Values[Name]>,
  ) => { name: string; value: string; checked: boolean; error: string | undefined; onChange: () => void }
  tick: <Name extends NameOf<Values, boolean>>(
    name: Name,
  ) => { name: string; checked: boolean; error: string | undefined; onChange: (event: Ticked) => void }
  /** Whole cents; the field reads what is typed, and says what it can't read. */
  money: <Name extends NameOf<Values, number | undefined>>(
    name: Name,
  ) => {
    cents: number | undefined
    error: string | undefined
    isTried: boolean
    onCents: (cents: number | undefined) => void
  }
}

/** Ties values to the fields of the kit. `prefix` tells the rows of a list apart. */
export function bindFields<Values extends object>(
  values: Values,
  problems: Problems<Values>,
  set: (part: Partial<Values>) => void,
  prefix = '',
): FieldsOf<Values> {
  const put = (name: keyof Values, value: unknown) => set({ [name]: value } as Partial<Values>)
  const begun = new Set<keyof Values>()
  const errorOfFirst = (name: keyof Values) => {
    if (begun.has(name)) return undefined
    begun.add(name)
    return sentenceOf(problems[name])
  }
  const text = (name: keyof Values & string) => ({
    name: prefix + name,
    value: String(values[name] ?? ''),
    error: sentenceOf(problems[name]),
    onChange: ({ target }: Typed) => put(name, target.value),
  })
  return {
    text,
    choice: (name, options) => ({
      ...text(name),
      onChange: ({ target }) => {
        const chosen = options.find((option) => option === target.value)
        if (chosen !== undefined) put(name, chosen)
      },
    }),
    radio: (name, value) => ({
      name: prefix + name,
      value: String(value),
      checked: values[name] === value,
      error: errorOfFirst(name),
      onChange: () => put(name, value),
    }),
    tick: (name) => ({
      name: prefix + name,
      checked: values[name] === true,
      error: sentenceOf(problems[name]),
      onChange: ({ target }) => put(name, target.checked),
    }),
    money: (name) => ({
      cents: values[name] as number | undefined,
      error: sentenceOf(problems[name]),
      isTried: problems[name] === true,
      onCents: (cents) => put(name, cents),
    }),
  }
}

/** The words for a field; none where the field has its own. */
export function sentenceOf(problem: Problem | undefined): string | undefined {
  return problem === true ? undefined : problem
}
