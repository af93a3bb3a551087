import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Missing work for {student}

{greeting}

(warm) I am writing about {student}'s school work.
(professional) This note is about {student}'s school work.
(celebratory) Thank you for the help you give {student} at home.
{good}
(without good) I care about how {student} does in school. | I want {student} to do well.

{what}
{why}
(not brief, without why) Practice helps new skills stay. | Each page is a chance to practice.

{do}
(without do) Please look at the work with {student} and send it to school.
{by}

{answer}

{signature}`

const es = `Asunto: Tareas que le faltan a {student}

{greeting}

(warm) Le escribo sobre el trabajo escolar de {student}.
(professional) Esta nota es sobre el trabajo escolar de {student}.
(celebratory) Gracias por la ayuda que le da a {student} en casa.
{good}
(without good) Me importa cómo le va a {student} en la escuela. | Quiero que a {student} le vaya bien.

{what}
{why}
(not brief, without why) La práctica ayuda a no olvidar lo nuevo. | Cada página es una oportunidad de practicar.

{do}
(without do) Por favor, revise el trabajo con {student} y envíelo a la escuela.
{by}

{answer}

{signature}`

export const missingWorkTemplate: BuiltInTemplate = {
  key: 'missing_work',
  title: { en: 'Missing work', es: 'Tareas que faltan' },
  body: { en, es },
}
