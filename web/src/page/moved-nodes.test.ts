import { expect, test } from 'vitest'
import { bearMovedNodes } from './moved-nodes.ts'

/** As much of a page's tree as moving needs, as strict as a browser's. */
class Part {
  parentNode: Part | null = null
  children: Part[] = []
  readonly name: string

  constructor(name: string, ...children: Part[]) {
    this.name = name
    for (const child of children) this.insertBefore(child, null)
  }
  removeChild(child: Part): Part {
    if (child.parentNode !== this) throw new Error('The node to be removed is not a child of this node.')
    this.children = this.children.filter((own) => own !== child)
    child.parentNode = null
    return child
  }
  insertBefore(added: Part, before: Part | null): Part {
    if (before !== null && before.parentNode !== this) throw new Error('not a child of this node')
    added.parentNode?.removeChild(added)
    this.children.splice(before === null ? this.children.length : this.children.indexOf(before), 0, added)
    added.parentNode = this
    return added
  }
  remove(): void {
    this.parentNode?.removeChild(this)
  }
  get names(): string[] {
    return this.children.map(({ name }) => name)
  }
}
bearMovedNodes(Part.prototype as unknown as Node)

function translated() {
  const [text, next] = [new Part('text'), new Part('next')]
  const page = new Part('page', text, next)
  // <font><font>translated</font></font> stands where the text stood.
  const inner = new Part('font')
  page.insertBefore(new Part('font', inner), text)
  inner.insertBefore(text, null)
  return { page, text, next }
}

test('a text that a translation put into an element of its own goes with that element', () => {
  const { page, text } = translated()
  expect(page.names).toEqual(['font', 'next'])
  expect(page.removeChild(text)).toBe(text)
  expect(page.names).toEqual(['next'])
})

test('what comes before such a text comes before its element, and before one that is gone at the end', () => {
  const { page, text } = translated()
  page.insertBefore(new Part('new'), text)
  expect(page.names).toEqual(['new', 'font', 'next'])
  page.insertBefore(new Part('last'), new Part('gone'))
  expect(page.names).toEqual(['new', 'font', 'next', 'last'])
})

test('one that is nowhere is not missed, and a page that nobody translated is as it was', () => {
  const { page, next } = translated()
  expect(page.removeChild(new Part('gone')).name).toBe('gone')
  page.removeChild(next)
  expect(page.names).toEqual(['font'])
})
