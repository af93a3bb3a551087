import { isForKeys } from '@tower/contract/access.ts'
import { refusalCodeHeader } from '@tower/contract/client.ts'
import { limitsOf, teacherHeader, type AnyEndpoint } from '@tower/contract/endpoint.ts'
import { endpoints } from '@tower/contract/endpoints.ts'
import { errors, type ErrorText } from '@tower/contract/errors.ts'
import type { UploadRule } from '@tower/contract/oversight/files.ts'
import { listDuties } from '@tower/contract/people/duties.ts'
import { listRefusals } from '@tower/contract/refusals.ts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The API document (OpenAPI 3.1), made from the declared calls alone. */
export function buildOpenApi({ title, version }: { title: string; version: string }): Json {
  const paths: Record<string, Json> = {}
  for (const call of endpoints) {
    for (const path of [call.path, ...(call.aliases ?? [])]) {
      const item = (paths[openApiPath(path)] ??= {})
      item[call.method.toLowerCase()] = operationOf(call, path)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description:
        'Every call of the product. Refusals are `{ "error": sentence, "code": "domain.what_happened" }`.',
    },
    servers: [{ url: '/' }],
    tags: [...new Set(endpoints.map(tagOf))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'tower_…', description: 'An API key.' },
      },
    },
  }
}

const refusalSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: { error: { type: 'string' }, code: { enum: Object.keys(errors) } },
}

/** `/draws/:drawId` in OpenAPI's spelling. */
export function openApiPath(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}')
}

const tagOf = (call: AnyEndpoint): string => call.name.split('.')[0] ?? call.name

function operationOf(call: AnyEndpoint, path: string): Json {
  const isAlias = path !== call.path
  return {
    operationId: isAlias ? `${call.name}:${path}` : call.name,
    summary: call.summary,
    description: describeAccess(call),
    tags: [tagOf(call)],
    ...securityOf(call),
    parameters: [
      ...parametersIn('path', call.params),
      ...parametersIn('query', call.query),
      ...headersOf(call),
    ],
    ...requestBodyOf(call),
    responses: { ...successOf(call), ...refusalsOf(call) },
  }
}

function securityOf({ access }: AnyEndpoint): Json {
  if (access === 'public') return {}
  return { security: [isForKeys(access) ? { key: [] } : { session: [] }] }
}

function describeAccess(call: AnyEndpoint): string {
  const limits = limitsOf(call).map(
    ({ max, windowSeconds, per }) => ` At most ${max} calls in ${windowSeconds} seconds per ${per}.`,
  )
  return sayAccess(call) + sayDuty(call) + limits.join('')
}

function sayDuty({ duty }: AnyEndpoint): string {
  const named = listDuties(duty).map((name) => `\`${name}\``)
  return named.length === 0 ? '' : ` Of the staff, for those with the duty ${named.join(' or ')}.`
}

function sayAccess({ access }: AnyEndpoint): string {
  if (isForKeys(access)) return `For API keys with the scope \`${access.key}\`; no session opens it.`
  return (
    {
      public: 'Open to everyone.',
      session: 'For anyone signed in.',
      'teacher or staff': 'For teachers, of their own, and for staff.',
      'keeper or staff': 'For athletes, guardians and coaches, of their own athletes, and for staff.',
    }[access as string] ?? `For the role ${access}.`
  )
}

function parametersIn(where: 'path' | 'query', schema: z.ZodType | undefined): Json[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }))
}

function headersOf({ namesCaller = [] }: AnyEndpoint): Json[] {
  if (!namesCaller.includes(`header.${teacherHeader}`)) return []
  const description = 'Accepted from older clients where it names whoever is signed in.'
  return [{ name: teacherHeader, in: 'header', required: false, description, schema: { type: 'string' } }]
}

function requestBodyOf({ body, bodyFormat, upload, dataUrlField }: AnyEndpoint): Json {
  const json = () => ({ 'application/json': { schema: jsonSchema(body ?? z.object({}), 'input') } })
  if (upload) {
    const form = { 'multipart/form-data': { schema: formOf(upload, body) } }
    return { requestBody: { required: true, content: { ...form, ...(dataUrlField ? json() : {}) } } }
  }
  if (bodyFormat === 'raw')
    return { requestBody: { required: true, content: { 'application/json': { schema: {} } } } }
  if (!body) return {}
  return {
    requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body, 'input') } } },
  }
}

/** The file, what it may be, and the fields beside it. */
function formOf({ kinds, mostBytes }: UploadRule, fields: z.ZodType | undefined): Json {
  const beside = fields ? jsonSchema(fields, 'input') : {}
  const file = {
    type: 'string',
    format: 'binary',
    description: `At most ${mostBytes} bytes: ${kinds.join(', ')}.`,
  }
  const { properties = {}, required = [] } = beside as { properties?: Json; required?: string[] }
  return { type: 'object', properties: { ...properties, file }, required: [...required, 'file'] }
}

function successOf({ answer, fileType = 'application/octet-stream', output }: AnyEndpoint): Json {
  if (answer === 'empty') return { 204: { description: 'Done; nothing to say.' } }
  if (answer === 'stream')
    return {
      200: {
        description: 'An endless stream of events.',
        content: { 'text/event-stream': { schema: { type: 'string' } } },
      },
    }
  if (answer === 'file')
    return { 200: { description: 'A file.', content: { [fileType]: { schema: { type: 'string' } } } } }
  return {
    200: { description: 'Done.', content: { 'application/json': { schema: jsonSchema(output, 'output') } } },
  }
}

/** One entry per status, with the sentences that stand behind it. */
function refusalsOf(call: AnyEndpoint): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of listRefusals(call)) {
    const { status, sentence, more = [] }: ErrorText = errors[code]
    const fields = more.map((name) => ` Answers \`${name}\` as well.`).join('')
    byStatus.set(status, [...(byStatus.get(status) ?? []), `\`${code}\`: ${sentence}${fields}`])
  }
  const content =
    call.failure === 'text' ? { 'text/plain': { schema: { type: 'string' } } } : jsonRefusal(call.failure)
  const headers = (call.failure ?? 'json') !== 'json' ? { headers: { [refusalCodeHeader]: codeHeader } } : {}
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      { description: lines.join('\n\n'), ...headers, content },
    ]),
  )
}

const codeHeader = { description: 'The code of the refusal.', schema: { type: 'string' } }

function jsonRefusal(failure: AnyEndpoint['failure']): Json {
  const schema = failure === 'auth' ? { type: 'object' } : { $ref: '#/components/schemas/Refusal' }
  return { 'application/json': { schema } }
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
