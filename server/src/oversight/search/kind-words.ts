import type { FoundKind } from '@tower/contract/oversight/search.ts'

/** What staff call each kind, in plain words of both languages, one and several. */
const wordsOfKinds: readonly (readonly [words: string, ...kinds: FoundKind[]])[] = [
  ['person people user users account accounts persona personas usuario usuarios cuenta cuentas', 'person'],
  ['giver givers donor donors donante donantes', 'giver'],
  ['monthly recurring mensual mensuales', 'monthly_gift'],
  ['receipt receipts recibo recibos', 'payment'],
  ['payment payments pago pagos donation donations donacion donaciones', 'payment'],
  ['gift gifts', 'payment', 'offline_gift', 'monthly_gift'],
  ['check checks cheque cheques offline', 'offline_gift'],
  ['pledge pledges compromiso compromisos', 'pledge'],
  ['reimbursement reimbursements reimb reembolso reembolsos', 'reimbursement'],
  ['request requests solicitud solicitudes', 'reimbursement', 'sponsor_request'],
  ['order orders pedido pedidos', 'order'],
  ['ticket tickets', 'ticket'],
  ['message messages mensaje mensajes', 'message'],
  ['classroom classrooms aula aulas', 'classroom'],
  ['school schools escuela escuelas', 'school', 'classroom'],
  ['athlete athletes atleta atletas', 'athlete'],
  ['nominee nominees nomination nominations nominado nominados', 'nominee'],
  ['sponsor sponsors patrocinador patrocinadores', 'sponsor_request', 'person', 'giver'],
  ['draw draws sorteo sorteos', 'draw'],
  ['slot slots cupo cupos', 'slot'],
]

const kinds = new Map(
  wordsOfKinds.flatMap(([words, ...named]) => words.split(' ').map((word) => [word, named] as const)),
)

/** The kinds that a plain word names; undefined where it names none. */
export const kindOfWord = (word: string): readonly FoundKind[] | undefined => kinds.get(word)

/** What somebody wants to do comes before what it is done to. */
export const verbs: ReadonlySet<string> = new Set(
  'open find show stop pause cancel end refund email resend remind abrir buscar ver parar detener pausar cancelar terminar reembolsar reenviar recordar'.split(
    ' ',
  ),
)
