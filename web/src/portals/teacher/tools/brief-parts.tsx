import { maxBriefPartLength } from '@tower/contract/learning/tools.ts'
import { printBrief } from '@tower/contract/learning/tools/briefs/print-brief.ts'
import type { BriefContent, Result } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { CopyResult } from './copy-result.tsx'
import { NoticeList } from './notice-list.tsx'

export type BriefPartsProps = {
  content: BriefContent
  onChange: (content: BriefContent) => void
  onKeep: (content: Result['content']) => void
}

const [leastRows, mostRows, lettersInRow] = [2, 24, 56]

/** A page for a substitute: what the plan leaves open, and the page part by part, each to be changed where it stands. */
export function BriefParts({ content, onChange, onKeep }: BriefPartsProps) {
  const { brief: texts } = useTexts('tools')
  const { heading, parts, asks, notes, language } = content
  const write = (at: number, text: string) =>
    onChange({ ...content, parts: parts.map((part, place) => (place === at ? { ...part, text } : part)) })
  return (
    <>
      <NoticeList title={texts.asksTitle} items={asks} tone="warning" announce={false} />
      <NoticeList title={texts.notesTitle} items={notes} tone="plain" announce={false} />
      <Stack as="section" aria-label={texts.page} gap={3}>
        <h3 lang={language}>{heading}</h3>
        {parts.map(({ title, text }, at) => (
          <TextAreaField
            key={`${at} ${title}`}
            label={title}
            lang={language}
            rows={rowsOf(text)}
            value={text}
            maxLength={maxBriefPartLength}
            onChange={({ target }) => write(at, target.value)}
            onBlur={() => onKeep(content)}
          />
        ))}
      </Stack>
      <CopyResult text={printBrief(content)} />
    </>
  )
}

function rowsOf(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInRow)), 0)
  return Math.min(mostRows, Math.max(leastRows, rows))
}
