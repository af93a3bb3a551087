import type { Translated } from '../../../../texts/translated.ts'
import type { reports as source } from './texts.en.ts'

/** What the books come to. */
export const reports = {
  export: 'Exportar CSV',
  exportFailed: 'No se pudo preparar el archivo.',
  previous: 'El año anterior',
  next: 'El año siguiente',
  choose: 'Año que se muestra',
  trial: {
    title: 'Balance de comprobación',
    lead: 'Cada tipo de cuenta antes, durante y después del período; el debe y el haber suman lo mismo.',
    caption: 'Cada tipo de cuenta con debe y haber',
    period: 'Período',
    wholeYear: 'Todo el año {year}',
    failed: 'No se pudo cargar el balance de comprobación.',
    none: 'Todavía no hay nada registrado.',
    account: 'Cuenta',
    opening: 'Antes',
    debit: 'Debe',
    credit: 'Haber',
    closing: 'Después',
    debitOf: '{amount} debe',
    creditOf: '{amount} haber',
    total: 'Total',
  },
  activities: {
    title: 'Estado de actividades',
    lead: 'Lo que entró y lo que salió, mes por mes, tal como se movió en el proveedor, el banco y el emisor de tarjetas. Lo que está bajo cero salió.',
    caption: 'Lo que entró y salió en {year}, mes por mes',
    failed: 'No se pudo cargar el estado de actividades.',
    line: 'Qué',
    year: 'Año',
    net: 'Total',
    fault:
      'Esto no suma lo que cambiaron las cuentas. Comprueba los libros con verify-ledger antes que nada.',
    show: 'Período',
    pledged:
      'Prometido y aún pendiente hoy: {amount}. Un compromiso no es dinero y no está en ninguna línea de arriba.',
    lines: {
      gifts_classrooms: 'Donaciones para aulas',
      gifts_athletes: 'Donaciones para atletas',
      gifts_small_businesses: 'Donaciones para pequeñas empresas',
      gifts_operations: 'Donaciones para operaciones, comisiones cubiertas',
      packs: 'Paquetes de créditos vendidos',
      refunds: 'Devoluciones y disputas perdidas',
      orders: 'Pedidos de las aulas',
      reimbursements: 'Reembolsos a docentes',
      cards: 'Compras con tarjeta',
      cards_uncovered: 'Tarjetas más allá de los presupuestos',
      athletes: 'Pagado a favor de atletas',
      provider_fees: 'Comisiones del proveedor',
      bank_fees: 'Comisiones del banco, menos intereses',
    },
  },
} satisfies Translated<typeof source>
