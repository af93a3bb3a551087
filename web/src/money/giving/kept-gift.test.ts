import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type GiftDraft, recallDraft } from './gift-draft.ts'
import { forgetGifts, keepGift, recallGift } from './kept-gift.ts'

const dedicated = () => {
  const form = new FormData()
  form.set('view_key', 'view-1')
  form.set('intent', 'donate')
  form.set('preset', '25000')
  form.set('destination', 'project')
  form.set('cover_fee', 'on')
  form.set('anonymous', 'on')
  form.set('tribute_kind', 'memory')
  form.set('tribute_name', 'Rosa')
  form.set('classroom_id', 'classroom')
  return form
}
const storage = () => {
  const kept: Record<string, string> = {}
  const hide = (name: string, value: unknown) => Object.defineProperty(kept, name, { value })
  hide('getItem', (name: string) => kept[name] ?? null)
  hide('setItem', (name: string, value: string) => void (kept[name] = value))
  hide('removeItem', (name: string) => void delete kept[name])
  return kept
}
const visit = (pathname: string, sessionStorage: unknown) =>
  vi.stubGlobal('window', { location: { pathname }, sessionStorage })

/** What the address asks for. */
const elsewhere = { destination: 'classrooms', presetCents: 5_000, customAmount: '' } as GiftDraft

let kept: Record<string, string>
beforeEach(() => {
  kept = storage()
  visit('/sponsor-classroom/donate', kept)
})
afterEach(() => vi.unstubAllGlobals())

test('whoever comes back without having paid finds the whole gift, on this page alone', () => {
  keepGift(dedicated())
  const gift = recallGift()
  expect(gift && recallDraft(gift, elsewhere, new URLSearchParams())).toEqual({
    destination: 'project',
    frequency: 'once',
    presetCents: 25_000,
    customAmount: '',
    coverFee: true,
    anonymous: true,
    tributeKind: 'memory',
    tributeName: 'Rosa',
  })
  expect(gift).toMatchObject({ classroom_id: 'classroom' })
  expect(gift).not.toHaveProperty('view_key')
  visit('/sponsor-athlete/donate', kept)
  expect(recallGift()).toBeUndefined()
})

test('an amount or destination of the address counts before the kept one, a dedication stays', () => {
  keepGift(dedicated())
  const read = (query: string) => recallDraft(recallGift() ?? {}, elsewhere, new URLSearchParams(query))
  expect(read('amount=50')).toMatchObject({
    presetCents: 5_000,
    destination: 'classrooms',
    tributeName: 'Rosa',
  })
  expect(read('code=PT-ABC234')).toMatchObject({
    presetCents: 25_000,
    destination: 'project',
    anonymous: true,
  })
})

test('once a gift has arrived nothing of it is kept, and other things of the browser are left alone', () => {
  keepGift(dedicated())
  kept['another'] = 'thing'
  forgetGifts()
  expect(recallGift()).toBeUndefined()
  expect(Object.keys(kept)).toEqual(['another'])
})

test('a browser that refuses its storage gives all the same', () => {
  vi.stubGlobal('window', {
    location: { pathname: '/sponsor' },
    get sessionStorage(): Storage {
      throw new DOMException('refused', 'SecurityError')
    },
  })
  expect(() => keepGift(dedicated())).not.toThrow()
  expect(recallGift()).toBeUndefined()
})
