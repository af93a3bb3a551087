import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: How {student} is doing in school | {student}'s progress

{greeting}

(warm) I want to tell you how {student} is doing.
(professional) This note is about {student}'s progress.
(celebratory) I am happy to share how {student} is doing!
{good}
I enjoy teaching {student}. | I am glad to have {student} in my class.

{what}
{why}
(not brief, without why) A little practice each day helps skills grow. | Short practice at home makes school work easier.

{do}
(without do) Please ask {student} to show you what we do in class.
{by}

{answer}

{signature}`

const es = `Asunto: Cómo le va a {student} en la escuela | Los avances de {student}

{greeting}

(warm) Quiero contarle cómo va {student}.
(professional) Esta nota es sobre los avances de {student}.
(celebratory) ¡Me alegra contarle cómo va {student}!
{good}
Me gusta enseñarle a {student}. | Me da gusto tener a {student} en mi clase.

{what}
{why}
(not brief, without why) Practicar un poco cada día ayuda a avanzar. | Practicar un rato en casa hace más fácil la escuela.

{do}
(without do) Por favor, pídale a {student} que le enseñe lo que hacemos en clase.
{by}

{answer}

{signature}`

export const progressTemplate: BuiltInTemplate = {
  key: 'progress',
  title: { en: 'Progress', es: 'Avances' },
  body: { en, es },
}
