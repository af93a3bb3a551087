import type { Translated } from '../../../../texts/translated.ts'
import type { personData as source } from './texts.en.ts'

export const personData = {
  data: {
    title: 'Datos personales',
    failed: 'No se pudo cargar lo que se sabe de los datos de esta persona.',
    export: 'Exportar datos',
    exportHint: 'Solo cuando la persona lo pidió. El registro de auditoría dice quién hizo el archivo.',
    exported: 'El archivo está en tu dispositivo. No se lo des a nadie más que a la persona.',
    exportFailed: 'No se pudo hacer el archivo.',
    requested: 'Pidió el borrado el {date}. Responde antes del {due}.',
    refusedOn: 'Pidió el borrado; se rechazó el {date}:',
    mayNot:
      'Solo se borra cuando la persona lo pide, o por un superadmin. Nadie borra a personal de su mismo rango ni a sí mismo.',
    erase: 'Borrar…',
    eraseTitle: '¿Borrar a {name}?',
    asked: 'La persona lo pidió.',
    unasked: 'La persona no lo ha pedido en su cuenta. Continúa solo si te lo pidió a ti.',
    goes: 'Lo que se va',
    goesAccount: 'La cuenta, sus sesiones y toda forma de iniciar sesión, de inmediato.',
    goesWords: 'Todo lo que la nombra en cualquier registro: {words}',
    ends: {
      one: 'Antes termina {count} donación mensual en el proveedor de pagos.',
      other: 'Antes terminan {count} donaciones mensuales en el proveedor de pagos.',
    },
    stays: 'Lo que queda',
    forGood: 'No se puede deshacer.',
    typed: 'Escribe {words} para confirmar',
    eraseNow: 'Borrar para siempre',
    erased: 'La persona está borrada.',
    eraseFailed: 'No se pudo borrar a la persona.',
    refuse: 'Rechazar solicitud',
    refuseTitle: '¿Rechazar el borrado de {name}?',
    refuseText: 'La persona lee tu respuesta en la página de su cuenta.',
    answer: 'Tu respuesta',
    answerHint: 'Di qué te lo impide y hasta cuándo.',
    answerMissing: 'Escribe una respuesta; la persona la lee.',
    refused: 'La solicitud está rechazada.',
    refuseFailed: 'No se pudo rechazar la solicitud.',
    cancel: 'Cancelar',
  },
} satisfies Translated<typeof source>
