/** The SQL in a source file: Kysely's calls, `sql` templates, and plain texts that are SQL. */
import ts from 'typescript'
import { findTableUses, unknownTable, type TableUse } from './sql-tables.ts'

export type StatementUse = TableUse & { line: number }

const readingCalls = new Set([
  ...['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'using', 'from'],
  ...['innerJoinLateral', 'leftJoinLateral', 'crossJoinLateral'],
])
const writingCalls = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const looksLikeSql =
  /(?:^|\()\s*(?:select|with|insert into|update|delete from|truncate)\b|\bexists\s*\(|\b(?:left|inner|cross) join\b/

/** Each table that a source reads or writes in SQL, and each function of the database that it calls. */
export function readStatements(path: string, source: string, known: ReadonlySet<string>): StatementUse[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true)
  const uses: StatementUse[] = []
  const visit = (node: ts.Node): void => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    for (const use of usesOf(node, known)) uses.push({ ...use, line })
    ts.forEachChild(node, visit)
  }
  visit(file)
  return uses
}

function usesOf(node: ts.Node, known: ReadonlySet<string>): TableUse[] {
  if (ts.isCallExpression(node)) return usesOfCall(node).filter(({ name }) => known.has(name))
  if (!isText(node)) return []
  const text = textOf(node)
  const isTagged = ts.isTaggedTemplateExpression(node.parent)
  // Of a list its tables are said alone: `from: sql`gifts``.
  const owner = isTagged ? node.parent.parent : node.parent
  const isSource = ts.isPropertyAssignment(owner) && owner.name.getText() === 'from'
  if (isSource) return findTableUses(`from ${text}`, known)
  return isTagged || looksLikeSql.test(text) ? findTableUses(text, known) : []
}

/** `insertInto('users')`, `selectFrom(['users as u', …])`; what is handed a query is visited by itself. */
function usesOfCall(call: ts.CallExpression): TableUse[] {
  const { expression } = call
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText()
  const how = writingCalls.has(called) ? 'writes' : readingCalls.has(called) ? 'reads' : undefined
  const [first] = call.arguments
  if (!how || !first) return []
  const named = ts.isArrayLiteralExpression(first) ? [...first.elements] : [first]
  return named.flatMap((name): TableUse[] => {
    if (ts.isStringLiteralLike(name)) return [{ name: name.text.split(/\s/)[0] ?? '', how }]
    return how === 'writes' ? [{ name: unknownTable, how }] : []
  })
}

type Text = ts.StringLiteralLike | ts.TemplateExpression

function isText(node: ts.Node): node is Text {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)
}

/** The text of a template as SQL; of what is set in only the names of tables count, the rest is visited by itself. */
function textOf(node: Text): string {
  if (!ts.isTemplateExpression(node)) return node.text
  return (
    node.head.text +
    node.templateSpans.map(({ expression, literal }) => `${tableIn(expression)}${literal.text}`).join('')
  )
}

function tableIn(expression: ts.Expression): string {
  if (!ts.isCallExpression(expression) || expression.expression.getText() !== 'sql.table') return ' ? '
  const [name] = expression.arguments
  return name && ts.isStringLiteralLike(name) ? name.text : unknownTable
}
