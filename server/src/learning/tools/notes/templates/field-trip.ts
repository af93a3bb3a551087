import type { BuiltInTemplate } from './template-type.ts'

const en = `Subject: Our class trip

{greeting}

(warm) Our class is going on a trip! I am glad {student} is part of our class.
(professional) Here are the facts about our class trip.
(celebratory) We have a class trip to look forward to!
{good}
(not warm, without good) We would love to have {student} with us.

{what}
{why}
(not brief, without why) A trip helps children see what they learn in class. | Children learn a lot when they see new places.

{do}
(without do) Please read this note with {student} and get ready together.
{by}

{answer}

{signature}`

const es = `Asunto: La excursión de nuestra clase

{greeting}

(warm) ¡Nuestra clase va de excursión! Me da gusto que {student} sea parte de la clase.
(professional) Estos son los datos de la excursión de la clase.
(celebratory) ¡Pronto vamos de excursión con la clase!
{good}
(not warm, without good) Queremos que {student} nos acompañe.

{what}
{why}
(not brief, without why) Una excursión ayuda a los niños a ver lo que aprenden en clase. | Los niños aprenden mucho al ver lugares nuevos.

{do}
(without do) Por favor, lea esta nota con {student} para prepararse.
{by}

{answer}

{signature}`

export const fieldTripTemplate: BuiltInTemplate = {
  key: 'field_trip',
  title: { en: 'Field trip', es: 'Excursión' },
  body: { en, es },
}
