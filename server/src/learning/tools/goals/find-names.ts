import { findInfinitive } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import { splitSentences } from './split-sentences.ts'

/** What begins with a capital letter and is nobody's name. */
const noNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october
  november december english spanish math reading writing science grade iep fall winter spring summer given when during i
  the a an he she they his her their this that it on in at with for from by after before currently now recent most student students
  teacher teachers data according based using although while because since if as and but to of per each every one two three four five
  braille fry dolch lexile dibels aimsweb american english brigance woodcock wilson barton chromebook google word bank
  el la los las un una en con de del por para al cuando durante según actualmente ahora su sus este esta estudiante maestra maestro
  lunes martes miércoles jueves viernes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  ella él ellos inglés español parent parents mother father mom dad staff team no not some many all there observations observation
  results baseline previous recently independently orally socially academically functionally behaviorally physically present level
  special education school district progress behavior work vision speech language growth support performance vocabulary homework
  peers classmates lessons goals skills scores strengths needs grades class fine gross motor self help basic oral silent words sight
  letter letters number numbers time money memory focus health medical eye overall social sign asl state county texas california
  florida york zones regulation fluency accuracy comprehension attendance mom's dad's weekly daily monthly probes probe work samples
  algebra geometry biology chemistry physics history civics literature mr mrs ms dr usher asperger tourette angelman rett turner
  incidents episodes capital periods most more both either neither another other others class classroom lunch recess snack district`
    .split(/\s+/)
    .filter(Boolean),
)
const states =
  /^(?:is|has|can|was|had|reads|needs|demonstrates|struggles|scored|scores|shows|exhibits|receives|averages|requires|will|often|currently|does|lee|es|tiene|puede|necesita|muestra|recibe|and|y)$/i

/** Words that begin a sentence or a title, and those built like things, not like people. */
function isNoName(word: string): boolean {
  const plain = word.toLowerCase()
  const isThing = /(?:ing|tion|sion|ness|ity|ency|ance|ive|ful|ly|ed|acy|ción|dad|mente|miento)$/.test(plain)
  return isThing || noNames.has(plain) || noNames.has(plain.replace(/s$/, ''))
}

/** Names in a text: of somebody a sentence speaks of, and others that stand within a sentence. */
export function findNames(text: string): { subjects: string[]; others: string[] } {
  const subjects = new Set<string>()
  const others = new Set<string>()
  for (const { words } of splitSentences(text)) {
    for (const match of words.matchAll(
      /(?<![\p{L}\d'/-])\p{Lu}\p{Ll}+(?:['-]\p{Lu}\p{Ll}+)?(?![\p{L}\d-])/gu,
    )) {
      const name = match[0]
      if (isNoName(name)) continue
      const next = /^(?:['’]s)?\s+([\p{L}]+)/u.exec(words.slice(match.index + name.length))?.[1] ?? ''
      const isSubject = states.test(next) || isThirdPerson(next)
      const opens = words.slice(0, match.index).trim() === ''
      if (isSubject) subjects.add(name)
      else if (!opens) others.add(name)
    }
  }
  return { subjects: [...subjects], others: [...others].filter((name) => !subjects.has(name)) }
}

/** "Reads", "lee": what one person does. "Classmates start" is about no name. */
function isThirdPerson(word: string): boolean {
  return (
    (/s$/.test(word) && findInfinitive(word, 'en') !== undefined) || findInfinitive(word, 'es') !== undefined
  )
}

/** Whether a name is part of the student's: "Ana" of "Ana María Ruiz". */
export function isPartOf(name: string, fullName: string): boolean {
  const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return (
    plain(fullName)
      .split(/[\s-]+/)
      .includes(plain(name)) || plain(fullName).includes(plain(name))
  )
}
