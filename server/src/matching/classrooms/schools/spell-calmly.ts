import { firstLetter } from '@tower/contract/cut-text.ts'

/** Capitals only because they are short for something, or a number: `II`, `K8`, `PS`. */
const staysLoud = /^(?:[IVX]+|[A-Z]*\d[A-Z\d]*|PS|IS|MS|HS|JHS|STEM|STEAM|JFK|MLK|USA|US)$/

/** Names with a capital inside, beyond those that begin with `Mc`: of `Mac` and `De` most have none. */
const withinCapitals = new Map(
  [
    'MacArthur MacDonald MacDougall MacDowell MacGregor MacLeod MacMillan MacNeil MacPherson',
    'DeSoto DeKalb DeWitt DeForest DeSales DeBary DeQueen LaSalle LaGrange LaFollette LaPorte LaBelle LaPlata',
    'DuPage DuPont DuSable DuQuoin LeRoy LeSueur VanBuren VanDyke',
  ].flatMap((line) => line.split(' ').map((name) => [name.toLowerCase(), name] as const)),
)

/** A name that a list shouts: `LINCOLN EL SCH` becomes `Lincoln El Sch`. Names with small letters stay as they are. */
export function spellCalmly(name: string): string {
  if (/\p{Ll}/u.test(name)) return name
  return name.replace(/[\p{L}\p{M}\p{N}'’]+/gu, (word) => (staysLoud.test(word) ? word : spellWord(word)))
}

function spellWord(word: string): string {
  // `O'BRIEN` and `D'ALENE`, but `MARY'S`; an ʻokina in front is no letter that could be large.
  const [, before = '', rest = word] = /^([ODL]['’]|MC|['’\u02bb]+)(\p{L}[\p{L}\p{M}].*)$/u.exec(word) ?? []
  const first = firstLetter(rest)
  const spelled = withinCapitals.get(rest.toLowerCase()) ?? first + rest.slice(first.length).toLowerCase()
  return (before === 'MC' ? 'Mc' : before) + spelled
}
