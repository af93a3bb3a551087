import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: The end of our school year

{greeting}

(warm) Our school year is almost over. It was a gift to teach {student}.
(professional) Our school year is almost over. Thank you for your trust.
(brief) Our school year is almost over.
(celebratory) What a year! I am so glad that I taught {student}!
{good}
(without good, professional) I was glad to teach {student}.
(without good, brief) I was glad to teach {student}.

{what}
{why}
(not brief, without why) Reading over the summer helps children keep what they learned. | A little reading each day keeps skills strong.

{do}
(without do) Please ask {student} about a favorite day this year.
{by}

{answer}

{signature}`

const es = `Asunto: El fin del año escolar

{greeting}

(warm) El año escolar está por terminar. Fue un regalo enseñarle a {student}.
(professional) El año escolar está por terminar. Gracias por su confianza.
(brief) El año escolar está por terminar.
(celebratory) ¡Qué año! ¡Me dio mucha alegría enseñarle a {student}!
{good}
(without good, professional) Fue un gusto enseñarle a {student}.
(without good, brief) Fue un gusto enseñarle a {student}.

{what}
{why}
(not brief, without why) Leer en el verano ayuda a no olvidar lo aprendido. | Leer un poco cada día ayuda a no perder lo aprendido.

{do}
(without do) Por favor, pregúntele a {student} qué día del año le gustó más.
{by}

{answer}

{signature}`

export const endOfYearTemplate: BuiltInTemplate = {
  key: 'end_of_year',
  title: { en: 'End of year', es: 'Fin de año' },
  body: { en, es },
}
