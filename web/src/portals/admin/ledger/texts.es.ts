import type { ledger as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'
import { credits } from '../../../money/credits/texts.es.ts'

export const ledger = {
  title: 'Libro mayor',
  toClosing: 'Cerrar un mes',
  lead: 'Dónde está cada centavo y cómo llegó ahí. Aquí nada se cambia nunca; una corrección es un hecho nuevo.',
  caption: 'Cuentas del libro mayor',
  search: 'Número de cupo, donante o docente',
  columns: {
    account: 'Cuenta',
    owner: 'De',
    balance: 'Saldo',
    fact: 'Hecho',
    when: 'Registrado',
    others: 'Contrapartida',
    amount: 'Monto',
    after: 'Saldo después',
  },
  house: 'La organización',
  ofYear: '{name}, año escolar {year}',
  /** Notes that name what a credit was used for. */
  uses: credits.ledger.uses,
  credits: '{amount} créditos',
  holds: 'Contiene {amount}',
  slot: 'Cupo {number}',
  allAccounts: 'Todas las cuentas',
  bookCaption: 'Asientos de esta cuenta, los más recientes primero',
  none: 'Todavía no se ha registrado nada.',
  noMatch: 'Ninguna cuenta coincide.',
  failed: 'No se pudo cargar el libro mayor',
  book: {
    none: 'No se ha registrado nada en esta cuenta.',
    noMatch: 'Nada coincide.',
    failed: 'No se pudo cargar la cuenta',
  },
  matching: {
    open: 'Apartar dinero para igualar donaciones',
    title: 'Apartar dinero para igualar donaciones',
    text: 'Pasa de operaciones al fondo de igualación. Desde entonces, cada cupo de la torre compartida trae un segundo, mientras alcance el fondo.',
    amount: 'Monto',
    missing: 'Escribe un monto.',
    move: 'Moverlo',
    cancel: 'Cancelar',
    done: '{amount} están en el fondo de igualación.',
  },
  proof: {
    never: 'Los libros aún no se han comprobado. Se hace cada noche y con el comando verify-ledger.',
    whole: 'Los libros se comprobaron el {when}: se cumplen todas las reglas.',
    broken: 'Los libros se comprobaron el {when} y estas reglas no se cumplen:',
  },
} satisfies Translated<typeof source>
