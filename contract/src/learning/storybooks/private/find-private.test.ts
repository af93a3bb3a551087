import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createFindPrivate, findPrivate } from './find-private.ts'
import { replacePrivate } from './private-place.ts'

const students = ['Maya Torres', 'Hope Miller', 'Ana María Pérez-López', 'Luis García', 'Al Fox', '李明']
const find = createFindPrivate({ students, language: 'en' })

test('each place says what kind it is, and where it stands, also behind emoji and lines', () => {
  const text =
    '🦋🦋 Maya rode bus 12.\nCall 520-555-0134 or write to a@b.org.\nBorn on 3/14/2018 at 12 Oak St.'
  expect(find(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])).toEqual([
    ['name', 'Maya'],
    ['bus', 'bus 12'],
    ['phone', '520-555-0134'],
    ['email', 'a@b.org'],
    ['birthday', 'on 3/14/2018'],
    ['address', '12 Oak St'],
  ])
})

test('a name is found with signs that nobody sees in it, with loose accents and in any case', () => {
  for (const typed of ['Ma\u200bya', 'MAYA', 'maya', 'Ana Mari\u0301a', 'ANA MARÍA PÉREZ', 'Lu\u00adis'])
    expect(
      find(`We saw ${typed} there.`).map(({ kind }) => kind),
      typed,
    ).toEqual(['name'])
  for (const typed of ['M\u00adaya', 'Ma\u200dya', 'm\u2060aya', 'Maya\u200bTorres'])
    expect(
      find(typed).map(({ kind }) => kind),
      typed,
    ).toEqual(['name'])
})

test('a child who goes by initials, or by a word that stands before last names elsewhere, is found by that', () => {
  const found = createFindPrivate({
    students: ['A.J. Smith', 'Nguyen, Van', 'Al Fox', 'TJ Reed'],
    language: 'en',
  })
  const named = (text: string) => found(text).map(({ start, end }) => text.slice(start, end).trim())
  expect(named('A.J. planted beans.')).toEqual(['A.J'])
  expect(named('We saw AJ and then A. J. again.')).toEqual(['AJ', 'A. J'])
  expect(named('Van went home. Our friend Van Nguyen came.')).toEqual(['Van', 'Van Nguyen'])
  expect(named('T.J. planted beans.')).toEqual(['T.J'])
  expect(named('We read with Al.')).toEqual(['Al'])
  expect(named('The van was red at 9 a.m., and vans are loud.')).toEqual([])
})

test('a line in Spanish is answered in Spanish, whatever the book speaks', () => {
  expect(
    replacePrivate('Maya waved.\nLuego saludamos a Maya.', find('Maya waved.\nLuego saludamos a Maya.')),
  ).toBe('A friend waved.\nLuego saludamos a nuestra amiga.')
})

test('without a class list the other kinds are still found', () => {
  expect(
    findPrivate('Maya lives at 12 Oak St.', { students: [], language: 'en' }).map(({ kind }) => kind),
  ).toEqual(['address'])
})

test('whatever is typed, places lie in the text, in order and apart, and what replaces them names nobody', () => {
  const words = fc.constantFrom(
    ...[
      'Maya',
      'Hope',
      'hope',
      'Luis',
      "'s",
      ' ',
      ', ',
      ' and ',
      ' y ',
      '. ',
      '\n',
      '12 Oak St',
      'bus 12',
      'al ',
      'the ',
      'our ',
    ],
    ...[
      'born on May 5',
      '520-555-0134',
      'a@b.org',
      '李明',
      '🦋',
      'Ana ',
      'Pérez',
      'with ',
      'calle Roble 12',
      'cumple 7 el 3 de mayo',
      'e ',
    ],
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 14 }), (parts) => {
      const text = parts.join('')
      const places = find(text)
      places.forEach(({ start, end, replacement }, at) => {
        expect(start).toBeGreaterThanOrEqual(places[at - 1]?.end ?? 0)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        expect(replacement).not.toMatch(/Maya|Luis|Hope|Pérez|\d/)
      })
    }),
    { numRuns: 300 },
  )
})
