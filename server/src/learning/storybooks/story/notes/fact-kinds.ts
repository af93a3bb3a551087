import type { Language } from '@tower/contract/language.ts'
import type { Tone } from './fact.ts'

const kinds: readonly (readonly [kind: string, en: RegExp, es: RegExp])[] = [
  [
    'fell',
    /\b(?:fell|broke|collapsed|tipped|crashed|leaked|sank|spilled)\b/i,
    /(?<!\p{L})(?:se cay\p{L}+|se romp\p{L}+|se hund\p{L}+|se derram\p{L}+|se derriti\p{L}+|se derrumb\p{L}+|se quebr\p{L}+)/iu,
  ],
  ['waited', /\b(?:wait\w*|nothing|not yet)\b/i, /(?<!\p{L})(?:esper\p{L}+|nada|todavía no)(?!\p{L})/iu],
  [
    'hatched',
    /\b(?:sprout\w*|hatch\w*|grew|bloom\w*|emerg\w*|came out|chrysali\w*|turned into|popped up)\b/i,
    /(?<!\p{L})(?:brot\p{L}+|nac\p{L}+|creci\p{L}+|sali(?:ó|eron)(?= (?:un|una|el|la|los|las|cinco|\d+) (?:pollit|brot|maripos|plant|hoj|gusan|orug|raíz|raíc|flor))|sali\p{L}+ (?:del|de su|de la) (?:huevo|capullo|crisálida|tierra)|florec\p{L}+|capullo\p{L}*|crisálida\p{L}*|se convirti\p{L}+)/iu,
  ],
  [
    'planted',
    /\b(?:plant(?:ed|ing)|dug|watered|weeded|harvested)\b/i,
    /(?<!\p{L})(?:planta(?:mos|ron|ndo)|sembr\p{L}+|rega\p{L}+|cosech\p{L}+|excav\p{L}+)/iu,
  ],
  [
    'went',
    /\b(?:went (?:to|on|into|through|outside|for)|visited|rode|walked|drove|traveled|hiked|arrived|field trip)\b/i,
    /(?<!\p{L})(?:fuimos|fueron|visit\p{L}+|viaj\p{L}+|camin\p{L}+|excursión|paseo)(?!\p{L})/iu,
  ],
  [
    'measured',
    /\b(?:measured|counted|weighed|graphed|recorded|tallied|inches|pounds|feet tall|cm|centimeters|ounces)\b/i,
    /(?<!\p{L})(?:med(?:imos|ían)|mid\p{L}+|cont(?:amos|aron)|pes(?:amos|aron)|registr\p{L}+|anot\p{L}+|centímetros|cm|kilos|litros)(?!\p{L})/iu,
  ],
  [
    'made',
    /\b(?:built|made(?! (?:(?:a|an|the|our) )?(?:lists?|trips?|wish|mistakes?|rules?|plans?|friends?|line|circle|graph|chart|sure|it)\b)|designed|created|constructed|painted|drew|cut|glued|folded|colored|decorated|wove|sewed|invented)\b/i,
    /(?<!\p{L})(?:constru\p{L}+|hic(?:imos|ieron)(?! (?:(?:una?|la|el) )?(?:junta|lista|pregunta|visita|excursi|paseo|viaje|caminata|fila|c[ií]rculo|tabla|gráfica|regla|trato|plan))|diseñ\p{L}+|cre(?:amos|aron)|pint\p{L}+|dibuj\p{L}+|cort\p{L}+|peg(?:amos|aron)|decor\p{L}+|arm(?:amos|aron)|invent\p{L}+)/iu,
  ],
  ['smelled', /\bsmell\w*\b/i, /(?<!\p{L})(?:ol(?:ía|ían|ió|imos)|huele)(?!\p{L})/iu],
  [
    'ate',
    /\b(?:ate|tasted|cooked|baked|stirred|mixed|drank|sampled|snack\w*)\b/i,
    /(?<!\p{L})(?:com(?:imos|ieron)|sabía a|cocin\p{L}+|horne\p{L}+|mezcl\p{L}+|amas\p{L}+)/iu,
  ],
  [
    'sang',
    /\b(?:sang|danced|drummed|music|song\w*|clapped|performed)\b/i,
    /(?<!\p{L})(?:cant\p{L}+|bail\p{L}+|música|canci\p{L}+|aplaud\p{L}+|present(?:amos|aron))/iu,
  ],
  [
    'practiced',
    /\b(?:practic\w*|rehears\w*|memoriz\w*)\b/i,
    /(?<!\p{L})(?:practic\p{L}+|ensay\p{L}+|de memoria)/iu,
  ],
  ['read', /\bread\b/i, /(?<!\p{L})le(?:ímos|yeron|yó)(?!\p{L})/iu],
  ['wrote', /\b(?:wrote|writing)\b/i, /(?<!\p{L})escrib\p{L}+/iu],
  [
    'gave',
    /\b(?:gave|shared|helped|donated|collected|brought(?=.*\b(?:for|to)\b)|invited|cheered up|delivered|kind(?:ness|ly)?|cleaned|picked up)\b/i,
    /(?<!\p{L})(?:di(?:mos|eron)|compart\p{L}+|ayud\p{L}+|don(?:amos|aron)|junt(?:amos|aron)|traj\p{L}+(?=.* para )|invit\p{L}+|entreg\p{L}+|limpi\p{L}+|recog\p{L}+)/iu,
  ],
  [
    'saw',
    /\b(?:saw|watched|looked|observed|noticed|found|discovered|spotted|touched|felt|held|pet|petted|fed|heard)\b/i,
    /(?<!\p{L})(?:v(?:imos|ieron|io)|observ\p{L}+|mir(?:amos|aron)|encontr\p{L}+|descubr\p{L}+|toc(?:amos|aron)|o(?:ímos|yeron)|dimos de comer|aliment\p{L}+)/iu,
  ],
  [
    'tried',
    /\b(?:tried|tested|predicted|guessed|experiment\w*|fixed|changed|again)\b/i,
    /(?<!\p{L})(?:prob(?:amos|aron)|intent\p{L}+|predij\p{L}+|adivin\p{L}+|experiment\p{L}+|arregl\p{L}+|cambi(?:amos|aron)|otra vez)/iu,
  ],
  [
    'learned',
    /\b(?:learn\w*|talked|discussed|studied|explored|taught|told|explained|asked|solved)\b/i,
    /(?<!\p{L})(?:aprend\p{L}+|habl\p{L}+|platic\p{L}+|estudi\p{L}+|explor\p{L}+|enseñ\p{L}+|explic\p{L}+|pregunt\p{L}+|resolv\p{L}+)/iu,
  ],
]

