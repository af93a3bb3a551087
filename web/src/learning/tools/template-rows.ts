import { noteTones, type NoteTone } from '@tower/contract/learning/tools.ts'
import {
  type NotePart,
  readTemplate,
  type TemplateLine,
  type TemplatePlace,
  templatePlaces,
  writeTemplate,
} from '@tower/contract/learning/tools/notes/template-text.ts'

/** What each place is called where a teacher reads it. */
export type PlaceWords = Readonly<Record<TemplatePlace, string>>

/** A sentence of a template as a field has it, or a place that is filled by the tool. */
export type TemplateRow = {
  key: string
  /** 0 is the subject. */
  paragraph: number
  /** Rows of one line are alternatives. */
  line: number
  tones: readonly NoteTone[]
  withPart?: NotePart | undefined
  withoutPart?: NotePart | undefined
  /** Filled by the tool: there is nothing to type. */
  place?: TemplatePlace | undefined
  /** With its places as words in brackets. */
  text: string
}

/** The text of a template as rows to be typed into. */
export function rowsOfTemplate(body: string, words: PlaceWords): TemplateRow[] {
  const { subject, paragraphs } = readTemplate(body)
  const title: TemplateLine = { options: subject.length > 0 ? subject : [''], tones: new Set(noteTones) }
  return [[title], ...paragraphs].flatMap((lines, paragraph) =>
    lines.flatMap(({ options, tones, ...when }, line) =>
      options.map((option, at) => ({
        key: `${paragraph}.${line}.${at}`,
        ...{ paragraph, line, ...when },
        tones: noteTones.filter((tone) => tones.has(tone)),
        ...(options.length === 1 ? fieldOf(option, words) : { text: showPlaces(option, words) }),
      })),
    ),
  )
}

function fieldOf(option: string, words: PlaceWords): Pick<TemplateRow, 'place' | 'text'> {
  const place = templatePlaces.find((name) => `{${name}}` === option.toLowerCase())
  return place ? { place, text: '' } : { text: showPlaces(option, words) }
}

/** The text of a template, of its rows. What was left empty is no sentence of it. */
export function templateOfRows(rows: readonly TemplateRow[], words: PlaceWords): string {
  const at = (paragraph: number) =>
    linesOf(
      rows.filter((row) => row.paragraph === paragraph),
      words,
    )
  const last = Math.max(0, ...rows.map(({ paragraph }) => paragraph))
  const [title] = at(0)
  return writeTemplate({
    subject: title?.options ?? [],
    paragraphs: Array.from({ length: last }, (_, before) => at(before + 1)),
  })
}

function linesOf(rows: readonly TemplateRow[], words: PlaceWords): TemplateLine[] {
  const lines = new Map<number, TemplateLine & { options: string[] }>()
  for (const { line, tones, withPart, withoutPart, place, text } of rows) {
    const known = lines.get(line) ?? { options: [], tones: new Set(tones), withPart, withoutPart }
    known.options.push(place ? `{${place}}` : readPlaces(text, words))
    lines.set(line, known)
  }
  return [...lines.values()]
}

/** `{student}` as the words that a teacher reads, in brackets. A place that there is none of stays as it is. */
function showPlaces(text: string, words: PlaceWords): string {
  return text.replace(/\{([^{}]*)\}/g, (written, name: string) => {
    const place = templatePlaces.find((known) => known === name.trim().toLowerCase())
    return place ? bracketed(words[place]) : written
  })
}

function readPlaces(text: string, words: PlaceWords): string {
  return text.replace(/\[([^[\]]*)\]/g, (written, said: string) => {
    const place = templatePlaces.find((known) => plain(words[known]) === plain(said))
    return place ? `{${place}}` : written
  })
}

/** A place as it stands in a sentence. */
export function bracketed(word: string): string {
  return `[${word}]`
}

/** Keyboards have another apostrophe than ours, and a word may begin a sentence. */
function plain(word: string): string {
  return word.trim().replace(/’/g, "'").toLowerCase()
}
