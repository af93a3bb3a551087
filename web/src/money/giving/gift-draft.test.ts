import { splitGeneralFund } from '@tower/contract/money.ts'
import { expect, test } from 'vitest'
import { amountOfDraft, findProgramKey, draftFromAddress, draftFromForm, isMonthly } from './gift-draft.ts'

const draft = (query: string) => draftFromAddress(new URLSearchParams(query), 'sponsor-classroom')

test('a link fills in where the gift goes and how much it is', () => {
  expect(draft('dest=prospects&amount=250')).toEqual({
    destination: 'prospects',
    frequency: 'once',
    presetCents: 25_000,
    customAmount: '',
    coverFee: false,
    anonymous: false,
    tributeKind: 'none',
    tributeName: '',
  })
  expect(isMonthly(draft('frequency=monthly'))).toBe(true)
  // Of athletes' gifts each month the athlete's own page asks.
  expect(isMonthly(draft('frequency=monthly&dest=prospects'))).toBe(false)
  expect(draft('amount=12.50')).toMatchObject({ presetCents: undefined, customAmount: '12.50' })
})

test('what a link cannot mean falls back to the program and a first amount', () => {
  expect(draft('dest=moon&amount=lots')).toMatchObject({ destination: 'classrooms', presetCents: 10_000 })
})

test('every program has its own destination', () => {
  const destinationOf = (program: 'sponsor-athlete' | 'tower-smbs' | 'rent-assistance') =>
    draftFromAddress(new URLSearchParams(), program).destination
  expect(destinationOf('sponsor-athlete')).toBe('prospects')
  expect(destinationOf('rent-assistance')).toBe('project')
  expect(destinationOf('tower-smbs')).toBe('project')
})

test('only the four programs have a donate page', () => {
  expect(findProgramKey('tower-smbs')).toBe('tower-smbs')
  expect(findProgramKey('wp-admin')).toBeUndefined()
  expect(findProgramKey(undefined)).toBeUndefined()
})

test('a typed amount counts before a chosen one, as in a form sent without a script', () => {
  const form = new FormData()
  form.set('preset', '2500')
  form.set('custom_amount', ' 40 ')
  form.set('destination', 'project')
  form.set('cover_fee', 'on')
  const read = draftFromForm(form, 'sponsor-classroom', 'es')
  expect(read).toMatchObject({ destination: 'project', coverFee: true })
  expect(amountOfDraft(read)).toBe(4_000)
  form.set('custom_amount', '')
  expect(amountOfDraft(draftFromForm(form, 'sponsor-classroom', 'es'))).toBe(2_500)
  form.set('custom_amount', '25,50')
  expect(amountOfDraft(draftFromForm(form, 'sponsor-classroom', 'es'))).toBe(2_550)
  expect(amountOfDraft(draftFromForm(form, 'sponsor-classroom', 'en'))).toBeUndefined()
})

test('the parts of an untargeted gift add up to the gift', () => {
  expect(splitGeneralFund(10_000)).toEqual({
    classrooms: 6_500,
    prospects: 1_600,
    smbs: 1_600,
    operations: 300,
  })
  const odd = splitGeneralFund(101)
  expect(odd.classrooms + odd.prospects + odd.smbs + odd.operations).toBe(101)
})
