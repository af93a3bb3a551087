import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Good news about {student} | Something good to share about {student}

{greeting}

(warm) I have good news to share. | I want to share something good with you.
(professional) I am pleased to share good news about {student}.
(celebratory) I have happy news about {student}! | Here is news to celebrate!
{good}
{what}
(without good) I am glad to have {student} in my class.

{why}
(not brief) When home and school both notice good work, children feel proud. | Children work harder when they know we see what they do well.

{do}
(without do) Please tell {student} what you liked most in this note. | Please read this note with {student}.
{by}

{answer}

{signature}`

const es = `Asunto: Buenas noticias sobre {student} | Algo bueno que contar sobre {student}

{greeting}

(warm) Le escribo para darle una buena noticia. | Quiero contarle algo bueno.
(professional) Me da gusto compartir una buena noticia sobre {student}.
(celebratory) ¡Tengo una noticia muy feliz sobre {student}! | ¡Hay algo que celebrar!
{good}
{what}
(without good) Me da gusto tener a {student} en mi clase.

{why}
(not brief) Cuando la casa y la escuela ven lo bueno, los niños sienten orgullo. | Los niños se esfuerzan más cuando saben que vemos lo que hacen bien.

{do}
(without do) Por favor, cuéntele a {student} qué le gustó más de esta nota. | Por favor, lea esta nota con {student}.
{by}

{answer}

{signature}`

export const praiseTemplate: BuiltInTemplate = {
  key: 'praise',
  title: { en: 'Good news', es: 'Buenas noticias' },
  body: { en, es },
}
