import type { Translated } from '../../../texts/translated.ts'
import type { moneyMoves as source } from './money-moves-texts.en.ts'

export const moneyMoves = {
  title: 'Cómo se mueve el dinero',
  description:
    'Dónde está ahora cada dólar donado aquí, sumado por el libro de cuentas, y el camino que sigue.',
  lead: 'Cada dólar que entró y no se devolvió está en uno de estos lugares. El libro de cuentas los suma.',
  caption: 'Dónde está el dinero ahora',
  asOf: 'Sumado el {time}.',
  columns: { place: 'Lugar', amount: 'Monto' },
  places: {
    own_towers_cents: {
      name: 'En las torres propias de quienes donan',
      text: 'Donaciones a las aulas que esperan la siguiente donación hasta llegar a $800.',
    },
    shared_tower_cents: {
      name: 'En la torre compartida',
      text: 'Donaciones pequeñas que completan juntas un cupo de patrocinio.',
    },
    waiting_slots_cents: {
      name: 'Cupos que esperan un aula',
      text: 'Cada uno son $800 completos. El siguiente sorteo asigna primero el más antiguo.',
    },
    classrooms_cents: {
      name: 'En los presupuestos de las aulas',
      text: 'Cupos asignados y donaciones directas a un aula. La maestra o el maestro decide qué comprar.',
    },
    spent_cents: {
      name: 'Usado',
      text: 'Lo que las maestras y los maestros compraron para sus aulas y lo que se pagó por los atletas.',
    },
    athletes_cents: {
      name: 'Para jóvenes atletas',
      text: 'Donaciones a sus metas y su 16% del fondo general.',
    },
    small_businesses_cents: {
      name: 'Para pequeñas empresas',
      text: 'Su 16% del fondo general, guardado hasta que abra ese programa.',
    },
    operations_cents: {
      name: 'Para la operación',
      text: 'El resto del fondo general, lo que se agregó para cubrir comisiones de tarjeta y lo que se pagó por Tower Credits.',
    },
    matching_cents: {
      name: 'Fondo de igualación',
      text: 'Suma un segundo cupo a un cupo de la torre compartida.',
    },
    reserve_cents: {
      name: 'Reserva para devoluciones',
      text: 'Devuelve una donación que un aula ya tiene, para que el aula conserve su dinero. Está bajo cero hasta que la llenan donaciones posteriores de esa persona.',
    },
  },
  total: 'Todo junto',
  failed: 'No se pudieron cargar los números. Inténtalo de nuevo en un momento.',
  way: {
    title: 'El camino de una donación a las aulas',
    steps: [
      {
        title: 'Donas',
        text: 'Pagas en la página de nuestro proveedor de pagos. La donación se anota cuando confirma el pago.',
      },
      {
        title: 'Completa un cupo',
        text: 'Cada $800 completos son un cupo de patrocinio. Un monto menor se une a la torre compartida, construye la tuya o va directo al aula cuyo código escribiste.',
      },
      {
        title: 'El cupo encuentra un aula',
        text: 'Decide un sorteo público, o el código del aula. Desde entonces el dinero es del aula.',
      },
      {
        title: 'El aula lo usa',
        text: 'La maestra o el maestro compra lo que el aula necesita. La página del cupo muestra cuánto se usó.',
      },
    ],
  },
  rules: {
    title: 'Reglas del libro de cuentas',
    items: [
      'Nada se cambia ni se borra. Una corrección es una anotación nueva junto a la anterior.',
      'Cada anotación tiene dos lados que suman cero, así ningún dólar aparece ni desaparece.',
      'Los Tower Credits no son dinero y no se cuentan aquí. Los dólares que se pagan por ellos, sí.',
    ],
  },
  draws: 'Ver todos los sorteos',
  refunds: 'Cómo funcionan las devoluciones',
} as const satisfies Translated<typeof source>
