import type { DeskThanks } from '@tower/contract/money/desk-thanks.contract.ts'
import type { Language } from '@tower/contract/language.ts'
import type { Paper } from '../../../papers/paper.ts'
import { addresseeOf, type Issuer, issuerOf, longDate, money } from '../../giving/own/paper-words.ts'

type Gift = Pick<DeskThanks, 'donor_name' | 'postal_address' | 'destination' | 'paid_cents'> & {
  settled_at: Date
}
type Letter = {
  gifts: readonly [Gift, ...Gift[]]
  language: Language
  /** What staff want to say in each of these letters. */
  note: string | undefined
  charity: Issuer
  at: Date
}

/** A letter of thanks to one donor, for one gift or several. It is no receipt, and says so. */
export function thanksLetter({ gifts, language, note, charity, at }: Letter): Paper {
  const texts = language === 'es' ? spanish : english
  const [{ donor_name: name, postal_address: postalAddress }] = gifts
  const sum = gifts.reduce((total, { paid_cents: cents }) => total + cents, 0)
  return {
    title: texts.title,
    language,
    writtenAt: at,
    issuer: issuerOf(charity),
    addressee: addresseeOf({ name, postalAddress }),
    paragraphs: [
      longDate(at, language),
      texts.dear(name),
      texts.thanks(money(sum), gifts.length),
      ...(note ? note.split(/\n+/) : []),
      texts.what,
      texts.regards,
      charity.legalName,
    ],
    facts: {
      caption: texts.gifts,
      rows: gifts.map(({ settled_at: day, paid_cents: cents, destination }) => [
        longDate(day, language),
        `${money(cents)}, ${texts.destinations[destination ?? ''] ?? texts.elsewhere}`,
      ]),
    },
    closing: () => [texts.noReceipt],
    pageLabel: texts.page,
  }
}

type Words = {
  title: string
  dear: (name: string | null) => string
  thanks: (amount: string, gifts: number) => string
  what: string
  regards: string
  gifts: string
  destinations: Readonly<Record<string, string>>
  elsewhere: string
  noReceipt: string
  page: (page: number) => string
}

const english: Words = {
  title: 'Thank you',
  dear: (name) => (name ? `Dear ${name},` : 'Dear friend,'),
  thanks: (amount, gifts) =>
    gifts === 1
      ? `Thank you for your gift of ${amount}.`
      : `Thank you for your ${gifts} gifts, ${amount} in all.`,
  what: 'It goes to work for teachers, classrooms and young athletes, and you can ask us at any time what became of it.',
  regards: 'With thanks,',
  gifts: 'What you gave',
  destinations: {
    classrooms: 'for classrooms',
    prospects: 'for youth athletes',
    project: 'for the general fund',
    teacher_direct: 'for one classroom',
  },
  elsewhere: 'for our work',
  noReceipt: 'This letter is not a receipt. You have one for each gift, or can ask us for it.',
  page: (page) => `Page ${page}`,
}

const spanish: Words = {
  title: 'Gracias',
  dear: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  thanks: (amount, gifts) =>
    gifts === 1
      ? `Gracias por tu donación de ${amount}.`
      : `Gracias por tus ${gifts} donaciones, ${amount} en total.`,
  what: 'Ya trabaja para maestros, aulas y jóvenes atletas, y puedes preguntarnos cuando quieras qué se hizo con ella.',
  regards: 'Con gratitud,',
  gifts: 'Lo que donaste',
  destinations: {
    classrooms: 'para las aulas',
    prospects: 'para jóvenes atletas',
    project: 'para el fondo general',
    teacher_direct: 'para un aula',
  },
  elsewhere: 'para nuestro trabajo',
  noReceipt: 'Esta carta no es un recibo. Tienes uno por cada donación, o puedes pedírnoslo.',
  page: (page) => `Página ${page}`,
}
