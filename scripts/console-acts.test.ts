import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

/** The console, and what domains have for it. */
const ofConsole =
  /^web\/src\/(portals\/admin|money|spending|people\/(?!identity)|outreach|oversight|learning|matching)\/.*(?<!\.test)\.tsx?$/
/** What only asks, or brings a file: there is nothing to read anew after it. */
const bringsFile = /(file|csv)$/i
const throughActs = /^use(?!Callback$|Memo$|Effect$)[A-Z]|^exportCsv$/

/**
 * Calls that a button makes by itself, past `useAct` and all other mutations: after those the console reads anew whatever
 * stands on the screen (`readAfterActs`), after these it would show what is no longer so.
 */
function findBareCalls(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isOfServer(node.expression, file) && isBare(node, file))
      found.push(`${path}: ${node.expression.getText(file)}`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function isOfServer(called: ts.Expression, file: ts.SourceFile): boolean {
  if (ts.isIdentifier(called)) return called.text === 'browserCall'
  if (!ts.isPropertyAccessExpression(called) || bringsFile.test(called.name.text)) return false
  return called.expression.getText(file).endsWith('Calls')
}

/**
 * Up to the first thing that says how it is called: a hook, the handler of a button, or a function with a name, which is
 * called as whatever names it is.
 */
function isBare(node: ts.Node, file: ts.SourceFile, seen: readonly string[] = []): boolean {
  for (let above = node.parent; !ts.isSourceFile(above); above = above.parent) {
    if (ts.isCallExpression(above) && throughActs.test(above.expression.getText(file))) return false
    if (ts.isVoidExpression(above)) return true
    if (ts.isJsxAttribute(above)) return /^on[A-Z]/.test(above.name.getText(file))
    const name = nameOfFunction(above)
    if (name && !seen.includes(name))
      return findUses(name, file).some((use) => isBare(use, file, [...seen, name]))
  }
  return false
}

/** A component is used as a tag and a hook is called by others: neither is a handler. */
function nameOfFunction(node: ts.Node): string | undefined {
  const isArrow = ts.isArrowFunction(node) || ts.isFunctionExpression(node)
  const named = isArrow ? node.parent : node
  if (!(isArrow ? ts.isVariableDeclaration(named) : ts.isFunctionDeclaration(named))) return undefined
  const { name } = named as ts.VariableDeclaration | ts.FunctionDeclaration
  return name && ts.isIdentifier(name) && /^(?!use[A-Z])[a-z]/.test(name.text) ? name.text : undefined
}

function findUses(name: string, file: ts.SourceFile): ts.Identifier[] {
  const found: ts.Identifier[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isOnlyAName(node)) found.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** What declares it, and what is called alike in another place: a property, an attribute, a key. */
function isOnlyAName(node: ts.Identifier): boolean {
  const { parent } = node as { parent: ts.Node & { name?: ts.Node; propertyName?: ts.Node } }
  return !ts.isShorthandPropertyAssignment(parent) && (parent.name === node || parent.propertyName === node)
}

/** Acts that say that nothing is read anew after them. */
function findSilentActs(text: string): number {
  return text.match(/makeStale: \[\]/g)?.length ?? 0
}

/** What a page keeps in a state and hands to a drawer, which would then show what was so when it was opened. */
function findKeptThings(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const kept = new Set(
    [...text.matchAll(/const \[(\w+),[^\]]*\] = useState\b/g)].map(([, name = '']) => name),
  )
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && isOfDrawer(node, file) && !/^is[A-Z]/.test(node.name.getText(file))) {
      const { initializer } = node
      const value = initializer && ts.isJsxExpression(initializer) && initializer.expression?.getText(file)
      if (value && kept.has(value)) found.push(`${path}: ${value}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isOfDrawer = ({ parent: { parent: tag } }: ts.JsxAttribute, file: ts.SourceFile) =>
  /Drawer$/.test(tag.tagName.getText(file))

test('a call that a button makes by itself is found; an act, a file and what is handed to an act are not', () => {
  const bare = (text: string) => findBareCalls('page.tsx', text).length
  expect(bare('const a = <Button onClick={() => orderCalls.pay(id)} />')).toBe(1)
  expect(bare('const a = <Button onClick={() => void orderCalls.pay(id).then(close)} />')).toBe(1)
  expect(bare('function pay() { void browserCall(orderEndpoints.pay, {}) }')).toBe(1)
  expect(
    bare('const pay = async () => { await orderCalls.pay(id) }; const a = <Button onClick={pay} />'),
  ).toBe(1)
  expect(
    bare('async function pay() { await orderCalls.pay(id) } const a = <Form onSubmit={() => pay()} />'),
  ).toBe(1)
  expect(
    bare('const pay = () => orderCalls.pay(id); const go = () => pay(); const a = <B onClick={go} />'),
  ).toBe(1)
  expect(
    bare(
      'const pay = () => orderCalls.pay(id); const act = useAct(pay, {}); const a = <B onClick={act.run} />',
    ),
  ).toBe(0)
  expect(bare('const pay = useAct(() => orderCalls.pay(id), { makeStale: [] })')).toBe(0)
  expect(bare('const a = <Button onClick={() => exportCsv("a.csv", () => orderCalls.file({}))} />')).toBe(0)
  expect(bare('const a = <HistoryPart restore={(number) => charityCalls.restore(number)} />')).toBe(0)
})

test('in the console every call that changes something goes by an act, after which each drawer, list and page shows what is so', ({
  task,
}) => {
  const files = listOurFiles().filter((path) => ofConsole.test(path))
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  expect(files.flatMap((path) => findBareCalls(path, read(path)))).toEqual([])
  // A paper to print, and the preview of a refund: neither moves anything.
  expect(files.filter((path) => findSilentActs(read(path)) > 0).toSorted()).toEqual([
    'web/src/learning/keepsakes/owned-row.tsx',
    'web/src/portals/admin/payments/refund-form.tsx',
  ])
  expect(read('web/src/portals/admin/admin-layout.tsx')).toContain('readsAfterActs')
  task.meta.rows = files.length
})

test('what a drawer of the console shows is what was read last, and never what its page has kept of it', () => {
  const held = 'const [row, setRow] = useState<Row>(); const a = <RowDrawer row={row} onClose={close} />'
  expect(findKeptThings('page.tsx', held)).toEqual(['page.tsx: row'])
  expect(findKeptThings('page.tsx', held.replace('row={row}', 'row={rows.find(isOpen)}'))).toEqual([])
  const files = listOurFiles().filter((path) => ofConsole.test(path))
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  expect(files.flatMap((path) => findKeptThings(path, read(path)))).toEqual([])
})
