/**
 * One flush for all who wait. Whoever comes while one is under way waits for the next: the one under way may have
 * begun before their commit. A flush that fails fails for all who waited for it.
 */
export function shareFlush(flush: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = (): Promise<void> => {
    next = undefined
    const begun = flush()
    const over: Promise<void> = begun
      .catch(() => undefined)
      .then(() => {
        if (underWay === over) underWay = undefined
      })
    underWay = over
    return begun
  }
  return () => {
    if (!underWay) return begin()
    next ??= underWay.then(begin)
    return next
  }
}
