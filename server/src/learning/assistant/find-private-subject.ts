import { fold } from '../writer/text/fold.ts'

/** What a question of someone's own can be about. */
export const privateSubjects = ['balance', 'slots', 'giving', 'orders', 'tickets', 'storybooks'] as const
export type PrivateSubject = (typeof privateSubjects)[number]

/** The words for each, in both languages, without accents. */
const subjects: Record<PrivateSubject, string> = {
  orders: String.raw`orders?|reimbursements?|shipments?|packages?|pedidos?|ordenes|reembolsos solicitados|envios?`,
  tickets: String.raw`(?:support )?(?:tickets?|requests?|cases?)|boletos?|casos?|solicitud(?:es)?|tiquetes?`,
  storybooks: String.raw`story ?books?|libros? de cuentos|cuentos?`,
  slots: String.raw`slots?|progress|cupos?|progreso`,
  giving: String.raw`donations|gifts|giving|receipts|donaciones|donativos|aportes|recibos`,
  balance: String.raw`balances?|credits?|wallet|budget|saldos?|creditos?|monedero|cartera|billetera|presupuesto`,
}
/** One gift is spoken of in general; the last one, or all in all, is one's own. */
const ownGifts = String.raw`(?:last|latest|recent|first|total|previous) (?:gift|donation|receipt)`
const ownGiftsSpanish = String.raw`(?:ultim[oa]|primer[oa]?|anterior) (?:donacion|donativo|recibo)|(?:donacion|donativo|recibo) (?:mas reciente|anterior)`
/** Giving as something done: “how much have I given?”. */
const gave = String.raw`donated?|given|gave|give|contributed?`
const gaveSpanish = String.raw`donado|dado|aportado|done|aporte|di`

/** How something is done, or what would happen, is for everyone to know. */
const general = [
  /\bhow (?:do|can|could|would|should|will|to) (?:i|we|my)?\b/,
  /\b(?:can|could|may|should|must|would) (?:i|we|my)\b/,
  /\b(?:do|will) i (?:need|have to|get)\b/,
  /\bwhat (?:happens|if)\b|\bif (?:i|my)\b|\bwhere (?:can|do|could) i\b/,
  /\bhow (?:long|soon|fast|quickly)\b/,
  /\b(?:tax|deduct|refund|safe|secure|anonymous|public|privacy)/,
  /\bcomo (?:puedo|hago|se|podria|debo|pueden)\b|\bcomo \p{L}+o mis?\b/u,
  /\b(?:puedo|podria|debo|necesito|tengo que|podemos)\b/,
  /\bque (?:pasa|sucede|ocurre)\b|\bsi (?:mi|yo)\b|\bdonde (?:veo|puedo|encuentro)\b/,
  /\bcuanto (?:tarda|tiempo|demora)/,
  /\b(?:impuestos?|deducible|deducir|devolucion|reembolso de|segur[oa]s?|anonim|public[oa]s?|privacidad)/,
]

/**
 * What of the asker's own affairs a question is about; undefined for what anyone may know. When in doubt it is
 * a general question: its answer holds nobody's data.
 */
export function findPrivateSubject(question: string): PrivateSubject | undefined {
  const text = fold(question)
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
  if (general.some((shape) => shape.test(text))) return undefined
  return privateSubjects.toSorted(byOrder).find((subject) => isOwn(text, subject))
}

/** “Storybook credits” are storybooks, “slots I gave” are slots. */
const order: PrivateSubject[] = ['orders', 'tickets', 'storybooks', 'slots', 'balance', 'giving']
const byOrder = (one: PrivateSubject, other: PrivateSubject) => order.indexOf(one) - order.indexOf(other)

function isOwn(text: string, subject: PrivateSubject): boolean {
  return ownShapes[subject].some((shape) => shape.test(text))
}

/** “my three open orders”, “do I have any orders”, “how many orders did I place”, “mis pedidos”, “cuántos pedidos tengo”. */
function ownershipOf(things: string): RegExp[] {
  const some = String.raw`(?:[\p{L}\p{N}']+ ){0,3}`
  return [
    new RegExp(String.raw`\b(?:my|our) ${some}(?:${things})\b`, 'u'),
    new RegExp(String.raw`\b(?:do|did|have|am|was|had) i (?:\p{L}+ ){0,4}(?:${things})\b`, 'u'),
    new RegExp(String.raw`\b(?:${things}) (?:of mine|(?:do|did|have|had) (?:i|we))\b`, 'u'),
    new RegExp(String.raw`\b(?:mi|mis|nuestr[oa]s?) ${some}(?:${things})\b`, 'u'),
    new RegExp(String.raw`\b(?:${things}) (?:tengo|tenemos|me quedan?|he|hice|mi[oa]s?)\b`, 'u'),
    new RegExp(String.raw`\b(?:tengo|me quedan?|he \p{L}+) (?:\p{L}+ ){0,3}(?:${things})\b`, 'u'),
  ]
}

const ownGiving = [
  new RegExp(String.raw`\b(?:my|our) ${ownGifts}\b`),
  new RegExp(String.raw`\b(?:mi|mis) (?:${ownGiftsSpanish})\b`),
  new RegExp(String.raw`\b(?:have|did|had) i (?:\p{L}+ )?(?:${gave})\b`, 'u'),
  new RegExp(String.raw`\bi(?:'ve| have) (?:\p{L}+ )?(?:${gave})\b`, 'u'),
  new RegExp(String.raw`\b(?:cuanto|que|cuando|cuantas veces) (?:he )?(?:${gaveSpanish})\b`),
  /\bhe (?:donado|dado|aportado)\b/,
]

const ownShapes: Record<PrivateSubject, RegExp[]> = {
  orders: ownershipOf(subjects.orders),
  tickets: ownershipOf(subjects.tickets),
  storybooks: ownershipOf(subjects.storybooks),
  slots: ownershipOf(subjects.slots),
  giving: [...ownershipOf(subjects.giving), ...ownGiving],
  balance: ownershipOf(subjects.balance),
}
