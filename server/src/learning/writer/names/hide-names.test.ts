import { expect, test } from 'vitest'
import { checkRows } from '../../../test/check-rows.ts'
import { hideNames } from './hide-names.ts'

const names = [
  'Ana María Pérez-López',
  'José Ángel Núñez',
  'Will Young',
  'Zoë O’Brien',
  'Li Wei',
  '李明',
  'Łukasz Groß',
  'Ms. Rosa Delgado',
  'Saguaro Vista Elementary School',
]

const hidden = (text: string) => {
  const signs = hideNames(names, [text])
  const sent = signs.hide(text)
  return { signs, sent }
}

/** What is written, and what must not be left of it. */
const given: [string, string[]][] = [
  ['Ana María Pérez-López read 3 books.', ['Ana', 'María', 'Pérez', 'López']],
  ["ana read; ANA wrote; Ana’s desk, Ana's pen, the Anas, Anas book", ['Ana', 'ana', 'ANA']],
  ['Anita and Joseito helped; Rosita too.', ['Anita', 'Joseito', 'Rosita']],
  [
    'Jose Angel Nunez, JOSÉ, josé\u0301, Jose\u0301 and Núñez',
    ['Jose', 'Angel', 'Nunez', 'JOS', 'jos', 'ñez'],
  ],
  ['La mamá de Ana María llamó a la Sra. Delgado.', ['Ana', 'María', 'Delgado']],
  ['Pérez López, Ana; Perez-Lopez; los Pérez', ['Pérez', 'López', 'Perez', 'Lopez', 'Ana']],
  ["Ana P. and Ana M sat with Zoe O'Brien (zoë obrien).", ['Ana', 'Zoe', 'Brien', 'brien', ' P.', ' M ']],
  ['Write to anaperezlopez@school.test or maria_perez2@school.test.', ['perez', 'maria', 'lopez']],
  ['An\u00ada, A\u200bna and “Ana”: (Ana), Ana—Ana/Ana', ['Ana', 'An\u00ada', 'A\u200bna']],
  ['Will will be late, says Young.', ['Will', 'will', 'Young']],
  ['李明同学读了三本书。', ['李明']],
  ['Lukasz Gross and ŁUKASZ GROSS', ['Lukasz', 'Gross', 'ŁUKASZ', 'GROSS']],
  ['At Saguaro Vista Elementary School, and at Saguaro.', ['Saguaro', 'Vista']],
  ['"Ana":\n- Ana\tAna\nAna', ['Ana']],
]

test('however a name is written nothing of it leaves, and all of it comes back as it was', (context) =>
  checkRows(context, given, ([text, gone]) => {
    const { signs, sent } = hidden(text)
    for (const part of gone) expect(sent, text).not.toContain(part)
    expect(signs.putBack(sent)).toBe(text)
  }))

test('words that only look like a name stay', () => {
  const text =
    'A banana, a mañana, the savanna, Analysis, Liberty, Joseph’s youngest and rosary: de la, the school.'
  expect(hidden(text).sent).toBe(text)
})

test('initials are a name in large letters alone, and a particle by itself alone', () => {
  const { hide } = hideNames(['A.S. Lee', 'Don Park'], [])
  expect(hide("As we read, don't and Don't stay.")).toBe("As we read, don't and Don't stay.")
  expect(hide('AS read with A. S. and A.S.; Don’s book.')).not.toMatch(/A\.? ?S|Don/)
})

test('one person has one sign, and another way of writing their name tells of the first', () => {
  const { signs, sent } = hidden('Li Wei read. Wei and Will Young wrote. Li Wei slept.')
  expect(sent).toBe('[[NAME5]] read. [[NAME5-2]] and [[NAME3]] wrote. [[NAME5]] slept.')
  expect(signs.explain()).toContain('[[NAME5-2]] is another way of writing [[NAME5]].')
  expect(hidden('Nobody is named.').signs.explain()).toBe('')
})

test('a sign whose brackets were lost, doubled or spaced out still finds its name', () => {
  const { signs } = hidden('Li Wei and Will Young')
  const mangled: [string, string][] = [
    ['[NAME5] read', 'Li Wei read'],
    ['NAME5’s book', 'Li Wei’s book'],
    ['with NAME5 and [[ name3 ]].', 'with Li Wei and Will Young.'],
    ['\\[\\[NAME5\\]\\] read', 'Li Wei read'],
    ['[[NAME_5]], [[NAME 3]]', 'Li Wei, Will Young'],
    ['[[NAME5-1]]', 'Li Wei'],
  ]
  expect(mangled.map(([text]) => signs.putBack(text))).toEqual(mangled.map(([, meant]) => meant))
})

test('a sign that was made up or broken is noticed, never shown', () => {
  const { signs } = hidden('Li Wei and Will Young')
  const broken = [
    '[[NAME7]] read',
    '[[NAME5-9]] read',
    'NAME55',
    '[[NOMBRE5]] leyó',
    '[[NA ME5]]',
    '[[NAME]]',
    'NAME5s',
  ]
  for (const text of broken) expect(() => signs.putBack(text), text).toThrow('sign')
})

test('a name that had to be in the answer and is not is noticed', () => {
  const signs = hideNames(['Ana Pérez', 'Luis Soto'], ['Ana read. Luis wrote.'])
  signs.hide('Ana read. Luis wrote.')
  signs.putBack('[[NAME2]] wrote.')
  expect(() => signs.requireUsed(['Ana Pérez'])).toThrow('missing')
  signs.putBack('[[NAME1]] read.')
  expect(() => signs.requireUsed(['Ana Pérez', 'Luis Soto', 'Nobody Told'])).not.toThrow()
})

test('what somebody typed that looks like a sign stays what they typed', () => {
  const text = 'Name 1: ____, [[NAME2]], PERSON3 — Ana'
  const signs = hideNames(['Ana Pérez', 'Luis Soto'], [text])
  const sent = signs.hide(text)
  expect(sent).toBe('Name 1: ____, [[NAME2]], PERSON3 — [[ALIAS1]]')
  expect(signs.putBack(sent)).toBe(text)
})

test('a text that is still arriving is cut at no place inside a sign', () => {
  const text = `${'a'.repeat(100)}Li Wei${'b'.repeat(70)}Will Young${'c'.repeat(70)}`
  const { signs, sent } = hidden(text)
  for (let size = 1; size < 20; size++) {
    let [waiting, shown] = ['', '']
    for (let at = 0; at < sent.length; at += size) {
      waiting += sent.slice(at, at + size)
      const end = signs.endOfWhole(waiting)
      shown += signs.putBack(waiting.slice(0, end))
      waiting = waiting.slice(end)
    }
    expect(shown + signs.putBack(waiting)).toBe(text)
  }
})

test('no name of a class of forty leaves with a plan of fifty thousand letters', () => {
  const roster = Array.from({ length: 40 }, (_, at) => `Child${at}x Family${at}y Second${at}z`)
  const plan = 'Then Child7x reads with Family12y until noon. '.repeat(1_100)
  const sent = hideNames(roster, [plan]).hide(plan)
  expect(sent).not.toMatch(/Child|Family/)
  expect(sent.length).toBeGreaterThan(30_000)
})
