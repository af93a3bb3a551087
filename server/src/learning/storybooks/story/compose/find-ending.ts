import type { Language } from '@tower/contract/language.ts'
import { isGlad } from '../notes/fact-kinds.ts'
import type { Fact } from '../notes/fact.ts'
import type { Ending } from '../passages/passage-words.ts'
import { isPraise } from './place-facts.ts'

/** What leaves a class sad at the end of its week; what was only hard is another kind of trouble. */
const heavy: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:melted|died|cried|tears|sad|sadly|broke(?! (?:a|the|our|down)\b)|collapsed|cancell?ed|wilted|never (?:hatched|came|grew|bloomed|sprouted)|we lost(?! (?:our way|count))|washed away|blew away|flew away|rained out|disappointed|disappointing|said goodbye)\b/i,
  es: /(?<!\p{L})(?:se derriti\p{L}+|muri[óe]\p{L}*|llor(?:ó|amos|aron)(?! de (?:alegría|risa))|lágrimas|tristes?|se romp(?:ió|ieron)(?! el primer cascarón)|se derrumb\p{L}+|se cancel\p{L}+|cancelaron|se marchit\p{L}+|no (?:nac|llegar|creci|florec|brot)\p{L}+|perdimos(?! la cuenta)|se l[ao]s? llevó|se fue volando|se fueron volando|nos despedimos)(?!\p{L})/iu,
}
/** The class and not its animals: a hamster that was found asleep is glad news. */
const sleepy: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:we|us|everybody|everyone|all)\b.*\b(?:fell asleep|asleep|slept|sleepy|tired|worn out|exhausted)\b/i,
  es: /(?<!\p{L})(?:nos dormimos|nos quedamos dormid\p{L}+|dormimos|casi todos se durmieron|todos se durmieron|(?:estábamos|íbamos|quedamos|regresamos|llegamos|volvimos) (?:\p{L}+ )?(?:cansad|agotad|dormid)\p{L}+)(?!\p{L})/iu,
}

/** How the notes end. What is told with an exclamation is glad, whatever happened. */
export function findEnding(facts: readonly Fact[], language: Language): Ending {
  const told = facts.filter(({ sentence }) => !isPraise(sentence))
  const last = told.length > 1 ? told.at(-1)?.sentence : undefined
  if (last === undefined || last.endsWith('!') || isGlad(last)) return 'glad'
  if (heavy[language].test(last)) return 'heavy'
  return sleepy[language].test(last) ? 'sleepy' : 'glad'
}
