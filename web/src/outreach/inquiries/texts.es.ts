import type { inquiries as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

/** Escribir a la organización: el formulario de contacto y el de colaboradores. */
export const inquiries = {
  errors: {
    name: 'Escribe tu nombre.',
    email: 'Escribe un correo al que podamos responder.',
    topic: 'Elige de qué trata tu mensaje.',
    message: 'Escribe un mensaje.',
    organization: 'Escribe el nombre de tu organización.',
    tooLong: 'Es demasiado largo.',
    failed: 'Algo salió mal. Inténtalo de nuevo.',
  },
  contact: {
    title: 'Contacto',
    description: 'Escríbenos. Respondemos en un día hábil.',
    lead: 'Una pregunta, una idea, algo que salió mal: escríbenos. Respondemos en un día hábil.',
    name: 'Tu nombre',
    email: 'Tu correo',
    topic: 'Programa de interés',
    choose: 'Elige uno',
    topics: {
      'sponsor-classroom': 'Patrocinar un aula',
      'rent-assistance': 'Ayuda para la renta',
      'tower-smbs': 'Tower para pequeñas empresas',
      'sponsor-athlete': 'Patrocinar a un atleta',
      other: 'Otra cosa',
    },
    message: 'Tu mensaje',
    button: 'Enviar mensaje',
    pending: 'Enviando…',
    hours: {
      title: 'Horario',
      text: 'Lunes a viernes, de 9 a. m. a 5 p. m. (hora del Este)',
      now: 'Ahora son las {time}.',
    },
    others: {
      title: 'Respuestas más rápidas',
      draws: 'Cómo funcionan los sorteos, con cada prueba',
      nominate: 'Nominar a una maestra o maestro',
      partners: 'Colaborar con nosotros',
    },
    picture: 'Retrato de alguien del equipo, ilustración.',
  },
  thanks: {
    title: 'Gracias, tu mensaje llegó',
    text: 'Respondemos en un día hábil. Un correo breve confirma que lo tenemos.',
    programs: 'Ver los programas',
    home: 'Ir a la página de inicio',
  },
  partners: {
    title: 'Socios',
    description:
      'Formas de construir con nosotros para escuelas, empresas y grupos, y respuestas a preguntas frecuentes.',
    lead: 'Escuelas, empresas, clubes y lugares de culto construyen con nosotros de la forma que mejor les va. A cada propuesta respondemos en un día hábil.',
    apply: 'Colabora con nosotros',
    picture: 'Varias personas festejan una torre terminada.',
    models: {
      title: 'Formas de colaborar',
      items: [
        {
          title: 'Patrocinar cupos en grupo',
          text: 'Tu equipo dona y tu empresa iguala. Cada $800 completos son un cupo para un aula.',
        },
        {
          title: 'Trae a tus escuelas',
          text: 'Un distrito o una escuela nomina sus aulas y ayuda a sus maestras y maestros a confirmarlas.',
        },
        {
          title: 'Donar en especie',
          text: 'Materiales, impresión, una camioneta por un día: te decimos a qué aulas y eventos les sirve.',
        },
        {
          title: 'Ser sede de un evento',
          text: 'Mochilas listas, la colecta de Acción de Gracias o los regalos de invierno, en tu local y con tu gente.',
        },
      ],
    },
    faq: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Podemos elegir qué aula recibe nuestro cupo?',
          answer:
            'Sí. Con el código de un aula, el cupo va a esa aula si su maestra o maestro la confirmó. Sin código, decide el sorteo público.',
        },
        {
          question: '¿Qué veremos de nuestra donación?',
          answer:
            'Cuándo se emitió el cupo, a qué aula se asignó y en qué sorteo, y cuánto se usó. Nunca mostramos fotografías de menores.',
        },
        {
          question: '¿Una parte se va en gastos administrativos?',
          answer:
            'Lo que se dona a las aulas va entero a las aulas. El fondo general se reparte: 65% aulas, 16% atletas, 16% pequeñas empresas, y el resto sostiene la organización.',
        },
        {
          question: '¿Es deducible de impuestos?',
          answer:
            'Cada donación tiene un recibo numerado. Dice lo que la ley nos permite decir en el país donde estamos registrados; consulta a tu asesor.',
        },
        {
          question: '¿Se puede mostrar nuestro logotipo?',
          answer:
            'Quien patrocina tiene un perfil público y elige qué se muestra: nombre, logotipo, totales, donaciones.',
        },
      ],
    },
  },
  apply: {
    title: 'Colabora con nosotros',
    description: 'Cuéntanos de tu organización y qué tienes en mente.',
    lead: 'Cuéntanos de tu organización y qué tienes en mente. Bastan unas frases.',
    organization: 'Organización',
    contactName: 'Tu nombre',
    email: 'Correo',
    message: '¿Qué tienes en mente?',
    button: 'Enviar',
    pending: 'Enviando…',
    done: '¡Gracias! Leeremos tu mensaje y pronto te diremos los próximos pasos.',
    back: 'Volver a socios',
  },
} as const satisfies Translated<typeof source>
