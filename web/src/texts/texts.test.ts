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

/** Bounds that we set, none of which is 1, and one sentence to the letter of the specification. */
const neverOne = [
  ...['.account.profile.nameTooLong', '.profileEditor.taglineHint', '.profileEditor.tooLong'],
  ...['.athleteMoney.did.rule', '.giving.donate.choice.own_tower.text', '.ownTower.wait'],
  ...['.prospectPortal.updates.form.limits', '.prospectPortal.updates.form.tooLong'],
  ...['.disbursementDesk.rule.change', '.storybookEditor.rail.most', '.draws.one.rulers.first'],
  ...['.analytics.fairness.latestOnly', '.credits.gift.byEither.done', '.storybooks.papers.making'],
]
const counted =
  /\{(?:count|total|days|minutes|hours|files|rows|children|classrooms|entries|years|weeks|points)\} (?!as |is |was |más\b|menos\b)\p{Ll}+s\b/u

test('what follows a number that can be 1 has a form of its own for it, in both languages', () => {
  const alike = [en, es]
    .flatMap((texts) => leaves(texts))
    .filter(({ path, text }) => !/\.(?:one|other)$/.test(path) && counted.test(text))
    .filter(({ path }) => !neverOne.includes(path))
  expect(alike).toEqual([])
})
