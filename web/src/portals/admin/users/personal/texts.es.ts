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
    requested: 'Pidió el borrado el {date}. Responde a más tardar el {due}.',
    refusedOn: 'Pidió el borrado; se rechazó el {date}:',
    mayNot:
      'Solo se borra cuando la persona lo pide, o por un superadmin. Nadie borra a alguien del equipo de su mismo rango ni a sí mismo.',
    erase: 'Borrar…',
    eraseTitle: '¿Borrar a {name}?',
    asked: 'La persona lo pidió.',
    unasked: 'La persona no lo ha pedido en su cuenta. Continúa solo si te lo pidió a ti.',
    goes: 'Lo que se va',
    goesAccount: 'La cuenta, sus sesiones y toda forma de iniciar sesión, de inmediato.',
    goesWords: 'Todo lo que la nombra en cualquier registro: {words}',
    goesFamily:
      'Lo que permitió mostrar de atletas. Un perfil que nadie más cuida se oculta y se vacía, con sus fotos y novedades.',
    ends: {
      one: 'Antes se cancela {count} donación mensual en el proveedor de pagos.',
      other: 'Antes se cancelan {count} donaciones mensuales en el proveedor de pagos.',
    },
    stays: 'Lo que queda',
    staysBooks:
      'Las cuentas, como pide la ley: donaciones, recibos y créditos con sus montos y fechas, sin el nombre ni el correo.',
    staysDraws:
      'Los sorteos pasados, los cupos y el registro de auditoría, con un número en lugar de la persona.',
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
  address: {
    open: 'Borrar a alguien sin cuenta',
    title: 'Borrar a alguien sin cuenta',
    lead: 'Quienes donaron como invitados, quienes nominaron y los docentes nominados, los tutores que firmaron con un enlace y quienes nos escribieron o siguen un programa no tienen cuenta. Primero busca su correo: nada cambia hasta que borres.',
    email: 'Correo electrónico',
    missing: 'Escribe un correo electrónico.',
    look: 'Buscar',
    failed: 'No se pudo cargar lo que hay bajo este correo.',
    hasAccount: '{email} tiene una cuenta. Borra a la persona en su página.',
    openPerson: 'Abrir la persona',
    nothing: 'No hay nada bajo {email}.',
    names: 'Estos nombres, dondequiera que estén: {names}',
    namesTitle: '¿Cuáles de estos nombres son suyos?',
    namesSay:
      'Otra persona pudo escribir un nombre junto a este correo. Un nombre que marques se quita de todas partes; los demás se van solo con lo que hay bajo el correo.',
    nameBeside: '{name} (junto a: {places})',
    places: {
      gifts: 'donaciones',
      receipts: 'recibos',
      pledges: 'compromisos',
      nominations: 'nominaciones que hizo',
      named: 'nominaciones de otros',
      confirmations: 'enlaces y reclamos',
      classrooms: 'un aula',
      messages: 'mensajes',
      follows: 'programas seguidos',
      sponsor_requests: 'solicitudes para patrocinar',
      guardian: 'la firma de un tutor',
      takedowns: 'solicitudes sobre cuentos',
      allowlist: 'la lista de acceso',
      emails: 'correos',
      left_series: 'series de correos que dejó',
      stopped: 'la lista de direcciones detenidas',
    },
    stays: 'Lo que queda y por qué',
    kinds: {
      gifts: {
        one: '{count} donación: su monto, día y número quedan en las cuentas, como pide la ley; se van el correo, el nombre y la dedicatoria.',
        other:
          '{count} donaciones: sus montos, días y números quedan en las cuentas, como pide la ley; se van el correo, los nombres y las dedicatorias.',
      },
      pledges: {
        one: '{count} compromiso: se borra. Las donaciones que llegaron por él quedan como donaciones.',
        other:
          '{count} compromisos: se borran. Las donaciones que llegaron por ellos quedan como donaciones.',
      },
      receipts: {
        one: '{count} recibo: su número y monto quedan, como pide la ley; se va el correo.',
        other: '{count} recibos: sus números y montos quedan, como pide la ley; se va el correo.',
      },
      nominations: {
        one: '{count} nominación hecha: sigue contando, porque de ella dependen las probabilidades; se va quién la hizo y por qué.',
        other:
          '{count} nominaciones hechas: siguen contando, porque de ellas dependen las probabilidades; se va quién las hizo y por qué.',
      },
      named: {
        one: '{count} nominación con su nombre: queda en la cuenta; se van el nombre y las palabras.',
        other: '{count} nominaciones con su nombre: quedan en la cuenta; se van el nombre y las palabras.',
      },
      classrooms: {
        one: '{count} aula: queda, porque hay sorteos y presupuestos que se refieren a ella; se van el nombre y el correo de su docente.',
        other:
          '{count} aulas: quedan, porque hay sorteos y presupuestos que se refieren a ellas; se van el nombre y el correo de su docente.',
      },
      confirmations: {
        one: '{count} enlace o reclamo de un aula: se borra.',
        other: '{count} enlaces o reclamos de aulas: se borran.',
      },
      messages: {
        one: '{count} mensaje para nosotros: se borra.',
        other: '{count} mensajes para nosotros: se borran.',
      },
      follows: {
        one: '{count} programa seguido: se olvida.',
        other: '{count} programas seguidos: se olvidan.',
      },
      sponsor_requests: {
        one: '{count} solicitud para patrocinar: se borra.',
        other: '{count} solicitudes para patrocinar: se borran.',
      },
      guardian: {
        one: 'Tutor de {count} atleta: su palabra termina, y un perfil que solo depende de ella se oculta de inmediato.',
        other:
          'Tutor de {count} atletas: su palabra termina, y los perfiles que solo dependen de ella se ocultan de inmediato.',
      },
      takedowns: {
        one: '{count} solicitud de retirar un cuento: se vacía.',
        other: '{count} solicitudes de retirar cuentos: se vacían.',
      },
      allowlist: {
        one: '{count} entrada de la lista de acceso: se borra.',
        other: '{count} entradas de la lista de acceso: se borran.',
      },
      emails: {
        one: '{count} correo: se vacía. Lo que aún no se envió ya no sale.',
        other: '{count} correos: se vacían. Lo que aún no se envió ya no sale.',
      },
      left_series: {
        one: '{count} serie de correos que dejó: se olvida.',
        other: '{count} series de correos que dejó: se olvidan.',
      },
      stopped: {
        one: '{count} nota de que nadie lee en esta dirección: se olvida.',
        other: '{count} notas de que nadie lee en esta dirección: se olvidan.',
      },
    },
    erase: 'Borrar…',
    eraseTitle: '¿Borrar lo que hay bajo {email}?',
    reason: 'Quién lo pidió y cómo',
    reasonHint: 'Queda en el registro de auditoría. No escribas nombres ni correos.',
    reasonMissing: 'Escribe quién lo pidió y cómo.',
    erased: 'Lo que había bajo el correo está borrado.',
    eraseFailed: 'No se pudo borrar el correo.',
  },
} satisfies Translated<typeof source>
