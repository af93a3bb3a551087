import { maxBriefPartLength } from '@tower/contract/learning/tools.ts'
import type { ReactNode } from 'react'
import type { BriefContent, Result } from '../../../learning/tools/tools.api.ts'
import { fillCounted } from '../../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../../texts/use-texts.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { Text } from '../../../ui/type/type.tsx'
import { Folded } from './folded.tsx'
import { NoticeList } from './notice-list.tsx'
import styles from './tool-frame.module.css'

export type BriefPartsProps = {
  content: BriefContent
  onChange: (content: BriefContent) => void
  onKeep: (content: Result['content']) => void
  /** What is done with the result: it stands above the page. */
  actions: ReactNode
}

const maxHeadingLength = 200
const [leastRows, mostRows, lettersInRow] = [1, 24, 40]

/** A page for a substitute: what the plan leaves open, and the page part by part, each to be changed where it stands. */
export function BriefParts({ content, onChange, onKeep, actions }: BriefPartsProps) {
  const { brief: texts } = useTexts('tools')
  const { heading, parts, asks, notes, language } = content
  const write = (at: number, text: string) =>
    onChange({ ...content, parts: parts.map((part, place) => (place === at ? { ...part, text } : part)) })
  const area = { lang: language, className: styles.grows, onBlur: () => onKeep(content) }
  return (
    <>
      <NoticeList title={texts.notesTitle} items={notes} tone="plain" announce={false} />
      <OpenQuestions asks={asks} />
      {actions}
      <Stack as="section" aria-label={texts.page} gap={3}>
        <TextAreaField
          {...area}
          label={texts.heading}
          rows={rowsOf(heading)}
          value={heading}
          maxLength={maxHeadingLength}
          onChange={({ target }) => onChange({ ...content, heading: target.value.replace(/\s*\n\s*/g, ' ') })}
        />
        {parts.map(({ title, text }, at) => (
          <TextAreaField
            {...area}
            key={`${at} ${title}`}
            label={title}
            rows={rowsOf(text)}
            value={text}
            maxLength={maxBriefPartLength}
            onChange={({ target }) => write(at, target.value)}
          />
        ))}
      </Stack>
    </>
  )
}

/** On a phone they would stand a whole screen before the page, so there they are folded, and counted. */
function OpenQuestions({ asks }: Pick<BriefContent, 'asks'>) {
  const { brief: texts } = useTexts('tools')
  const language = useLanguage()
  if (asks.length === 0) return null
  return (
    <Folded title={fillCounted(texts.asksCount, asks.length, language)} opens="where-it-fits">
      <Text tone="quiet" size="small">
        {texts.asksHint}
      </Text>
      <Stack as="ul" gap={1} bullets>
        {asks.map((ask) => (
          <li key={ask}>{ask}</li>
        ))}
      </Stack>
    </Folded>
  )
}

/** For browsers that can't make a field as tall as its words: rather a row too many than a last line cut off. */
function rowsOf(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInRow)), 0)
  return Math.min(mostRows, Math.max(leastRows, rows))
}
