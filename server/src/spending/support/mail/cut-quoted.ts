/** Where the words of a mail end and what it answers begins, as mail programs write it. */
const quoteBegins = [
  /^[ \t]*>/m,
  /^[ \t]*(?:On|El|Le|Am)\b[^\n]{0,200}(?:\n[^\n]{0,200})?(?:wrote|escribió|a écrit|schrieb)[^\n]{0,80}:[ \t]*$/m,
  /^[ \t]*-{2,}[ \t]*(?:Original Message|Mensaje original|Forwarded message)/im,
  /^[ \t]*_{10,}[ \t]*$/m,
  /^[ \t]*(?:From|De): [^\n]*@[^\n]*$/m,
  /^-- ?$/m,
]

/** What somebody wrote, without the mail they answered. Where they wrote between its lines, those of it are left out. */
export function cutQuoted(text: string): string {
  const plain = text.replace(/\r\n?/g, '\n')
  const begins = quoteBegins.flatMap((sign) => sign.exec(plain)?.index ?? [])
  const above = plain.slice(0, Math.min(plain.length, ...begins)).trim()
  if (above !== '') return above
  return plain
    .split('\n')
    .filter((line) => !/^\s*>/.test(line))
    .join('\n')
    .trim()
}
