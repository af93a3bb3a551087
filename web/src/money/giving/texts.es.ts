import type { giving as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'
import { givingReturns } from './giving-returns-texts.es.ts'

export const giving = {
  refused: {
    'giving.amount_too_small': 'La donación mínima es de $1.',
    'giving.amount_too_large':
      'Esta donación es demasiado grande para el formulario de tarjeta. Escríbenos, por favor.',
    'giving.amount_invalid': 'Escribe un monto válido.',
    'giving.slot_price': 'Un cupo de patrocinio cuesta exactamente $800.',
    'giving.unknown_destination': 'Destino desconocido.',
    'giving.return_address': 'La dirección de regreso debe estar en este sitio.',
    'giving.checkout_failed': 'No se pudo iniciar el pago.',
    'giving.checkout_conflict': 'Este pago ya se inició con otro monto.',
    'giving.monthly_to_towers':
      'Una donación mensual va a la torre compartida, a tu propia torre o a un atleta. Elige una de ellas, por favor.',
    'giving.slot_would_not_come':
      'Un pago tuyo anterior se devolvió cuando un aula ya lo había recibido. Tu próxima donación repone primero ese dinero, así que este pago no se convertiría en un cupo de patrocinio. Escríbenos, por favor, antes de pagar.',
  },
  donate: {
    crumb: 'Programas',
    missingTitle: 'Programa no encontrado',
    missing: 'No hay ningún programa en esta dirección. Todos los programas están en una página.',
    toPrograms: 'Ver los programas',
    description:
      'Dona lo que quieras desde $1, una vez o cada mes. Al juntar $800, un aula nominada por la comunidad los recibe completos.',
    programs: {
      'sponsor-classroom': {
        name: 'Patrocinar un aula',
        title: 'Construye un aula, bloque a bloque',
        lead: 'Cualquier monto ayuda. Al juntar $800, un aula nominada por la comunidad los recibe completos, y su maestra o maestro compra lo que hace falta.',
      },
      'rent-assistance': {
        name: 'Ayuda para la renta',
        title: 'Apoya la ayuda para la renta',
        lead: 'Para que las familias sigan cerca de la escuela que sus hijos conocen. Este programa está en preparación.',
      },
      'tower-smbs': {
        name: 'Tower para pequeñas empresas',
        title: 'Apoya Tower para pequeñas empresas',
        lead: 'Los pequeños negocios alrededor de una escuela también la sostienen. Este programa está en preparación.',
      },
      'sponsor-athlete': {
        name: 'Patrocinar a un atleta',
        title: 'Apoya a jóvenes atletas',
        lead: 'Cuotas de campamento, tacos, el autobús al torneo: donaciones para jóvenes atletas y sus metas. Este programa está en preparación.',
      },
    },
    picture: 'Una joven futbolista patea el balón hacia el arco.',
    comingSoon: 'Próximamente',
    comingSoonNote:
      'Este programa aún no está abierto. Abajo eliges para qué se usa tu donación hasta entonces.',
    gift: {
      title: 'Tu donación',
      amount: 'Monto',
      custom: 'Otro monto',
      other: 'Otro',
      coverFee:
        'Cubrir por nosotros la comisión de la tarjeta: {fee} más. Tus {amount} cuentan completos en ambos casos.',
      coverFeePlain:
        'Cubrir por nosotros la comisión de la tarjeta. Tu donación cuenta completa en ambos casos.',
      often: 'Con qué frecuencia',
      once: {
        label: 'Una vez',
        button: 'Donar {amount} una vez para {place}',
        buttonPlain: 'Donar una vez, a lo que elegiste arriba',
      },
      monthly: {
        label: 'Cada mes',
        button: 'Donar {amount} cada mes para {place}',
        buttonPlain: 'Donar cada mes, a lo que elegiste arriba',
        note: 'Pagas hoy en una página segura, y cada mes en este día. Con el enlace de cualquier recibo puedes cambiarla, pausarla o terminarla.',
      },
      buttonNoScript: 'Donar, como elegiste arriba',
      buttonShort: 'Donar',
      pending: 'Iniciando el pago…',
      note: 'Pagas con tarjeta, Apple Pay o Google Pay en una página segura; te enviamos el recibo por correo.',
      faults: {
        invalid: 'Escribe un monto en dólares.',
        tooSmall: 'La donación mínima es de $1.',
        tooLarge: 'Esta donación es demasiado grande para el formulario de tarjeta. Escríbenos, por favor.',
      },
      stickyOnce: '{amount} una vez',
      stickyMonthly: '{amount} cada mes',
      stickyTo: 'para {place}',
    },
    choice: {
      title: '¿Qué quieres que haga?',
      more: '¿Cuál es la diferencia?',
      shared_tower: {
        name: 'Unirla a la torre compartida',
        text: 'Se une a otras donaciones pequeñas. Al juntar $800, el siguiente sorteo los da a un aula y te avisamos por correo.',
        progress: {
          one: 'Lleva {cents} de $800, de 1 donación.',
          other: 'Lleva {cents} de $800, de {count} donaciones.',
        },
      },
      own_tower: {
        name: 'Construir tu propia torre',
        text: 'Espera tus próximas donaciones hasta llegar a $800. Tras {days} días sin otra se une a la torre compartida; te escribimos dos semanas antes.',
      },
      classroom: {
        name: 'Directo a {classroom}',
        text: 'Entra en el presupuesto de esta aula en cuanto pagas. La maestra o el maestro puede usarla enseguida.',
      },
      over: 'Cada $800 completos son un cupo de patrocinio de inmediato. Esto es para el resto.',
    },
    tribute: {
      title: 'Dedícala o dona de forma anónima',
      anonymous: 'Donar de forma anónima',
      kind: 'Dedicatoria',
      kinds: { none: 'Ninguna', honor: 'En honor de', memory: 'En memoria de' },
      name: 'Nombre',
      nameHint: 'Aparece en tu recibo.',
      nameRequired: 'Escribe el nombre de la dedicatoria.',
    },
    errors: {
      failed: 'No se pudo iniciar el pago.',
      noUrl: 'No llegó la dirección de pago.',
      fallback: 'Algo salió mal. Inténtalo de nuevo.',
    },
    tower: {
      label: '{amount} de {target}, tu donación en amarillo',
      of: 'de {target}',
      own: 'Tus {amount}',
      whole: { one: 'Un cupo entero', other: '{count} cupos enteros' },
      andTowards: 'y {amount} para el siguiente',
      house: 'El 65% para aulas, {amount}, se une a la torre compartida.',
    },
    destination: {
      title: '¿A dónde debe ir?',
      lead: 'Puedes dejarlo como está.',
      classrooms: {
        name: 'Aulas',
        text: 'Cuenta para el próximo cupo. Al llegar a $800, un sorteo lo asigna a un aula confirmada.',
      },
      prospects: {
        name: 'Jóvenes atletas',
        text: 'Metas de jóvenes atletas, como cuotas de campamento o tacos.',
      },
      project: { name: 'Fondo general', text: 'Lo repartimos entre todos los programas, como se ve abajo.' },
    },
    panel: {
      classrooms: {
        title: 'Qué hacen $800',
        points: [
          {
            title: 'Al llegar a $800 se financia el banco de un aula.',
            text: 'Llega completo al presupuesto de una maestra o maestro, nunca por partes.',
          },
          {
            title: 'Las donaciones pequeñas se suman.',
            text: 'En la torre compartida con las de los demás, o en tu propia torre con las que hagas después, hasta llegar a $800.',
          },
        ],
        match: {
          funded: [
            {
              title: '$800 se igualan con $800 para abrir dos aulas nuevas en cada ciclo.',
              text: 'Cada cupo completo de la torre compartida trae otro. El fondo de igualación tiene hoy el dinero para el siguiente.',
            },
          ],
          empty: [
            {
              title: 'Por ahora no se iguala.',
              text: 'Nuestro fondo de igualación está vacío hoy, así que $800 son para una sola aula. Cuando vuelva a tener dinero, cada cupo completo de la torre compartida traerá otro.',
            },
          ],
        },
      },
      prospects: {
        title: 'Qué hace una donación a jóvenes atletas',
        points: [
          {
            title: 'Va a las metas de jóvenes atletas.',
            text: 'Cada meta está aprobada y tiene el permiso de un padre, madre o tutor antes de que se pueda donar.',
          },
          { title: 'No emite ningún cupo.', text: 'Solo las donaciones a aulas construyen la torre.' },
        ],
        match: { funded: [], empty: [] },
      },
      project: {
        title: 'Cómo se reparten {amount} sin destino',
        titlePlain: 'Cómo se reparte una donación sin destino',
        note: 'Los centavos que no se pueden repartir van a la operación. La parte de las aulas construye cupos de la comunidad.',
        label:
          '65 por ciento aulas, 16 por ciento atletas, 16 por ciento pequeñas empresas, 3 por ciento operación',
        caption: 'Partes de la donación',
        columns: { part: 'Parte', share: 'Porcentaje', amount: 'Monto' },
        classrooms: 'Aulas',
        prospects: 'Jóvenes atletas',
        smbs: 'Pequeñas empresas',
        operations: 'Operación, el resto',
      },
    },
    questions: {
      title: 'Preguntas frecuentes',
      items: [
        {
          question: '¿Cuándo se cobra a mi tarjeta?',
          answer:
            'Al terminar en la página de pago, y no antes. Una donación de una vez no se vuelve a cobrar. Una mensual se cobra el mismo día de cada mes hasta que la pauses o la termines, con el enlace de cualquiera de sus recibos.',
        },
        {
          question: '¿Y si mi donación pasa de $800?',
          answer:
            'Cada $800 completos emiten un cupo. El resto se une a la torre compartida o construye la tuya, como elijas arriba; junto a un cupo para un aula, se une a la compartida.',
        },
        {
          question: '¿Quién elige el aula?',
          answer:
            'Un sorteo ponderado: cada nominación confirmada por correo cuenta por completo; las demás, un poco. Las aulas que entran y una semilla sellada se publican antes, así que cualquiera puede verificar el resultado. Con un código de aula, el cupo va a esa aula.',
        },
        {
          question: '¿Puedo donar con cheque?',
          answer:
            'Sí. Nuestra oficina recibe cheques, transferencias bancarias, acciones y fondos asesorados por donantes. Escríbenos primero en la página de contacto. Cuentan como cualquier otra donación en cuanto llega el dinero.',
        },
        {
          question: '¿Cuenta la comisión de la tarjeta?',
          answer: 'No. Aparece en una línea aparte de tu recibo y nunca cuenta para los $800.',
        },
      ],
    },
  },
  ...givingReturns,
  sponsor: {
    title: 'Patrocinar un aula',
    description:
      'Paga $800 una vez y emite un cupo de patrocinio: para el aula cuyo código tienes o para la que elija el sorteo público.',
    hero: 'Un cupo, un aula,',
    heroMarked: '$800.',
    lead: 'Pagas una vez y se emite un cupo de patrocinio. Va entero a una sola aula: la del código que tienes o la que elija el sorteo público.',
    picture: 'Un maestro y tres niñas y niños siembran plantitas en una mesa larga.',
    returned: {
      success: '¡Pago completo! Los créditos aparecerán en breve.',
      another: 'Patrocinar otra aula',
      cancel: 'Pago cancelado. Puedes intentarlo de nuevo cuando quieras.',
    },
    form: {
      title: 'Tu cupo de patrocinio',
      code: '¿Tienes un código de aula?',
      codeLead: 'Cada maestra o maestro lo comparte con las familias. Sin código, decide el sorteo.',
      email: 'Correo electrónico',
      emailHint:
        'Tu cupo y tu recibo quedan con esta dirección. Si la dejas vacía, la escribes en la página de pago.',
      name: 'Nombre que se muestra',
      nameHint: 'Aparece en la página pública de tu cupo. Déjalo vacío para no mostrar tu nombre.',
      price: 'Cupo de patrocinio',
      goesTo: 'Es para',
      byDraw: 'El aula que salga en el sorteo',
      payDraw: 'Que decida el sorteo: pagar $800',
      payClassroom: 'Patrocinar esta aula: pagar $800',
      pending: 'Iniciando el pago…',
      note: 'Un pago, un cupo. Pagas con tarjeta, Apple Pay o Google Pay en una página segura.',
      badEmail: 'Escribe una dirección de correo completa, como nombre@example.org.',
      takeAway: 'Quitar el aula',
    },
    errors: {
      failed: 'No se pudo iniciar el pago',
      noUrl: 'Falta la dirección de pago',
      fallback: 'Algo salió mal.',
    },
    how: {
      title: 'Cómo funciona',
      steps: [
        { title: 'Pagas $800', text: 'Un pago emite un cupo de patrocinio. No hay asignaciones parciales.' },
        {
          title: 'El cupo espera su aula',
          text: 'Con un código va de inmediato a esa aula. Sin código espera el próximo sorteo.',
        },
        {
          title: 'Un sorteo ponderado',
          text: 'Entran las aulas confirmadas, cada una con los puntos que le dio su comunidad. Una nominación cuenta por completo cuando se confirma por correo; antes, un poco. La semilla y la lista son públicas: cualquiera puede verificar el resultado.',
        },
        {
          title: 'La maestra o el maestro lo usa',
          text: 'Los $800 llegan al presupuesto de la maestra o el maestro, y la página del cupo muestra cuánto se usó.',
        },
      ],
      draws: 'Ver los sorteos',
      about: 'Más sobre el programa',
    },
  },
} satisfies Translated<typeof source>
