import { expect, test } from 'vitest'
import { findOtherNames } from './find-other-names.ts'

const others = ['Ana Lee', 'Will Ode', 'Mateo Cruz', 'Jo Ray']

test('names of other children in a note are found, in both languages of it', () => {
  const texts = ['Mateo read with Ana’s group.', 'Mateo leyó con el grupo de Ana.']
  expect(findOtherNames(texts, { about: 'Mateo Ruiz', others })).toEqual(['Ana Lee'])
})

test('a word that is also a name, a name that the child has too, and the child itself are none', () => {
  const texts = ['I hope he will read. Mateo Ruiz read a book.']
  expect(findOtherNames(texts, { about: 'Mateo Ruiz', others })).toEqual([])
})
