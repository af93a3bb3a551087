import { noteTones, type NoteTone } from '@tower/contract/learning/tools.ts'
import type { NotePart } from '../note.ts'
import { placeOrder } from './tone-words.ts'

/** A line of a template, and when it is there. */
export type TemplateLine = {
  /** One of these is taken. */
  options: readonly string[]
  tones: ReadonlySet<NoteTone>
  withPart?: NotePart | undefined
  withoutPart?: NotePart | undefined
}

export type TemplateText = { subject: readonly string[]; paragraphs: readonly (readonly TemplateLine[])[] }

/** A teacher's template (docs/domain/note-templates.md). What is no mark is text. */
export function readTemplate(body: string): TemplateText {
  const [first = '', ...rest] = body.replace(/\r\n?/g, '\n').trim().split('\n')
  const subject = /^(?:subject|asunto)\s*:\s*(.*)$/i.exec(first)
  const text = (subject === null ? [first, ...rest] : rest).join('\n')
  return {
    subject: splitOptions(subject?.[1] ?? ''),
    paragraphs: text
      .split(/\n\s*\n/)
      .map((paragraph) =>
        paragraph
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean)
          .map(readLine),
      )
      .filter((lines) => lines.length > 0),
  }
}

function splitOptions(text: string): string[] {
  return text
    .split('|')
    .map((option) => option.trim())
    .filter(Boolean)
}

function readLine(line: string): TemplateLine {
  const marked = /^\(([^()]*)\)\s*(.*)$/.exec(line)
  const marks = marked?.[1]?.split(',').map((mark) => mark.trim().toLowerCase()) ?? []
  if (marked === null || !marks.every(isMark))
    return { options: splitOptions(line), tones: new Set(noteTones) }
  const refused = marks.filter((mark) => mark.startsWith('not ')).map((mark) => mark.slice(4))
  const wanted = marks.filter((mark) => noteTones.some((tone) => tone === mark))
  const part = (lead: string): NotePart | undefined =>
    placeOrder.find((place) => marks.some((mark) => mark === `${lead} ${place}`))
  return {
    options: splitOptions(marked[2] ?? ''),
    tones: new Set(
      noteTones.filter((tone) => (wanted.length === 0 || wanted.includes(tone)) && !refused.includes(tone)),
    ),
    withPart: part('with'),
    withoutPart: part('without'),
  }
}

function isMark(mark: string): boolean {
  const [lead, name] = mark.split(' ')
  if (name === undefined) return noteTones.some((tone) => tone === lead)
  if (lead === 'not') return noteTones.some((tone) => tone === name)
  return (lead === 'with' || lead === 'without') && placeOrder.some((place) => place === name)
}
