import type { teacher as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const teacher = {
  hello: 'Hola, {name}',
  year: 'Año escolar {from}–{to}',
  failed: 'No se pudo cargar tu resumen',
  noClassroom: 'Tu cuenta todavía no tiene un aula. Pide al equipo que la vincule.',
  contact: 'Contactar al equipo',
  notConfirmed:
    'Tu aula aún no está confirmada. Abre el enlace del correo de confirmación; entonces se le podrá asignar un cupo.',
  notConfirmedNamed:
    'Sin confirmar todavía: {names}. Abre el enlace del correo de confirmación; entonces se le podrá asignar un cupo.',
  budget: {
    title: 'Presupuesto disponible',
    of: 'de {amount}',
    spent: '{amount} gastados',
    reserved: '{amount} en espera',
    free: '{amount} libres',
    label: '{spent} gastados, {reserved} en espera, {free} libres, de {allocated}',
    held: 'Otros {amount} están retenidos mientras se aclara uno de los pagos. No se cuentan en lo disponible.',
    locked: 'Bloqueado por el equipo: ahora no se puede gastar de él.',
    open: 'Cada centavo',
    none: 'El presupuesto se abre con tu primer cupo asignado: $800, solo para tu aula.',
  },
  credits: {
    title: 'Tower Credits',
    note: 'No son dinero: sirven para insignias y avatares de la Tienda.',
    word: { one: 'crédito', other: 'créditos' },
    failed: 'No se pudo cargar el monedero',
    tools: 'Créditos para herramientas',
    toolsNote: 'Para las herramientas de escritura. Las herramientas usan estos primero.',
    toTools: 'Abrir las herramientas',
    storybook: 'Créditos para libros de cuentos esta semana',
    storybookNote:
      'Para los libros de cuentos, cuando se abran. Una semana nueva empieza el {day}, 00:00 UTC.',
    of: '{left} de {granted}',
    inClassroom: '{left} de {granted} · {name}',
    grants: 'Lo que te otorgó el equipo',
    grantOf: '{when}: {what}',
    grantedStorybook: {
      one: '{count} crédito para libros de cuentos',
      other: '{count} créditos para libros de cuentos',
    },
    grantedTools: { one: '{count} crédito para herramientas', other: '{count} créditos para herramientas' },
    grantsFailed: 'No se pudieron cargar los créditos otorgados',
  },
  open: {
    title: 'Abierto ahora',
    none: 'No hay nada pendiente. Esto es lo que puedes hacer ahora.',
    drafts: { one: '{count} reembolso por terminar', other: '{count} reembolsos por terminar' },
    answered: { one: '{count} respuesta de Ayuda por leer', other: '{count} respuestas de Ayuda por leer' },
    submitted: { one: '{count} pedido espera al equipo', other: '{count} pedidos esperan al equipo' },
    paid: { one: '{count} pedido está en camino', other: '{count} pedidos están en camino' },
    waiting: { one: '{count} reembolso espera al equipo', other: '{count} reembolsos esperan al equipo' },
    order: 'Hacer un pedido',
    receipt: 'Enviar un recibo',
    help: 'Pedir ayuda',
  },
  share: {
    title: 'Tu código para compartir',
    titleOfSeveral: 'Tus códigos para compartir',
    note: 'Una donación de $800 con este código va completa a tu aula.',
    copy: 'Copiar el código',
    copyOf: 'Copiar el código de {name}',
    copied: 'Código copiado',
    page: 'Abrir la página pública',
    pageOf: 'Abrir la página pública de {name}',
    none: 'Tu aula recibe un código cuando está confirmada.',
    nominations: {
      one: '{count} nominación; confirmadas: {confirmed}.',
      other: '{count} nominaciones; confirmadas: {confirmed}.',
    },
    unconfirmed:
      'Una confirmada cuenta por completo: pide a las familias que den su correo y abran el enlace que les enviamos.',
  },
  slots: {
    title: 'Cupos asignados',
    none: 'Todavía ningún cupo. Por cada sorteo que espera, tu aula gana un punto.',
    slot: 'Cupo {number}',
    how: { draw: 'por sorteo', designation: 'elegida por su patrocinador', staff: 'entregado por el equipo' },
    proof: 'Verificar la prueba',
    columns: { slot: 'Cupo', classroom: 'Aula', how: 'Cómo', date: 'Asignado', amount: 'Monto' },
  },
  odds: {
    title: 'Tus puntos en el próximo sorteo',
    matchedThisYear: 'Esta aula ya tiene cupo este año escolar. Vuelve a participar desde el 1 de julio.',
    notEligible:
      'Esta aula todavía no participa en el próximo sorteo. Necesita estar confirmada y tener al menos una nominación.',
    anotherEnters:
      'Esta vez no participa: cada docente participa con un aula, y {name} tiene más puntos o, en caso de empate, se confirmó primero.',
    next: 'Próximo sorteo',
    noNext: 'Todavía no hay ningún sorteo programado.',
    due: 'Espera su número aleatorio público',
    open: 'Ver este sorteo',
    freeze: 'Las nominaciones y sus confirmaciones cuentan hasta una hora antes del inicio.',
  },
} satisfies Translated<typeof source>
