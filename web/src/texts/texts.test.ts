import { identityErrors } from '@tower/contract/people/identity.ts'
import { expect, test } from 'vitest'
import { dictionaries } from '../all-texts.ts'

const { en, es } = dictionaries

type Leaf = { path: string; text: string }

function leaves(node: unknown, path = ''): Leaf[] {
  if (typeof node === 'string') return [{ path, text: node }]
  return Object.entries(node as object).flatMap(([key, child]) => leaves(child, `${path}.${key}`))
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

const spanish = new Map(leaves(es).map(({ path, text }) => [path, text]))

test('every English text has a Spanish one, and no other', () => {
  expect([...spanish.keys()].sort()).toEqual(
    leaves(en)
      .map(({ path }) => path)
      .sort(),
  )
  expect([...spanish].filter(([, text]) => text.trim() === '')).toEqual([])
})

test('whoever may not enter Admin reads on the page what the call says', () => {
  expect(en.signIn.errors.notAdmin).toBe(identityErrors['identity.not_staff'].sentence)
})

test('a translation takes the same values as its source', () => {
  const different = leaves(en).filter(
    ({ path, text }) => String(placeholders(text)) !== String(placeholders(spanish.get(path) ?? '')),
  )
  expect(different).toEqual([])
})
