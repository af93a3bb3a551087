import type { PropName } from '../props/all-props.ts'
import type { Named } from './named.ts'
import { natureWords } from './nature-words.ts'
import { playWords } from './play-words.ts'
import { schoolWords } from './school-words.ts'
import { visitWords } from './visit-words.ts'

export const propWords: Record<PropName, Named> = {
  ...natureWords,
  ...schoolWords,
  ...playWords,
  ...visitWords,
}
