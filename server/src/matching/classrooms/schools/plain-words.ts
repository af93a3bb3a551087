/** What a text is found by; the function `plain_words` in the database says the same of what is kept. */
export function plainWords(written: string): string[] {
  const plain = written.normalize('NFKD').toLowerCase()
  return plain.replace(/[\u0300-\u036f'’]/g, '').match(/[a-z0-9]+/g) ?? []
}
