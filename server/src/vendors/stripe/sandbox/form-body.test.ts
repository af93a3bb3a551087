import { expect, test } from 'vitest'
import { parseForm } from './form-body.ts'

test('bracketed names become a tree, lists by their index', () => {
  const form =
    'mode=payment&line_items[0][price_data][unit_amount]=80000&expand[]=a&expand[]=b&metadata[a%20b]=%C3%A9+1'
  expect(parseForm(form)).toEqual({
    mode: 'payment',
    line_items: { 0: { price_data: { unit_amount: '80000' } } },
    expand: { 0: 'a', 1: 'b' },
    metadata: { 'a b': 'é 1' },
  })
})

test('a field named after the prototype reaches nothing', () => {
  const form = parseForm('__proto__[polluted]=yes&metadata[__proto__]=x')
  expect(Object.keys(form)).toEqual(['__proto__', 'metadata'])
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})
