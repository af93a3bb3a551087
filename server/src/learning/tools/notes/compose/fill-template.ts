import {
  noteParts,
  type NotePart,
  readTemplate,
  type TemplateLine,
  type TemplateText,
} from '@tower/contract/learning/tools/notes/template-text.ts'
import { finishSentence } from '../grammar/sentences.ts'
import type { NoteInput, NoteLine } from '../note.ts'
import { cleanLine, firstNameOf } from '../../../writer/text/clean-text.ts'
import { choose } from '../../../writer/text/choose.ts'
import { findPronouns, nameChild, type Naming, type Sentence } from './name-child.ts'
import { answers, closings, greetings } from './tone-words.ts'

export type FilledTemplate = { subject: string; body: string; unknownPlaces: string[] }

type Filling = {
  input: NoteInput
  lines: readonly NoteLine[]
  naming: Naming
  /** The parts that were said already: a place that a template names twice is filled once. */
  said: Set<NotePart>
  unknownPlaces: string[]
}

const placePattern = /\{([^{}]*)\}/g

/** The note: the template's text with its places filled. Points that have no place come before the answer. */
export function fillTemplate(input: NoteInput, lines: readonly NoteLine[]): FilledTemplate {
  const template = readTemplate(input.template.body[input.language])
  const naming = { name: nameOf(input), pronouns: findPronouns(input.points), language: input.language }
  const filling: Filling = { input, lines, naming, said: new Set(), unknownPlaces: [] }
  const shown = showLines(template, filling)
  const filled = shown.map((paragraph, at) => fillParagraph(paragraph, filling, String(at)))
  const end = shown.findIndex(isEnd)
  const before = end === -1 ? filled.length : end
  const paragraphs = [...filled.slice(0, before), ...sayLost(filling), ...filled.slice(before)].filter(
    (paragraph) => paragraph !== '',
  )
  const subject = fillSubject(template, filling)
  return { subject, body: paragraphs.join('\n\n'), unknownPlaces: filling.unknownPlaces }
}

function nameOf({ student, language }: NoteInput): string {
  return firstNameOf(student.fullName) || (language === 'en' ? 'your child' : 'su familia')
}

function showLines({ paragraphs }: TemplateText, { input, lines }: Filling): TemplateLine[][] {
  const has = (part: NotePart | undefined): boolean => lines.some((line) => line.part === part)
  return paragraphs.map((paragraph) =>
    paragraph.filter(
      ({ tones, withPart, withoutPart }) =>
        tones.has(input.tone) &&
        (withPart === undefined || has(withPart)) &&
        (withoutPart === undefined || !has(withoutPart)),
    ),
  )
}

/** What no line of the template said, however it came: a template must not swallow what the teacher asks for. */
function sayLost(filling: Filling): string[] {
  const { lines, input, said } = filling
  const lost = noteParts.filter((part) => !said.has(part) && lines.some((line) => line.part === part))
  const tones = new Set([input.tone])
  const added = lost.map((part): TemplateLine => ({ options: [`{${part}}`], tones }))
  return added.length === 0 ? [] : [fillParagraph(added, filling, 'lost')]
}

const isEnd = (paragraph: readonly TemplateLine[]): boolean =>
  paragraph.some(({ options }) => options.some((option) => /\{(?:answer|signature)\}/.test(option)))

function fillParagraph(paragraph: readonly TemplateLine[], filling: Filling, place: string): string {
  const { seed } = filling.input
  const sentences = paragraph.flatMap(({ options }, at) =>
    fillLine(choose(options, seed, `${place}.${at}`) ?? '', filling),
  )
  return nameChild(sentences, filling.naming)
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ')
    .replace(/ ?\n ?/g, '\n')
}

/** The sentences of one line; nothing where a place of it has nothing to fill it. */
function fillLine(option: string, filling: Filling): Sentence[] {
  const alone = /^\{([^{}]*)\}$/.exec(option)?.[1]
  const part = noteParts.find((known) => known === alone?.trim().toLowerCase())
  if (part !== undefined) return sayPart(part, filling)
  const said = new Set(filling.said)
  let isEmpty = false
  const text = option.replace(placePattern, (_, place: string) => {
    const filled = fillPlace(place, filling)
    isEmpty ||= filled === ''
    return filled
  })
  if (!isEmpty) return [{ text, aboutChild: false }]
  // What the line would have said is still to be said.
  filling.said = said
  return []
}

function sayPart(part: NotePart, filling: Filling): Sentence[] {
  if (filling.said.has(part)) return []
  filling.said.add(part)
  const { input, lines } = filling
  const told = lines
    .filter((line) => line.part === part && line[input.language] !== '')
    .map((line) => ({ text: line[input.language], aboutChild: line.aboutChild }))
  if (told.length > 0 || part !== 'answer') return told
  return [{ text: pickToned(answers, filling, 'answer'), aboutChild: false }]
}

function pickToned(words: typeof answers, { input }: Filling, place: string): string {
  return choose(words[input.language][input.tone], input.seed, place) ?? ''
}

function fillPlace(written: string, filling: Filling): string {
  const { input, naming } = filling
  const place = written.trim().toLowerCase()
  const part = noteParts.find((known) => known === place)
  if (part !== undefined) return nameChild(sayPart(part, filling), naming).join(' ')
  switch (place) {
    case 'student':
      return naming.name
    case 'full name':
      return cleanLine(input.student.fullName) || naming.name
    case 'teacher':
      return cleanLine(input.teacherName)
    case 'greeting':
      return fillNames(pickToned(greetings, filling, place), filling)
    case 'signature':
      return [pickToned(closings, filling, place), cleanLine(input.teacherName)].filter(Boolean).join('\n')
    default:
      filling.unknownPlaces.push(cleanLine(written))
      return ''
  }
}

function fillNames(text: string, filling: Filling): string {
  return text.replace(placePattern, (_, place: string) => fillPlace(place, filling))
}

function fillSubject({ subject }: TemplateText, filling: Filling): string {
  const text = choose(subject, filling.input.seed, 'subject') ?? filling.input.template.title
  const filled = fillNames(cleanTitle(text), filling)
  return finishSentence(filled).replace(/\.$/, '')
}

/** Places stay, everything else is a line of text. */
function cleanTitle(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
