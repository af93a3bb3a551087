import type { Skill } from './skill.ts'

/** Spelling, sentences, paragraphs, essays and typing. */
export const writingSkills: readonly Skill[] = [
  {
    key: 'spell_in_writing',
    area: 'writing',
    cue: /\bspell\w*\b.{0,60}\bin (?:his|her|their) (?:own )?(?:writing|sentences|work|stories|journal)|ortografía en su propia escritura/i,
    measuredBy: 'work_samples',
    en: {
      verb: 'spell',
      detail: 'words in own writing',
      after: 'in own writing',
      condition: 'given a writing prompt',
    },
    es: {
      verb: 'escribir',
      detail: 'palabras con buena ortografía en sus propios textos',
      after: 'con buena ortografía en sus propios textos',
      condition: 'con un tema para escribir',
    },
  },
  {
    key: 'spell',
    area: 'writing',
    cue: /\bspell\w*\b|ortografía|deletrea/i,
    units: ['letter_sequences'],
    measuredBy: 'probe',
    en: {
      verb: 'spell',
      detail: 'dictated words',
      after: 'from dictation',
      condition: 'given words dictated from the spelling list',
    },
    es: {
      verb: 'escribir',
      detail: 'palabras dictadas con buena ortografía',
      after: 'con buena ortografía al dictado',
      condition: 'con palabras dictadas de la lista de ortografía',
    },
  },
  {
    key: 'punctuate',
    area: 'writing',
    cue: /\b(punctuat\w+|capital\w*|conventions|mechanics)\b|puntuación|mayúsculas/i,
    measuredBy: 'work_samples',
    en: {
      verb: 'write',
      detail: 'sentences with correct capital letters and end punctuation',
      after: 'with correct capital letters and end punctuation',
      condition: 'given a writing prompt',
    },
    es: {
      verb: 'escribir',
      detail: 'oraciones con mayúsculas y puntuación final correctas',
      after: 'con mayúsculas y puntuación final correctas',
      condition: 'con un tema para escribir',
    },
  },
  {
    key: 'essay',
    area: 'writing',
    cue: /\b(essays?|multi-?paragraph|thesis|claims?|evidence)\b|ensayos?|tesis/i,
    measuredBy: 'rubric',
    en: {
      verb: 'write',
      detail: 'an essay',
      after: 'in an essay',
      condition: 'given a writing prompt and the scoring rubric',
    },
    es: {
      verb: 'escribir',
      detail: 'un ensayo',
      after: 'en un ensayo',
      condition: 'con un tema para escribir y la rúbrica',
    },
  },
  {
    key: 'paragraph',
    area: 'writing',
    cue: /\bparagraphs?\b|párrafos?/i,
    measuredBy: 'rubric',
    en: {
      verb: 'write',
      detail: 'a paragraph',
      after: 'in a paragraph',
      condition: 'given a writing prompt',
    },
    es: {
      verb: 'escribir',
      detail: 'un párrafo',
      after: 'en un párrafo',
      condition: 'con un tema para escribir',
    },
  },
  {
    key: 'written_expression',
    area: 'writing',
    cue: /\b(written expression|writing (samples?|prompts?|pieces?|sequences)|narratives?|writes? .{0,30}(sentences?|words)|journal|writing rubric)\b|expresión escrita|escribe .{0,30}(oraciones|oración|palabras)/i,
    units: ['writing_sequences', 'word_sequences', 'sentences', 'paragraphs'],
    measuredBy: 'work_samples',
    en: {
      verb: 'write',
      detail: 'a response to the prompt',
      after: '',
      condition: 'given a writing prompt',
    },
    es: {
      verb: 'escribir',
      detail: 'una respuesta al tema',
      after: '',
      condition: 'con un tema para escribir',
    },
  },
  {
    key: 'type',
    area: 'writing',
    cue: /\b(typ(es|ing)|keyboard\w*)\b|teclado|mecanograf/i,
    units: ['words_per_minute'],
    measuredBy: 'probe',
    en: {
      verb: 'type',
      detail: 'on a keyboard',
      after: 'on a keyboard',
      condition: 'given a text to copy and a keyboard',
    },
    es: {
      verb: 'escribir',
      detail: 'en el teclado',
      after: 'en el teclado',
      condition: 'con un texto para copiar y un teclado',
    },
  },
]
