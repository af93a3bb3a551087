import { daleChall } from 'dale-chall'
import type { Language } from '@tower/contract/language.ts'
import { fold } from '../../../writer/text/fold.ts'
import { plainNames } from '@tower/contract/learning/names/given-names.ts'
import { doubleNames, knownToAll } from './first-names.ts'
import { largeWords } from '@tower/contract/learning/names/large-words.ts'
import { friendsIn } from '@tower/contract/learning/storybooks/private/friend-words.ts'
import { isPast } from './past-verbs.ts'

const easy = new Set(daleChall)

export type WithoutNames = { text: string; names: readonly string[] }

/** “Ella” is a name in English; in notes it is hardly ever one. */
const pronouns = new Set(['ella', 'el'])
/** “Niña” is no Nina. */
const isChild = /^niñ[oa]s?$/i
/** Names that written small are other words: a blue jay, a mina, at most. */
const smallWords = new Set(
  'ella jay max mina mila mason axel ray jax alma clara rosa blanca mar sol luz lila marina noe ari'.split(
    ' ',
  ),
)
/** What only people do. */
const speaks =
  /^(?:said|asked|told|noticed|laughed|smiled|wanted|thought|wondered|guessed|dijo|pregunto|noto|queria|penso)$/
/** “Sunny Acres nursing home”: which one it is tells no child anything. */
const namedPlace =
  /\b(?:[Tt]he )?(?!(?:The|Our|My|We|At|To|From|In|Of|Near|A|An)\b)(?:\p{Lu}[\p{L}'’]+ ){1,3}(?=(?:[Nn]ursing|[Rr]etirement) [Hh]ome\b|[Ss]enior [Cc]enter\b|[Cc]are [Cc]enter\b|[Ff]ood [Bb]ank\b|(?:[Ee]lementary|[Mm]iddle|[Hh]igh)(?: [Ss]chool)?\b)/gu
const word = String.raw`\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*`
const grownUps =
  /(?<role>\b(?:[Oo]ur|[Tt]he|[Nn]uestr[oa]|[Ll]a|[Ee]l) (?:(?:music|art|gym|pe|science|substitute|student|bus|school|lunch|crossing) )?\p{Ll}+(?: del? (?:autobús|camión|escuela|la escuela|la biblioteca))?,? )?(?<job>\b(?:[Cc]ustodian|[Bb]us driver|[Ll]ibrarian|[Cc]rossing guard|[Rr]anger|[Ff]irefighter|[Cc]hef|[Gg]ardener|[Cc]onserje|[Bb]ibliotecari[oa]|[Cc]hofer|[Jj]ardiner[oa]),? )?(?:\b(?:[Ee]l|[Ll]a) )?\b(?<title>Mr|Mrs|Ms|Miss|Mister|Dr|Coach|Principal|Officer|Professor|Sr|Sra|Srta|[Ss]eñora?|[Ss]eñorita|[Pp]rofe|[Pp]rofesora?|[Mm]aestr[oa]|[Dd]on|[Dd]oña|[Dd]octora?)(?!\p{L})\.? (?:\p{Lu}\p{L}*(?:['’-](?!s(?!\p{L}))\p{L}+)*\.?)(?: \p{Lu}\p{Ll}+)?(?<own>['’]s)?/gu

/** “Firefighter Dave” */
const bareRole =
  /\b([Ff]irefighter|[Rr]anger|[Ll]ibrarian|[Cc]hef|[Ff]armer|[Cc]ustodian|[Gg]uide|[Bb]ombero|[Gg]uardabosques|[Gg]u[ií]a|[Cc]hofer) (?!(?:Mr|Mrs|Ms|Miss|Mister|Dr|Coach|Officer|Sr|Sra|Srta|Don|Doña|Señora?|Profe)(?!\p{L}))(\p{Lu}\p{Ll}+)(?!\p{L})/gu

/** “Ms. Kim’s class” */
const otherClass =
  /\b(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}\p{L}+['’]s (?:class|kids|students|(?:first|second|third|fourth|fifth) graders)|\b(?:la clase|el grupo|el salón) (?:de (?:la|el) |del )(?:maestr[oa]|profesora?|Sra?\.?|Srta\.?|Miss|Ms\.?) \p{Lu}\p{L}+/gu
/** “Mr. Ortiz, our custodian” */
const withRole = /a grown-up,? (our \p{Ll}+)/gu

/** The text with a friend where it named somebody, and the names; who was told of before is in `seen`. */
export function replaceNames(text: string, language: Language, seen: Set<string> = new Set()): WithoutNames {
  const kept: string[] = []
  const names: string[] = []
  const safe = text
    .replace(otherClass, language === 'en' ? 'another class' : 'otra clase')
    .replace(knownToAll, (found) => `\uE000${String(kept.push(found) - 1)}\uE001`)
    .replace(namedPlace, (found) => {
      names.push(found.trim())
      return 'the '
    })
    .replace(bareRole, (found, role: string, name: string) => {
      if (!isGiven(name)) return found
      names.push(name)
      return /^\p{Lu}/u.test(role) ? `The ${role.toLowerCase()}` : role
    })
    .replace(grownUps, (found, ...rest) => {
      const { role, job, title, own } = rest.at(-1) as Record<string, string | undefined>
      names.push(found.slice(`${role ?? ''}${job ?? ''}`.length).replace(/['’]s$/, ''))
      return `${whoOf(role, job, language) ?? grownUp(title ?? '', language)}${own ?? ''}`
    })
  const replaced = replaceFriends(safe, language, names, seen)
  return {
    text: replaced
      .replace(withRole, '$1')
      .replace(
        /(?<!\p{L})([Uu])na persona mayor de (?=limpieza|mantenimiento|la (?:oficina|cocina|cafetería|biblioteca)(?!\p{L}))/gu,
        (_, first: string) => `${first === 'U' ? 'L' : 'l'}a persona de `,
      )
      .replace(/,? (?:named|called) (?:a|another|our) friend(?!['’])/g, '')
      .replace(
        /\b(?:a|another|our) friend['’]s (?=(?:kept|was|were|fell|broke|had|did|got|held|won|worked)\b)/g,
        'one of them ',
      )
      .replace(/^one of/, 'One of')
      .replace(/\uE000(\d+)\uE001/g, (_, at: string) => kept[Number(at)] ?? ''),
    names,
  }
}

/** “Our custodian”: what somebody does is told, and no name. */
function whoOf(role: string | undefined, job: string | undefined, language: Language): string | undefined {
  const bare = (job ?? '').replace(/,? $/, '').toLowerCase()
  if (job !== undefined && role === undefined)
    return `${language === 'en' ? 'our' : /(?:a|chofer)$/.test(bare) ? 'nuestra' : 'nuestro'} ${bare}`
  return role === undefined ? undefined : `${role}${bare}`.replace(/,? $/, '')
}

function grownUp(title: string, language: Language): string {
  if (/^(?:señora?|maestr[oa])$/iu.test(title) && /^\p{Ll}/u.test(title))
    return `${/a$/.test(title) ? 'una' : 'un'} ${title}`
  if (language === 'es')
    return /coach|profe|maestr/i.test(title) ? 'una persona de la escuela' : 'una persona mayor'
  if (/^coach$/i.test(title)) return 'our coach'
  if (/^principal$/i.test(title)) return 'our principal'
  return /^officer$/i.test(title) ? 'an officer' : 'a grown-up'
}

type Name = { start: number; end: number; name: string; own: string }

function replaceFriends(text: string, language: Language, names: string[], seen: Set<string>): string {
  const found = findNames(text)
  const groups = groupNames(found, text)
  let told = ''
  let from = 0
  for (const group of groups) {
    const first = group[0]
    const last = group.at(-1)
    if (first === undefined || last === undefined) continue
    names.push(...group.map(({ name }) => name))
    told +=
      text.slice(from, first.start) +
      friendsIn(
        group.map(({ name }) => name),
        seen,
        language,
      ) +
      last.own
    for (const { name } of group) seen.add(fold(name))
    from = last.end
  }
  return told + text.slice(from)
}

/** “Maya and Leo”, “Maya, Leo and Sam”: friends that are told of together. */
function groupNames(found: readonly Name[], text: string): Name[][] {
  const groups: Name[][] = []
  for (const name of found) {
    const last = groups.at(-1)?.at(-1)
    const between = last === undefined ? '' : text.slice(last.end, name.start)
    if (last !== undefined && last.own === '' && /^(?:, ?(?:and |y )?| and | & | y | e )$/.test(between))
      groups.at(-1)?.push(name)
    else groups.push([name])
  }
  return groups
}

function findNames(text: string): Name[] {
  const words = [...text.matchAll(new RegExp(word, 'gu'))]
  const found: Name[] = []
  words.forEach((match, at) => {
    const last = found.at(-1)
    if (last !== undefined && match.index < last.end) return
    const typed = match[0].replace(/['’]s$/, '')
    if (!isName(typed, text, match.index, words[at + 1]?.[0] ?? '')) return
    let end = match.index + match[0].length
    let own = match[0].slice(typed.length)
    // “Maya Torres”, “Maya T.”
    const rest =
      own === '' ? /^ \p{Lu}(?:\p{Ll}+(?:['’-]\p{L}+)*|\.)(?!\p{L})/u.exec(text.slice(end))?.[0] : undefined
    if (rest !== undefined && !largeWords.has(fold(rest.trim()))) {
      own = /['’]s$/.exec(rest)?.[0] ?? ''
      end += rest.length
    }
    found.push({ start: match.index, end, name: text.slice(match.index, end - own.length), own })
  })
  return found
}

function isName(typed: string, text: string, at: number, next: string): boolean {
  if (isChild.test(typed.normalize('NFC'))) return false
  if (ofPlace.test(text.slice(0, at))) return false
  const plain = fold(typed)
  const isLarge = /^\p{Lu}\p{Ll}/u.test(typed)
  if (plainNames.has(plain))
    return isLarge ? !pronouns.has(plain) : !easy.has(plain) && !smallWords.has(plain)
  const before = text.slice(0, at)
  if (!isLarge) return before.trim() === '' && speaks.test(fold(next)) && isUnknown(plain)
  return (
    !largeWords.has(plain) && !team.test(before) && !naming.test(before) && isLargeName(plain, before, next)
  )
}

/** A word written large in the middle is a name, at the beginning where it does something. */
function isLargeName(plain: string, before: string, next: string): boolean {
  const opens = opening.test(before)
  const acts = isPast(fold(next)) || doing.test(fold(next))
  if (doubleNames.has(plain)) return opens ? acts && !isHelpingVerb(plain, next) : !article.test(before)
  if (isKnown(plain) || isThing(plain)) return false
  // “Printer jammed”, “Docent showed us”: what does something is named by it.
  if (opens) return acts && !/(?:s|er|or|ist|ian|ent|ant|man)$/.test(plain)
  return !isPlaced(before) && !/\p{Lu}\p{Ll}+\s$/u.test(before) && !/^\p{Lu}/u.test(next)
}

/** A place, a title, a thing that is written large. */
function isPlaced(before: string): boolean {
  return ofThing.test(before) || goingTo.test(before) || (placing.test(before) && !givenTo.test(before))
}

/** “San Xavier”, “Mount Lemmon”, “el hámster Pelusa”: a place or an animal has a name of its own. */
const ofPlace = /(?<!\p{L})(?:San|Santa|Santo|Saint|St\.?|Fort|Mount|Mt\.?|Lake)\s$/u
const ofThing =
  /(?<!\p{L})(?:h[aá]mster|pez|perr[oa]|gat[oa]|conej[oa]|tortuga|cuy[oa]?|rana|iguana|lagartija|serpiente|guinea pig|fish|rabbit|bunny|dog|cat|turtle|lizard|snake|frog|gecko|robot|puppet|parque|museo|misi[oó]n|escuela|zool[oó]gico|lago|río|monte|cañ[oó]n|granja|acuario)\s$/iu
const opening = /(?:^|[.!?:;\n•*-]\s*|["“¡¿(]\s*)$/
const doing = /^(?:is|was|has|had|said|and|y|dijo|es|estaba)$/
const article = /\b(?:the|el|la|los|las)\s$/i
const placing =
  /\b(?:the|el|la|los|las|del|at|to|in|from|of|en|read|leímos|an)\s$|\b(?:at|in|with|like|as|is|was|saw|made|had|have|not|such|what) a\s$/iu
/** “Fuimos a Sedona”; “a Jaiden se le cayó” names somebody, and so does “we read to Zyaire”. */
const goingTo =
  /(?<!\p{L})(?:fui|fuimos|fueron|ir|llegamos|llegaron|visita|paseo|excursión|viaje|caminata|volvimos|regresamos|mandamos|escribimos|frente|junto)\s+a\s$/iu
const givenTo =
  /\b(?:gave|showed|read|talked|spoke|said|waved|sang|listened|belonged|next|happened|thanks|cards?|notes?|letters?)\s(?:\S+\s){0,2}to\s$/iu
/** A thing that the class gave a name: “we named it Burrito”. */
const naming = /(?:named|called|nicknamed) it\s$|(?<!\p{L})(?:lo llamamos|le pusimos|la llamamos)\s$/iu
/** “Team Blue” */
const team = /\b(?:Team|Group|Table|Class|Equipo|Grupo|Mesa)\s$/u

/** “Will made” and “Will and Hope” name somebody; “will” alone hardly ever begins a line. */
function isHelpingVerb(plain: string, next: string): boolean {
  return plain === 'may' || (plain === 'will' && next !== 'and')
}

/** A given name, or one that is nothing else. */
function isGiven(name: string): boolean {
  const plain = fold(name)
  return plainNames.has(plain) || doubleNames.has(plain) || (!isKnown(plain) && !largeWords.has(plain))
}

function isUnknown(plain: string): boolean {
  return !isKnown(plain) && !largeWords.has(plain) && !isThing(plain) && !/s$/.test(plain)
}

function isKnown(plain: string): boolean {
  const stems = [
    plain,
    plain.replace(/s$/, ''),
    plain.replace(/es$/, ''),
    plain.replace(/ies$/, 'y'),
    plain.replace(/(?:ed|ing)$/, ''),
  ]
  return stems.some((stem) => easy.has(stem))
}

function isThing(plain: string): boolean {
  return /(?:ing|tion|sion|ness|ity|ency|ance|ive|ful|ly|ed|acy|cion|dad|mente|miento|aron|ieron|amos|imos|sis|ology|ium|isms?|ers|ors)$/.test(
    plain,
  )
}
