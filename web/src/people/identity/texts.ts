import { signIn } from './texts.en.ts'
import { signIn as signInEs } from './texts.es.ts'
import { secondFactor } from './second-factor-texts.en.ts'
import { secondFactor as secondFactorEs } from './second-factor-texts.es.ts'

export const identityTexts = {
  signIn: { en: signIn, es: signInEs },
  secondFactor: { en: secondFactor, es: secondFactorEs },
}
