/** The texts of the pages: blank lines part them. */
export function splitPages(narrative: string): string[] {
  return narrative
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .split(/\n(?:[^\S\n]*\n)+/)
    .map((page) => page.trim())
    .filter((page) => page !== '')
}
