import { fold } from '../../../writer/text/fold.ts'

/** Stems, without accents: `kill` is in “killed”. Whole words stand between blanks. */
const stems = [
  ...[
    'kill',
    'murder',
    'suicid',
    'stab',
    'shoot',
    'shot dead',
    'blood',
    'corpse',
    'weapon',
    'pistol',
    'rifle',
    'grenade',
  ],
  ...[
    'naked',
    'sexy',
    'sexual',
    'porn',
    'rape',
    'drunk',
    'whisk',
    'vodka',
    'cocain',
    'heroin',
    'marijuana',
    'cigaret',
  ],
  ...[
    'bastard',
    'bitch',
    'shit',
    'fuck',
    'damn',
    'asshole',
    'idiot',
    'moron',
    'retard',
    'nazi',
    'slut',
    'whore',
  ],
  ...[
    'matar',
    'mato a',
    'asesin',
    'suicidi',
    'apunal',
    'dispar',
    'sangre',
    'cadaver',
    'desnud',
    'pornogr',
    'violacion',
  ],
  ...[
    'borrach',
    'cerveza',
    'droga',
    'cigarr',
    'mierda',
    'puta',
    'puto',
    'pendej',
    'cabron',
    'idiota',
    'imbecil',
    'maldit',
  ],
] as const
const words = [
  'gun',
  'guns',
  'knife',
  'dead',
  'beer',
  'wine',
  'drugs',
  'hell',
  'sex',
  'crap',
  'arma',
  'armas',
  'muerto',
  'sexo',
] as const

const unsafe = new RegExp(`\\b(?:${stems.join('|')})|\\b(?:${words.join('|')})\\b`, 'g')

/** Whether a text has a word that is not for children and that its teacher did not use herself, as of a dead leaf. */
export function hasUnsafeWord(text: string, told: readonly string[]): boolean {
  const said = fold(told.join('\n'))
  return (fold(text).match(unsafe) ?? []).some((word) => !said.includes(word))
}
