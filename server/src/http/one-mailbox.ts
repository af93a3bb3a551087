/** `name+anything@host` reaches the mailbox of `name@host` with most providers, so it is counted as that one. */
export function oneMailbox(text: string): string {
  return text.replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
