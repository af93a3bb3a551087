import { expect, test } from 'vitest'
import type { z } from 'zod'
import { oneLine } from './name.contract.ts'
import { endpoints } from './endpoints.ts'
import { isName, readName } from './name-rule.ts'

type Schema = z.core.$ZodType
type Field = { place: string; schema: Schema }

/** What a schema asks for, field by field, whatever stands around it. */
function fieldsOf(schema: Schema | undefined, place: string): Field[] {
  if (!schema) return []
  const { def } = schema._zod as z.core.$ZodTypeInternals & {
    def: {
      shape?: Record<string, Schema>
      element?: Schema
      innerType?: Schema
      options?: Schema[]
      in?: Schema
    }
  }
  if (def.shape) return Object.entries(def.shape).flatMap(([key, one]) => fieldsOf(one, `${place}.${key}`))
  if (def.options) return def.options.flatMap((one) => fieldsOf(one, place))
  const inner = def.element ?? def.innerType ?? def.in
  return inner ? fieldsOf(inner, place) : [{ place, schema }]
}

/** Fields called a name that are none of somebody, or that another place checks. */
const others: readonly string[] = [
  // Which program, looked up; and what a form showed before, compared.
  ...['giving.donations-create.programName', 'desk.correct-giver.was.name'],
  'classrooms.correct.was.name',
  // Of files, as the device of whoever sends them has them.
  ...['support.create.attachments.name', 'support.message.attachments.name'],
  ...['reimbursements.upload-receipt.file_name', 'closing.take-bank-statement.name'],
  // Each refused in words of its own by the operation.
  ...['credits.market-upsert.row.name', 'credits.market-upsert.row.name_es'],
]

const named = endpoints
  .flatMap(({ name, body }) => fieldsOf(body, name))
  .filter(({ place }) => /(?:^|[._])name(?:_e[ns])?$|Name$/.test(place))
  .filter(({ schema }) => schema._zod.def.type === 'string')

test('every name that a call takes has a letter or a digit that is seen, stands on one line, and turns nothing round', ({
  task,
}) => {
  const names = named.filter(({ place }) => !others.includes(place))
  const wrong = ['\u3164', '\u200d', '.', '🎉', '– ’', 'a\u0000b', 'a\u2028b', 'a\nb']
  const taken = names.flatMap(({ place, schema }) =>
    wrong.filter((typed) => isTaken(schema, typed)).map((typed) => `${place}: ${JSON.stringify(typed)}`),
  )
  expect(taken).toEqual([])
  expect(names.filter(({ schema }) => !isTaken(schema, 'José Núñez')).map(({ place }) => place)).toEqual([])
  expect(names.length).toBeGreaterThan(35)
  task.meta.rows = names.length
})

/** What is typed into a field of one line, by what it is called; what a form calls a note or a reason is typed into several. */
const ofOneLine = new RegExp(
  `[._](?:${[
    ...['title', 'title_es', 'subject', 'caption', 'headline', 'tagline', 'label', 'category', 'reference'],
    ...['grade', 'grade_level', 'gradeLevel', 'phone', 'carrier', 'tracking_number', 'order_number', 'sku'],
    ...['external_id', 'sport_position', 'position', 'payee', 'paid_for', 'paper', 'issuer', 'image_alt'],
  ].join('|')})$`,
)
const severalLines: readonly string[] = [
  // What a family tells under a picture has paragraphs.
  'prospect-portal.upload-update.caption',
  // What a tool wrote keeps its shape; what a teacher tries out is kept nowhere.
  ...['tools.edit-result.content.subject', 'tools.edit-result.content.other.subject'],
  ...['tools.edit-result.content.parts.title', 'tools.preview-note-template.title'],
  // Made plain first, and then a name.
  'tools.change-note-template.title',
  // As it stood, compared to the letter.
  ...['desk.correct-offline-gift.was.reference', 'classrooms.correct.was.grade_level'],
]

