/** Names of conditions; what a pupil must keep away from (an allergy) and what helps (an inhaler) are needs and stay. */
const certain = String.raw`ADHD|A\.D\.H\.D\.|autism(?: spectrum(?: disorder)?)?|autistic|ASD|asperger(?:'?s)?(?: syndrome)?|dyslexi[ac]|dyscalculia|dysgraphia|epilep(?:sy|tic)|(?:type [12I]+ )?diabet(?:es|ic)|asthma(?:tic)?|oppositional defiant(?: disorder)?|PTSD|bipolar(?: disorder)?|down(?:'?s)? syndrome|cerebral palsy|tourette(?:'?s)?(?: syndrome)?|intellectual(?:ly)? disab(?:ility|led)|emotional(?:ly)? disturb(?:ance|ed)|(?:specific )?learning disabilit(?:y|ies)|SLD|fetal alcohol(?: syndrome)?|cystic fibrosis|sickle[ -]cell(?: anemia| disease)?|hemophilia|celiac(?: disease)?|selective mutism|sensory processing disorder|(?:generalized )?anxiety disorder|seizure disorder|TDAH?|autis(?:mo|ta)|dislexi[ac]o?|epilepsia|epil[eé]ptic[oa]|diab[eé]tic[oa]|asma|asm[aá]tic[oa]|s[ií]ndrome de (?:down|asperger|tourette)|par[aá]lisis cerebral|discapacidad intelectual|trastorno (?:de|del|por) [\p{L}]+(?: (?:y|de|con) [\p{L}]+)?|celiac[oa]`
const onlyOfPersons = String.raw`ADD|ODD|OCD|TOC|depression|anxiety|depresi[oó]n|ansiedad`
const having = String.raw`(?:has(?: been diagnosed with)?|have|is|are|with|suffers from|(?:was |is )?diagnosed (?:with|as)|due to (?:his|her|their)|because of (?:his|her|their)|tiene|tienen|es|est[aá] diagnosticad[oa] con|padece(?: de)?|con|por su|debido a su)`
const degree = String.raw`(?:(?:severe|mild|moderate|a|an|severa?|leve|moderad[oa]|un|una|su)\s+)?`
const edge = String.raw`(?![\p{L}\p{N}])`
const sayings = String.raw`(?:${certain}|${having}\s+${degree}(?:${onlyOfPersons}))`

/** Most sentences name none, and one look says so. */
const any = new RegExp(String.raw`${certain}|${onlyOfPersons}`, 'iu')

const bracketed = new RegExp(String.raw`\s*[(]\s*${degree}(?:${certain}|${onlyOfPersons})\s*[)]`, 'giu')
const withAnd = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${having}\s+${degree}(?:${certain}|${onlyOfPersons})${edge}\s*,?\s*(?:and|so|y|as[ií] que|por eso)\s+`,
  'giu',
)
const withMark = new RegExp(
  String.raw`\s*(?<![\p{L}\p{N}])${having}\s+${degree}(?:${certain}|${onlyOfPersons})${edge}\s*[,;:–—-]\s*`,
  'giu',
)
const reason = new RegExp(
  String.raw`,?\s*(?<![\p{L}\p{N}])(?:due to|because of|for|por|debido a)\s+(?:his|her|their|su)\s+(?:${certain}|${onlyOfPersons})${edge}`,
  'giu',
)
const bare = new RegExp(String.raw`(?<![\p{L}\p{N}])${sayings}${edge}`, 'giu')
const having1 = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${having}\s+${degree}(?:${certain}|${onlyOfPersons})${edge}`,
  'giu',
)
const person = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${having}\s+${degree}|student\s|kid\s|[(]\s*)(?:${certain})`,
  'iu',
)
const lesson =
  /\b(?:read|chapter|lesson|unit|article|book|video|page|pp?\.|awareness|lea|lean|cap[ií]tulo|lecci[oó]n|art[ií]culo)\b/i

/** A sentence without the name of a condition; a lesson about one stays what it is. */
export function leaveOutDiagnoses(sentence: string): { words: string; leftOut: boolean } {
  if (!any.test(sentence)) return { words: sentence, leftOut: false }
  if (lesson.test(sentence) && !person.test(sentence)) return { words: sentence, leftOut: false }
  const words = sentence
    .replace(bracketed, '')
    .replace(reason, '')
    .replace(withAnd, '')
    .replace(withMark, ': ')
    .replace(having1, '[…]')
    .replace(bare, '[…]')
  return words === sentence
    ? { words, leftOut: false }
    : { words: words.replace(/ {2,}/g, ' ').trim(), leftOut: true }
}
