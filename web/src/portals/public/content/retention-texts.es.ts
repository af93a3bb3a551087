import type { Translated } from '../../../texts/translated.ts'
import type { retentionTable as source } from './retention-texts.en.ts'

export const retentionTable = {
  title: 'Cuánto tiempo lo guardamos',
  lead: 'Todo lo que aquí tiene un plazo lo borra un programa, no una persona. Si te borramos antes, se borra antes.',
  heads: { what: 'Qué', howLong: 'Cuánto tiempo', why: 'Para qué' },
  groups: {
    giving: 'Donaciones',
    nominating: 'Nominaciones',
    teaching: 'Docentes',
    children: 'Niñas, niños y jóvenes atletas',
    accounts: 'Cuentas',
    writing: 'Mensajes y correos',
    safety: 'Seguridad',
  },
  lines: {
    unpaidCheckouts: {
      what: 'Un pago que nadie termina',
      howLong: '{n} días',
      why: 'El pago todavía puede llegar.',
    },
    gifts: {
      what: 'Tu nombre, tu correo y tu dedicatoria junto a una donación, la foto de tu cheque, lo que te comprometiste a dar, y cómo más nos comunicamos contigo, con nuestras notas sobre ello',
      howLong: '{n} años después de terminar el año en que donaste',
      why: 'La ley pide a una organización benéfica guardar ese tiempo sus libros y recibos.',
    },
    bookEntries: {
      what: 'Montos, fechas y números de recibo, sin nombre',
      howLong: 'Siempre',
      why: 'Los libros deben quedar completos.',
    },
    savedCards: {
      what: 'Marca, últimos cuatro dígitos y vencimiento de una tarjeta que guardas',
      howLong: 'Hasta que la quites',
      why: 'Ves a qué tarjeta se cobra.',
    },
    nominations: {
      what: 'Nombres, correos y motivos de una nominación',
      howLong: 'Hasta el final del siguiente año escolar',
      why: 'El equipo encuentra al docente nominado.',
    },
    ballots: {
      what: 'Una marca cifrada de que alguien nominó un aula',
      howLong: 'Siempre',
      why: 'Cada quien cuenta una vez y los sorteos publicados se pueden comprobar. Nadie puede leer un nombre en ella.',
    },
    nominationNetworks: {
      what: 'La clave de la red de donde vino una nominación',
      howLong: '{n} días',
      why: 'Notamos muchas nominaciones de un mismo lugar.',
    },
    classroomClaims: {
      what: 'Una solicitud para confirmar un aula',
      howLong: '{n} años después de la decisión',
      why: 'El equipo puede explicar la decisión.',
    },
    classrooms: {
      what: 'Un aula con su escuela y el nombre de su docente',
      howLong: 'Hasta que el equipo la quite o se borre al docente',
      why: 'Los sorteos son entre aulas.',
    },
    tickets: {
      what: 'Preguntas de docentes, con nuestras respuestas y archivos',
      howLong: '{n} años después de cerrar la pregunta',
      why: 'Ambas partes pueden consultar lo acordado.',
    },
    purchases: {
      what: 'Pedidos, tarjetas, reembolsos y pagos',
      howLong: 'Con los libros, al menos 7 años; el nombre, hasta que se borre a la persona',
      why: 'La ley nos pide mostrar en qué se gastaron las donaciones.',
    },
    classroomPhotos: {
      what: 'Una foto que muestra un docente',
      howLong: 'Hasta que el docente la quite',
      why: 'Quien dona ve lo que hizo posible.',
    },
    rejectedPhotos: {
      what: 'Una foto que el equipo no aprobó',
      howLong: '{n} días',
      why: 'El docente puede leer el motivo.',
    },
    removedFiles: {
      what: 'La nota de que se quitó un archivo; el archivo mismo se borra ese día',
      howLong: '{n} días',
      why: 'Una dirección antigua puede decir que el archivo ya no está.',
    },
    toolResults: {
      what: 'Lo que las herramientas escribieron para un docente',
      howLong: '{n} días después del último cambio',
      why: 'El docente puede revisar un año escolar.',
    },
    toolDrafts: {
      what: 'Un borrador en una herramienta',
      howLong: '{n} días después del último cambio',
      why: 'El docente puede continuarlo.',
    },
    storybookDrafts: {
      what: 'Un cuento que no se publicó',
      howLong: '{n} días después del último cambio',
      why: 'La clase puede retomarlo al año siguiente.',
    },
    storybookPapers: {
      what: 'Un archivo de un cuento para imprimir',
      howLong: '{n} días',
      why: 'Se puede volver a hacer en cualquier momento.',
    },
    storybookTakedowns: {
      what: 'La solicitud de una familia para retirar un cuento',
      howLong: '{n} días',
      why: 'El equipo puede responder a la familia.',
    },
    writerUses: {
      what: 'Cuántas veces un docente usó la ayuda para escribir',
      howLong: '{n} días',
      why: 'Respetamos un presupuesto.',
    },
    ownWork: {
      what: 'Lo que cada persona prepara para sí, como plantillas y vistas',
      howLong: 'Hasta que lo quite o se le borre',
      why: 'Es suyo.',
    },
    unansweredProfiles: {
      what: 'El perfil de un atleta por el que ningún tutor responde',
      howLong: '{n} días; a los {told} días avisamos a quien lo empezó',
      why: 'Sin la palabra de un tutor no guardamos nada de un menor.',
    },
    athletesMedia: {
      what: 'Las fotos y los videos de un atleta, cuando se retira el consentimiento',
      howLong: '{n} horas',
      why: 'Da tiempo para deshacer un clic equivocado.',
    },
    athletesWords: {
      what: 'Los textos de un perfil, cuando se retira el consentimiento',
      howLong: '{n} días',
      why: 'La familia puede cambiar de opinión.',
    },
    consentEvidence: {
      what: 'La firma de un consentimiento',
      howLong: 'Mientras el consentimiento está vigente y {n} años más',
      why: 'Prueba que un tutor aceptó.',
    },
    consentLinks: {
      what: 'Un enlace de consentimiento que ya terminó',
      howLong: '{n} días',
      why: 'Un enlace viejo puede decir que es viejo.',
    },
    classLists: {
      what: 'Un estudiante que el docente quitó de la lista',
      howLong: '{n} días; la lista termina con el año escolar si el docente no la conserva',
      why: 'Un error se puede deshacer.',
    },
    removedResults: {
      what: 'Un texto de las herramientas que el docente quitó',
      howLong: '{n} días',
      why: 'Un error se puede deshacer.',
    },
    storybookPhotos: {
      what: 'Una foto que ningún cuento usa',
      howLong: '{n} días',
      why: 'El docente puede contar otra historia con ella.',
    },
    accounts: {
      what: 'Tu correo, tu nombre y tus ajustes',
      howLong: 'Hasta que te borremos',
      why: 'Con ellos inicias sesión.',
    },
    devices: {
      what: 'Un dispositivo que ya no se usa',
      howLong: '{n} días',
      why: 'Ves dónde iniciaste sesión.',
    },
    usedLinks: {
      what: 'Un enlace para entrar o confirmar que ya terminó',
      howLong: '{n} días',
      why: 'Un enlace viejo puede decir que es viejo.',
    },
    staffActs: {
      what: 'Lo que hizo el equipo, cuándo y por qué',
      howLong: 'Siempre',
      why: 'Cada decisión se puede comprobar. Las personas aparecen por número.',
    },
    messages: {
      what: 'Un mensaje de los formularios de contacto o de socios, y nuestra respuesta',
      howLong: '{n} años después de la última palabra',
      why: 'Podemos retomarlo.',
    },
    interests: {
      what: 'Un correo que dejas en “Avísame cuando abra”',
      howLong: 'Hasta que escribimos una vez; {n} años como máximo',
      why: 'Nos pediste que te escribiéramos.',
    },
    sponsorRequests: {
      what: 'Una solicitud para ser patrocinador',
      howLong: '{n} años después del último paso',
      why: 'El equipo puede volver a contactarte.',
    },
    sponsorLinks: {
      what: 'El enlace de invitación de un patrocinador que ya terminó',
      howLong: '{n} días',
      why: 'Un enlace viejo puede decir que es viejo.',
    },
    mailWords: {
      what: 'El texto de un correo que enviamos',
      howLong: '{n} días',
      why: 'Podemos ayudar cuando no encuentras un correo.',
    },
    sentEmails: {
      what: 'La nota de que lo enviamos, y de que una carta a muchos donantes era para ti',
      howLong: '{n} días',
      why: 'Nadie recibe dos veces el mismo correo.',
    },
    notices: {
      what: 'De qué se avisó a nuestro equipo',
      howLong: '{n} días',
      why: 'El equipo ve lo que pasó en un año.',
    },
    mailLeaves: {
      what: 'El correo de quien dejó de recibir una serie de correos',
      howLong: 'Hasta que quieras recibirlos otra vez o te borremos',
      why: 'No volvemos a escribir.',
    },
    stoppedAddresses: {
      what: 'Una dirección de correo donde un servidor dijo que nadie lee',
      howLong: '{n} días, hasta que alguien entre con ella o hasta que el equipo la quite',
      why: 'No seguimos escribiendo a un buzón que no existe.',
    },
    requestCounts: {
      what: 'Cuántas solicitudes vienen de una red',
      howLong: 'Alrededor de {n} hora',
      why: 'Frenamos abusos.',
    },
    liveEvents: {
      what: 'Una señal a las pantallas abiertas',
      howLong: '{n} día',
      why: 'Las pantallas quedan al día.',
    },
    checkoutNetworks: {
      what: 'Una marca cifrada de la red de donde vino un pago',
      howLong: '{n} día',
      why: 'Frenamos las pruebas de tarjetas robadas.',
    },
    refusedAttempts: {
      what: 'Un intento rechazado, con una marca cifrada de su red',
      howLong: '{n} días',
      why: 'El equipo ve los ataques.',
    },
    erasedMarks: {
      what: 'Que alguien fue borrado, con marcas cifradas de su correo y su nombre',
      howLong: '{n} días',
      why: 'Si una copia antigua trae a alguien de vuelta, se le borra otra vez.',
    },
    consentNetworks: {
      what: 'Una marca cifrada de la red de donde vino un perfil o un consentimiento',
      howLong: '{n} días',
      why: 'El equipo ve si una persona habla por dos.',
    },
    deliveries: {
      what: 'Lo que dijimos a un programa conectado',
      howLong: '{n} días',
      why: 'Un mensaje perdido se puede enviar otra vez.',
    },
    providerEvents: {
      what: 'Un mensaje del proveedor de pagos o de tarjetas',
      howLong: '{n} días',
      why: 'El mismo mensaje puede llegar dos veces.',
    },
  },
} satisfies Translated<typeof source>
