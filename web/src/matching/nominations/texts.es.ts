import type { nominations as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const nominations = {
  refused: {
    'nominations.not_edu': 'Usa una dirección de correo escolar que termine en {suffixes}.',
    'nominations.already_confirmed': 'Esta aula ya está confirmada.',
    'nominations.link_unknown': 'No reconocemos este enlace de confirmación.',
    'nominations.link_used': 'Este enlace de confirmación ya se usó.',
    'nominations.link_expired': 'Este enlace de confirmación venció. Pide uno nuevo.',
    'classrooms.not_found': 'Aula no encontrada',
    'classrooms.code_not_found': 'No hay ningún aula con este código.',
    'classrooms.code_closed': 'Este código ya no está activo.',
  },
  classroom: 'ID del aula',
  classroomHint: 'Su ID o su código, como PT-\u2060ABC123.',
  classroomRequired: 'Escribe el ID o el código del aula.',
  classroomWrong: 'Esto no es un ID ni un código de aula.',
  nominate: {
    title: 'Nomina un aula',
    lead: '¿Conoces un aula que debería entrar en el próximo sorteo? Tu contacto se convierte en este navegador en un código cifrado y nunca se envía; así cada persona cuenta una vez.',
    contact: 'Tu correo o teléfono',
    contactHint: 'Se queda en este dispositivo.',
    contactRequired: 'Escribe tu correo o teléfono.',
    email: 'Correo para un enlace de confirmación',
    emailHint: 'Un toque en el botón que trae y tu nominación cuenta por completo. Sin eso, solo un poco.',
    emailWrong: 'Escribe un correo completo, como nombre@ejemplo.org, o deja este campo vacío.',
    emailHintSignedIn:
      'No hace falta si iniciaste sesión: con la dirección confirmada de tu cuenta, tu nominación cuenta por completo.',
    sessionOver:
      'Tu sesión terminó, así que cuenta como la de cualquier visitante. Inicia sesión y nomina otra vez con el mismo contacto: entonces contará por completo.',
    linkSent: 'Enviamos un enlace a {email}. Toca el botón que trae y tu nominación contará por completo.',
    reason: 'Motivo',
    button: 'Nominar esta aula',
    pending: 'Enviando…',
    needsScript:
      'Este formulario necesita JavaScript: protege tu contacto convirtiéndolo en un código cifrado antes de enviar nada. Activa JavaScript o pide a alguien de tu comunidad que nomine el aula.',
    pressedEarly:
      'La página aún se estaba preparando, así que no se envió nada. Escribe tu contacto otra vez y toca el botón de nuevo.',
    hashFailed: 'No se pudo proteger el contacto.',
    onDonate: { done: '¡Nominación enviada!', failed: 'La nominación falló.' },
    onAbout: { done: '¡Gracias! Recibimos tu nominación.', failed: 'Algo salió mal.' },
  },
  request: {
    title: 'Confirma tu aula',
    lead: '¿Enseñas en un aula nominada? Enviamos un enlace a tu correo escolar. Basta tocar un botón para que tu aula pueda entrar en los sorteos.',
    name: 'Tu nombre para las familias',
    nameRequired: 'Escribe tu nombre.',
    email: 'Correo escolar',
    emailHint: 'Si termina en {suffixes}, se confirma al momento; cualquier otro lo revisa nuestro equipo.',
    emailRequired: 'Escribe tu dirección de correo escolar.',
    noSchoolEmail: '¿Tu escuela no te da correo?',
    contact: 'Escríbenos',
    button: 'Enviarme el enlace',
    pending: 'Enviando…',
    done: 'Revisa tu correo {suffixes} para confirmar.',
    doneElsewhere: 'Revisa tu correo escolar para confirmar.',
    doneText: 'El enlace sirve una sola vez, durante 72 horas.',
    staffText: 'Después de tu clic, nuestro equipo lo comprueba con la escuela y te escribe.',
    failed: 'No se pudo pedir la confirmación.',
  },
  confirmOwn: {
    title: 'Confirma tu nominación',
    open: '¿Nominaste esta aula?',
    openText:
      'Toca el botón y tu nominación contará por completo en los sorteos. No te compromete a nada más.',
    openWaiting:
      'Toca el botón y tu nominación contará por completo en cuanto se confirme a una maestra o maestro ahí. No te compromete a nada más.',
    button: 'Sí, que cuente mi nominación',
    pending: 'Confirmando…',
    notYou: '¿No fuiste tú? Cierra esta página; no pasa nada hasta que toques el botón.',
    done: 'Tu nominación cuenta',
    doneText: 'Desde ahora cuenta por completo para {classroom}. ¡Gracias!',
    doneWaiting:
      'Contará por completo para {classroom} en cuanto se confirme a una maestra o maestro ahí. ¡Gracias!',
    counted: 'Esta nominación ya cuenta',
    countedText: 'Cada correo cuenta una vez por aula, y el tuyo ya cuenta. No queda nada por hacer.',
    expired: 'Este enlace venció',
    expiredText:
      'Los enlaces sirven durante 72 horas. Nomina otra vez con el mismo contacto para recibir uno nuevo.',
    again: 'Nominar otra vez',
    failed: 'No se pudo confirmar la nominación. Inténtalo de nuevo.',
  },
  about: {
    pageTitle: 'Sobre el programa: Patrocinar un aula',
    title: 'Patrocinar un aula',
    description:
      'Un pago de $800 emite un cupo de patrocinio. Un sorteo público ponderado lo asigna a un aula nominada por su comunidad y confirmada por su maestra o maestro.',
    crumb: 'Programas',
    lead: 'Un pago de $800 emite un cupo de patrocinio. Se asigna entero a un aula nominada por su comunidad y confirmada por su maestra o maestro.',
    sponsor: 'Patrocinar un aula',
    donate: 'Donar cualquier cantidad',
    picture: 'Una niña y un niño junto a una máquina de bolas de colores; salió una bola.',
    how: {
      title: 'Cómo se asigna un aula',
      lead: 'Cuatro cosas tienen que cumplirse antes de que se mueva el dinero, y cualquiera puede verificarlas.',
      points: [
        {
          title: 'Un cupo por pago',
          text: 'Un cupo cuesta $800 y nunca se divide: no hay asignaciones parciales. Las donaciones menores se suman hasta llegar a los próximos $800.',
        },
        {
          title: 'Nominada por su comunidad',
          text: 'La nominan vecinos, familias y colegas. Cada correo cuenta una vez; las nominaciones sin confirmar cuentan un poco.',
        },
        {
          title: 'Confirmada por su maestra o maestro',
          text: 'La confirmación se hace desde un correo escolar. Solo entran al sorteo las aulas confirmadas.',
        },
        {
          title: 'Asignada en un sorteo ponderado',
          text: 'Más nominaciones confirmadas, y sorteos anteriores sin salir elegida, dan más puntos a un aula. Cualquiera puede repetir el resultado.',
        },
      ],
      draws: 'Ver los sorteos',
    },
    take: { title: 'Participa', lead: 'Nomina un aula que conoces o confirma la tuya.' },
    start: {
      title: '¿Quieres patrocinar?',
      lead: 'Deja tu correo y te enviamos el enlace seguro para un cupo de patrocinio de $800. Sirve una semana.',
      action: 'Pagar ahora o con un código de aula',
      nominateTeacher: 'Nominar a una maestra o maestro',
    },
  },
  confirm: {
    title: 'Confirma tu aula',
    open: '¿Es esta tu aula?',
    openText:
      'Toca el botón y tu aula podrá entrar en los sorteos. No se cobra nada y no te comprometes a nada.',
    classroom: 'Aula',
    school: 'Escuela',
    teacher: 'Maestra o maestro',
    button: 'Confirmar {classroom}',
    pending: 'Confirmando…',
    notYou: '¿No es tu aula? Cierra esta página; no pasa nada hasta que toques el botón.',
    done: '{classroom} está confirmada',
    doneUnnominated: 'Entra en los sorteos en cuanto un vecino la nomine.',
    doneNominated: {
      one: 'Un vecino ya la nominó, así que está en el próximo sorteo.',
      other: '{count} vecinos ya la nominaron, así que está en el próximo sorteo.',
    },
    code: 'Tu código para compartir:',
    codePage: 'Ver tu página',
    next: 'Qué sigue',
    steps: [
      {
        title: 'Inicia sesión',
        text: 'Usa el mismo correo escolar. Te enviamos un enlace y un código de seis dígitos.',
      },
      {
        title: 'Comparte tu código',
        text: 'Cada familia que nomina el aula y lo confirma por correo le da más puntos.',
      },
      {
        title: 'Espera el sorteo',
        text: 'Cuando tu aula reciba un cupo, $800 llegan a tu presupuesto y te avisamos por correo.',
      },
    ],
    signIn: 'Entrar como maestra o maestro',
    draws: 'Ver los sorteos',
    waiting: 'Gracias. Primero la revisará nuestro equipo',
    waitingText:
      'Antes de que un aula cuente, alguien de nuestro equipo comprueba con la escuela que es tuya, y después te escribe. No tienes que hacer nada más.',
    refused: 'Nuestro equipo no pudo confirmar esta aula a tu nombre',
    refusedText: 'Te escribimos por qué. Si es un error, escríbenos.',
    contact: 'Escríbenos',
    used: 'Esta aula ya está confirmada',
    usedText: 'El enlace ya se usó, así que no queda nada por hacer. Inicia sesión para ver tu aula.',
    expired: 'Este enlace venció',
    expiredText: 'Los enlaces sirven durante 72 horas. Pide uno nuevo; toma un minuto.',
    unknown: 'No reconocemos este enlace',
    unknownText:
      'Quizá tu programa de correo lo cortó. Copia la dirección entera del mensaje o pide un enlace nuevo.',
    askAgain: 'Pedir un enlace nuevo',
    home: 'Ir a la página de inicio',
    failed: 'No se pudo confirmar el aula. Inténtalo de nuevo.',
  },
} satisfies Translated<typeof source>
