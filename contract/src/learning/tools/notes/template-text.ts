import { noteTones, type NoteTone } from '../../tools.ts'

/** Where in a note a sentence belongs, in the order that families follow best. */
export const noteParts = ['good', 'what', 'why', 'do', 'by', 'answer'] as const
export type NotePart = (typeof noteParts)[number]

/** What a template leaves to be filled in. */
export const templatePlaces = [
  'student',
  'full name',
  'teacher',
  'greeting',
  'signature',
  ...noteParts,
] as const
export type TemplatePlace = (typeof templatePlaces)[number]

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

/** The text of a template, to be read by `readTemplate` again. A line or a paragraph without words is left out. */
export function writeTemplate({ subject, paragraphs }: TemplateText): string {
  const title = wordsOf(subject).join(' | ')
  const texts = paragraphs.map((lines) => lines.map(writeLine).filter(Boolean).join('\n')).filter(Boolean)
  return [...(title ? [`Subject: ${title}`] : []), ...texts].join('\n\n')
}

function writeLine({ options, tones, withPart, withoutPart }: TemplateLine): string {
  const words = wordsOf(options).join(' | ')
  if (words === '') return ''
  const refused = noteTones.filter((tone) => !tones.has(tone))
  const wanted = noteTones.filter((tone) => tones.has(tone))
  const marks = [
    ...(refused.length === 0 ? [] : refused.length === 1 ? [`not ${refused[0]}`] : wanted),
    ...(withPart ? [`with ${withPart}`] : []),
    ...(withoutPart ? [`without ${withoutPart}`] : []),
  ]
  if (marks.length > 0) return `(${marks.join(', ')}) ${words}`
  // What a teacher typed in brackets may look like a mark, and is none.
  return isMarked(words) ? `(${wanted.join(', ')}) ${words}` : words
}

/** What is typed into a field is one line and one option. */
function wordsOf(options: readonly string[]): string[] {
  return options.map((option) => option.replace(/\|/g, '/').replace(/\s+/g, ' ').trim()).filter(Boolean)
}

function splitOptions(text: string): string[] {
  return text
    .split('|')
    .map((option) => option.trim())
    .filter(Boolean)
}

const markedLine = /^\(([^()]*)\)\s*(.*)$/

function marksOf(line: string): string[] {
  return (
    markedLine
      .exec(line)?.[1]
      ?.split(',')
      .map((mark) => mark.trim().toLowerCase()) ?? []
  )
}

function isMarked(line: string): boolean {
  return markedLine.test(line) && marksOf(line).every(isMark)
}

function readLine(line: string): TemplateLine {
  if (!isMarked(line)) return { options: splitOptions(line), tones: new Set(noteTones) }
  const marks = marksOf(line)
  const refused = marks.filter((mark) => mark.startsWith('not ')).map((mark) => mark.slice(4))
  const wanted = marks.filter((mark) => noteTones.some((tone) => tone === mark))
  const part = (lead: string): NotePart | undefined =>
    noteParts.find((place) => marks.some((mark) => mark === `${lead} ${place}`))
  return {
    options: splitOptions(markedLine.exec(line)?.[2] ?? ''),
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
  return (lead === 'with' || lead === 'without') && noteParts.some((place) => place === name)
}
