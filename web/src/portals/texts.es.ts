import type { portal as source } from './texts.en.ts'
import type { Translated } from '../texts/translated.ts'
import { stepUp } from '../session/step-up-texts.es.ts'

export const portal = {
  navigation: 'Portal',
  menu: 'Menú',
  account: 'Sesión de {name}',
  stepUp,
  sponsor: {
    title: 'Patrocinador',
    dashboard: 'Panel',
    giving: 'Mis donaciones',
    givingShort: 'Donaciones',
    wallet: 'Monedero',
    profile: 'Perfil público',
    profileShort: 'Perfil',
  },
  teacher: {
    title: 'Docente',
    overview: 'Resumen',
    budget: 'Presupuesto',
    orders: 'Pedidos',
    support: 'Ayuda',
  },
  admin: {
    users: 'Usuarios',
    orders: 'Pedidos',
    allowlist: 'Lista de acceso',
    title: 'Administración',
    home: 'Inicio',
    randomizer: 'Sorteos',
    tickets: 'Solicitudes de ayuda',
    marketplace: 'Tienda',
    payouts: 'Pagos al banco',
    closing: 'Cierre del mes',
    budgets: 'Presupuestos',
    classrooms: 'Aulas',
    groups: {
      people: 'Personas',
      classrooms: 'Aulas',
      gifts: 'Donaciones',
      spending: 'Gastos',
      books: 'Cuentas',
      support: 'Ayuda',
      insight: 'Información',
    },
    allowlistImport: 'Importar la lista (CSV)',
    reimbursementsShort: 'Reembolsos',
    ticketsShort: 'Ayuda',
    packs: 'Paquetes de créditos',
    notifications: 'Avisos',
  },
} satisfies Translated<typeof source>
