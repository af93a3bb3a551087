import type { programs as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const programs = {
  title: 'Programas',
  description: 'Cuatro programas: uno está abierto hoy y tres vienen en camino.',
  lead: 'Un programa está abierto. Tres más vienen en camino.',
  failed: 'No se pudieron cargar los programas.',
  retry: 'Intentar de nuevo',
  active: 'Activo',
  preview: 'Vista previa, próximamente',
  about: 'Más información',
  donate: 'Donar',
  openDonations: 'Donaciones abiertas',
  sponsorLogin: 'Acceso para patrocinadores',
  teacherLogin: 'Acceso para docentes',
  details: 'Meta y donaciones hasta ahora',
  items: {
    'sponsor-classroom': {
      name: 'Patrocinar un aula',
      description:
        'Un pago de $800 emite un cupo de patrocinio. Un sorteo público lo asigna a un aula nominada por su comunidad y confirmada por su docente.',
    },
    'rent-assistance': {
      name: 'Ayuda para la renta',
      description:
        'Un mes de renta puede mantener a una familia cerca de su escuela. Este programa ayudará cuando falte un mes.',
    },
    'tower-smbs': {
      name: 'Tower para pequeñas empresas',
      description:
        'Los pequeños negocios sostienen una cuadra. Este programa les prestará herramientas, consejo y un primer cliente: la escuela de al lado.',
    },
    'sponsor-athlete': {
      name: 'Patrocinar a un atleta',
      description:
        'Los jóvenes atletas necesitan tacos, viajes y alguien que los vea jugar. Este programa apoyará sus metas, con el permiso de su tutor.',
    },
  },
  pictures: {
    'sponsor-classroom': 'Un aula con niñas y niños en una mesa y un pizarrón.',
    'rent-assistance': 'Una casa con puerta en arco entre dos árboles.',
    'tower-smbs': 'Una tienda pequeña con un toldo de rayas.',
    'sponsor-athlete': 'Un joven futbolista patea un balón hacia el arco.',
  },
  nominate: {
    title: '¿Qué docente debería estar aquí?',
    text: 'Dinos quién y por qué. Revisamos cada nombre.',
    link: 'Nominar a un docente',
  },
  detail: {
    loading: 'Cargando el programa…',
    failedTitle: 'No se pudo cargar el programa',
    failed: 'No pudimos cargar ese programa.',
    back: 'Volver',
    missing: 'Programa no encontrado',
    missingText: 'No hay ningún programa en esta dirección. Todos están en una página.',
    toPrograms: 'Ver los programas',
    goal: 'Meta',
    funded: 'Reunido',
    remaining: 'Falta',
    progress: '{percent}% de la meta',
    tower: '{funded} de {goal}',
    thanks: '¡Gracias por tu donación! Va en camino al aula.',
    thanksFund: '¡Gracias por tu donación! Va al fondo de este programa.',
    thanksGeneral:
      '¡Gracias por tu donación! Este programa aún no está abierto, así que tu donación va al fondo general.',
    cancelled: 'Tu donación se canceló. Puedes intentarlo de nuevo cuando quieras.',
    teacher: 'Docente',
    about: 'Más sobre este programa',
    box: {
      title: 'Donar a este programa',
      titlePreview: 'Aún no abre: dona para {place}',
      amount: 'Cantidad',
      custom: 'Otra cantidad',
      customHint: 'En dólares, desde $1',
      button: 'Donar {amount} una vez para {place}',
      buttonPlain: 'Donar una vez para {place}',
      places: { classrooms: 'las aulas', prospects: 'jóvenes atletas', project: 'el fondo general' },
      pending: 'Procesando…',
      faults: {
        invalid: 'Escribe una cantidad en dólares.',
        tooSmall: 'La donación mínima es de $1.',
        tooLarge: 'Esta donación es demasiado grande para el formulario de tarjeta. Escríbenos, por favor.',
      },
      note: 'Pagas en una página segura; te enviamos el recibo por correo.',
      goesTo: 'Es para {place}.',
      more: 'Más formas de donar',
      failed: 'No se pudo iniciar el pago',
      noUrl: 'Falta la dirección de la página de pago',
    },
  },
  coming: {
    title: 'Sobre el programa: {name}',
    description: 'Qué hará este programa y cómo saber cuándo abre.',
    lead: {
      'rent-assistance': 'Mudarse a mitad del año escolar le cuesta a un niño un aula llena de amigos.',
      'tower-smbs': 'Una cuadra es también su panadería, su barbería, su tienda de la esquina.',
      'sponsor-athlete': 'Alguien tiene que pagar el autobús al torneo.',
    },
    points: {
      'rent-assistance': [
        {
          title: 'Por un mes, no para siempre',
          text: 'Entre dos trabajos, una cuenta del hospital, una mudanza. Un mes de renta, pagado al dueño de la vivienda.',
        },
        {
          title: 'Lo ven quienes están cerca',
          text: 'Docentes y oficinas escolares son los primeros en notar que una familia quizá deba irse. Podrán nominarla.',
        },
        {
          title: 'Asignado a la vista de todos',
          text: 'El mismo sorteo, el mismo libro de cuentas y la misma prueba que para las aulas.',
        },
      ],
      'tower-smbs': [
        {
          title: 'Herramientas antes que préstamos',
          text: 'Un refrigerador, una máquina de coser, una terminal: cosas que empiezan a pagarse solas.',
        },
        { title: 'La escuela como cliente', text: 'Un primer pedido fijo de la escuela de al lado.' },
        { title: 'Deciden los vecinos', text: 'Nominan quienes compran ahí.' },
      ],
      'sponsor-athlete': [
        {
          title: 'Una meta con número',
          text: 'Un campamento, unos tacos, una temporada de autobuses. Cada meta dice cuánto cuesta y cuánto lleva.',
        },
        {
          title: 'Primero, el permiso',
          text: 'Nada de un joven se muestra antes de que su tutor acepte, y todo se retira si deja de aceptar.',
        },
        { title: 'Una vez o cada mes', text: 'Dona una vez, o acompaña a alguien toda una temporada.' },
      ],
    },
    follow: {
      title: 'Avísame cuando abra',
      text: 'Te escribimos una sola vez y después borramos tu dirección.',
      email: 'Tu correo',
      button: 'Avísame',
      pending: 'Guardando…',
      done: 'Gracias. Te escribiremos una sola vez, cuando abra.',
      emailRequired: 'Escribe un correo electrónico.',
      failed: 'Algo salió mal. Inténtalo de nuevo.',
    },
    donate: 'Donar ahora',
    others: 'Ver los programas',
  },
} as const satisfies Translated<typeof source>
