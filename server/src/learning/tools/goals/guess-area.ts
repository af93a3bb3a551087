import type { DisabilityCategory, GoalArea } from '@tower/contract/learning/tools/goals/goal.ts'

/** Words that speak for an area, in either language; each is worth one. */
const words: Readonly<Record<GoalArea, RegExp>> = {
  reading_fluency:
    /\b(?:fluen\p{L}*|decod\p{L}*|phon\p{L}*|sight words?|letter|letters|reads|words|blend\p{L}*|vowels?|syllab\p{L}*|digraphs?|reads? aloud|oral reading|cvce?|word attack|nonsense words?|rhym\p{L}*)\b|fluidez|decodific\p{L}*|sílabas?|letras|fonem\p{L}*/giu,
  reading_comprehension:
    /\b(?:comprehen\p{L}*|passages?|main idea|inferen\p{L}*|infer|text evidence|stor(?:y|ies)|texts?|details|vocabulary words|context clues|summar\p{L}*|author\p{L}*|theme|characters?|plot|nonfiction|informational)\b|comprensión|idea principal|cuentos?|inferenc\p{L}*|resum\p{L}*/giu,
  writing:
    /\b(?:writ(?:e|es|ing|er)|written (?:expression|language|english|work)|wrote|essays?|paragraphs?|sentences|punctuat\p{L}*|capital\p{L}*|spell\p{L}*|grammar|conventions|narratives?|opinion piece|topic sentence|thesis|edit\p{L}*|compos\p{L}*|word sequences)\b|escri\p{L}*|párrafos?|ortograf\p{L}*|oraciones|redact\p{L}*/giu,
  calculation:
    /\b(?:add(?:s|ing|ition)?|subtract\p{L}*|multipl\p{L}*|divi(?:de|des|ding|sion)|facts|fractions?|decimals?|equations?|integers?|algebra|computation|calculat\p{L}*|digit|place value|count(?:s|ing)|numerals?|percents|exponents?|numbers to|skip count\p{L}*|coins?)\b|suma\p{L}*|resta\p{L}*|multiplic\p{L}*|divi(?:sión|de)|fracciones|ecuaciones|cálculo/giu,
  problem_solving:
    /\b(?:word problems?|story problems?|multi-?step problems?|problem solving|math reasoning)\b|problemas (?:escritos|verbales|de palabras)/giu,
  communication:
    /\b(?:speech|easy onset|disfluen\p{L}*|repetitions|articul\p{L}*|sounds?|utterances?|aac|device|request\p{L}*|comment\p{L}*|wh-? ?questions?|express\p{L}*|receptive|language|vocabulary|intelligib\p{L}*|stutter\p{L}*|fluent speech|gestures?|signs?|idioms|figurative|pragmatic\p{L}*|directions|clarif\p{L}*|repetition|symbols?|verbal\p{L}*|phrases|describ\p{L}*|categor\p{L}*|synonyms|antonyms|grammatical|pronouns|tense)\b|lenguaje|habla|peticiones|pide|enunciados|vocabulario|instrucciones/giu,
  behavior:
    /\b(?:behavio\p{L}*|on task|off task|attention|attend\p{L}*|focus\p{L}*|impuls\p{L}*|outbursts?|tantrums?|elop\p{L}*|aggress\p{L}*|hit\p{L}*|kick\p{L}*|comply|complian\p{L}*|correction|calm\p{L}*|frustrat\p{L}*|upset|angry|anger|coping|self-regulat\p{L}*|regulat\p{L}*|refus\p{L}*|follows? (?:rules|directions)|transitions?|disrupt\p{L}*|calls? out|blurt\p{L}*|in (?:his|her|their) seat|work completion|initiat\p{L}* tasks?|begins? (?:a |the )?(?:tasks?|work|assignments?)|redirect\p{L}*|referrals?|argu\p{L}*|time on task|homework|assignments?|turns? in|organiz\p{L}*|planner|materials|executive)\b|conducta|atención|tarea completa|berrinches?|se levanta|interrump\p{L}*|se frustra/giu,
  social:
    /\b(?:peers?|classmates?|friends?\p{L}*|social\p{L}*|conversation\p{L}*|turn[- ]taking|takes? turns|eye contact|play(?:s|ing)?|shar(?:e|es|ing) (?:toys|materials)|greet\p{L}*|recess|perspective|cooperat\p{L}*|group (?:work|projects?|activit\p{L}*)|contribut\p{L}*|personal space|sportsmanship|joins?|invit\p{L}*)\b|compañer\p{L}*|amig\p{L}*|juega|conversaci\p{L}*|saluda|turnos/giu,
  motor:
    /\b(?:motor|grasp\p{L}*|scissors|cut(?:s|ting)?|handwriting|legib\p{L}*|trac(?:es|ing)|cop(?:y|ies|ying)|pencil|prewriting|draw(?:s|ing)?|balance|hop\p{L}*|jump\p{L}*|catch\p{L}*|throw\p{L}*|stairs|walk(?:s|ing)?|wheelchair|walker|gait|button\p{L}*|zip\p{L}*|strength|typ(?:es|ing)|keyboard\p{L}*|lines?|midline|visual[- ]motor|ball|steps with)\b|motri\p{L}*|tijeras|recorta|traza|lápiz|camina|equilibrio|escaleras/giu,
  self_help:
    /\b(?:self[- ](?:help|care|feed\p{L}*)|toilet\p{L}*|dress\p{L}*|hygiene|brush\p{L}*|wash\p{L}*|feed(?:s|ing)?|spoon|fork|eat(?:s|ing)?|shoes?|shoelaces|coat|jacket|bathroom|hands|lunch tray|backpack|unpack\p{L}*|snack|daily living|laundry|cook\p{L}*)\b|se viste|se lava|cuchara|zapatos|abrigo|baño|mochila|cepill\p{L}*/giu,
  transition:
    /\b(?:job\p{L}*|work ?site|work experience|employ\p{L}*|vocational|career\p{L}*|resume|interview\p{L}*|application|college|post-?secondary|after (?:graduation|high school)|budget\p{L}*|bus route|public transit|bus schedule|money|purchas\p{L}*|grocery|community|bills|self-advoca\p{L}*|advocat\p{L}*|accommodations|independent living|coworkers?|supervisor|time ?card|clock in|paycheck)\b|trabajo (?:de|en)|empleo|universidad|presupuesto|solicitud|entrevista/giu,
}