const tones: readonly (readonly [Tone, RegExp])[] = [
  [
    'sad',
    /(?<!\p{L})(?:died|dead|passed away|funeral|cried|murió|murieron|falleció|lloró|lloraron|lloramos)(?!\p{L})/iu,
  ],
  [
    'trouble',
    /\b(?:nothing|fell|broke|collapsed|tipped|crashed|leaked|sank|spilled|didn['’]t|did not|couldn['’]t(?! believe)|could not(?! believe)|wouldn['’]t|would not|wasn['’]t|was not|hard|tricky|difficult|nervous|scared|lost(?! and found)|forgot|late(?! at night)|tears|melted|frustrat\w+|quit|gave up|broke down|hit the wall|never (?:hatched|came|grew|worked)|argued|devastat\w+|rain(?:ed|y)|cancel\w*|wrong|fail\w*|mess|messy|stuck|flipped over|snapped(?! (?:our|their) fingers)|jammed|ran out|sour|rough|complained|awful|drove off|ripped|tore|leaky|(?:something|somebody) ate|went wrong|no luck|nope|sad|worried|disappoint\w*|wilted|sick|(?:rabbit|bunny|squirrel|bird|bug|dog|goat|deer)s? (?:ate|dug|took))\b|(?<!\p{L})(?:nada|se volte\p{L}+|se ator\p{L}+|se nos acab\p{L}+|agri[oa]s?|horribles?|se quejaron|nos quejamos|se nubl\p{L}+|algo se comió|se solt\p{L}+|se desinfl\p{L}+|no alcanz\p{L}+|se derriti\p{L}+|lágrimas|se descompuso|chocaron|se frustr\p{L}+|nos frustr\p{L}+|rendir(?:se|nos)|no nac\p{L}+|discut\p{L}+|se cay\p{L}+|se romp\p{L}+|se hund\p{L}+|se derram\p{L}+|no (?:pudimos|funcion\p{L}+|sali\p{L}+|brot\p{L}+|flot\p{L}+|subi\p{L}+|quería\p{L}*)|difícil\p{L}*|nervios\p{L}*|miedo|perdi(?:mos|ó|eron)|olvid\p{L}+|(?<!(?:la|esa|buenas|más) )tarde|llovi\p{L}+|(?:por|con|mucha) (?:la )?lluvia|cancel\p{L}+|tristes?|marchit\p{L}+)(?!\p{L})/iu,
  ],
  [
    'joy',
    /\b(?:finally|cheered|worked|proud|loved|amazing|wonderful|great|fun|beautiful|delicious|yummy|excited|happy|won|success\w*|smil\w*|laugh\w*|giggl\w*|best|favorite|hooray|surpris\w*)\b|(?<!\p{L})(?:por fin|al fin|aplaud\p{L}+|funcion\p{L}+|orgullos\p{L}+|encant\p{L}+|gust\p{L}+|divert\p{L}+|hermos\p{L}+|delicios\p{L}+|ric[oa]s?|content\p{L}+|feli(?:z|ces)|gan(?:amos|aron|ó)|sonr\p{L}+|r(?:eímos|ieron)|favorit\p{L}+|sorpres\p{L}+)(?!\p{L})/iu,
  ],
]

/** What only people do and feel: a rabbit's lunch is not ours. */
const ours = new Set([
  'ate',
  'made',
  'sang',
  'practiced',
  'wrote',
  'read',
  'measured',
  'planted',
  'tried',
  'gave',
  'learned',
  'went',
])
const byUs: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:we|us|our|friends?|teacher|coach)\b/i,
  es: /\p{L}(?:amos|imos|ímos)(?!\p{L})|(?<!\p{L})(?:nos|amig[oa]s?|maestr[oa])(?!\p{L})/iu,
}

export function kindOf(sentence: string, language: Language): string {
  const kind = kinds.find(([, en, es]) => (language === 'en' ? en : es).test(sentence))?.[0] ?? 'other'
  const head = language === 'en' ? (sentence.split(/\b(?:ate|made|gave)\b/)[0] ?? sentence) : sentence
  return ours.has(kind) && !byUs[language].test(head) ? 'other' : kind
}

/** Whether something in it was glad, whatever else was not. */
export function isGlad(sentence: string): boolean {
  return tones.some(([tone, pattern]) => tone === 'joy' && pattern.test(sentence))
}

/** What is sad is sad, whatever else was fun. */
export function toneOf(sentence: string): Tone {
  return tones.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'plain'
}
