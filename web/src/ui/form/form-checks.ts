/** Why a value can't be sent: a sentence for its field, or `true` where the field says it by itself. */
export type Problem = string | true

export type Check<Value, Values> = (value: Value, values: Values) => Problem | undefined

/** What must hold of each field; a field without a check holds anything. */
export type Checks<Values> = { readonly [Name in keyof Values]?: Check<Values[Name], Values> }

export type Problems<Values> = { readonly [Name in keyof Values]?: Problem }

/** Something was typed or chosen. */
export const required =
  (words: string) =>
  (value: string | readonly unknown[] | undefined): Problem | undefined =>
    (typeof value === 'string' ? value.trim() : (value ?? '')).length === 0 ? words : undefined

/** What was typed, if anything was, keeps a rule: one of the contract's, such as `isEmail`. */
export const fits =
  (rule: (value: string) => boolean, words: string) =>
  (value: string): Problem | undefined =>
    value.trim() === '' || rule(value.trim()) ? undefined : words

/** An amount that its field could read; the field says its limits itself. */
export const amount = (cents: number | undefined): Problem | undefined =>
  cents === undefined ? true : undefined

/** The first of several checks that something is wrong with. */
export const inTurn =
  <Value, Values>(...checks: readonly Check<Value, Values>[]): Check<Value, Values> =>
  (value, values) => {
    for (const check of checks) {
      const problem = check(value, values)
      if (problem !== undefined) return problem
    }
    return undefined
  }

/** A check of rows that repeat; each row's problems stand at its own fields. */
export type RowsCheck<Row, Values> = Check<readonly Row[], Values> & { readonly ofRow: Checks<Row> }

/** Every row holds, and there is at least one where `atLeastOne` says why. */
export function eachRow<Row extends object>(ofRow: Checks<Row>, atLeastOne?: string): RowsCheck<Row, object> {
  const check = (rows: readonly Row[]): Problem | undefined => {
    if (rows.length === 0) return atLeastOne
    return rows.some((row) => !isSound(findProblems(row, ofRow))) ? true : undefined
  }
  return Object.assign(check, { ofRow })
}

/** What is wrong with which fields. */
export function findProblems<Values extends object>(
  values: Values,
  checks: Checks<Values>,
): Problems<Values> {
  const found: { -readonly [Name in keyof Values]?: Problem } = {}
  for (const name of Object.keys(checks) as (keyof Values)[]) {
    const problem = checks[name]?.(values[name], values)
    if (problem !== undefined) found[name] = problem
  }
  return found
}

/** Whether nothing is wrong, of all fields or of some. */
export function isSound<Values>(problems: Problems<Values>, names?: readonly (keyof Values)[]): boolean {
  return (names ?? (Object.keys(problems) as (keyof Values)[])).every((name) => problems[name] === undefined)
}

/** What the server refused at fields, until they are changed: another value may be taken. */
export function stillRefused<Values extends object>(
  refused: Readonly<Record<string, string>>,
  values: Values,
  sent: Values | undefined,
): Problems<Values> {
  const names = (Object.keys(refused) as (string & keyof Values)[]).filter(
    (name) => sent !== undefined && values[name] === sent[name],
  )
  return Object.fromEntries(names.map((name) => [name, refused[name]])) as Problems<Values>
}
