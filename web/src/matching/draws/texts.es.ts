import type { draws as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'
import { verify } from './verify-texts.es.ts'

export const draws = {
  title: 'Sorteos',
  description:
    'Cada cupo de patrocinio encuentra su aula en un sorteo público. Mira cuándo es el próximo, cómo se calculan los puntos y verifica los anteriores.',
  list: {
    title: 'Sorteos que cualquiera puede verificar',
    lead: 'Cada cupo de $800 va a un aula, elegida en un sorteo ponderado. Deciden una semilla sellada y un número aleatorio público, y después cualquiera puede repetirlo.',
    picture: 'Dos niños hacen girar un tambor lleno de bloques.',
    coming: 'Próximos sorteos',
    paused: 'El calendario está en pausa: no se anuncia ningún otro sorteo hasta que continúe.',
    comingLead:
      'La semilla de cada uno ya está en un sobre sellado. La huella del sobre es pública desde el día en que se programa el sorteo.',
    noComing: 'Todavía no hay ningún sorteo programado. El próximo aparecerá aquí con su semilla sellada.',
    past: 'Sorteos anteriores',
    noPast: 'Todavía no se ha hecho ningún sorteo. Cada uno aparecerá aquí con su prueba.',
    failed: 'No se pudieron cargar los sorteos.',
    open: 'Abrir este sorteo',
    sealedSeed: 'Huella del sobre sellado (SHA-256)',
    capacity: 'un aula por cada cupo en espera, {count} como máximo',
    early: 'El equipo lo adelantó',
    columns: {
      draw: 'Sorteo',
      classrooms: 'Aulas inscritas',
      matched: 'Asignadas',
      result: 'Resultado',
      proof: 'Prueba',
    },
    proof: 'proof.json',
    showing: 'Se muestran {from}–{to} de {total}',
    pages: 'Páginas',
    newer: 'Más recientes',
    older: 'Anteriores',
  },
  /** Small numbers are written out. */
  numbers: [
    'ninguna',
    'una',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
  ],
  one: {
    crumb: 'Sorteos',
    title: 'Sorteo del {day}',
    description: 'Cómo se eligieron las aulas de este sorteo y cómo verificarlo.',
    picture: 'Dos niños hacen girar un tambor lleno de bloques.',
    notFoundTitle: 'No hay ningún sorteo en esta dirección',
    notFound: 'Revisa la dirección o busca el sorteo en la lista de todos los sorteos.',
    allDraws: 'Todos los sorteos',
    lead: {
      scheduled:
        'La semilla ya está en su sobre sellado. Las nominaciones suman puntos hasta una hora antes del inicio; entonces se cierra la lista de aulas.',
      frozen: {
        one: 'Participa {count} aula confirmada, con {points}. La lista ya no puede cambiar.',
        other:
          'Participan {count} aulas confirmadas, con {points} entre todas. La lista ya no puede cambiar.',
      },
      completed: {
        one: 'Participó {count} aula confirmada, con {points}. {drawn}',
        other: 'Participaron {count} aulas confirmadas con {points} entre todas. {drawn}',
      },
    },
    voided: {
      listed:
        'Este sorteo se anuló y no se hará. Su semilla y su lista están abiertas: cualquiera puede ver qué habría resultado.',
      unlisted:
        'Este sorteo se anuló antes de cerrar su lista, así que todavía no había nada que sortear. Su semilla está abierta, para que no se pueda volver a usar.',
      unopened: 'Este sorteo se anuló y no se hará. Su semilla no se pudo abrir.',
    },
    points: { one: '{count} punto', other: '{count} puntos' },
    drawn: {
      one: 'Un cupo de patrocinio encontró su aula.',
      other: '{count} cupos de patrocinio encontraron su aula.',
    },
    drawnNone: 'No había ningún cupo en espera, así que no se sorteó ningún aula.',
    voidReason: 'Por qué se anuló',
    early: 'El equipo lo adelantó',
    skipped: {
      one: 'El cupo {numbers} quedó fuera: aún había un pago pendiente de aclarar.',
      other: '{count} cupos quedaron fuera, porque aún había pagos pendientes de aclarar: {numbers}.',
    },
    replaced:
      'Nombra un número posterior al primero: cuando se guardó su lista, aquel ya podía conocerse. Antes se comprometió a esto:',
    replacedAt: 'Ronda {round}, el {time}:',
    moved:
      'El equipo cambió la fecha de este sorteo antes de cerrar su lista. Primero estaba previsto para el {planned}.',
    earlyNote: 'El equipo adelantó este sorteo. Estaba previsto para el {planned} y se hizo el {ran}.',
    earlyList:
      'Su lista llevaba {time} publicada, así que casi nadie de fuera pudo guardar su huella antes del sorteo.',
    earlyMoment: 'menos de un minuto',
    earlyMinutes: { one: '{count} minuto', other: '{count} minutos' },
    otherDay: 'Estaba previsto para el {planned} y se hizo el {ran}.',
    timeline: {
      label: 'Los cuatro pasos de este sorteo',
      sealed: 'Sello de la semilla',
      sealedNote: 'Huella publicada.',
      frozen: 'Cierre de la lista',
      frozenNote: 'Puntos fijados.',
      frozenNext: 'Se fijarán los puntos.',
      frozenNever: 'No se cerró.',
      run: 'Sorteo',
      runNote: { one: 'Una elección.', other: '{count} elecciones.' },
      runNext: 'Se elegirán las aulas.',
      runNever: 'No se hizo.',
      opened: 'Apertura de la semilla',
      openedNote: 'Al momento. Cualquiera puede repetirlo.',
      openedNext: 'Justo después del sorteo.',
      openedVoided: 'Abierta al anularse.',
      openedNever: 'La semilla no se pudo abrir.',
    },
    classrooms: {
      title: { one: 'El aula asignada', other: 'Las {count} aulas' },
      pick: 'Elección {position}',
      receives: 'Recibe',
      slot: 'Cupo {number}, $800',
      points: 'Puntos',
      pointsOf: '{weight} de {total} = {chance}',
      others: { one: '{count} aula más', other: '{count} aulas más' },
      more: {
        one: 'Y {count} más, en la lista de participantes y en la prueba.',
        other: 'Y {count} más, en la lista de participantes y en la prueba.',
      },
    },
    sealed: {
      title: 'Lo que está sellado hoy',
      lead: 'Guárdalo y compáralo con lo que se abra después del sorteo. Una sola letra cambiada se notaría.',
      openedTitle: 'De qué se habría sorteado',
      openedLead:
        'Su semilla se abrió al anularse. Con las huellas y la lista muestra qué habría resultado, para que ningún sorteo se anule en secreto por su resultado.',
      openedSeed: 'La semilla abierta',
      openedFile: 'Semilla, compromiso y lista: proof.json',
      unlistedTitle: 'La semilla, abierta',
      unlistedLead:
        'Compárala con su huella, que se publicó al programar el sorteo. Entonces no había ninguna lista cerrada, así que este sorteo no tenía resultado que ocultar.',
      unlistedFile: 'Semilla y motivo: proof.json',
      unopenedTitle: 'Lo que se publicó',
      unopenedLead: 'Su semilla está sellada con una clave que se perdió, así que ya nadie puede abrirla.',
      seed: 'Huella de la semilla',
      entries: 'Huella de la lista',
      commitment: 'Huella del compromiso',
      starts: 'Inicio',
      capacity: 'Aulas',
      capacityOf: 'Una por cada cupo en espera, {count} como máximo',
    },
    number: {
      name: 'Número aleatorio público',
      drand: 'Ronda {round} de drand, que sale el',
      local: 'Ronda {round} de una fuente local de esta demostración, que no es azar público; sale el',
      waiting:
        'Este sorteo espera el número aleatorio público, que se retrasa. Se completa solo en cuanto salga el número. Ningún otro puede ocupar su lugar.',
    },
    rulers: {
      title: 'Dónde cayó cada elección',
      lead: 'Pon todos los puntos en una regla, en el orden de la lista cerrada. El sorteo da un número al azar; el aula que lo tiene queda asignada y sale de la regla.',
      pick: 'Elección {position}: {name}',
      left: 'Puntos que quedaban: {total}. El número al azar fue',
      inside: 'esta aula tenía {from}–{to}.',
      label: 'Una regla; puntos en ella: {total}. El punto {r} cae en {name}.',
      first: 'Aquí se dibujan las primeras {count} elecciones. La prueba las contiene todas.',
    },
    entries: {
      title: { one: 'La única participante', other: 'Las {count} participantes' },
      caption: 'Las aulas de este sorteo en el orden de la lista cerrada',
      classroom: 'Aula',
      nominators: 'Nominaciones que cuentan',
      countedOf: '{counted} de {count}',
      confirmed: 'Confirmadas: {count}',
      waited: 'Sorteos de espera',
      points: 'Puntos',
      place: 'Lugar en la regla 1',
      result: 'Resultado',
      won: 'Elección {position}, cupo {number}',
      waits: 'Esta vez no, +1 en el próximo',
      waitsFull: 'Esta vez no',
      enters: 'Participa',
      notDrawn: 'Sin sortear',
      pointsWord: { one: 'punto', other: 'puntos' },
      pages: 'Páginas de la lista',
      showing: 'Se muestran {from}–{to} de {total}',
      previous: '50 anteriores',
      next: '50 siguientes',
    },
    why: {
      title: 'Un sobre sellado y una moneda',
      envelope: 'La semilla es un sobre sellado',
      envelopeText:
        'Al programar un sorteo, un número secreto se mete en un sobre y se publica la huella del sobre. Después del sorteo se abre. Otro número tendría otra huella.',
      coin: 'El número aleatorio público es una moneda que aquí nadie puede tocar',
      coinElsewhere: 'El número aleatorio público es una moneda',
      coins: {
        coming:
          'Al cerrarse, la lista nombra un lanzamiento de una moneda pública que aún está por venir. En un sitio real la moneda es la de drand: organizaciones independientes la lanzan juntas, y aquí nadie puede tocarla ni conocer el resultado antes.',
        drand:
          'La lista cerrada nombró un lanzamiento de una moneda pública que aún estaba por venir: la ronda {round} de drand. Organizaciones independientes la lanzan juntas. Aquí nadie pudo tocarla ni conocer el resultado antes.',
        local:
          'La lista cerrada nombra un lanzamiento de una moneda que aún está por venir. En un sitio real la moneda es la de drand, y aquí nadie puede tocarla. Esta demostración lanza su propia moneda, así que aquí solo enseña cómo funciona la verificación.',
        none: 'Este sorteo es de antes de que hubiera una moneda pública. Quien pudiera abrir el sobre podía conocer el resultado en cuanto se cerró la lista.',
      },
      staff: 'Lo que el equipo sí puede hacer',
      staffText:
        'Hasta una hora antes: cambiar la fecha de un sorteo, adelantarlo o cerrar antes su lista. Después, solo anularlo y decir por qué. Su página se lo dice a todos. La lista queda como se cerró.',
    },
    details: 'Los detalles',
    experts: {
      title: 'Para expertos: las huellas y el archivo de la prueba',
      lead: 'Guarda las huellas antes de un sorteo y compáralas después. Una sola letra cambiada se notaría.',
    },
    verify,
  },
} satisfies Translated<typeof source>
