import { expect, test } from 'vitest'
import { bindFields } from './bind-fields.ts'
import { bindRows } from './bind-rows.ts'
import { eachRow, required } from './form-checks.ts'

type Line = { key: string; name: string }
type Typed = {
  kind: 'check' | 'wire'
  name: string
  cents: number | undefined
  isAgreed: boolean
  lines: readonly Line[]
}

const typed: Typed = {
  kind: 'check',
  name: 'Rosa',
  cents: 2_500,
  isAgreed: false,
  lines: [
    { key: 'a', name: 'Chalk' },
    { key: 'b', name: '' },
  ],
}

/** The fields of `typed`, and the parts of it that they set. */
function bound(problems = {}) {
  const parts: Partial<Typed>[] = []
  const set = (part: Partial<Typed>) => void parts.push(part)
  return { fields: bindFields<Typed>(typed, problems, set), set, parts }
}

const target = <Value>(value: Value) => ({ target: value })

test('each kind of field shows its value and changes nothing but it', () => {
  const { fields, parts } = bound()
  expect(fields.text('name').value).toBe('Rosa')
  expect(fields.radio('kind', 'check').checked).toBe(true)
  expect(fields.radio('kind', 'wire').checked).toBe(false)
  expect(fields.money('cents').cents).toBe(2_500)
  fields.text('name').onChange(target({ value: 'Tom' }))
  fields.radio('kind', 'wire').onChange()
  fields.tick('isAgreed').onChange(target({ checked: true }))
  fields.money('cents').onCents(undefined)
  expect(parts).toEqual([{ name: 'Tom' }, { kind: 'wire' }, { isAgreed: true }, { cents: undefined }])
})

test('a choice that is none of the list is passed over', () => {
  const { fields, parts } = bound()
  const { onChange } = fields.choice('kind', ['check', 'wire'])
  onChange(target({ value: 'cash' }))
  onChange(target({ value: 'wire' }))
  expect(parts).toEqual([{ kind: 'wire' }])
})

test('an amount that cannot be read says so by itself, in its own words', () => {
  const { fields } = bound({ cents: true, name: 'Enter a name.' })
  expect(fields.money('cents')).toMatchObject({ error: undefined, isTried: true })
  expect(fields.text('name').error).toBe('Enter a name.')
})

test('a required tick says why it holds the form back, and of rows to choose from the first does', () => {
  const { fields } = bound({ isAgreed: 'Agree to it.', kind: 'Choose one.' })
  expect(fields.tick('isAgreed').error).toBe('Agree to it.')
  expect(fields.radio('kind', 'check').error).toBe('Choose one.')
  expect(fields.radio('kind', 'wire').error).toBeUndefined()
})

test('rows keep their keys while others come and go, and each says what is wrong with it', () => {
  const { set, parts } = bound()
  const checks = { lines: eachRow<Line>({ name: required('Name it.') }) }
  const { items, add } = bindRows<Line, Typed>('lines', typed, checks, set)
  expect(items.map((line) => line.text('name').error)).toEqual([undefined, 'Name it.'])
  expect(items.map((line) => line.text('name').name)).toEqual(['lines.0.name', 'lines.1.name'])
  items[1]?.text('name').onChange(target({ value: 'Paper' }))
  items[0]?.remove()
  add({ name: 'Glue' })
  const [changed, removed, added] = parts.map(({ lines }) => lines)
  expect(changed).toEqual([typed.lines[0], { key: 'b', name: 'Paper' }])
  expect(removed).toEqual([typed.lines[1]])
  expect(added?.slice(0, 2)).toEqual(typed.lines)
  expect(added?.[2]?.name).toBe('Glue')
  expect(added?.[2]?.key).toMatch(/^[0-9a-f-]{36}$/)
})
