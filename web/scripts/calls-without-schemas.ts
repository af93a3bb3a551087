/**
 * Takes out of the calls that the browser loads what it never asks of them: the schemas, and zod under them, and all that is
 * said for the server and for readers of the API. The browser sends to a call's address and takes the answer as its type
 * says: there the rest would be weight alone, for the server checks every body and its own answers.
 */
import type { Plugin } from 'vite'

const contractFile = /contract\/src\/.*\.contract\.ts$/
const schemaParts = new Set(['params', 'query', 'body', 'output'])
/** The browser reads the name of a call, its method, its path, and who may use it. */
const serverParts = new Set([
  ...[
    'summary',
    'errors',
    'rateLimit',
    'duty',
    'assurance',
    'proof',
    'opens',
    'cache',
    'namesCaller',
    'aliases',
  ],
  ...['answer', 'fileType', 'failure', 'bodyFormat', 'mostBodyBytes', 'upload', 'dataUrlField'],
])

/** A piece of source and what stands there instead. */
type Edit = { start: number; end: number; text: string }
type Node = { type: string; start: number; end: number }
type Call = Node & { callee: Node & { name?: string }; arguments: (Node & { properties?: Property[] })[] }
type Property = Node & { key?: { name?: string }; value?: Node & { properties?: Property[] } }
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
  return applyEdits(code, [...cutParts(program), ...cutRows(program), ...markPure(program)])
}

/** A list is declared with the schema of its row first; the browser knows the row by its type. */
function cutRows(program: Node): Edit[] {
  return callsIn(program)
    .filter(({ callee }) => callee.name === 'listOf')
    .flatMap((call) => call.arguments.slice(0, 1))
    .map(({ start, end }) => ({ start, end, text: 'undefined' }))
}

/** An empty spread where a call says something else: the commas around it may stay, and the bundler drops it. */
function cutParts(program: Node): Edit[] {
  const said = callsIn(program).flatMap((call) => [
    ...(isEndpoint(call)
      ? partsOf(call.arguments[0], (name) => schemaParts.has(name) || serverParts.has(name))
      : []),
    ...(call.callee.name === 'listOf' ? partsOf(call.arguments[1], (name) => name === 'duty') : []),
    ...(call.callee.name === 'listOf' ? partsOfList(call.arguments[1]) : []),
  ])
  return said.map(({ start, end }) => ({ start, end, text: '...{}' }))
}

type Declared = (Node & { properties?: Property[] }) | undefined

const partsOf = (declared: Declared, isCut: (name: string) => boolean): Property[] =>
  (declared?.properties ?? []).filter(({ key }) => isCut(key?.name ?? ''))

/** Of a list's two calls, each declared by itself. */
const partsOfList = (declared: Declared): Property[] =>
  partsOf(declared, (name) => name === 'page' || name === 'file').flatMap(({ value }) =>
    partsOf(value, (name) => serverParts.has(name)),
  )

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
