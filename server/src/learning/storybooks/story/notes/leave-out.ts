import type { StoryNotice } from '../story.ts'

type Reason = StoryNotice['kind']

/** Lines that are no part of a story: whoever reads the book is a child, of another family. */
const reasons: readonly (readonly [Reason, RegExp])[] = [
  [
    'instruction',
    /\b(?:ignore|disregard|forget|olvida|ignora)\b.{0,40}\b(?:previous|prior|above|earlier|all|instructions?|rules|prompt|anterior(?:es)?|instrucciones|reglas)\b|\bsystem (?:prompt|message)\b|\byou are (?:now )?(?:an? |chatgpt|claude|dan\b)|\bas an? (?:ai|assistant|language model)\b|\b(?:jailbreak|developer mode|respond with|print the|reveal|repeat after me)\b|\bwrite (?:me )?(?:an? )?(?:poem|story|book|essay) (?:about|where|in which)\b|\bescribe (?:un|una) (?:poema|cuento|historia)\b|\beres (?:ahora )?(?:un|una) (?:ia|asistente|modelo)\b|```|<script|\b(?:select|drop) .{0,20}\b(?:from|table)\b/i,
  ],
  [
    'private',
    /\b(?:iep|504 plan|adhd|autis\w+|diagnos\w+|medication|allerg\w+|asthma|seizure\w*|lice|vomit\w*|threw up|nurse|(?:to|in|at|from) (?:the )?hospital|custody|divorc\w+|foster|homeless|immigra\w+|deport(?:ed|ing|ation|ad[oa]s?|aci[oó]n)|(?<!(?:animal|pet|dog|cat) )shelter|jail|arrest\w*|police report|suspend\w*|detention|bull(?:y|ied|ying)|wet (?:his|her|their) pants|accident in (?:his|her)|fight|fought with|punched|kicked|bit (?:a|him|her|another)|meltdown|tantrum|time ?out|lockdown|gun|guns|shooting|shot|(?<!(?:safe|plastic|butter|table|kid) )(?:knife|knives)|blood|bleed\w*|drugs?|drunk|beer|wine|sex\w*|kill\w*|suicid\w*|abus\w+|birthday|turned (?:five|six|seven|eight|nine|ten|eleven|[5-9]|1[01])\b|bus (?:number|no\.?|#) ?\d+|diagn[oó]stic\w+|medicamento\w*|alergi\w+|asma|piojos|vomit[oó]|enfermera|hospital|divorci\w+|polic[ií]a|suspendid\w+|pelea|se pelearon|peg[oó] a|mordi[oó] a|berrinche|pistola|cuchillo|sangre|droga\w*|cerveza|cumplea[ñn]os|cumpli[oó] (?:cinco|seis|siete|ocho|nueve|diez|\d))\b/i,
  ],
  [
    'for_families',
    // The first of them stand where a number or an address was replaced.
    /\b(?:a phone number|an email address|un tel[eé]fono|una direcci[oó]n de correo)(?![a-zñ])|\bhttps?:|www\.|@\w|\S@\S|(?<!(?:made|raised|earned|collected|saved|sold|counted|juntamos|ganamos|vendimos|reunimos|hicimos)(?: over| about| almost| más de| casi)? )\$ ?\d|\(?\d{3}\)?[ .-]\d{3}[ .-]?\d{4}|\b\d{3}-\d{4}\b|\b\d{1,5} \w+ (?:st|street|ave|avenue|rd|road|blvd|lane|drive)\b|\b(?:please|pls|plz|reminders?|remember to|don'?t forget|permission|slips?|sign up|signed up to volunteer|volunteers?|donat(?:e|ions? (?:of|are|needed))|send in|bring in (?:your|a|an)|^(?:parents|families|mom and dad)[,:!]|(?:parents|families|grown-ups) (?:are|can|may|should|please|who|if|will)|ask your|newsletter|picture day|book order|conferences?|homework|report cards?|no school|early (?:release|dismissal)|half day|dress for|lunch money|rsvp|pta|email|e-mail|call me|text me|thank you(?! (?:cards?|notes?|letters?|song|book|poster))|thanks|dear|hello|hi everyone|good (?:morning|afternoon) families|upcoming|important dates?|save the date|(?:is|are) due|due (?:on|by|monday|tuesday|wednesday|thursday|friday)|(?:parents|families|grown-ups) (?:are|can|may|should|please|who|if|will)|your (?:child|student|kiddo|son|daughter)|you'?re child|at home,? (?:ask|practice)|por favor|recordatorio|recuerden|no olviden|permiso firmado|voluntari\w+|^(?:queridos? |queridas? )?(?:padres|familias)|reuni[oó]n de padres|tarea|boleta\w*|calificaci\w+|no hay clases|gracias|estimad\w+|hola|manden|env[ií]en|traigan|firmen|su hij[oa])\b/i,
  ],
  [
    'not_yet',
    /\b(?:next (?:week|month|time|year)|tomorrow|tmrw|upcoming|coming (?:up|soon))\b|^(?:[\p{L},]+ ){0,3}(?:we|they|students|kids|children|class|i|it|he|she)(?:'ll| will| are going to|'re going to)\b|\b(?:going to (?:be|start|plant|make|visit|do|have|see|try|build)|can'?t wait|stay tuned|(?:they|it|we) (?:go|goes|head|heads|return|returns) (?:back |home )?(?:to the \p{L}+ )?(?:on )?(?:mon|tue|wed|thu|fri)\p{L}*|la pr[oó]xima|el pr[oó]ximo|ma[ñn]ana (?:vamos|iremos|haremos|visitaremos|empez)|vamos a (?:ir|hacer|ver|visitar|sembrar|plantar|empezar|construir)|(?:otra vez|repetir\p{L}*) mañana|\p{L}+(?:aremos|eremos|iremos))\b/iu,
  ],
]

/** More than a line of a page holds, and no word of a school. */
const endless = /[\p{L}\p{M}]{41}/u

/** Why a line stays out of the book; nothing where it may be told. */
export function reasonToLeaveOut(line: string): Reason | undefined {
  if (endless.test(line)) return 'not_understood'
  const letters = line.match(/\p{L}/gu) ?? []
  const latin = line.match(/\p{Script=Latin}/gu) ?? []
  if (letters.length > 0 && latin.length < letters.length * 0.9) return 'other_language'
  return reasons.find(([, pattern]) => pattern.test(line))?.[0]
}
