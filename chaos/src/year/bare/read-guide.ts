/** What a block of the guide is: commands, statements for the command before it, or lines for a file. */
export type GuideBlock = { heading: string; kind: 'commands' | 'statements' | 'lines'; text: string }

const fence = /^( *)```(\w*)\n([^]*?)^ *```/gm

/** All blocks of a guide in their order, each with the heading that it stands under. */
export function readGuide(guide: string): GuideBlock[] {
  const headings = [...guide.matchAll(/^## (.+)$/gm)]
  return [...guide.matchAll(fence)].map(({ index, 1: indentation = '', 2: language, 3: text = '' }) => ({
    heading: headings.findLast((heading) => heading.index < index)?.[1] ?? '',
    kind: language === 'sql' ? 'statements' : /^ *[A-Z_]+=/.test(text) ? 'lines' : 'commands',
    text: text.replaceAll(new RegExp(`^${indentation}`, 'gm'), ''),
  }))
}

type Values = Readonly<Record<string, string>>

/** What the guide has written into a file, with its placeholders filled in. */
export function readLines(blocks: readonly GuideBlock[], values: Values): string {
  const lines = blocks.find(({ kind }) => kind === 'lines')
  if (!lines) throw new Error('the guide has no lines for a file')
  return fill(lines.text, values)
}

/** A line of the guide as it is typed, and what its program is then told. */
export type GuideStep = { command: string; typed: string }

/** The commands below one heading, with the guide's own placeholders filled in; `psql` is told the statements behind it. */
export function readSteps(blocks: readonly GuideBlock[], heading: RegExp, values: Values): GuideStep[] {
  const filled = (text: string) => fill(text, values)
  const below = blocks.filter((block) => heading.test(block.heading))
  if (below.length === 0) throw new Error(`the guide has no commands below ${heading.source}`)
  return below.flatMap(({ kind, text }, index) => {
    if (kind !== 'commands') return []
    const next = below[index + 1]
    const commands = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
    return commands.map((command, at) => ({
      command: filled(command),
      typed: at === commands.length - 1 && next?.kind === 'statements' ? filled(next.text) : '',
    }))
  })
}

function fill(text: string, values: Values): string {
  return Object.entries(values).reduce((done, [name, value]) => done.replaceAll(name, () => value), text)
}