test('every title, caption, reference and whatever else is typed on one line stands on one, and turns nothing round', ({
  task,
}) => {
  const lines = endpoints
    .flatMap(({ name, body }) => fieldsOf(body, name))
    .filter(({ place, schema }) => ofOneLine.test(place) && schema._zod.def.type === 'string')
    .filter(({ place }) => !severalLines.includes(place))
  const kept = lines.map(({ place, schema }) => {
    const { success, data } = (schema as z.ZodType).safeParse(' a\n\u202e  b ')
    return success && data !== 'a b' ? `${place}: ${JSON.stringify(data)}` : undefined
  })
  expect(kept.filter(Boolean)).toEqual([])
  expect(lines.length).toBeGreaterThan(30)
  task.meta.rows = lines.length
})

test('no field is excepted that is none anymore', () => {
  const places = new Set(
    endpoints.flatMap(({ name, body }) => fieldsOf(body, name)).map(({ place }) => place),
  )
  expect([...others, ...severalLines].filter((place) => !places.has(place))).toEqual([])
})

test('what looks alike is one name: spaces, accents and marks that come along with a paste', () => {
  const [first] = named.filter(({ place }) => place === 'students.add.full_name')
  const read = (typed: string) => (first?.schema as z.ZodType).parse(typed)
  for (const typed of [
    'José  Lee',
    'Jose\u0301\u00a0Lee',
    '\u200eJosé\tLee\u200f',
    '\ufeffJosé Lee ',
    '\u202eJosé\u200b \u2068Lee\u2069',
  ])
    expect(read(typed)).toBe('José Lee')
})

test('names of one letter, of two hundred and of six scripts at once are names; marks of direction are nothing', () => {
  const six = 'Ana Юлия محمد 李小龍 प्रिया አበበ'
  expect(['𠮷', 'Ó', 'n'.repeat(200), six].map((typed) => readName(typed, 200))).toEqual([
    ...['𠮷', 'Ó', 'n'.repeat(200), six],
  ])
  expect(readName('\u202e\u200b\u2068', 200)).toBe('')
  expect(readName('n'.repeat(201), 200)).toBeUndefined()
})

test('a list that is read in the browser asks for the same', () => {
  expect(['Ana Lee', '李小龍', '\u200eAna'].every(isName)).toBe(true)
  expect(['', ' ', '\u3164', '\u200b', '-', 'a\u0000b', 'PK\u0003\u0004'].some(isName)).toBe(false)
})

test('what an operation reads as a name is the name as calls keep it, empty, or none', () => {
  expect(['Cafe\u0301', ' Ana  Lee ', '  ', 'four'].map((typed) => readName(typed, 7))).toEqual([
    ...['Café', 'Ana Lee', '', 'four'],
  ])
  expect(['\u200d', '“”', 'too long for it'].map((typed) => readName(typed, 7))).toEqual([
    ...[undefined, undefined, undefined],
  ])
})

function isTaken(schema: Schema, typed: string): boolean {
  return (schema as z.ZodType).safeParse(typed).success
}

test('a name with a letter that was lost on its way is none, for any call', () => {
  expect(readName('Jos\ufffd Mu\ufffdoz', 40)).toBeUndefined()
  const names = named.filter(({ place }) => !others.includes(place))
  expect(names.filter(({ schema }) => isTaken(schema, 'Jos\ufffd'))).toEqual([])
})

test('a text on one line that is no name loses marks of direction and what would break it; it may be a sign or a drawing', () => {
  const read = (typed: string) => oneLine(40).safeParse(typed).data
  expect(read('\u202eAll hands\u2069 🎉\r\nToday\u200e ')).toBe('All hands 🎉 Today')
  expect([read('—'), read('\u202e')]).toEqual(['—', ''])
  expect(oneLine(3).safeParse('four').success).toBe(false)
})
