import type { Skill } from './skill.ts'

/** Being with others. */
export const socialSkills: readonly Skill[] = [
  {
    key: 'greet',
    area: 'social',
    cue: /\bgreet\w*\b|saluda/i,
    measuredBy: 'trial_record',
    en: { verb: 'greet', detail: 'peers or adults', condition: 'when arriving in class' },
    es: { verb: 'saludar', detail: 'a compañeros o adultos', condition: 'al llegar a la clase' },
  },
  {
    key: 'take_turns',
    area: 'social',
    cue: /\b(tak\w+ turns|wait\w* (?:for )?(?:his|her|their|a) turn|turn-?taking|shar(e|es|ing) (toys|materials|items))\b|toma turnos|espera su turno|comparte/i,
    measuredBy: 'trial_record',
    en: { verb: 'take', detail: 'turns with a peer', condition: 'during a game with a peer' },
    es: {
      verb: 'esperar',
      detail: 'el turno con un compañero',
      condition: 'durante un juego con un compañero',
    },
  },
  {
    key: 'converse',
    area: 'social',
    cue: /\b(conversation\w*|on[- ]topic|topic maintenance|back-and-forth)\b|conversación|conversaciones/i,
    units: ['exchanges'],
    measuredBy: 'language_sample',
    en: {
      verb: 'maintain',
      itemsVerb: 'make',
      detail: 'a conversation with a peer on one topic',
      condition: 'given a topic and a peer to talk with',
    },
    es: {
      verb: 'mantener',
      itemsVerb: 'hacer',
      detail: 'una conversación con un compañero sobre un tema',
      after: 'sobre el tema',
      condition: 'con un tema y un compañero',
    },
  },
  {
    key: 'join_peers',
    area: 'social',
    cue: /\b(initiat\w+ .{0,30}(peers?|play|interact\w*)|join(?:s|ed)? .{0,20}(peers?|play|games?|group)|peer interact\w+|plays? with (peers|others))\b|inicia .{0,30}(compañer|juego)|se une/i,
    measuredBy: 'frequency_count',
    en: { verb: 'initiate', detail: 'play or talk with a peer', condition: 'during recess or free choice' },
    es: {
      verb: 'iniciar',
      detail: 'un juego o una plática con un compañero',
      condition: 'durante el recreo o el tiempo libre',
    },
  },
  {
    key: 'solve_conflict',
    area: 'social',
    cue: /\b(conflicts?|disagreements?|peer problems?|social problem)\b|conflictos?/i,
    measuredBy: 'frequency_count',
    en: {
      verb: 'state',
      detail: 'a fair way to resolve a conflict',
      condition: 'given a conflict with a peer',
    },
    es: {
      verb: 'decir',
      detail: 'una manera justa de resolver un conflicto',
      condition: 'ante un conflicto con un compañero',
    },
  },
]
