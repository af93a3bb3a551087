import { maxBriefPartLength } from '@tower/contract/learning/tools.ts'
import { printBrief } from '@tower/contract/learning/tools/briefs/print-brief.ts'
import { useState } from 'react'
import type { BriefContent, Result } from '../../../learning/tools/tools.api.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { copyText } from '../../../ui/copy/copy-text.ts'
import { TextAreaField } from '../../../ui/field/field.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'

export type BriefPartsProps = {
  content: BriefContent
  onChange: (content: BriefContent) => void
  onKeep: (content: Result['content']) => void
}

const [leastRows, mostRows, lettersInRow] = [2, 24, 56]

/** A page for a substitute: what the plan leaves open, and the page part by part, each to be changed where it stands. */
export function BriefParts({ content, onChange, onKeep }: BriefPartsProps) {
  const { brief: texts, result: common } = useTexts('tools')
  const { heading, parts, asks, notes, language } = content
  const [isCopied, setCopied] = useState<boolean>()
  const write = (at: number, text: string) => {
    setCopied(undefined)
    onChange({ ...content, parts: parts.map((part, place) => (place === at ? { ...part, text } : part)) })
  }
  return (
    <>
      <Told title={texts.asksTitle} sentences={asks} tone="warning" />
      <Told title={texts.notesTitle} sentences={notes} tone="plain" />
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
      <Row>
        <Button onClick={() => void copyText(printBrief(content)).then(setCopied)}>{common.copy}</Button>
        <span role="status">
          {isCopied === true && common.copied}
          {isCopied === false && common.byHand}
        </span>
      </Row>
    </>
  )
}

function rowsOf(text: string): number {
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lettersInRow)), 0)
  return Math.min(mostRows, Math.max(leastRows, rows))
}

type ToldProps = { title: string; sentences: readonly string[]; tone: 'warning' | 'plain' }

function Told({ title, sentences, tone }: ToldProps) {
  if (sentences.length === 0) return null
  return (
    <Notice tone={tone} announce={false}>
      <b>{title}</b>
      <Stack as="ul" gap={1} bullets>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Notice>
  )
}
