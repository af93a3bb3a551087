import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Thank you from {student}'s class

{greeting}

(professional) I am writing to thank you.
(celebratory) We are so thankful for you!
{good}
(without good, not brief) I am glad to work with {student}'s family.
(without good, brief) It is good to work with {student}'s family.

{what}
{why}
(not brief, without why) Your help makes our class a better place to learn. | Children feel it when families and teachers work together.

{do}
(without do) Please tell {student} how much this helped our class.
{by}

{answer}

{signature}`

const es = `Asunto: Gracias de parte de la clase de {student}

{greeting}

(professional) Le escribo para darle las gracias.
(celebratory) ¡Le agradecemos mucho!
{good}
(without good, not brief) Me da gusto trabajar con la familia de {student}.
(without good, brief) Es bueno trabajar con la familia de {student}.

{what}
{why}
(not brief, without why) Su ayuda hace de la clase un mejor lugar para aprender. | Los niños notan cuando la familia y la escuela trabajan en equipo.

{do}
(without do) Por favor, dígale a {student} cuánto ayudó esto a la clase.
{by}

{answer}

{signature}`

export const thanksTemplate: BuiltInTemplate = {
  key: 'thanks',
  title: { en: 'Thank you', es: 'Agradecimiento' },
  body: { en, es },
}
