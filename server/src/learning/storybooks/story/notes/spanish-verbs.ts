/** “Plantaron”, “plantó”: what they did, as “plantamos”, what we did. */
const odd: Readonly<Record<string, string>> = {
  fueron: 'fuimos',
  fue: 'fuimos',
  hicieron: 'hicimos',
  hizo: 'hicimos',
  pusieron: 'pusimos',
  puso: 'pusimos',
  vieron: 'vimos',
  vio: 'vimos',
  dieron: 'dimos',
  dio: 'dimos',
  tuvieron: 'tuvimos',
  tuvo: 'tuvimos',
  estuvieron: 'estuvimos',
  estuvo: 'estuvimos',
  pudieron: 'pudimos',
  pudo: 'pudimos',
  quisieron: 'quisimos',
  quiso: 'quisimos',
  supieron: 'supimos',
  supo: 'supimos',
  vinieron: 'vinimos',
  vino: 'vinimos',
  dijeron: 'dijimos',
  dijo: 'dijimos',
  trajeron: 'trajimos',
  trajo: 'trajimos',
  leyeron: 'leímos',
  leyó: 'leímos',
  oyeron: 'oímos',
  oyó: 'oímos',
  cayeron: 'caímos',
  creyeron: 'creímos',
  rieron: 'reímos',
  rió: 'reímos',
  sonrieron: 'sonreímos',
  sintieron: 'sentimos',
  sintió: 'sentimos',
  pidieron: 'pedimos',
  pidió: 'pedimos',
  midieron: 'medimos',
  midió: 'medimos',
  divirtieron: 'divertimos',
  divirtió: 'divertimos',
  siguieron: 'seguimos',
  siguió: 'seguimos',
  durmieron: 'dormimos',
  repitieron: 'repetimos',
  vistieron: 'vestimos',
  sirvieron: 'servimos',
  eligieron: 'elegimos',
  consiguieron: 'conseguimos',
  despidieron: 'despedimos',
  despidió: 'despedimos',
  predijeron: 'predijimos',
  predijo: 'predijimos',
  anduvieron: 'anduvimos',
  están: 'estábamos',
  está: 'estábamos',
  son: 'éramos',
  tienen: 'teníamos',
  tiene: 'teníamos',
  pueden: 'podíamos',
  quieren: 'queríamos',
  van: 'íbamos',
  eran: 'éramos',
  iban: 'íbamos',
  han: 'habíamos',
  ha: 'habíamos',
  estaban: 'estábamos',
  estaba: 'estábamos',
  tenían: 'teníamos',
  querían: 'queríamos',
  podían: 'podíamos',
}

/** The form of “we” of a form of “they” or of one; nothing where it is no such form. */
export function weForm(typed: string): string | undefined {
  const verb = typed.toLowerCase()
  const known = odd[verb]
  if (known !== undefined) return known
  if (/\p{L}aron$/u.test(verb)) return verb.replace(/aron$/, 'amos')
  if (/[uú]yeron$/.test(verb)) return verb.replace(/yeron$/, 'imos')
  if (/yó$/.test(verb)) return verb.replace(/yó$/, 'imos')
  if (/\p{L}ieron$/u.test(verb)) return verb.replace(/ieron$/, 'imos')
  if (/\p{L}ió$/u.test(verb)) return verb.replace(/ió$/, 'imos')
  if (/\p{L}ó$/u.test(verb)) return verb.replace(/ó$/, 'amos')
  if (/\p{L}aban?$/u.test(verb)) return verb.replace(/aban?$/, 'ábamos')
  return /\p{L}ían?$/u.test(verb) ? verb.replace(/ían?$/, 'íamos') : undefined
}

/** What our teacher did, said of nobody: “leí” is “leyeron”. */
export function theyForm(typed: string): string | undefined {
  const verb = typed.toLowerCase()
  const known: Readonly<Record<string, string>> = {
    leí: 'leyeron',
    di: 'dieron',
    hice: 'hicieron',
    traje: 'trajeron',
    puse: 'pusieron',
    dije: 'dijeron',
    conté: 'contaron',
  }
  if (known[verb] !== undefined) return known[verb]
  if (/\p{L}qué$/u.test(verb)) return verb.replace(/qué$/, 'caron')
  if (/\p{L}gué$/u.test(verb)) return verb.replace(/gué$/, 'garon')
  if (/\p{L}é$/u.test(verb)) return verb.replace(/é$/, 'aron')
  return /\p{L}í$/u.test(verb) ? verb.replace(/í$/, 'ieron') : undefined
}

/** What ends like a verb and is none. */
const noVerbs =
  /^(?:econom|energ|geograf|biolog|fotograf|biograf|caf?eter|librer|pan[ae]der|alegr|tod[ao]v|ingenier|gu|poes|compañ|t|vac|polic|mayor|melod|artesan|sand|sabidur|pizzer|joyer|ortograf|d|mediod|r|fr|zapater|galer|bater)[ií]as?$/u

/** Whether a word is a verb of what was: “brotaron”, “fue”, “plantamos”. */
export function isSpanishVerb(typed: string): boolean {
  const verb = typed.toLowerCase().replace(/[^\p{L}]/gu, '')
  if (noVerbs.test(verb)) return false
  return (
    odd[verb] !== undefined ||
    /^(?:(?:com|des|descom|dis|pro|su|o)?puso|oímos|daban|daba|fuimos|hubo|había|era|es|hicimos|pusimos|vimos|dimos|tuvimos|estuvimos|pudimos|dijimos|trajimos|éramos|fui|gustó|encantó)$/.test(
      verb,
    ) ||
    /\p{L}{2}(?:aron|ieron|yeron|amos|imos|ímos|ábamos|íamos|ó|aba|aban|ía|ían)$/u.test(verb)
  )
}
