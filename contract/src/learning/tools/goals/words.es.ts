import type { GoalWords } from './words.en.ts'

/** The Spanish words of goals, as families in the United States read them in an IEP. */
export const wordsEs: GoalWords = {
  areas: {
    reading_fluency: 'fluidez lectora',
    reading_comprehension: 'comprensión de lectura',
    writing: 'expresión escrita',
    calculation: 'cálculo matemático',
    problem_solving: 'resolución de problemas matemáticos',
    communication: 'comunicación',
    behavior: 'conducta',
    social: 'habilidades sociales',
    motor: 'habilidades motoras',
    self_help: 'cuidado personal',
    transition: 'transición a la vida adulta',
  },
  student: 'el estudiante',
  outOf: 'de',
  per: 'por',
  atLeast: 'al menos',
  noMoreThan: 'no más de',
  within: 'en un máximo de',
  checks: {
    date: 'Dice para qué fecha',
    condition: 'Dice en qué condición o con qué materiales',
    verb: 'Tiene un solo verbo que otros pueden ver u oír',
    number: 'Tiene un número como criterio',
    baseline: 'Tiene la línea de base',
    unit: 'Cuenta el criterio y la línea de base en la misma unidad',
    beyond: 'El criterio es mejor que la línea de base',
    measured: 'Dice cómo se mide',
    often: 'Dice con qué frecuencia',
    who: 'Dice quién mide',
    need: 'Nombra la necesidad del nivel actual',
  },
  asks: {
    present_level: '¿Qué puede hacer ahora el estudiante? Escribe una o dos oraciones, con un número.',
    number:
      'El nivel actual no tiene un número que se pueda volver a medir. ¿Cuánto o con qué frecuencia lo hace ahora el estudiante (por ejemplo, 42 palabras correctas por minuto, 2 de 5 intentos, 60% de los pasos)?',
    baseline: 'Hay más de un número. ¿Cuál es la línea de base de esta meta?',
    area: '¿De qué área trata esta meta?',
    behavior:
      '¿Qué hará el estudiante que otros puedan ver u oír? Nombra una sola acción, como leer, escribir, pedir o amarrar.',
    student: 'El nivel actual habla de {name}. ¿Trata de este estudiante?',
    top: 'La línea de base ya es lo máximo ({baseline}). ¿Qué destreza, texto o lugar más difícil sigue, y cuál es la línea de base ahí?',
    bottom: 'La línea de base ya es cero ({baseline}). ¿Qué destreza sigue, y cuál es la línea de base ahí?',
  },
  notes: {
    team_decides: 'Esto es un borrador. El equipo del IEP, junto con la familia, decide la meta.',
    proposed: 'No está en el nivel actual; lo propone la herramienta: {list}. Revisa cada punto.',
    other_names: 'En el nivel actual hay otro nombre ({list}). No aparece en la meta.',
    other_numbers: 'El nivel actual tiene más de un número. Esta meta trata de uno; no se usaron: {list}.',
    cut: 'Solo se leyeron las primeras {number} letras del nivel actual.',
    summer: 'La fecha cae en el verano. Revisa que haya clases o elige otro día.',
    range: 'El nivel actual da un rango. Se tomó como línea de base el extremo más cercano a la meta.',
    replacement:
      'La meta reduce una conducta. Muchos equipos agregan una meta para la destreza que la reemplaza.',
    harder_text:
      'La línea de base ya está en lo típico de primavera, o por encima, para textos de este grado. Piensa en textos de un grado más alto.',
  },
  elements: {
    byDay: 'la fecha',
    condition: 'la condición',
    verb: 'las palabras de la acción',
    criterion: 'el criterio',
    inARow: 'cuántas mediciones seguidas',
    measuredBy: 'cómo se mide',
    howOften: 'con qué frecuencia',
    who: 'quién mide',
  },
  sources: {
    hasbrouck_tindal:
      'La meta crece como es común: unas {rate} palabras más cada semana durante {weeks} semanas. No pasa de {top}, que es lo que lee en primavera un lector promedio de textos de grado {grade} en inglés (Hasbrouck y Tindal, 2017).',
    hasbrouck_tindal_2006:
      'La meta crece como es común: unas {rate} palabras más cada semana durante {weeks} semanas. No pasa de {top}, que es lo que lee en primavera un lector promedio de textos de grado {grade} en inglés (Hasbrouck y Tindal, 2006).',
    fuchs_math:
      'La meta crece como es común en grado {grade}: unos {rate} dígitos correctos más cada semana durante {weeks} semanas (Fuchs y otros, 1993).',
    fuchs_maze:
      'La meta crece como es común: unas {rate} selecciones correctas más cada semana durante {weeks} semanas (Fuchs y otros, 1993).',
    fuchs_spelling:
      'La meta crece como es común en grado {grade}: unas {rate} secuencias correctas de letras más cada semana durante {weeks} semanas (Fuchs y otros, 1993).',
    half_way:
      'Nadie ha publicado cuánto crece esta medida en un año. La herramienta propone la mitad del camino hasta lo máximo; ajústalo a tu alumno.',
    half_more:
      'Nadie ha publicado cuánto crece esta medida en un año. La herramienta propone hasta el doble de un número pequeño, o la mitad más de uno grande; ajústalo a tu alumno.',
    half: 'Nadie ha publicado cuánto baja esta medida en un año. La herramienta propone la mitad de ahora; ajústalo a tu alumno.',
  },
}
