import { cutText } from '@tower/contract/cut-text.ts'
import { maxBriefPartLength, mostAsks, mostBriefParts } from '@tower/contract/learning/tools.ts'
import type { BriefContent } from '@tower/contract/learning/brief-content.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Services } from '../../../services.ts'
import { writeBriefWithProvider } from '../briefs/provider/write-brief-with-provider.ts'
import { briefWords } from '../briefs/words/brief-words.ts'
import { writeBrief } from '../briefs/write-brief.ts'
import type { ShownResult } from '../results/results.queries.ts'
import { type Asked, generateResult } from './generate-result.ts'
import { readOwnPeople } from './read-own-people.ts'
import { wordWithProvider } from './word-with-provider.ts'

export type GenerateBrief = Asked & {
  lessonPlan: string
  /** The day on which the substitute comes, YYYY-MM-DD, where the teacher says it. */
  forDay: string | null
  language: Language
}

/** Makes a page for a substitute of a lesson plan, and asks about what is unclear in it. */
export async function generateBrief(services: Services, wish: GenerateBrief): Promise<ShownResult> {
  const { actor, lessonPlan, forDay, language } = wish
  const teacherId = actor.userId
  const { teacherName, names } = await services.database.read((tx) =>
    readOwnPeople(tx, { teacherId, at: services.clock.now() }),
  )
  return generateResult(services, {
    ...wish,
    tool: 'sub-brief',
    studentId: null,
    failure: 'tools.brief_failed',
    write: () => {
      const draft = writeBrief({ lessonPlan, teacherName, forDay, language })
      const page = fitPage({ ...draft, heading: headingOf(draft.brief), language })
      return wordWithProvider(services, wish, page, async (writer) => {
        const parts = await writeBriefWithProvider(writer, { lessonPlan, language, teacherId, names })
        // A provider puts the plan into the language of the page.
        const notes = page.notes.filter((note) => note !== briefWords(language).notes.untranslated)
        return fitPage({ ...parts, heading: page.heading, notes, language })
      })
    },
  })
}

const headingOf = (brief: string) => brief.split('\n', 1)[0] ?? ''

type Made = Pick<BriefContent, 'heading' | 'asks' | 'notes' | 'language'> & {
  sections: readonly { title: string; lines: readonly string[] }[]
}

/** All of it together can be sent back in one body, also where each letter takes three bytes. */
const [mostNotes, longestNote, longestTitle] = [10, 300, 200]

/** The page as it is kept: of a plan that makes more than anybody reads the longest parts are cut, and a note says so. */
function fitPage({ heading, asks, notes, language, sections }: Made): BriefContent {
  const whole = sections
    .slice(0, mostBriefParts)
    .map(({ title, lines }) => ({ title: cutText(title, longestTitle), text: lines.join('\n') }))
  const parts = cutLongest(whole)
  const isCut = parts.some(({ text }, at) => text !== whole[at]?.text)
  return {
    ...{ tool: 'sub-brief', language, heading: cutText(heading, longestTitle), parts },
    asks: [...new Set(asks)].slice(0, mostAsks).map((ask) => cutText(ask, longestNote)),
    notes: [
      ...notes.slice(0, mostNotes).map((note) => cutText(note, longestNote)),
      ...(isCut ? [cut[language]] : []),
    ],
  }
}

type Part = BriefContent['parts'][number]

/** Short parts stay whole: what to do in a fire counts more than the end of a long day. */
function cutLongest(parts: readonly Part[]): Part[] {
  let left = maxBriefPartLength
  const shortestFirst = parts.toSorted((one, other) => one.text.length - other.text.length)
  const space = new Map<Part, number>()
  for (const part of shortestFirst) {
    space.set(part, left)
    left -= Math.min(left, part.text.length)
  }
  return parts.map((part) => ({ ...part, text: cutText(part.text, space.get(part) ?? 0) }))
}

const cut: Record<Language, string> = {
  en: `The page became longer than ${maxBriefPartLength.toLocaleString('en')} characters: the end of its longest part is left out.`,
  es: `La página pasó de ${maxBriefPartLength.toLocaleString('en')} caracteres: se omitió el final de su parte más larga.`,
}
