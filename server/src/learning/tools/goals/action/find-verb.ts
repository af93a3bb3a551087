import { findInfinitive } from '@tower/contract/learning/tools/goals/observable-verbs.ts'
import type { Language } from '@tower/contract/language.ts'

/** A verb as a goal has it, and whether others can see it being done. */
export type FoundVerb = { infinitive: string; isSeen: boolean }

/** What nobody can see, and what only leads to a number. */
const unseen = new Set(
  `be have has had do does did understand know learn improve appreciate realize believe feel think consider enjoy like love want need
  try struggle remember comprehend master develop become seem experience tend benefit prefer perceive acquire grow gain continue
  is was are were can could will would may might must should get got average averages vary range increase decrease decline exceed
  fall fell rank test place qualify meet met progress lack show exhibit display struggle require receive perform score earn achieve
  obtain function maintain present fail refuse avoid result indicate report reveal suggest measure recover attend work focus rely depend
  make use wear live come go went gone`.split(/\s+/),
)

const irregular: Record<string, string> = {
  ...{
    wrote: 'write',
    written: 'write',
    said: 'say',
    told: 'tell',
    made: 'make',
    took: 'take',
    gave: 'give',
  },
  ...{ drew: 'draw', found: 'find', chose: 'choose', kept: 'keep', left: 'leave', threw: 'throw' },
  ...{ brought: 'bring', held: 'hold', sat: 'sit', spoke: 'speak', stood: 'stand', drove: 'drive' },
  ...{ rode: 'ride', caught: 'catch', paid: 'pay', wore: 'wear', ate: 'eat', drank: 'drink', built: 'build' },
  ...{
    began: 'begin',
    ran: 'run',
    sang: 'sing',
    spelt: 'spell',
    got: 'get',
    had: 'have',
    did: 'do',
    bought: 'buy',
  },
  ...{
    sent: 'send',
    read: 'read',
    led: 'lead',
    sought: 'seek',
    swept: 'sweep',
    tore: 'tear',
    broke: 'break',
  },
  ...{ been: 'be', is: 'be', was: 'be', were: 'be', are: 'be', has: 'have', does: 'do', goes: 'go' },
  ...{
    shook: 'shake',
    hung: 'hang',
    lost: 'lose',
    swore: 'swear',
    swam: 'swim',
    spun: 'spin',
    bent: 'bend',
    went: 'go',
  },
}

/** "Reads", "solved", "stopping", "has completed": the verb of a form, now as well as when it was last measured. */
export function findVerb(form: string, language: Language): FoundVerb | undefined {
  const word = form.toLowerCase()
  const listed = findInfinitive(word, language)
  if (listed !== undefined) return { infinitive: listed, isSeen: true }
  if (language === 'es') return undefined
  const bases = basesOf(word)
  const seen = bases.map((base) => findInfinitive(base, 'en')).find((one) => one !== undefined)
  if (seen !== undefined) return { infinitive: seen, isSeen: true }
  const [base] = bases
  return base === undefined ? undefined : { infinitive: base, isSeen: false }
}

/** What a form may come from; the likeliest first. */
function basesOf(word: string): string[] {
  const known = irregular[word]
  if (known !== undefined) return [known]
  const [, stem = '', ending = ''] = /^([a-z]{2,}?)(ied|ies|ed|ing|es|s)$/.exec(word) ?? []
  if (stem === '') return /^[a-z]{2,}$/.test(word) ? [word] : []
  if (ending === 'ied' || ending === 'ies') return [`${stem}y`]
  if (ending === 's') return [stem]
  if (ending === 'es') return [`${stem}e`, stem]
  const single = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single]
}

/** Whether a verb says nothing that a goal could ask for. */
export const isUnseen = (infinitive: string): boolean => unseen.has(infinitive)
