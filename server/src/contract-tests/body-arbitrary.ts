import fc from 'fast-check'
import { z } from 'zod'
import { hostileValues } from './hostile-bodies.ts'

/** The parts of JSON Schema that our bodies use. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  items?: Schema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}

const hostile = fc.constantFrom(...hostileValues)
const words = fc.constantFrom(
  'Ms. Rivera',
  'Lincoln Elementary',
  'PT-ABC234',
  'a',
  'Ñandú 🌱',
  'classrooms',
  'donation',
)
const likelyTexts = fc.oneof(
  words,
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.constantFrom('800', '$800.00', '2026-12-01T17:00:00Z'),
)
const byFormat: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.constantFrom('a@school.edu', 'Teacher@District.k12.ca.us', 'b@tower.test'),
  uuid: fc.uuid(),
  guid: fc.uuid(),
  uri: fc.constantFrom('http://tower.test/thanks', 'https://evil.test/', '/donate/success'),
  'date-time': fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
}

/** Bodies that look right, and ones with a few fields gone wrong, missing or added. */
export function bodyArbitrary(schema: z.ZodType): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return fc.oneof(
    { weight: 3, arbitrary: mutated(json) },
    { weight: 2, arbitrary: valueOf(json) },
    { weight: 1, arbitrary: fc.jsonValue() },
  )
}

/** A right-looking value for a schema. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf))
  if (schema.properties) return objectOf(schema.properties)
  return byType[schema.type ?? '']?.(schema) ?? fc.oneof(likelyTexts, fc.integer(), hostile)
}

const byType: Record<string, (schema: Schema) => fc.Arbitrary<unknown>> = {
  string: textOf,
  integer: numberOf,
  number: numberOf,
  boolean: () => fc.boolean(),
  array: ({ items = {} }) => fc.array(valueOf(items), { maxLength: 4 }),
  null: () => fc.constant(null),
}

function numberOf({ minimum = 0, maximum = 1e9 }: Schema): fc.Arbitrary<unknown> {
  return fc.oneof(
    fc.constantFrom(100, 80_000, 160_000),
    fc.integer({ min: Math.max(-1e9, minimum), max: Math.min(1e9, maximum) }),
  )
}

function textOf({ format, minLength = 0, maxLength = 100 }: Schema): fc.Arbitrary<unknown> {
  const formatted = format === undefined ? undefined : byFormat[format]
  if (formatted) return formatted
  // At the edges of what is allowed, where columns end.
  return fc.oneof(likelyTexts, fc.constantFrom('x'.repeat(minLength), 'y'.repeat(Math.min(maxLength, 5_000))))
}

function objectOf(properties: Record<string, Schema>): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valueOf(property)]),
  )
  return fc.record(parts, { requiredKeys: [] })
}

/** A right-looking object with one to three fields replaced by something hostile. */
function mutated(schema: Schema): fc.Arbitrary<unknown> {
  const objects = schema.properties ? [schema] : (schema.anyOf ?? []).filter((option) => option.properties)
  if (objects.length === 0) return hostile
  return fc.oneof(
    ...objects.map(({ properties = {} }) => {
      const complete = fc.record(
        Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valueOf(property)])),
      )
      const names = fc.constantFrom(...Object.keys(properties), '__proto__', 'constructor', 'role', 'id')
      const changes = fc.array(fc.tuple(names, hostile), { minLength: 1, maxLength: 3 })
      return fc.tuple(complete, changes).map(([body, wrong]) => ({ ...body, ...Object.fromEntries(wrong) }))
    }),
  )
}
