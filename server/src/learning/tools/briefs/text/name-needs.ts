const leftOut = /^([^[\]]{1,40}?):? ?\[…\]\.?$/u
const goesOn = /^(?:he|she|they|his|her|their|if|él|ella|su|sus|si|needs|uses|necesita|usa)\b/iu

/** Where a sentence was nothing but a diagnosis, the child's name goes before what is said next, or before a blank. */
export function nameNeeds(steps: readonly string[], blank: string): string[] {
  const named: string[] = []
  let name: string | undefined
  for (const step of steps) {
    const alone = leftOut.exec(step)?.[1]
    if (name !== undefined)
      named.push(alone === undefined && goesOn.test(step) ? `${name}: ${step}` : `${name}: ${blank}`)
    if (alone === undefined && !(name !== undefined && goesOn.test(step))) named.push(step)
    name = alone
  }
  return name === undefined ? named : [...named, `${name}: ${blank}`]
}
