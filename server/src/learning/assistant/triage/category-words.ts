import { ticketCategories, type TicketCategory } from '@tower/contract/spending/support.ts'
import { wordsOf } from '../question-words.ts'

/** The beginnings of words that tell what a ticket is about, plain, in both languages. */
const tellingWords: Record<Exclude<TicketCategory, 'general'>, readonly string[]> = {
  reimbursements: ['reimburs', 'receipt', 'reembols', 'recibo', 'paid back'],
  orders: ['order', 'shipment', 'shipping', 'deliver', 'tracking', 'pedido', 'envio', 'entrega', 'paquete'],
  cards: ['card', 'amazon', 'walmart', 'vendor', 'shopping', 'tarjeta', 'compra'],
  budget: ['budget', 'presupuest', 'spend', 'gastar'],
  account: [
    'sign in',
    'log in',
    'login',
    'password',
    'email',
    'account',
    'correo',
    'cuenta',
    'contrasena',
    'sesion',
  ],
  classroom: ['classroom', 'school', 'nominat', 'draw', 'share code', 'aula', 'escuela', 'nomin', 'sorteo'],
}

/** What a ticket is about by its words: the category with the most of them; undefined where none is told. */
export function categoryByWords(text: string): TicketCategory | undefined {
  const said = ` ${wordsOf(text).join(' ')} `
  const counts = Object.entries(tellingWords).map(([category, beginnings]) => ({
    category: category as TicketCategory,
    count: beginnings.filter((beginning) => said.includes(` ${beginning}`)).length,
  }))
  const [best] = counts.toSorted((one, other) => other.count - one.count)
  return best && best.count > 0 ? best.category : undefined
}

/** The category that a provider named; undefined for any other word. */
export function categoryNamed(written: string): TicketCategory | undefined {
  const [word] = wordsOf(written)
  return ticketCategories.find((category) => category === word)
}
