const googleHosts = /@(?:gmail|googlemail)\.com$/

/**
 * One spelling for the addresses that reach one mailbox, so that it is counted as one: `name+anything@host` reaches that
 * of `name@host` with most providers, and with Google dots in the name mean nothing. Takes lower case.
 */
export function oneMailbox(text: string): string {
  const plain = text.replace(/^([^+@]+)\+[^@]*@/, '$1@')
  if (!googleHosts.test(plain)) return plain
  const [name = ''] = plain.split('@', 1)
  return `${name.replaceAll('.', '')}@gmail.com`
}
