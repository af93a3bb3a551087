/**
 * Holds the rows of raw SQL to their schemas: `sql<Row>` believes whoever wrote it, `rows(schema)` checks in development and
 * tests. What still believes is counted by file in `unchecked-rows.json`, and a count may only go down:
 * `node scripts/check-rows.ts --write` writes down what has become fewer.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

type Counts = Record<string, number>

const countsFile = join(repositoryRoot, 'scripts/unchecked-rows.json')
const searched = /^server\/(src|test)\/.*(?<!\.test)\.ts$/
/** What a single value can be; a row is none of these. */
const valueKinds = new Set([
  ...[ts.SyntaxKind.StringKeyword, ts.SyntaxKind.NumberKeyword, ts.SyntaxKind.BooleanKeyword],
  ...[ts.SyntaxKind.BigIntKeyword, ts.SyntaxKind.UnknownKeyword, ts.SyntaxKind.LiteralType],
])

/** How many statements of a file believe that their rows have a type. */
export function countUncheckedRows(path: string, text: string): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const shapes = new Set(file.statements.filter(isObjectAlias).map(({ name }) => name.text))
  let count = 0
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') {
      const [type] = node.typeArguments ?? []
      if (type && isRow(type, { shapes, isExecuted: isExecuted(node) })) count += 1
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return count
}

/** A type of several columns: spelled out, declared in the file, or whatever a statement that is run answers. */
function isRow(type: ts.TypeNode, known: { shapes: ReadonlySet<string>; isExecuted: boolean }): boolean {
  if (valueKinds.has(type.kind)) return false
  if (ts.isUnionTypeNode(type)) return type.types.some((part) => isRow(part, known))
  if (!ts.isTypeReferenceNode(type)) return true
  return known.isExecuted || known.shapes.has(type.typeName.getText())
}

function isExecuted(statement: ts.Node): boolean {
  return ts.isPropertyAccessExpression(statement.parent) && statement.parent.name.text === 'execute'
}

const isObjectAlias = (node: ts.Statement): node is ts.TypeAliasDeclaration =>
  ts.isTypeAliasDeclaration(node) && (ts.isTypeLiteralNode(node.type) || ts.isIntersectionTypeNode(node.type))

/** The files that have more of it than they may, one sentence each, and those that have less. */
export function compareCounts(found: Counts, allowed: Counts): { faults: string[]; fewer: string[] } {
  const faults = Object.entries(found)
    .filter(([path, count]) => count > (allowed[path] ?? 0))
    .map(
      ([path, count]) =>
        `${path}: ${count} statements say sql<Row> where ${allowed[path] ?? 0} may; write rows(schema) of database/rows.ts`,
    )
  const fewer = Object.keys(allowed).filter((path) => (found[path] ?? 0) < (allowed[path] ?? 0))
  return { faults, fewer }
}

function countAll(): Counts {
  const counted = listOurFiles()
    .filter((path) => searched.test(path))
    .map((path) => [path, readFileSync(join(repositoryRoot, path), 'utf8')] as const)
    .filter(([, text]) => text.includes('sql<'))
    .map(([path, text]) => [path, countUncheckedRows(path, text)] as const)
  return Object.fromEntries(counted.filter(([, count]) => count > 0))
}

if (import.meta.main) {
  const allowed = JSON.parse(readFileSync(countsFile, 'utf8')) as Counts
  const found = countAll()
  const { faults, fewer } = compareCounts(found, allowed)
  const isWriting = process.argv.includes('--write')
  if (isWriting && faults.length === 0) writeFileSync(countsFile, `${JSON.stringify(found, null, 2)}\n`)
  const stale = isWriting ? [] : fewer.map((path) => `${path}: fewer than written down; --write says so`)
  for (const fault of [...faults, ...stale]) console.log(fault)
  process.exitCode = faults.length + stale.length > 0 ? 1 : 0
}
