import type { BroadcastSlide } from '@tower/contract/outreach/broadcast-slides.contract.ts'
import { expect, test } from 'vitest'
import { findSlideFaults, typedOf, wishOfTyped } from './typed-slide.ts'

const slide: BroadcastSlide = {
  ...{
    id: 'a0000000-0000-4000-8000-000000000000',
    title: 'Open house',
    kind: 'content',
    status: 'scheduled',
  },
  ...{ transition: 'zoom', body: 'Come', media_url: null, cta_label: null, cta_href: null, duration_sec: 15 },
  ...{ pin: true, is_urgent: false, publish_at: '2026-11-23T17:00:00.000Z', expires_at: null },
  ...{ updated_at: '2026-11-20T00:00:00.000Z', is_shown: false },
}

test('a slide comes out of the editor as it went in, by the clock of the charity', () => {
  const typed = typedOf(slide)
  expect(typed).toMatchObject({ start: '2026-11-23T12:00', end: '', seconds: '15' })
  expect(wishOfTyped(typed)).toMatchObject({
    publish_at: slide.publish_at,
    expires_at: null,
    duration_sec: 15,
  })
})

test('a new slide is a draft of words that fades in and stands ten seconds', () => {
  expect(wishOfTyped(typedOf(undefined))).toMatchObject({
    ...{ kind: 'content', status: 'draft', transition: 'fade', duration_sec: 10 },
  })
})

test.each([
  [{ title: ' ' }, ['title']],
  [{ seconds: '2' }, ['seconds']],
  [{ seconds: '121' }, ['seconds']],
  [{ seconds: '1e1' }, ['seconds']],
  [{ start: '2026-02-31T10:00' }, ['start']],
  [{ end: 'soon' }, ['end']],
  [{}, []],
])('%j is at fault in %j', (part, faults) => {
  expect(findSlideFaults({ ...typedOf(slide), ...part })).toEqual(faults)
})
