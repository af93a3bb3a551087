import { knownLooks, knownParts, type Drawing, type DrawnNode } from './drawn-node.ts'

/**
 * Reads an SVG of the kinds that our illustrators draw. Undefined where it holds anything else: such a picture comes on paper
 * as pixels, so that nothing of it is lost unseen.
 */
export function readDrawing(svg: string): Drawing | undefined {
  const root = readTree(svg)
  const [, , width, height] = (root?.attributes.viewBox ?? '').split(' ').map(Number)
  if (root?.tag !== 'svg' || !width || !height) return undefined
  const named = new Map<string, DrawnNode>()
  const isKnown = walk(root, (node) => {
    if (node.attributes.id !== undefined) named.set(node.attributes.id, node)
    const own = knownParts[node.tag]
    return (
      own !== undefined &&
      Object.keys(node.attributes).every((name) => own.includes(name) || knownLooks.includes(name))
    )
  })
  return isKnown ? { width, height, root, named } : undefined
}

const pieces = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|([^<]+|<)/g
const attribute = /([\w:-]+)="([^"]*)"/g

function readTree(svg: string): DrawnNode | undefined {
  const top: DrawnNode = { tag: '', attributes: {}, children: [] }
  const open = [top]
  for (const piece of svg.matchAll(pieces)) if (!readPiece(open, piece)) return undefined
  return open.length === 1 && top.children.length === 1 ? top.children[0] : undefined
}

/** Reads a tag into what is open. Answers whether it may stand there. */
function readPiece(open: DrawnNode[], piece: RegExpMatchArray): boolean {
  const [, closing, tag = '', attributes = '', alone, text] = piece
  if (text !== undefined) return text.trim() === ''
  if (closing) return open.length > 1 && open.pop()?.tag === tag
  const node: DrawnNode = { tag, attributes: readAttributes(attributes), children: [] }
  open.at(-1)?.children.push(node)
  if (!alone) open.push(node)
  return true
}

function readAttributes(text: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name = '', value = ''] of text.matchAll(attribute)) found[name] = value
  return found
}

function walk(node: DrawnNode, isFine: (node: DrawnNode) => boolean): boolean {
  return isFine(node) && node.children.every((child) => walk(child, isFine))
}
