/** What is ours in what is written from it: names, and the site, where it has an address. */
type Ours = { name: string; legalName: string; origin: string | undefined }

/**
 * The texts within what a mail or a paper is written from, without our own addresses and names: a class list with a child called
 * “Token Hash”, or as the charity is, must not keep everybody's mail back.
 */
export function listWritten(from: unknown, ours: Ours): string[] {
  const texts: string[] = []
  collect(from, texts)
  return texts.map((text) => withoutOurs(text, ours))
}

function collect(from: unknown, texts: string[]): void {
  if (typeof from === 'string') texts.push(from)
  else if (Array.isArray(from)) for (const one of from) collect(one, texts)
  else if (typeof from === 'object' && from !== null) collect(Object.values(from), texts)
}

/** Of an address of ours its values stay: they may come from anybody. */
function withoutOurs(text: string, { name, legalName, origin }: Ours): string {
  const parts = origin === undefined ? [text] : text.split(origin)
  const bare = parts.map((part, nth) => (nth === 0 ? part : valuesOf(part)))
  return [name, legalName].reduce((left, word) => left.replaceAll(word, ' '), bare.join(' '))
}

/** What follows our origin: an address up to the next space, then whatever else was written. */
function valuesOf(rest: string): string {
  const [address = ''] = /^\S*/.exec(rest) ?? []
  const query = address.includes('?') ? address.slice(address.indexOf('?')) : ''
  return query.replaceAll(/[?&#][^=&#]*=?/g, ' ') + rest.slice(address.length)
}
