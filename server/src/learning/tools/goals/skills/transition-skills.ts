import type { Skill } from './skill.ts'

/** Work, money, travel and speaking for oneself. */
export const transitionSkills: readonly Skill[] = [
  {
    key: 'job_tasks',
    area: 'transition',
    cue: /\b(job|work ?site|work tasks?|vocational|employ\w*|internship|school store)\b|trabajo (vocacional|en la comunidad)|empleo|práctica laboral/i,
    measuredBy: 'task_analysis',
    en: {
      verb: 'complete',
      detail: 'assigned job tasks',
      after: 'of the assigned job task',
      condition: 'given a written list of job tasks',
    },
    es: {
      verb: 'completar',
      detail: 'las tareas laborales asignadas',
      after: 'de la tarea laboral asignada',
      condition: 'con una lista escrita de tareas laborales',
    },
  },
  {
    key: 'recipe',
    area: 'transition',
    cue: /\brecipes?\b|recetas?/i,
    measuredBy: 'task_analysis',
    en: {
      verb: 'complete',
      detail: 'a recipe',
      after: 'of a recipe',
      condition: 'given written or picture directions',
    },
    es: {
      verb: 'completar',
      detail: 'una receta',
      after: 'de una receta',
      condition: 'con instrucciones escritas o ilustradas',
    },
  },
  {
    key: 'home_tasks',
    area: 'transition',
    cue: /\b(cook\w*|laundry|dishes|household|chores?)\b|cocina|lava la ropa|quehaceres/i,
    measuredBy: 'task_analysis',
    en: {
      verb: 'complete',
      detail: 'a household task',
      after: 'of a household task',
      condition: 'given written or picture directions',
    },
    es: {
      verb: 'completar',
      detail: 'una tarea del hogar',
      after: 'de una tarea del hogar',
      condition: 'con instrucciones escritas o ilustradas',
    },
  },
  {
    key: 'money',
    area: 'transition',
    cue: /\b(money|coins?|dollars?|bills|prices?|purchas\w*|makes? change|budget\w*)\b|dinero|monedas|compras?|presupuesto/i,
    units: ['coins'],
    measuredBy: 'trial_record',
    en: {
      verb: 'pay',
      detail: 'for purchases using enough money',
      condition: 'given prices and real or practice money',
    },
    es: {
      verb: 'pagar',
      detail: 'compras usando el dinero necesario',
      condition: 'con precios y dinero real o de práctica',
    },
  },
  {
    key: 'travel',
    area: 'transition',
    cue: /\b((?:rid(?:es?|ing)|takes?|taking|boards?|city|public)(?: the| a)?(?: city| public)? bus(?:es)?|bus (?:route|stop|pass)|public transportation|crosses|crossing|orientation and mobility|white cane|cane|route)\b|autobús|transporte|cruza|bastón/i,
    measuredBy: 'task_analysis',
    en: {
      verb: 'travel',
      detail: 'to a named place on a taught route',
      after: 'of a taught route',
      condition: '{device}|in the community',
    },
    es: {
      verb: 'desplazarse',
      detail: 'a un lugar indicado por una ruta enseñada',
      after: 'de una ruta enseñada',
      condition: '{device}|en la comunidad',
    },
  },
  {
    key: 'self_advocate',
    area: 'transition',
    cue: /\b(self-?advoca\w+|accommodations?|self-determin\w+)\b|autodefensa|acomodaciones|adaptaciones/i,
    measuredBy: 'frequency_count',
    en: { verb: 'ask', detail: 'for own accommodations', condition: 'given classwork or a test' },
    es: { verb: 'pedir', detail: 'sus propias adaptaciones', condition: 'con trabajo de clase o un examen' },
  },
  {
    key: 'applications',
    area: 'transition',
    cue: /\b(job applications?|application forms?|résumé|resume|interview\w*|college|postsecondary|career)\b|solicitud(es)? de (empleo|trabajo)|entrevista|universidad/i,
    measuredBy: 'work_samples',
    en: {
      verb: 'complete',
      detail: 'job application forms',
      after: 'of a job application',
      condition: 'given a blank job application',
    },
    es: {
      verb: 'completar',
      detail: 'solicitudes de empleo',
      after: 'de una solicitud de empleo',
      condition: 'con una solicitud de empleo en blanco',
    },
  },
  {
    key: 'planner',
    area: 'transition',
    cue: /\b(planner|agenda|assignment notebook|organiz\w+ (?:his |her |their )?(?:materials|binder|backpack|desk|assignments|time)|executive function\w*)\b|agenda|organiza(?!tion)/i,
    measuredBy: 'assignment_log',
    en: {
      verb: 'record',
      detail: 'assignments and due dates in a planner',
      after: 'in a planner',
      condition: 'given a planner',
    },
    es: {
      verb: 'anotar',
      detail: 'los trabajos y las fechas de entrega en una agenda',
      after: 'en una agenda',
      condition: 'con una agenda',
    },
  },
]
