import { expect, test } from 'vitest'
import { collectRules, listRuleNames } from './collect-rules.ts'
import type { Survey, SurveyPart } from '../../../invariant.ts'

const slots: Survey = {
  survey: 'slots',
  by: 'slots',
  key: 'slot.id',
  from: 'slots slot',
  rules: [{ name: 'a slot has its money', broken: 'slot.cents <> 80000' }],
}
const ofDonors: SurveyPart = {
  of: 'slots',
  joins: 'left join donors donor on donor.id = slot.donor_id',
  rules: [{ name: 'a slot has its donor', broken: 'donor.id is null' }],
}
const ofDraws: SurveyPart = {
  of: 'slots',
  joins: 'left join draw_winners winner on winner.slot_id = slot.id',
  rules: [{ name: 'a slot has its draw', broken: 'winner.slot_id is null' }],
}

test('what several domains say of the same rows is proven in one pass over them', () => {
  const books = collectRules([{ rules: [slots] }, {}, { rules: [ofDonors] }, { rules: [ofDraws] }])
  expect(books.invariants).toEqual([
    {
      ...slots,
      from: `slots slot\n    ${ofDonors.joins}\n    ${ofDraws.joins}`,
      rules: [...slots.rules, ...ofDonors.rules, ...ofDraws.rules],
    },
  ])
})

test('the sums of all domains are added up in one pass, after everything that is judged row by row', () => {
  const sumOf = (name: string) => ({ name, parts: [{ sql: 'select 1 as key, 0 as cents' }] })
  const row = { name: 'nothing waits', sql: 'select 1 where false' }
  const books = collectRules([{ sums: [sumOf('one')] }, { rules: [row], sums: [sumOf('other')] }])
  expect(books.invariants).toEqual([row, { sums: [sumOf('one'), sumOf('other')] }])
  expect(listRuleNames(books)).toEqual(['nothing waits', 'one', 'other'])
})

test('a rule that would be proven by nothing, and a name that two domains give, are refused', () => {
  expect(() => collectRules([{ rules: [ofDonors] }])).toThrow('no domain has the survey of slots')
  expect(() => collectRules([{ relations: { due: 'a' } }, { relations: { due: 'b' } }])).toThrow('same name')
})
