import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Supplies for class

{greeting}

(warm) Thank you for helping {student} get ready for school.
(professional) This note is about school supplies.
(celebratory) Thank you for all you do for {student} and our class!
{good}
(professional, without good) I am glad to have {student} in my class.
(brief, without good) Thank you for helping {student} get ready.

{what}
{why}
(not brief, without why) With the right things at hand, children can start to work. | Good supplies help children do their work.

{do}
(without do) If this is hard for you now, please let me know.
{by}

{answer}

{signature}`

const es = `Asunto: Útiles para la clase

{greeting}

(warm) Gracias por ayudar a {student} a prepararse para la escuela.
(professional) Esta nota es sobre los útiles escolares.
(celebratory) ¡Gracias por todo lo que hace por {student} y por la clase!
{good}
(professional, without good) Me da gusto tener a {student} en mi clase.
(brief, without good) Gracias por ayudar a {student} a prepararse.

{what}
{why}
(not brief, without why) Con sus útiles a la mano, los niños pueden empezar a trabajar. | Tener útiles ayuda a los niños a hacer su trabajo.

{do}
(without do) Si ahora le resulta difícil, por favor avíseme.
{by}

{answer}

{signature}`

export const suppliesTemplate: BuiltInTemplate = {
  key: 'supplies',
  title: { en: 'Supplies', es: 'Útiles escolares' },
  body: { en, es },
}
