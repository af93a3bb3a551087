/** Keeps what an amount may be made of, digits, commas and one dot, and drops everything else as it is typed. */
export function keepAmountCharacters(typed: string): string {
  const kept = typed.replace(/[^\d.,]/g, '')
  // Pasted thousands of Spanish papers: 1.000.000, 1.250,50.
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d*)?$/.test(kept)) return kept
  const [whole = '', ...rest] = kept.split('.')
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`
}
