import { expect, test } from 'vitest'
import { findRetiredWords } from './check-words.ts'

test.each([
  ['const roomCard = 1', 'classroom'],
  ['The rooms of a draw.', 'classroom'],
  ['once the page has come alive', 'hydrated'],
  ['a kept page', 'cached page'],
  ['a page is drawn once', 'render'],
  ['How long a page is kept', 'cached'],
  ['type GiftWish', 'GiftDraft'],
  ['weighty acts', 'sensitive'],
  ['the colour of a badge', 'American'],
  ['recognised', 'American'],
])('“%s” is refused', (text, say) => {
  expect(findRetiredWords('a.ts', text)).toEqual([expect.stringContaining(say)])
})

test.each([
  'classroomCard',
  'Room 12 and a homeroom',
  'a shelf in every window',
  'See the Draws page for the page of a draw.',
  'otherwise, a promise raised',
])('“%s” passes', (text) => expect(findRetiredWords('a.ts', text)).toEqual([]))

test('words that only visitors may not read are held out of their texts alone', () => {
  expect(findRetiredWords('web/src/page/texts.en.ts', 'The link in your mail')).toHaveLength(1)
  expect(findRetiredWords('web/src/page/texts.es.ts', "lead: 'Avísenme cuando abra'")).toHaveLength(1)
  expect(findRetiredWords('web/src/page/texts.es.ts', "note: 'Un sorteo con pesos'")).toHaveLength(1)
  expect(findRetiredWords('web/src/page/texts.en.ts', "none: 'It stands here.'")).toHaveLength(1)
  expect(findRetiredWords('web/src/page/texts.es.ts', "by: 'Anotado por el personal'")).toHaveLength(1)
  expect(
    findRetiredWords('web/src/page/texts.es.ts', "of: 'el personal docente, tus datos personales'"),
  ).toEqual([])
  expect(findRetiredWords('a.queries.ts', 'order by lower(name), id')).toHaveLength(1)
  expect(findRetiredWords('server/src/mail/mailer.ts', 'a mail that waits')).toEqual([])
})
