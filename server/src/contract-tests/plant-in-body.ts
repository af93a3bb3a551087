import { z } from 'zod'

/** The parts of JSON Schema that our bodies use. */
type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  minItems?: number
}

/** What stands in a text that must have a form, by which it can be no name. */
const byFormat: Record<string, string> = {
  email: 'planted@canary.edu',
  uuid: '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968',
  guid: '0b5c2a52-9d3e-4a7f-8f0e-3d1c2b4a5968',
  uri: 'https://tower.test/thanks',
  'date-time': '2026-12-01T17:00:00Z',
  date: '2026-12-01',
}
/** What is tried one after the other where a call does not take the text. */
const instead: unknown[] = [
  ...[
    'planted@canary.edu',
    undefined,
    '2026-12-01T17:00:00Z',
    '2026-12-01',
    '94110',
    '4242',
    'AZ',
    '5205550134',
  ],
  ...['https://tower.test/thanks', byFormat.uuid, '12-3456789', '3', '#1f3f9e', true, false, 1, null],
]
/** What is known to the server by its number: left out where it may be. */
const namesThing = /(?:id|ids|token|link|code|key|hash|website|company_url)$/i

/** Bodies that a call may take, with this text wherever a text is free: some for each of its shapes. */
export function plantInBody(body: z.ZodType | undefined, text: string): unknown[] {
  if (!body) return [{}]
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema
  const shapes = json.anyOf ?? json.oneOf ?? [json]
  return shapes.flatMap((shape) => [false, true].map((isLast) => mend(body, fill(shape, text, isLast))))
}

/** Whatever the schema does not take is something else, until it does. */
function mend(body: z.ZodType, planted: unknown): unknown {
  for (const other of instead) {
    const result = body.safeParse(planted)
    if (result.success) return planted
    for (const { path } of result.error.issues) put(planted, path, other)
  }
  return planted
}

function put(within: unknown, [name, ...rest]: readonly PropertyKey[], value: unknown): void {
  if (typeof within !== 'object' || within === null || name === undefined) return
  const holder = within as Record<PropertyKey, unknown>
  if (rest.length > 0) put(holder[name], rest, value)
  else if (value === undefined) delete holder[name]
  else holder[name] = value
}

function fill(schema: Schema, text: string, isLast: boolean): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return isLast ? schema.enum.at(-1) : schema.enum[0]
  const shapes = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (shapes) return fill(choose(shapes, isLast), text, isLast)
  if (schema.properties) return fillObject(schema, text, isLast)
  return byType[schema.type ?? '']?.(schema, text, isLast) ?? text
}

function choose(shapes: readonly Schema[], isLast: boolean): Schema {
  const telling = shapes.filter(({ type }) => type !== 'null')
  return (isLast ? telling.at(-1) : telling[0]) ?? {}
}

function fillObject({ properties = {}, required = [] }: Schema, text: string, isLast: boolean): unknown {
  const named = Object.entries(properties).filter(
    ([name]) => isLast || required.includes(name) || !namesThing.test(name),
  )
  return Object.fromEntries(named.map(([name, part]) => [name, fill(part, text, isLast)]))
}

const byType: Record<string, (schema: Schema, text: string, isLast: boolean) => unknown> = {
  array: ({ items = {} }, text, isLast) => [fill(items, text, isLast)],
  string: (schema, text) => fillText(schema, text),
  boolean: () => true,
  integer: ({ minimum = 0 }) => Math.max(minimum, 100),
  number: ({ minimum = 0 }) => Math.max(minimum, 100),
}

function fillText({ format, minLength = 0, maxLength = 5_000 }: Schema, text: string): string {
  const formatted = format === undefined ? undefined : byFormat[format]
  if (formatted !== undefined) return formatted
  return text.padEnd(minLength, '.').slice(0, maxLength)
}
