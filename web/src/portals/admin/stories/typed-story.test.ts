import { expect, test } from 'vitest'
import { findStoryFaults, isWhole, shownOf, typedOf, wishOfTyped } from './typed-story.ts'

const typed = { ...typedOf(undefined), title: 'The rug', summary: 'Where everyone reads.' }

test('a story needs a title, a place that is a number, and a Spanish title once it is told in Spanish', () => {
  expect(findStoryFaults(typed)).toEqual([])
  expect(findStoryFaults({ ...typed, title: ' ', place: '1.5', start: 'soon' })).toEqual([
    ...['title', 'place', 'start'],
  ])
  expect(findStoryFaults({ ...typed, summary_es: 'Donde todos leen.' })).toEqual(['title_es'])
})

test('the preview is in Spanish where the story is told in it, as the page is', () => {
  expect(shownOf(typed, 'es')).toMatchObject({ title: 'The rug' })
  expect(shownOf({ ...typed, title_es: 'La alfombra' }, 'es')).toMatchObject({ title: 'La alfombra' })
  expect(shownOf({ ...typed, title_es: 'La alfombra' }, 'en')).toMatchObject({ title: 'The rug' })
})

test('fields left empty are sent as nothing, and a time is one of the charity’s clock', () => {
  expect(wishOfTyped({ ...typed, start: '2026-12-01T12:00', place: '7' })).toMatchObject({
    ...{ title: 'The rug', image_url: null, link_url: null, place: 7, starts_at: '2026-12-01T17:00:00.000Z' },
  })
})

test('a story is whole for review once both languages have title and text, and its picture words in both', () => {
  const told = { ...typed, title_es: 'La alfombra', summary_es: 'Donde todos leen.' }
  expect([isWhole(typed), isWhole(told), isWhole({ ...told, image: '/story/rug.webp' })]).toEqual([
    ...[false, true, false],
  ])
})
