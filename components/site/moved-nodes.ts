/**
 * Translators, reading aids, and password managers wrap, move, and remove what React has built. Removing such a node, or
 * putting another before it, would then fail, and React would throw the whole page away, with everything typed on it
 * (facebook/react issue 11538). So both go by where the node stands now.
 */
export function goByWhereNodesStand(): void {
  const { insertBefore, removeChild } = Node.prototype

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, next: Node | null): T {
    let place = next
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as T
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode ? (removeChild.call(child.parentNode, child) as T) : child
  }
}
