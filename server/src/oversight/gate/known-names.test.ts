import { expect, test } from 'vitest'
import { checkRows } from '../../test/check-rows.ts'
import { prepareNames } from './known-names.ts'

const names = [
  ...['Ana María Pérez-López', 'Mateo Ruiz', 'Hope Long', 'Will Young', 'Zoë O’Brien', 'Łukasz Groß', 'May'],
  ...['李明', 'de la Cruz, Juan Carlos', 'Li Wei', 'Zzkanary Quillfeather 017', 'CJ Birdwhistle'],
  ...['A.J. Smith', 'T. J. Quillfeather', 'Van Nguyen', 'Do Park', 'Sol (Solly) Reyna', 'Van Dyke Ana'],
]

function prepare() {
  const known = prepareNames()
  known.replace(
    ['list'],
    names.map((name) => ({ ownerId: 'list', name, kind: 'class' as const })),
  )
  return known
}
const quotes = (text: string, known = prepare()) =>
  known.find(text).map(({ start, end }) => text.slice(start, end))

/** What is written, and which places of it name a child. */
const found: [string, string[]][] = [
  ['Mateo Ruiz read; MATEO RUIZ wrote; mateo ruíz slept.', ['Mateo Ruiz', 'MATEO RUIZ', 'mateo ruíz']],
  ['Ruiz, Mateo', ['Ruiz, Mateo']],
  ['Ana Pérez and Ana López; Ana María Perez Lopez', ['Ana Pérez', 'Ana López', 'Ana María Perez Lopez']],
  ['ana.perez@mail.test, anaperez@mail.test', ['ana.perez', 'anaperez']],
  ['?name=Mateo%20Ruiz&next=Mateo+Ruiz', ['Mateo%20Ruiz', 'Mateo+Ruiz']],
  ['Mateo A. Ruiz’s desk', ['Mateo A. Ruiz']],
  ['Juan Carlos de la Cruz', ['Juan Carlos de la Cruz']],
  ["Zoe O'Brien and zoë obrien", ["Zoe O'Brien", 'zoë obrien']],
  ['Lukasz Gross', ['Lukasz Gross']],
  ['Will Young came.', ['Will Young']],
  ['昨天李明来了', ['李明']],
  ['{"text":"\\nLi Wei read"}', ['Li Wei']],
  ['A.J. Smith; AJ Smith; A. J. Smith', ['A.J. Smith', 'AJ Smith', 'A. J. Smith']],
  ['CJ Birdwhistle; C.J. Birdwhistle', ['CJ Birdwhistle', 'C.J. Birdwhistle']],
  ['Smith, A.J., and tjquillfeather@mail.test', ['Smith, A.J', 'tjquillfeather']],
  ['Van Nguyen; Nguyen Van; Đỗ Park', ['Van Nguyen', 'Nguyen Van', 'Đỗ Park']],
  ['Mateo      Ruiz; Mateo\r\n      Ruiz', ['Mateo      Ruiz', 'Mateo\r\n      Ruiz']],
  ['Mateo (Ruiz; Mateo/Ruiz; Mateo — Ruiz', ['Mateo (Ruiz', 'Mateo/Ruiz', 'Mateo — Ruiz']],
  ['Sol (Solly) Reyna; Sol “Solly” Reyna', ['Sol (Solly) Reyna', 'Sol “Solly” Reyna']],
  ['A Zzkanary, and Zzkanary Quillfeather 017.', ['Zzkanary', 'Zzkanary Quillfeather']],
]

test('a whole name is found however it is written: accents, case, order, middle names, addresses', (context) =>
  checkRows(context, found, ([text, expected]) => expect(quotes(text)).toEqual(expected)))

test('first names, last names, other people’s and words of the language are let be', (context) =>
  checkRows(
    context,
    [
      'Mateo read. Ruiz is a name. Mateo saw Ruiz.',
      'We hope long days will come: will young people read? Will they? In May, may we?',
      'Ana María, María Pérez, Juan Carlos and Juan Ruiz gave $800.',
      'Mateo\n\n\n\nRuiz; Matteo Ruizia; a mateoruizal',
      'Hope is a thing. Long live books.',
      'A Smith and J. Smith came in a van, Nguyen drove. A smith made it; B. J. Smith paid. Do park. Ms. Van Dyke did.',
      'This is your receipt. Will Younger readers come?',
    ],
    (text) => expect(quotes(text)).toEqual([]),
  ))

test('a list that changed is known by its new names alone, and a name on two lists stays with the other', () => {
  const known = prepare()
  known.replace(['two'], [{ ownerId: 'two', name: 'Mateo Ruiz', kind: 'class' }])
  known.replace(['list'], [{ ownerId: 'list', name: 'Iris Park', kind: 'class' }])
  expect(quotes('Mateo Ruiz, Li Wei, 李明, Iris Park, mateoruiz', known)).toEqual([
    ...['Mateo Ruiz', 'Iris Park', 'mateoruiz'],
  ])
  known.replace(['two', 'list'], [])
  expect(quotes('Mateo Ruiz, Iris Park, mateoruiz', known)).toEqual([])
})
