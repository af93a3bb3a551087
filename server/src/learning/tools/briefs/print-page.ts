import { printBrief } from '@tower/contract/learning/tools/briefs/print-brief.ts'
import type { BriefSection } from './brief.ts'

/** Room to write by hand after each label. */
export function blankLine(labels: readonly string[]): string {
  return labels
    .map((label) => `${label}${/[?:_]$/.test(label) ? '' : ':'} ${'_'.repeat(labels.length > 1 ? 14 : 28)}`)
    .join('  ')
}

/** The page as plain text. */
export function printPage(heading: string, sections: readonly BriefSection[]): string {
  return printBrief({
    heading,
    parts: sections.map(({ title, lines }) => ({ title, text: lines.join('\n') })),
  })
}
