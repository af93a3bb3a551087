import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: About {student}'s health today | A health note for {student}

{greeting}

(warm) I want you to know how {student} is.
(professional) This note is about {student}'s health.
(celebratory) Thank you for the care you give {student}.
{good}
(without good) We want {student} to feel well.

{what}
{why}
(not brief, without why) Children learn best when they feel well.

{do}
(without do) Please see how {student} feels at home and let me know.
{by}

{answer}

{signature}`

const es = `Asunto: Sobre la salud de {student} | Una nota de salud sobre {student}

{greeting}

(warm) Quiero contarle cómo está {student}.
(professional) Esta nota es sobre la salud de {student}.
(celebratory) Gracias por cuidar a {student}.
{good}
(without good) Queremos que {student} se sienta bien.

{what}
{why}
(not brief, without why) Los niños aprenden mejor cuando se sienten bien.

{do}
(without do) Por favor, fíjese cómo se siente {student} en casa y avíseme.
{by}

{answer}

{signature}`

export const healthTemplate: BuiltInTemplate = {
  key: 'health',
  title: { en: 'Health', es: 'Salud' },
  body: { en, es },
}
