import { cutText } from '@tower/contract/cut-text.ts'
import { cleanPoints } from '../../../writer/text/clean-text.ts'

/** Notes beyond this say no more to a book of twelve pages. */
const mostRead = 60_000
/** No sentence of a book comes of a longer line; what looks for verbs and names takes too long for one. */
const longestLine = 600
const sentenceEnd =
  /(?<=[\p{L}\p{N})”"'][.!?]+)\s+(?=[\p{L}\p{N}¿¡“"(])|(?<=[.!?]+["”’)])\s+(?=[\p{Lu}\p{N}¿¡“"(])/u
const titleEnd =
  /\b(?:Mr|Mrs|Ms|Dr|Sr|Sra|Srta|St|vs|approx|Mon|Tues?|Wed|Thurs?|Fri)\.$|^\p{Lu}\p{Ll}+ \p{Lu}\.$| \p{Lu}\p{Ll}+ \p{Lu}\.$/u

/** A face or a butterfly after a word ends what was said, as a stop does; a heart stands for a word. */
const feeling =
  /(?<=[\p{L}\p{N})])[ \t]*(?:(?![©®™❤♥💕💖💗])\p{Extended_Pictographic}[\uFE0F\u200D\u{1F3FB}-\u{1F3FF}]*)+[ \t]+(?=[\p{L}\p{N}])/gu
/** “melted :(”, “<3”: a face that is typed. */
const typedFace = /(?<=^|[\s.!?)\p{L}\p{N}])(?:[:;]['’]?-?[()DPp]+|<3+)(?=\s|$)/gu
/** “STEM: built ramps” */
const subjectHead = /^(?:STEM|STEAM|STEM time|ciencia|ingeniería|engineering) ?[:-] (?=\p{L})/iu

/** “Monday - read a book”, “Science - ice” */
const headed =
  /^(science|math|reading|writing|social studies|art|music|monday|tuesday|wednesday|thursday|friday|lunes|martes|mi[eé]rcoles|jueves|viernes) [-–] /i

/** The lines and sentences of notes, as they were typed. */
export function splitNotes(notes: string): string[] {
  return cleanPoints(cutText(notes, mostRead).replace(typedFace, ' 🙂 ').replace(feeling, '. '))
    .split(/\n|;/)
    .flatMap((line) => joinTitles(line.split(sentenceEnd)))
    .map((line) =>
      line
        .replace(/^[\s\-*•·,.:>)\]]+|^\(?\d{1,2}[.)]\s+/gu, '')
        .replace(/[\s,:;\-(]+$/, '')
        .replace(headed, '$1: ')
        .replace(subjectHead, '')
        .trim(),
    )
    .flatMap(breakEndless)
    .filter((line) => /\p{L}{2}/u.test(line))
}

/** Somebody typed on and on without a stop. */
function breakEndless(line: string): string[] {
  if (line.length <= longestLine) return [line]
  const start = cutText(line, longestLine)
  const at = [start.lastIndexOf(', '), start.lastIndexOf(' ')].find((place) => place > 0) ?? start.length
  return [start.slice(0, at), ...breakEndless(line.slice(at).replace(/^[\s,]+/, ''))]
}

/** “Ms. Ruiz” is one sentence. */
function joinTitles(parts: readonly string[]): string[] {
  const joined: string[] = []
  for (const part of parts) {
    const last = joined.at(-1)
    if (last !== undefined && titleEnd.test(last)) joined[joined.length - 1] = `${last} ${part}`
    else joined.push(part)
  }
  return joined
}