const byCategory: Partial<Record<DisabilityCategory, GoalArea>> = {
  speech_or_language_impairment: 'communication',
  emotional_disturbance: 'behavior',
  orthopedic_impairment: 'motor',
}

/** How strongly each area is spoken of: in the sentence of the number most, then in the words of the action, then anywhere. */
export function scoreAreas(sentence: string, text: string): Map<GoalArea, number> {
  const areas = Object.entries(words) as [GoalArea, RegExp][]
  return new Map(
    areas.map(([area, cue]) => {
      const [near, all] = [sentence.match(cue)?.length ?? 0, text.match(cue)?.length ?? 0]
      return [area, Math.min(near, 4) * 3 + Math.min(all - near, 4)]
    }),
  )
}

/** The area that most words speak for; a category alone says it only where the text doesn't. */
export function guessArea(
  scores: ReadonlyMap<GoalArea, number>,
  category: DisabilityCategory | null,
): GoalArea | undefined {
  const ofCategory = category === null ? undefined : byCategory[category]
  const weighed = new Map(scores)
  if (ofCategory) weighed.set(ofCategory, (scores.get(ofCategory) ?? 0) + 2)
  const [best] = [...weighed].toSorted(([, one], [, other]) => other - one)
  return best && best[1] >= 1 ? best[0] : undefined
}
