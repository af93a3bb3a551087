/** A page for a substitute: what stands above it, and its parts, the lines of each in one text. */
type Page = { heading: string; parts: readonly { title: string; text: string }[] }

/** The page as plain text, to be copied and read anywhere. */
export function printBrief({ heading, parts }: Page): string {
  return [
    heading,
    ...parts.map(({ title, text }) => [title.toUpperCase(), ...text.split('\n').map(printLine)].join('\n')),
  ].join('\n\n')
}

const printLine = (line: string) => (line.trim() === '' || /^\s/.test(line) ? line : `- ${line}`)
