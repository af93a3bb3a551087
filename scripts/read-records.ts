/** What the records of the domains say of tables and floors, read as text: running them would start half the server. */
import { dirname } from 'node:path'
import ts from 'typescript'

export type TableRecord = {
  name: string
  path: string
  /** Everything below it is the domain's. */
  folder: string
  /** What serves all domains stands below them, or above where it puts them to work. */
  floor: number | 'ground' | 'roof'
  owns: readonly string[]
  reads: readonly string[]
}

/** The record in a source: the one object literal that is a `Domain`. */
export function readRecord(path: string, source: string): TableRecord {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const record = findRecord(file)
  if (!record) throw new Error(`${path} holds no record`)
  const floor = valueOf(record, 'floor')?.getText().replaceAll("'", '') ?? ''
  if (floor !== 'ground' && floor !== 'roof' && !/^\d+$/.test(floor)) throw new Error(`${path} says no floor`)
  return {
    name: textOf(valueOf(record, 'name')),
    path,
    folder: dirname(path),
    floor: floor === 'ground' || floor === 'roof' ? floor : Number(floor),
    owns: keysOf(valueOf(record, 'owns')),
    reads: itemsOf(valueOf(record, 'reads')),
  }
}

/** Whether one domain may read the tables of another. */
export function mayRead(reader: TableRecord, owner: TableRecord): boolean {
  return heightOf(owner) <= heightOf(reader)
}

/** Where a domain stands among all others. */
export function heightOf({ floor }: TableRecord): number {
  if (floor === 'ground') return -1
  return floor === 'roof' ? Number.POSITIVE_INFINITY : floor
}

function findRecord(node: ts.Node): ts.Expression | undefined {
  if (ts.isSatisfiesExpression(node) && node.type.getText() === 'Domain') return node.expression
  return ts.forEachChild(node, findRecord)
}

function valueOf(value: ts.Expression | undefined, key: string): ts.Expression | undefined {
  const object = value && ts.isAsExpression(value) ? value.expression : value
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined
  return object.properties.filter(ts.isPropertyAssignment).find(({ name }) => name.getText() === key)
    ?.initializer
}

function keysOf(value: ts.Expression | undefined): string[] {
  if (!value || !ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap(({ name }) => (name ? [name.getText()] : []))
}

function itemsOf(value: ts.Expression | undefined): string[] {
  return value && ts.isArrayLiteralExpression(value) ? value.elements.map(textOf) : []
}

function textOf(value: ts.Expression | undefined): string {
  return value && ts.isStringLiteralLike(value) ? value.text : ''
}
