import { foldText } from '../../names/fold-text.ts'
import { largeWords } from '../../names/large-words.ts'
import { textAfter, textBefore } from './around.ts'
import { isLikely, isOpening, isSure, type Named } from './name-surroundings.ts'
import { isOrdinary } from './ordinary-words.ts'

/** A name as it is written: “Zyaire”, “McKenna”, “Abdul-Aziz”. What is all large is a sign or a shout. */
const written = /^\p{Lu}\p{M}*\p{Ll}[\p{Ll}\p{M}]*(?:\p{Lu}[\p{Ll}\p{M}]+)?(?:-\p{L}+)?$/u
/** What words of things, qualities and people’s work end in. */
const things =
  /(?:ing|tion|sion|ness|ity|ance|ence|ful|ly|acy|ology|ism|ist|cion|dad|mente|miento|amos|imos|aron|ieron|graders?|craft|ball|land|fest)$/
/** Places, languages, games, books and what was given a name stand after these, and hardly ever a child. */
const placed =
  /\b(?:in|at|on|from|near|into|through|visited|around|across|outside|inside|speak|spoke|read|watched|played|studied|learned|learn|planet|called|named|nicknamed|(?:call|calls|called|name|named|nicknamed) (?:it|him|her|them|\w+ one)|the (?:book|movie|song|game|story)|(?:el|la) (?:película|libro|canción|cuento|juego)|en|desde|hasta|hacia|sobre|leímos|leyeron|leyó|visitamos|jugamos|jugaron|planeta|llamad[oa]s?|se llama|(?:lo|la|los|las) llamamos|le pusimos|le pusieron)\s$/iu
const family = /^ \p{Lu}\p{Ll}+(?![\p{L}\p{M}])/u
const of = /\b(?:of|de|del)\s$/iu
const ofSomebody =
  /(?:turn|side|friend|picture|drawing|turno|mam[aá]|pap[aá]|abuel[oa]|herman[oa]|idea|dibujo|mano|cumpleaños|equipo|lado)s? (?:of|de)\s$/iu
const toward = /(?<!\p{L})(?:to|a)\s$/iu
const towardSomebody =
  /\b(?:gave|show(?:ed)?|read|talked|spoke|said|waved|sang|listened|belonged|happened|thanks|thank you|next|close|cards?|notes?|letters?)\s(?:\S+\s){0,2}to\s$|(?:ayud|dij|dio|dimos|vimos|vio|abraz|invit|salud|pregunt|escuch|esper|quer|gracias)\p{L}* a\s$/iu
const animal =
  '(?:hamster|fish|rabbit|bunny|dog|puppy|cat|turtle|tortoise|lizard|snake|frog|gecko|guinea pig|bear|worm|hen|chick|robot|puppet|hámster|pez|perr[oa]|gat[oa]|conej[oa]|tortuga|cuy[oa]?|rana|iguana|serpiente|oruga|lombriz|gallina)'
const afterAnimal = new RegExp(String.raw`(?<!\p{L})${animal},?\s$`, 'iu')
const beforeAnimal = new RegExp(
  String.raw`^,? (?:the|our|el|la|nuestr[oa]) (?:\p{Ll}+ )?${animal}(?!\p{L})`,
  'iu',
)
/** “A Zyaire se le cayó”: whoever something happens to. */
const happensTo = /^ (?:se )?(?:le|les|nos)\s/u

/**
 * Whether a large word that stands in no list is somebody's name: it stands in the middle of a sentence, alone, where a person stands.
 * Where a sentence begins a capital says nothing.
 */
export function isUnknownName(named: Named): boolean {
  const { text, start, end } = named
  const typed = text.slice(start, end)
  if (!written.test(typed) || isKnownWord(typed) || isOpening(named)) return false
  // Written small elsewhere, it is a word.
  if (new RegExp(String.raw`(?<!\p{L})${typed.toLowerCase()}s?(?!\p{L})`, 'u').test(text)) return false
  const after = textAfter(text, end)
  if (isThing(textBefore(text, start), after)) return false
  // Two large words are a place more often than somebody, unless they do something.
  const whole = end + (family.exec(after)?.[0].length ?? 0)
  return isSure(named) || isSure({ ...named, end: whole }) || isLikely(named)
}

/** A place, a language, an animal, a book: nobody stands between these words. */
function isThing(before: string, after: string): boolean {
  if (placed.test(before) || afterAnimal.test(before) || beforeAnimal.test(after)) return true
  if (of.test(before)) return !ofSomebody.test(before)
  return toward.test(before) && !towardSomebody.test(before) && !happensTo.test(after)
}

function isKnownWord(typed: string): boolean {
  const plain = foldText(typed).text
  const stems = [plain, plain.replace(/s$/, ''), plain.replace(/es$/, '')]
  return (
    things.test(plain) ||
    stems.some((stem) => largeWords.has(stem) || isOrdinary(stem, 'en') || isOrdinary(stem, 'es'))
  )
}
