import type { BriefSection } from './brief.ts'

/** Room to write by hand after each label. */
export function blankLine(labels: readonly string[]): string {
  return labels
    .map((label) => `${label}${/[?:_]$/.test(label) ? '' : ':'} ${'_'.repeat(labels.length > 1 ? 14 : 28)}`)
    .join('  ')
}

/** The page as plain text. */
export function printPage(heading: string, sections: readonly BriefSection[]): string {
  return [
    heading,
    ...sections.map(({ title, lines }) =>
      [title.toUpperCase(), ...lines.map((line) => (/^\s/.test(line) ? line : `- ${line}`))].join('\n'),
    ),
  ].join('\n\n')
}
