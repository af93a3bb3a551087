import type { apiKeys as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const apiKeys = {
  title: 'Claves de API',
  lead: 'Permite que otro sistema de la organización lea lo que hay aquí: números, montos y estados, nunca una persona. Una clave lee solo lo que eliges, no cambia nada y puede anularse en cualquier momento.',
  caption: 'Claves de API, las más recientes primero',
  none: 'Aún no hay claves de API. Crea una para que otro sistema lea donaciones, cupos o presupuestos.',
  failed: 'No se pudieron cargar las claves de API.',
  add: 'Crear una clave',
  columns: { name: 'Nombre', scopes: 'Lee', state: 'Estado', used: 'Último uso', ends: 'Vence' },
  everything: 'Todo',
  never: 'Nunca',
  noEnd: 'Nunca',
  states: { active: 'Activa', expired: 'Vencida', revoked: 'Anulada' },
  open: 'Abrir la clave de API {name}',
  facts: { start: 'Empieza con', created: 'Creada' },
  scopes: {
    donations: {
      name: 'Donaciones',
      what: 'Montos, comisiones, devoluciones y números de recibo. Ni donantes ni tarjetas.',
    },
    slots: {
      name: 'Cupos',
      what: 'Cada cupo de patrocinio: en espera, asignado o anulado, y a qué aula.',
    },
    draws: { name: 'Sorteos', what: 'Cuándo es cada sorteo, cuántos entraron y cuántos ganaron.' },
    classrooms: { name: 'Aulas', what: 'Escuela, ciudad, estado y grado. No quién enseña.' },
    nominations: { name: 'Nominaciones', what: 'Cuántas personas nominaron cada aula. No quiénes.' },
    budgets: { name: 'Presupuestos', what: 'Lo que tiene, gastó y le queda a cada presupuesto.' },
    reimbursements: { name: 'Reembolsos', what: 'Montos y estados. Ni recibos ni textos.' },
    tickets: { name: 'Solicitudes', what: 'Categoría, prioridad y estado. No lo que dicen.' },
  },
  form: {
    name: 'Nombre',
    nameHint: 'Qué sistema la usa, para tus colegas.',
    nameMissing: 'Escribe un nombre.',
    scopes: 'Puede leer',
    scopesMissing: 'Elige al menos una lista.',
    life: 'Vence después de',
    lifeHint: 'Una clave que vence es una menos que olvidar.',
    lives: { '30': '30 días', '90': '90 días', '365': 'Un año', none: 'Nunca' },
    create: 'Crear clave',
    created: 'Clave de API creada. Cópiala ya.',
    failed: 'No se pudo crear la clave de API.',
  },
  secret: {
    label: 'La clave de API',
    hint: 'Cópiala ya: se muestra solo esta vez y no se guarda en ningún lugar.',
  },
  revoke: {
    act: 'Anular clave',
    question: '¿Anular la clave de API {name}?',
    warning: 'Lo que la use será rechazado desde su próxima consulta. Esto no se puede deshacer.',
    done: 'Clave de API anulada.',
    failed: 'No se pudo anular la clave de API.',
  },
  cancel: 'Cancelar',
} satisfies Translated<typeof source>
