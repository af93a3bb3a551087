import type { home as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const home = {
  title: 'Ocho bloques construyen un aula',
  description:
    'Dona lo que quieras: juntas, las donaciones llevan $800 a un aula de verdad, nominada por la comunidad y confirmada por su maestra o maestro. Después puedes seguir cada dólar.',
  hero: {
    title: 'Ocho bloques construyen',
    titleMarked: 'un aula.',
    opening:
      '{charity} convierte donaciones de cualquier monto en $800 para un aula de verdad, donde la maestra o el maestro compra lo que hace falta{funded}.',
    funded: { one: ': hasta ahora, {count} aula', other: ': hasta ahora, {count} aulas' },
    lead: 'Después puedes seguir cada dólar.',
    sponsor: 'Patrocinar un aula por $800',
    give: 'Donar desde $1',
    programs: 'Ver los programas',
    ticks: ['Confirmada por su maestra', 'Sorteos que se pueden verificar', 'Recibo siempre'],
    picture:
      'Niñas y niños construyen una torre de ocho bloques; una niña sube una escalera para poner el último.',
  },
  how: {
    title: 'De tu donación a un aula real',
    step: 'Paso {number}',
    steps: [
      {
        title: 'Donar',
        text: 'Cualquier donación desde $1 cuenta. Ocho bloques de $100 forman un cupo.',
      },
      {
        title: 'Emitir',
        text: 'Con $800 se emite el cupo: numerado, escrito en el libro de cuentas y tuyo para seguirlo.',
      },
      {
        title: 'Sortear',
        text: 'En una fecha fija entran las aulas confirmadas. Cada nominación confirmada por correo suma un punto; de las demás cuentan unas pocas. Cualquiera puede repetir el resultado.',
      },
      {
        title: 'Seguir',
        text: 'La maestra o el maestro usa los $800 en el aula. La página del cupo muestra cuánto se usó.',
      },
    ],
  },
  mind: {
    title: 'Desarrollar la mente soberana',
    lead: 'Quien aprende a pensar, construir y servir puede dirigir su vida. Cada programa parte de una de las tres cosas.',
    think: {
      title: 'Pensar',
      text: 'Libros, rincones tranquilos y tiempo para hacer la siguiente pregunta.',
      picture: 'Dos niñas leen en una alfombra junto a una ventana en arco.',
    },
    build: {
      title: 'Construir',
      text: 'Herramientas y materiales que elige cada maestra o maestro, pagados desde el banco del aula.',
      picture: 'Dos niños construyen una torre de bloques delante de un pizarrón.',
    },
    serve: {
      title: 'Servir',
      text: 'Patrocinadores, familias y jóvenes atletas que levantan los lugares de donde vienen.',
      picture: 'Dos niños riegan juntos unas plantas jóvenes.',
    },
  },
  network: {
    title: 'Smart Block Network',
    lead: 'Cuatro programas, apilados sobre el que está abierto hoy. Cada uno abre cuando el de abajo es lo bastante fuerte.',
    programs: 'Ver los programas',
    donate: 'Donar a un aula',
    active: 'Activo',
    comingSoon: 'Próximamente',
    classroom: 'Patrocinar un aula',
    rent: 'Ayuda para la renta',
    smb: 'Tower para pequeñas empresas',
    athlete: 'Patrocinar a un atleta',
  },
  matched: {
    title: 'Últimas asignaciones',
    summary: {
      one: 'Sorteo del {day}. Participaron {entries}, {count} cupo.',
      other: 'Sorteo del {day}. Participaron {entries}, {count} cupos.',
    },
    classrooms: { one: '{count} aula', other: '{count} aulas' },
    slot: { one: 'Cupo {number}, {count} punto', other: 'Cupo {number}, {count} puntos' },
    check: 'Verificar este sorteo',
    none: 'Todavía no se ha asignado ningún aula. El primer sorteo aparecerá aquí, con su prueba.',
    next: 'Próximo sorteo',
    nextWhen: '{day} a las {time}',
    howItWorks: 'Cómo funciona el sorteo',
    noNext: 'El próximo sorteo se anunciará aquí.',
    failed: 'No se pudo cargar el último sorteo.',
  },
  sponsor: {
    title: 'Empieza a patrocinar',
    lead: 'Un pago de $800 emite un cupo, tuyo para seguirlo desde el sorteo hasta el aula. No necesitas una cuenta para empezar.',
    action: 'Patrocinar un aula',
  },
} satisfies Translated<typeof source>
