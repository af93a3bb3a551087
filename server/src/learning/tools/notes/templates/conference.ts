import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Our meeting about {student}

{greeting}

(warm) I would like to meet with you and talk about {student}.
(professional) I would like to meet with you about {student}'s work.
(celebratory) I look forward to meeting with you about {student}!
{good}
You know {student} best, and I want to hear from you.

{what}
{why}
(not brief, without why) When we talk, we can help {student} in the same way. | A short talk helps us plan for {student}.

{do}
(without do) Please tell me if this works for you.
{by}

{answer}

{signature}`

const es = `Asunto: Nuestra reunión sobre {student}

{greeting}

(warm) Me gustaría reunirme con usted para hablar de {student}.
(professional) Me gustaría reunirme con usted para hablar del trabajo de {student}.
(celebratory) ¡Me dará mucho gusto reunirme con usted para hablar de {student}!
{good}
Usted conoce a {student} mejor que nadie, y quiero escuchar lo que piensa.

{what}
{why}
(not brief, without why) Si hablamos, podemos ayudar a {student} de la misma forma. | Hablar un rato nos ayuda a hacer un plan para {student}.

{do}
(without do) Por favor, dígame si puede venir.
{by}

{answer}

{signature}`

export const conferenceTemplate: BuiltInTemplate = {
  key: 'conference',
  title: { en: 'Conference', es: 'Reunión' },
  body: { en, es },
}
