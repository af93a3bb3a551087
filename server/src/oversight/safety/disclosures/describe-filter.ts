import { cutText } from '@tower/contract/cut-text.ts'
import type { AnyEndpoint } from '@tower/contract/endpoint.ts'
import { searchedWords } from '@tower/contract/oversight/safety.ts'
import { z } from 'zod'
import type { Asked } from '../../../http/reading-watch.ts'

const longest = 300

/**
 * What a file was narrowed by, as it stands in the log for ever. Closed words, numbers, days and ids stand there; of what
 * somebody typed only that it was typed: it may be a name, and a hash of a name is guessed by trying names.
 */
export function describeFilter({ params, query }: AnyEndpoint, asked: Asked): string {
  const said = [...describe(params, asked.params), ...describe(query, asked.query)]
  return cutText(said.join(' '), longest)
}

function describe(schema: z.ZodType | undefined, given: unknown): string[] {
  if (schema === undefined || typeof given !== 'object' || given === null) return []
  const { properties = {} } = jsonSchemaOf(schema)
  return Object.entries(given).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '') return []
    const text = value instanceof Date ? value.toISOString() : String(value)
    return [`${name}=${isTold(properties[name], text) ? text : searchedWords}`]
  })
}

type Described = {
  properties?: Record<string, Described>
  type?: string
  format?: string
  pattern?: string
  enum?: (string | number)[]
  const?: string | number | boolean
  anyOf?: Described[]
}

const schemas = new WeakMap<z.ZodType, Described>()

function jsonSchemaOf(schema: z.ZodType): Described {
  const known = schemas.get(schema)
  if (known) return known
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Described
  schemas.set(schema, made)
  return made
}

const toldFormats = new Set(['date', 'date-time', 'uuid'])

/** Whether the value says by its schema that it is nothing of somebody's own words. */
function isTold(schema: Described | undefined, text: string): boolean {
  if (schema === undefined) return false
  if (schema.anyOf) return schema.anyOf.some((one) => isTold(one, text))
  if (schema.const !== undefined) return String(schema.const) === text
  if (schema.enum) return schema.enum.map(String).includes(text)
  if (schema.format !== undefined) return toldFormats.has(schema.format)
  if (schema.pattern !== undefined) return /^[\d-]{1,10}$/.test(text)
  return schema.type === 'integer' || schema.type === 'number' || schema.type === 'boolean'
}
