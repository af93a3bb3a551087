/** A form with bracketed names as a tree: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export type FormValue = string | FormTree
export interface FormTree {
  [name: string]: FormValue
}

/** Reads the form encoding Stripe's API uses for bodies and query strings alike. */
export function parseForm(encoded: string): FormTree {
  const root = createTree()
  for (const [name, value] of new URLSearchParams(encoded)) putValue(root, splitName(name), value)
  return root
}

// Without a prototype, so that a field named `__proto__` is a field like any other.
function createTree(): FormTree {
  return Object.create(null) as FormTree
}

function splitName(name: string): string[] {
  const bracket = name.indexOf('[')
  if (bracket <= 0) return [name]
  const inner = name.slice(bracket).matchAll(/\[([^\]]*)\]/g)
  return [name.slice(0, bracket), ...Array.from(inner, (match) => match[1] ?? '')]
}

function putValue(root: FormTree, path: string[], value: string): void {
  let tree = root
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? nextIndex(tree) : part
    const branch = tree[key]
    const next = typeof branch === 'object' ? branch : createTree()
    tree[key] = next
    tree = next
  }
  const last = path.at(-1) ?? ''
  tree[last === '' ? nextIndex(tree) : last] = value
}

function nextIndex(tree: FormTree): string {
  return String(Object.keys(tree).length)
}
