/** One word per thing: the words that the glossary replaced, held out of code, texts and documents. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

type RetiredWord = {
  pattern: RegExp
  say: string
  /** Where the old word is right: what a specification or a provider fixes to the letter, what visitors type. */
  except?: RegExp
  /** The files that the word is held out of; without it, all of them. */
  of?: RegExp
}

/** What people read, in English and in Spanish; a mail is written in both. */
const english = /texts\.en\.ts$|knowledge\/en\//
const spanish = /texts\.es\.ts$|-mail\.ts$/

const retiredWords: readonly RetiredWord[] = [
  {
    pattern: /(?<![a-z])rooms?(?![a-z])|Rooms?(?![a-z])|ROOM/,
    say: 'classroom, or space',
    except:
      /classrooms?|homerooms?|room \d\w*|\bone room school|\broom one\b|canary room|'room\/rooms, rm\||\((?:room\|rm)\)|in room \{|'room ' \|\||<!-- asked:.*/gi,
    // A substitute is told which of a school's rooms to go to: the gym is none of the classrooms. Teachers type "room", too.
    of: /^(?!server\/(src\/learning\/tools|test\/learning)\/(briefs|goals|notes|readings)\/)/,
  },
  { pattern: /\b(is|come|comes|came) alive\b|isAlive/i, say: 'hydrated' },
  {
    pattern: /\bkept pages?\b|keptPage|(?<!book)shelf/i,
    say: 'cached page, page cache',
    except: /a shelf (in|of)|\|shelf\|/gi,
    // Books of a classroom lie on one.
    of: /^(?!server\/test\/learning\/briefs\/)/,
  },
  {
    pattern: /\bdrawn pages?\b|\bpages? (is|are|was|were) drawn\b|\b(draws?|drawing) (a|the|its) pages?\b/i,
    say: 'render: only classrooms are drawn',
    except: /the draws page/gi,
  },
  { pattern: /\bpages? (is|are|was|were|be) kept\b|\bkeeps? (drawn|rendered) pages\b/i, say: 'cached' },
  { pattern: /weighty/i, say: 'sensitive' },
  {
    pattern: /order by lower\(|orderBy\(sql`lower\(/,
    say: 'fold_letters: Álvaro is looked for under A, not behind Z',
    of: /\.queries\.ts$/,
  },
  {
    pattern: /GiftWish|ArrivedPayment|withoutCounting/,
    say: 'GiftDraft, ProviderPayment, stripTrackingParams',
  },
  { pattern: /shutOut|letIn[A-Z]|\bis shut out\b/, say: 'disable, enable' },
  { pattern: /requireSay|\ba say over\b/, say: 'authority over' },
  { pattern: /hearChanges/, say: 'invalidateOnChange' },
  { pattern: /inEvenTime|evenTime/, say: 'withConstantTime' },
  { pattern: /\bstyle sheets?\b/i, say: 'stylesheet' },
  {
    pattern: /defence|colou?rs?ise|colour|honour|behaviour|favour(?!i)|\bcentred?\b|\bgrey\b/i,
    say: 'the American spelling',
  },
  { pattern: /[eE]nrol(?!l)/, say: 'enroll, enrollment' },
  {
    pattern: /(recogn|organ|normal|serial|initial|summar)is(e[sd]?|ing|ation)\b/i,
    say: 'the American spelling',
  },
  { pattern: /\bmails?\b|\bmailed\b|e-mail/i, say: 'email', except: /<!-- asked:.*/, of: english },
  { pattern: /\b(towards|afterwards|any more)\b/i, say: 'toward, afterward, anymore', of: english },
  { pattern: /\b(boots|pitch)\b(?!:)/i, say: 'cleats, field', except: /'pitch'|<!-- asked:.*/, of: english },
  {
    pattern: /\bstands? (here|there|first|above|now|beside)\b|\banew\b|\ball the same\b/i,
    say: 'is here, again, anyway: what Americans write',
    of: english,
  },
  { pattern: /\bpesos?\b/i, say: 'puntos, ponderado', of: spanish },
  { pattern: /\bpuls(a|ar|e)\b/i, say: 'tocar', of: spanish },
  { pattern: /\bcurso\b/i, say: 'año escolar', of: spanish },
  { pattern: /[«»]/, say: '“…”', of: spanish },
  { pattern: /\bcaduc/i, say: 'vencer', of: spanish },
  { pattern: /\b\p{L}+(énnos|enme|éntenos)\b/iu, say: 'tú: cuéntanos, avísame', of: spanish },
  { pattern: /\bdonativos?\b/i, say: 'donación', of: spanish },
  { pattern: /\b(al|del|el|nuestro) personal\b(?! de|\p{L}| docente)/iu, say: 'el equipo', of: spanish },
  { pattern: /\bterminar (la|las|una|todas las) sesi/i, say: 'cerrar sesión', of: spanish },
  {
    pattern: /fondo de contrapartida|\bbilleteras?\b(?! digital)|para pequeños negocios/i,
    say: 'igualación, monedero, pequeñas empresas',
    of: spanish,
  },
  { pattern: /\bprospectos?\b/i, say: 'atleta', of: spanish },
  { pattern: /\bpymes\b|\balquil/i, say: 'pequeñas empresas, renta', of: spanish },
]

/** Migrations that ran are never edited; this file and its test must name the words. */
const unread =
  /^server\/migrations\/|^scripts\/check-words|schema\.generated|visitor-questions\.test|\/knowledge\/es\b/
const read = /\.(ts|tsx|js|mjs|cjs|css|md|py)$/

/** The retired words in a text, one sentence each. */
export function findRetiredWords(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    retiredWords
      .filter(({ of }) => of?.test(path) ?? true)
      .filter(({ pattern, except }) => pattern.test(except ? line.replace(except, '') : line))
      .map(({ pattern, say }) => `${path}:${index + 1}: "${pattern.exec(line)?.[0]}": say ${say}`),
  )
}

if (import.meta.main) {
  const faults = listOurFiles()
    .filter((path) => read.test(path) && !unread.test(path))
    .flatMap((path) => findRetiredWords(path, readFileSync(join(repositoryRoot, path), 'utf8')))
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
