import { endpoints } from '@tower/contract/endpoints.ts'
import { Instant } from '@tower/contract/instant.contract.ts'
import { Person } from '@tower/contract/people/directory.contract.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { parseOutput } from './parse.ts'
import { pickNamed } from './pick-named.ts'

const at = new Date('2026-11-02T12:00:00Z')
const row = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  email: 'rosa@school.edu',
  full_name: null,
  role: 'teacher' as const,
  created_at: at,
  disabled_at: null,
}
const secret = { password_hash: 'secret', email_verified_at: at }
const call = { name: 'test.read', output: z.object({ items: z.array(Person) }) } as never
const log = { error: vi.fn() }

test('a row leaves with what the contract names alone, its instants as ISO text', () => {
  expect(parseOutput(call, { items: [{ ...row, ...secret }] }, log as never, true)).toEqual({
    items: [{ ...row, created_at: '2026-11-02T12:00:00.000Z' }],
  })
})

test('an answer that breaks its contract fails in development and tests', () => {
  const { email: _, ...without } = row
  const answer = () => parseOutput(call, { items: [without] }, log as never, true)
  expect(answer).toThrow('the answer of test.read breaks its contract')
})

test('in production an answer that breaks its contract is reported and leaves, but nothing that is not named', () => {
  const broken = { items: [{ ...row, ...secret, role: 'visitor' }], more: 'hidden' }
  const answer = parseOutput(call, broken, log as never, false)
  expect(JSON.parse(JSON.stringify(answer))).toEqual({
    items: [{ ...row, role: 'visitor', created_at: '2026-11-02T12:00:00.000Z' }],
  })
  expect(log.error).toHaveBeenCalledOnce()
})

test('what is named is picked through every kind of schema, and an object where none is named is left out', () => {
  const kinds = z.object({
    by: z.record(z.string(), z.object({ a: z.string() })),
    open: z.unknown(),
    text: z.string().optional(),
    both: z.object({ a: z.string() }).and(z.object({ b: z.string() })),
    when: Instant.nullable(),
  })
  const both = { a: 'a', b: 'b', c: 'c' }
  expect(pickNamed(kinds, { by: { one: both }, open: both, text: both, both, when: at, more: 1 })).toEqual({
    by: { one: { a: 'a' } },
    open: both,
    text: undefined,
    both: { a: 'a', b: 'b' },
    when: at,
  })
})

const Text = z.object({ kind: z.literal('text'), text: z.string(), at: z.number() })
const Picture = z.object({ kind: z.enum(['picture', 'photo']), url: z.string(), at: z.number() })
const Named = z.object({ name: z.string(), at: z.number() })
const all = { text: 'a', url: 'b', name: 'c', hidden: 'd' }

test('of a union an item leaves with what its own option names, each item of a list for itself', () => {
  const either = { a: z.object({ items: z.array(z.union([Text, Picture])) }) }
  const told = { a: z.object({ items: z.array(z.discriminatedUnion('kind', [Text, Picture])) }) }
  const items = [
    { ...all, kind: 'text', at: 1 },
    { ...all, kind: 'picture', at: 2 },
    { ...all, kind: 'photo', at: 'broken' },
    { ...all, kind: 'strange', at: 3 },
  ]
  for (const { a: schema } of [either, told]) {
    expect(pickNamed(schema, { items })).toEqual({
      items: [
        { kind: 'text', text: 'a', at: 1 },
        { kind: 'picture', url: 'b', at: 2 },
        { kind: 'photo', url: 'b', at: 'broken' },
        { kind: 'strange', at: 3 },
      ],
    })
  }
})

test('of an item of a union whose option cannot be told only that leaves which all options name', () => {
  const schema = z.union([Named, Named.omit({ name: true }).extend({ url: z.string() })])
  expect(pickNamed(schema, { ...all, at: 'broken' })).toEqual({ at: 'broken' })
  expect(pickNamed(schema, { ...all, at: 1 })).toEqual({ name: 'c', at: 1 })
  expect(pickNamed(z.union([z.array(Named), z.array(Text.omit({ kind: true }))]), [{ ...all }])).toEqual([{}])
  // A field that only some options restrict does not tell an option.
  const half = z.union([Text, Named.extend({ kind: z.string() })])
  expect(pickNamed(half, { ...all, kind: 'text', at: 'broken' })).toEqual({ kind: 'text', at: 'broken' })
  const deep = z.union([z.object({ in: Named }), z.object({ in: Text, also: z.string() })])
  expect(pickNamed(deep, { in: { ...all, at: 'broken' }, also: 'e' })).toEqual({ in: { at: 'broken' } })
})

test('lists, records and single values in a union leave as their own option names them', () => {
  const schema = z.union([z.array(Named), z.record(z.string(), Named), z.string(), z.null()])
  const broken = { ...all, at: 'broken' }
  expect(pickNamed(schema, [{ ...all, at: 1 }, broken])).toEqual([
    { name: 'c', at: 1 },
    { name: 'c', at: 'broken' },
  ])
  expect(pickNamed(schema, { one: broken })).toEqual({ one: { name: 'c', at: 'broken' } })
  expect([pickNamed(schema, 'text'), pickNamed(schema, 7), pickNamed(schema, null)]).toEqual([
    'text',
    7,
    null,
  ])
  expect(pickNamed(z.union([Named, z.string()]), [broken])).toBeUndefined()
  expect(pickNamed(Named, [broken])).toBeUndefined()
})

/** What a schema of an answer may be made of, so that what it names can be told. */
const knownKinds = new Set([
  ...[
    'object',
    'array',
    'record',
    'union',
    'intersection',
    'nullable',
    'optional',
    'nonoptional',
    'default',
    'readonly',
  ],
  ...[
    'string',
    'number',
    'boolean',
    'enum',
    'literal',
    'null',
    'unknown',
    'date',
    'codec',
    'void',
    'undefined',
  ],
])

test('every answer of the contract is made of schemas whose names can be told', () => {
  const strange = new Set<string>()
  for (const { name, output } of endpoints)
    visit(output, ({ type }) => !knownKinds.has(type) && strange.add(`${name}: ${type}`))
  expect([...strange]).toEqual([])
})

function visit(schema: unknown, look: (def: { type: string }) => unknown): void {
  if (schema instanceof z.core.$ZodType) {
    look(schema instanceof z.ZodCodec ? { type: 'codec' } : schema._zod.def)
    const { shape, element, valueType, innerType, options, left, right } = schema._zod.def as never
    visit([element, valueType, innerType, options, left, right, shape && Object.values(shape)].flat(), look)
  } else if (Array.isArray(schema)) schema.forEach((one) => visit(one, look))
}
