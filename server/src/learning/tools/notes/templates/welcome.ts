import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Welcome to our class | Welcome, {student}

{greeting}

(warm) Welcome to our class! I am glad that {student} is with us.
(professional) Welcome to our class. I look forward to teaching {student}.
(brief) Welcome to our class! I am glad that {student} is with us.
(celebratory) Welcome to our class! I am so happy that {student} is with us!
{good}

{what}
{why}
(not brief, without why) Children feel at ease when they know what to expect. | A good start helps all year long.

{do}
(without do) Please tell me what helps {student} feel at home.
{by}

{answer}

{signature}`

const es = `Asunto: Saludos de nuestra clase | Un saludo para {student}

{greeting}

(warm) ¡Les damos la bienvenida a nuestra clase! Me da gusto que {student} esté con nosotros.
(professional) Les damos la bienvenida a nuestra clase. Será un gusto enseñarle a {student}.
(brief) ¡Les damos la bienvenida! Me da gusto que {student} esté con nosotros.
(celebratory) ¡Les damos la bienvenida a nuestra clase! ¡Qué alegría que {student} esté con nosotros!
{good}

{what}
{why}
(not brief, without why) Los niños se sienten seguros cuando saben qué va a pasar. | Un buen comienzo ayuda todo el año.

{do}
(without do) Por favor, cuénteme qué le ayuda a {student} a sentirse bien.
{by}

{answer}

{signature}`

export const welcomeTemplate: BuiltInTemplate = {
  key: 'welcome',
  title: { en: 'Welcome', es: 'Bienvenida' },
  body: { en, es },
}
