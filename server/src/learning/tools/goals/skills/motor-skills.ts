import type { Skill } from './skill.ts'

/** Hands, and moving about. */
export const motorSkills: readonly Skill[] = [
  {
    key: 'cut',
    area: 'motor',
    cue: /\b(scissors?|cuts? (along|out|on|a|shapes)|cutting)\b|tijeras|recorta/i,
    measuredBy: 'work_samples',
    en: {
      verb: 'cut',
      detail: 'along a line with scissors',
      after: 'with scissors',
      condition: 'given scissors and a printed line',
    },
    es: {
      verb: 'cortar',
      detail: 'sobre una línea con tijeras',
      after: 'con tijeras',
      condition: 'con tijeras y una línea impresa',
    },
  },
  {
    key: 'handwrite',
    area: 'motor',
    cue: /\b(handwriting|letter formation|legib\w+|pencil grasp|forms? letters|(copies|copy|forms|traces) .{0,30}(letters|words|shapes|numbers)|prints? .{0,20}name|writes? .{0,14}name)\b|letra legible|caligrafía|traza|escribe su nombre/i,
    measuredBy: 'work_samples',
    en: {
      verb: 'write',
      detail: 'legible letters on the line',
      after: 'legibly on the line',
      condition: 'given lined paper and a model',
    },
    es: {
      verb: 'escribir',
      detail: 'letras legibles sobre la línea',
      after: 'en forma legible sobre la línea',
      condition: 'con papel rayado y un modelo',
    },
  },
  {
    key: 'stairs_down',
    area: 'motor',
    cue: /\b(down|descend\w*) .{0,14}stairs?\b|baja .{0,14}(escaleras?|escalones)/i,
    measuredBy: 'trial_record',
    en: {
      verb: 'walk',
      detail: 'down the school stairs with alternating feet',
      after: 'down the school stairs with alternating feet',
      condition: 'given a handrail',
    },
    es: {
      verb: 'bajar',
      detail: 'la escalera de la escuela alternando los pies',
      after: 'de la escalera alternando los pies',
      condition: 'con pasamanos',
    },
  },
  {
    key: 'stairs',
    area: 'motor',
    cue: /\bstairs?\b|escaleras?|escalones/i,
    measuredBy: 'trial_record',
    en: {
      verb: 'climb',
      detail: 'the school stairs with alternating feet',
      after: 'of the school stairs with alternating feet',
      condition: 'given a handrail',
    },
    es: {
      verb: 'subir',
      detail: 'la escalera de la escuela alternando los pies',
      after: 'de la escalera alternando los pies',
      condition: 'con pasamanos',
    },
  },
  {
    key: 'wheelchair',
    area: 'motor',
    cue: /\b(wheelchair|propel\w*|drives? (?:it|(?:his|her|their|the) (?:power )?(?:chair|wheelchair)))\b|silla de ruedas/i,
    measuredBy: 'distance_record',
    en: {
      verb: 'move',
      detail: '{chair} wheelchair through the school hallway|a wheelchair through the school hallway',
      after: 'in {chair} wheelchair{clear}|in {chair} wheelchair|in a wheelchair',
      condition: 'in the school hallway',
    },
    es: {
      verb: 'avanzar',
      detail: 'la silla de ruedas {chair} por el pasillo|la silla de ruedas por el pasillo',
      after: 'en la silla de ruedas {chair}{clear}|en la silla de ruedas {chair}|en la silla de ruedas',
      condition: 'en el pasillo de la escuela',
    },
  },
  {
    key: 'walk',
    area: 'motor',
    units: ['feet', 'meters', 'laps'],
    cue: /\b(walk\w*|gait|walker|ambulat\w+)\b|camina|andador/i,
    measuredBy: 'distance_record',
    en: {
      verb: 'walk',
      detail: 'through the school hallway',
      after: 'in the school hallway',
      condition: '{device}|on a flat floor',
    },
    es: {
      verb: 'caminar',
      detail: 'por el pasillo de la escuela',
      after: 'en el pasillo de la escuela',
      condition: '{device}|en un piso plano',
    },
  },
  {
    key: 'ball',
    area: 'motor',
    cue: /\b(catch\w*|throw\w* (a |the )?ball|kicks? (a |the )?ball)\b|atrapa|pelota/i,
    measuredBy: 'trial_record',
    en: {
      verb: 'catch',
      detail: 'a ball thrown from a short distance',
      condition: 'given a ball thrown by an adult',
    },
    es: {
      verb: 'atrapar',
      detail: 'una pelota lanzada desde cerca',
      condition: 'con una pelota lanzada por un adulto',
    },
  },
  {
    key: 'balance',
    area: 'motor',
    cue: /\b(balanc\w+|stands? on one (foot|leg)|one foot)\b|equilibrio|un pie/i,
    measuredBy: 'timed_observation',
    en: { verb: 'stand', detail: 'on one foot without support', condition: 'given a flat floor' },
    es: { verb: 'pararse', detail: 'en un pie sin apoyo', condition: 'en un piso plano' },
  },
]
