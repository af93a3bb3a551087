import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: About {student}'s days at school

{greeting}

(warm) We think of {student} when a seat is empty. | Our class is not the same without {student}.
(professional) This note is about {student}'s attendance at school.
(celebratory) We are always happy to see {student} at school!
{good}
(brief, without good) We are glad when {student} is here.
(professional, without good) Our class is glad when {student} is here.

{what}
{why}
(not brief, without why) Each day in class helps children keep up. | Children learn something new each day.

{do}
(without do) Please let me know if we can help.
{by}

{answer}

{signature}`

const es = `Asunto: Sobre la asistencia de {student}

{greeting}

(warm) Pensamos en {student} cuando su lugar está vacío. | La clase no es igual sin {student}.
(professional) Esta nota es sobre la asistencia de {student} a la escuela.
(celebratory) ¡Siempre nos alegra ver a {student} en la escuela!
{good}
(brief, without good) Nos da gusto cuando {student} viene.
(professional, without good) A la clase le da gusto cuando {student} viene.

{what}
{why}
(not brief, without why) Cada día en clase ayuda a no atrasarse. | Los niños aprenden algo nuevo cada día.

{do}
(without do) Por favor, avíseme si podemos ayudar.
{by}

{answer}

{signature}`

export const absenceTemplate: BuiltInTemplate = {
  key: 'absence',
  title: { en: 'Absence', es: 'Ausencia' },
  body: { en, es },
}
