import type { content as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

/** Páginas que cuentan: misión, quiénes somos, eventos, galería, momentos. */
export const content = {
  mission: {
    title: 'Nuestra misión',
    description: 'Desarrollar la mente soberana: niñas y niños que piensan, construyen y sirven.',
    heading: 'Desarrollar la mente soberana',
    lead: 'Quien aprende a pensar, construir y servir puede llevar el timón de su vida. Unimos a aulas, familias y patrocinadores para que ninguna buena aula tenga que esperar lo que necesita.',
    picture:
      'Niñas y niños construyen una torre de ocho bloques; una sube por una escalera para poner el último.',
    ideas: [
      {
        title: 'Pensar',
        text: 'Libros, rincones tranquilos y tiempo para la siguiente pregunta. Un aula que puede ser curiosa forma personas curiosas.',
      },
      {
        title: 'Construir',
        text: 'Herramientas y materiales que elige cada maestra o maestro, no un comité. El dinero está en el presupuesto del aula, y cualquiera puede ver cuánto se usó.',
      },
      {
        title: 'Servir',
        text: 'Patrocinadores, familias y jóvenes atletas que levantan el lugar de donde vienen. Quien recibió ayuda ayuda al siguiente.',
      },
    ],
    how: {
      title: 'Cómo cumplimos nuestra palabra',
      points: [
        {
          title: 'Un cupo, un aula',
          text: '$800 son un cupo de patrocinio. Va completo a una sola aula, o espera.',
        },
        {
          title: 'Un azar que se puede verificar',
          text: 'Las aulas se asignan en un sorteo cuya semilla queda sellada antes. Cualquiera puede repetirlo.',
        },
        {
          title: 'Cada dólar en el libro',
          text: 'El dinero se anota en un libro contable al que solo se agrega. La página de cada cupo muestra cuánto se usó.',
        },
      ],
    },
    ways: { programs: 'Ver los programas', about: 'Quiénes somos' },
  },
  about: {
    title: 'Quiénes somos',
    description: 'Nuestra historia, nuestros valores, lo hecho hasta ahora y quién lo hace.',
    lead: 'Una organización pequeña con una promesa sencilla: el aula que sus vecinos nombran y su maestra o maestro confirma tiene una oportunidad justa de recibir $800.',
    picture: 'Dos niños riegan juntos unas plantas.',
    story: {
      title: 'Nuestra historia',
      paragraphs: [
        'Todo empezó con una lista en la puerta de un aula: pegamento, papel, cuarenta lápices, una alfombra. La maestra lo pagaba de su bolsillo. Un vecino preguntó cuánto costaba la lista entera. La respuesta: un poco menos de ochocientos dólares.',
        'Ese se volvió el bloque con el que construimos. Alguien paga $800, un aula los recibe y su maestra o maestro compra esa lista. Sin formularios por triplicado ni votaciones sobre quién lo merece: la comunidad nombra las aulas, y un sorteo que cualquiera puede verificar decide cuál sigue.',
      ],
    },
    values: {
      title: 'Nuestros valores',
      items: [
        {
          title: 'Transparencia',
          text: 'Cada cupo y cada sorteo tiene una página pública que puedes seguir sin preguntarnos.',
        },
        {
          title: 'Equidad',
          text: 'La oportunidad de un aula crece con los vecinos que la nominan y los sorteos que espera, nunca con sus contactos.',
        },
        {
          title: 'Colaboración',
          text: 'Cada maestra o maestro decide qué necesita su aula. Familias, patrocinadores y escuelas lo construyen con ellos.',
        },
      ],
    },
    stats: {
      title: 'Hasta ahora',
      classes: { one: 'aula patrocinada', other: 'aulas patrocinadas' },
      sponsors: { one: 'patrocinador', other: 'patrocinadores' },
      funding: 'en fondos',
      none: 'Todavía no ha llegado ninguna donación. La primera se contará aquí.',
      failed: 'No se pudieron cargar los números. Inténtalo de nuevo en un momento.',
      money: 'Ver dónde está el dinero',
      draws: 'Ver todos los sorteos',
    },
    team: {
      title: 'El equipo',
      lead: 'Un equipo pequeño con tareas claras. Escríbele a cualquiera desde la página de contacto.',
      items: [
        { title: 'Programas', text: 'Cuida las aulas, las nominaciones y los sorteos.' },
        { title: 'Aulas', text: 'Ayuda a maestras y maestros con presupuestos, pedidos y preguntas.' },
        { title: 'Familias y patrocinadores', text: 'Ayuda a quienes donan y a quienes quieren donar.' },
      ],
      pictures: [
        'Retrato de alguien del equipo, ilustración.',
        'Retrato de una maestra o maestro, ilustración.',
        'Retrato de quien patrocina, ilustración.',
      ],
      pictureOf: 'Retrato de {name}.',
      contact: 'Escríbenos',
    },
  },
  events: {
    title: 'Eventos',
    description:
      'Tres días al año construimos juntos: mochilas en agosto, colecta de Acción de Gracias y regalos de invierno.',
    lead: 'Tres veces al año construimos con las manos. Ven, trae a alguien, o dona por quienes no pueden venir.',
    items: [
      {
        month: 'Agosto',
        title: 'Build-A-Bag: mochilas listas',
        text: 'Llenamos mochilas para el primer día de clases: cuadernos, lápices y un libro para quedarse. Trae una hora y una mesa plegable.',
        picture: 'Mochilas sobre una mesa con lápices y cuadernos.',
      },
      {
        month: 'Noviembre',
        title: 'Colecta de Acción de Gracias',
        text: 'Familias y vecinos preparan cajas para la mesa de casa y las llevan a las familias que las pidieron.',
        picture: 'Una caja con pan, una calabaza y manzanas, bajo hojas de otoño.',
      },
      {
        month: 'Diciembre',
        title: 'Regalos de invierno',
        text: 'Cada clase pide una cosa para su aula. La envolvemos y la clase la abre junta.',
        picture: 'Regalos envueltos bajo copos de papel.',
      },
    ],
    join: {
      title: '¿Te gustaría ayudar?',
      text: 'El día y el lugar cambian en cada comunidad. Escríbenos qué evento te interesa y te respondemos con los dos. Los grupos son bienvenidos.',
      contact: 'Escríbenos',
      donate: 'Donar a un aula',
    },
  },
  gallery: {
    title: 'Galería',
    description:
      'De qué tratan los programas, en imágenes, y una película corta: cómo ocho bloques son un aula.',
    lead: 'De qué tratan los programas, recortado en papel. Mostramos dibujos en lugar de fotografías de menores.',
    illustration: 'Ilustración',
    pictures: [
      { scene: 'hero', caption: 'Ocho bloques, y quien pone el último.' },
      { scene: 'classroom', caption: 'Un aula en una mañana cualquiera.' },
      { scene: 'think', caption: 'Pensar: la siguiente pregunta.' },
      { scene: 'build', caption: 'Construir: antes del timbre.' },
      { scene: 'serve', caption: 'Servir: el huerto de la escuela.' },
      { scene: 'draw', caption: 'El sorteo: sale una bola.' },
      { scene: 'pitch', caption: 'Sábado, en la cancha.' },
      { scene: 'bags', caption: 'Mochilas listas, en agosto.' },
      { scene: 'gifts', caption: 'Regalos de invierno, en diciembre.' },
    ],
    film: {
      title: 'Ocho bloques, en doce segundos',
      text: 'Una animación corta sin sonido: ocho bloques de $100 forman un cupo de patrocinio, y el cupo se vuelve un aula.',
      fallback: 'Tu navegador no puede reproducir esta película.',
      download: 'Descargar la película',
    },
  },
  recent: {
    title: 'Momentos de los sorteos',
    description: 'Lo que asignaron los últimos sorteos, y dónde encontrar cada sorteo con su prueba.',
    lead: 'Lo que asignaron los últimos sorteos, contado de nuestros registros. Cada sorteo con su prueba está en la página de sorteos.',
    matched: {
      one: 'Asignó {count} aula de {entries}: {dollars} para su presupuesto.',
      other: 'Asignó {count} aulas de {entries}: {dollars} para sus presupuestos.',
    },
    matchedNone: {
      one: 'No había ningún cupo de patrocinio en espera, así que no se asignó su {entries} aula.',
      other:
        'No había ningún cupo de patrocinio en espera, así que no se asignó ninguna de sus {entries} aulas.',
    },
    none: 'Todavía no se ha hecho ningún sorteo. El primero se contará aquí.',
    failed: 'No se pudieron cargar los sorteos.',
    checks: {
      title: 'Cualquiera puede verificarlo',
      text: 'La semilla de un sorteo se publica después. Cualquiera puede repetirlo y debe obtener las mismas aulas.',
    },
    draws: 'Ver todos los sorteos',
    sponsor: 'Patrocinar un aula',
  },
} as const satisfies Translated<typeof source>
