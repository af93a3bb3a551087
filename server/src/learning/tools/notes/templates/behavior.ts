import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: About {student}'s day at school

{greeting}

(warm) I want to tell you about {student}'s day. We can help {student} together.
(professional) I want to tell you about {student}'s day at school.
(celebratory) Thank you for working with me for {student}.
{good}
(without good) I am glad to have {student} in my class. | I care about {student}.

{what}
{why}
(not brief, without why) Children learn best when everyone feels safe and calm. | Every child needs a calm place to learn.

{do}
(without do) Please ask {student} about it and listen first.
{by}

{answer}

{signature}`

const es = `Asunto: Sobre el día de {student} en la escuela

{greeting}

(warm) Quiero contarle cómo fue el día de {student}. Podemos ayudar a {student} entre todos.
(professional) Quiero contarle cómo fue el día de {student} en la escuela.
(celebratory) Gracias por trabajar conmigo por el bien de {student}.
{good}
(without good) Me da gusto tener a {student} en mi clase. | Me importa mucho {student}.

{what}
{why}
(not brief, without why) Los niños aprenden mejor en un lugar seguro y tranquilo. | Cada niño necesita un lugar tranquilo para aprender.

{do}
(without do) Por favor, hable de esto con {student} y escuche primero.
{by}

{answer}

{signature}`

export const behaviorTemplate: BuiltInTemplate = {
  key: 'behavior',
  title: { en: 'Behavior', es: 'Conducta' },
  body: { en, es },
}
