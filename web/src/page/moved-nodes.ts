/** What moves nodes of a page; the same in every window. */
type Moving = Pick<Node, 'removeChild' | 'insertBefore'>

/**
 * A browser that translates a page puts each text into elements of its own. React then takes away a text that no longer lies where
 * it put it, the browser throws, and the page is gone. Such a text is left to whoever moved it: its page stays and goes on.
 */
export function bearMovedNodes(nodes: Moving): void {
  const { removeChild, insertBefore } = nodes
  nodes.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.call(this, child)
    else wrapperOf(child, this)?.remove()
    return child
  }
  nodes.insertBefore = function <New extends Node>(this: Node, added: New, before: Node | null): New {
    const place = !before || before.parentNode === this ? before : (wrapperOf(before, this) ?? null)
    insertBefore.call(this, added, place)
    return added
  }
}

/** The part of a parent in which a node lies by now. */
function wrapperOf(node: Node, parent: Node): ChildNode | undefined {
  let part: Node | null = node
  while (part !== null && part.parentNode !== parent) part = part.parentNode
  return part === null ? undefined : (part as ChildNode)
}
