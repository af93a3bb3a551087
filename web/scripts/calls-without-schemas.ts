/**
 * Takes the schemas out of the calls that the browser loads. It sends to a call's address and takes the answer as its type
 * says, so there the schemas, and zod under them, would be weight alone: the server checks every body and its own answers.
 */
import type { Plugin } from 'vite'

const contractFile = /contract\/src\/.*\.contract\.ts$/
const schemaParts = new Set(['params', 'query', 'body', 'output'])

/** A piece of source and what stands there instead. */
type Edit = { start: number; end: number; text: string }
type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }
type Property = Node & { key?: { name?: string } }
type Declaration = Node & {
  declarations?: (Node & { init: Node | null })[]
  declaration?: Declaration | null
}

/** Only for the browser's code: the server renders with the whole contract. */
export function callsWithoutSchemas(): Plugin {
  return {
    name: 'calls-without-schemas',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: contractFile },
      handler(code) {
        return { code: transformCalls(code, this.parse(code)), map: null }
      },
    },
  }
}

/** A contract file as the browser needs it. `program` is its syntax tree, in ESTree's form. */
export function transformCalls(code: string, program: Node): string {
  return applyEdits(code, [...cutSchemas(program), ...cutRows(program), ...markPure(program)])
}

/** A list is declared with the schema of its row first; the browser knows the row by its type. */
function cutRows(program: Node): Edit[] {
  return callsIn(program)
    .filter(({ callee }) => callee.name === 'listOf')
    .flatMap((call) => call.arguments.slice(0, 1))
    .map(({ start, end }) => ({ start, end, text: 'undefined' }))
}

/** An empty spread where a call names a schema: the commas around it may stay, and the bundler drops it. */
function cutSchemas(program: Node): Edit[] {
  return callsIn(program)
    .filter(isEndpoint)
    .flatMap((call) => call.arguments[0]?.properties ?? [])
    .filter(({ key }) => schemaParts.has(key?.name ?? ''))
    .map(({ start, end }) => ({ start, end, text: '...{}' }))
}

/** A schema that nobody is left to use may go: the bundler can't know that the calls which build it have no effects. */
function markPure(program: Node): Edit[] {
  return (program as Node & { body: Declaration[] }).body
    .flatMap((statement) => (statement.declaration ?? statement).declarations ?? [])
    .flatMap(({ init }) => (init && !callsIn(init).every(isEndpoint) ? [init] : []))
    .filter((init) => !callsIn(init).some(isEndpoint))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => (' },
      { start: end, end, text: '))()' },
    ])
}

const isEndpoint = (call: Call) => call.callee.name === 'endpoint'

function callsIn(value: unknown): Call[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap(callsIn)
  return 'type' in value && value.type === 'CallExpression' ? [value as Call, ...within] : within
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}
