import ts from 'typescript'

/** The names that are written into `details: { … }` of a source, with what is spread into it in place. What is named as it runs is not seen. */
export function findDetailKeys(source: string): string[] {
  const keys: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'details')
      keys.push(...keysOf(node.initializer))
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest, true))
  return keys
}

function keysOf(value: ts.Expression): string[] {
  if (ts.isParenthesizedExpression(value)) return keysOf(value.expression)
  if (ts.isConditionalExpression(value)) return [...keysOf(value.whenTrue), ...keysOf(value.whenFalse)]
  if (ts.isBinaryExpression(value)) return keysOf(value.right)
  if (!ts.isObjectLiteralExpression(value)) return []
  return value.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return keysOf(property.expression)
    return property.name && ts.isIdentifier(property.name) ? [property.name.text] : []
  })
}
