import type { Frame } from './frame-type.ts'

/** Days of the class, how to answer, thanks. */
export const framesOfMeetings: readonly Frame[] = [
  {
    part: 'what',
    read: ['school (ends|is over|gets out)', '(las clases terminan|la escuela termina)'],
    en: 'School ends{~}.',
    es: 'Las clases terminan{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: ['no school', 'no hay clases', 'school (closed|is closed)', 'no habrá clases'],
    en: 'There is no school{~}.',
    es: 'No hay clases{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: [
      '[early] dismissal [is]',
      '[school|students|kids] (dismissed|out|get out)',
      '(la salida es|salida)',
    ],
    en: 'School ends{~}.',
    es: 'La salida es{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: ['[we have|our] snack [time|is]', '(la hora del refrigerio es|comemos un refrigerio|refrigerio)'],
    en: 'We have a snack{~}.',
    es: 'Comemos un refrigerio{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: [
      '[our|we have|we go to] (library|library day|library time) [is|day is]',
      '(vamos a la biblioteca|biblioteca|día de biblioteca)',
    ],
    en: 'We go to the library{~}.',
    es: 'Vamos a la biblioteca{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: [
      '[our|we have] (PE|gym|gym class|PE class|gym day|PE day) [is]',
      '(tenemos educación física|educación física)',
    ],
    en: 'We have gym class{~}.',
    es: 'Tenemos educación física{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: ['[the] homework folder (comes home|goes home)', 'la carpeta de tareas (va a casa|llega a casa)'],
    en: 'The homework folder comes home{~}.',
    es: 'La carpeta de tareas llega a casa{~}.',
    timed: true,
  },
  {
    part: 'what',
    read: [
      '[our] (classroom|class) is [in] {place}',
      '(we are|our class is|you will find us) in {place}',
      'estamos en {place}',
      'nuestro salón es {place}',
    ],
    en: 'Our class is in {place}{~}.',
    es: 'Nuestra clase está en {place}{~}.',
  },
  {
    part: 'what',
    read: ['[there is|we have|our|the] {event} [is|will be]', '[hay|tenemos|habrá] {event} [es|será]'],
    en: '{event} is{~}.',
    es: '{event} es{~}.',
    timed: true,
  },
  {
    part: 'answer',
    read: [
      '[email|e-mail] is (best|the best way to reach me|the best way)',
      '(best|easiest) [way] [to reach me] [is] [by] email',
      'email (best|works best)',
      'el correo electrónico es mejor',
      'mejor por correo electrónico',
    ],
    en: 'Email is the best way to reach me.',
    es: 'Lo mejor es escribirme por correo electrónico.',
  },
  {
    part: 'answer',
    read: [
      '[please|you can] (email|write|write to|reach|contact) [me] [at|to] {address}',
      '(escríbame|escriba|puede escribirme|mi correo es|correo) [a|al] [:] {address}',
      'email [is] [:] {address}',
    ],
    en: 'You can write to me at {address}.',
    es: 'Puede escribirme a {address}.',
  },
  {
    part: 'answer',
    read: [
      '[please|you can] (call|text|call or text|call me|phone|text me|call the school|call the office|call school|call office) [me] [at] {address}',
      '(llámeme|llame|puede llamar|mi teléfono es|teléfono|llamar) [al] [:] {address}',
      'phone [is|:] {address}',
    ],
    en: 'You can call {address}.',
    es: 'Puede llamar al {address}.',
  },
  {
    part: 'answer',
    read: [
      '[please|you can] (call|call me|call school|call the school|call office|call the office) [with|if you have] [any] questions',
      '(llame|llámeme) si tiene [alguna] (preguntas|pregunta)',
      'questions [?] [please] call [me|the school|the office]',
    ],
    en: 'Please call if you have questions.',
    es: 'Por favor, llame si tiene preguntas.',
  },
  {
    part: 'answer',
    read: [
      '[please] let (me|us) know [if you have (any|) questions|what you think|if you have questions]',
      '[por favor] avíseme [si tiene preguntas]',
    ],
    en: 'Please let me know.',
    es: 'Por favor, avíseme.',
  },
  {
    part: 'do',
    read: [
      '[please] (call|contact) [the] (office|school|front office) to (change|reschedule) [it|the time|your time|time]',
      '(llame|llamar) a la (oficina|escuela) para cambiar [la hora|la cita]',
    ],
    en: 'Please call the office to change the time.',
    es: 'Por favor, llame a la oficina para cambiar la hora.',
  },
  // Thanks
  {
    part: 'what',
    read: [
      '[so|many] (thank you|thanks|thx|thankful|grateful) [so much|very much|a lot] for {ing}',
      '(gracias por|muchas gracias por|mil gracias por|le agradezco|les agradecemos) {to}',
      '(thank you|thanks) [so much] for {ing}',
    ],
    en: 'Thank you for {ing}{~}.',
    es: 'Gracias por {ing}{~}.',
  },
  {
    part: 'what',
    read: [
      '[so|many] (thank you|thanks|thx|thankful|grateful) [so much|very much|a lot] for {the}',
      '(gracias por|muchas gracias por|mil gracias por|le agradezco|les agradecemos) {the}',
    ],
    en: 'Thank you for {the}{~}.',
    es: 'Gracias por {the}{~}.',
  },
  {
    part: 'good',
    read: [
      '[the|our] (kids|children|class|students|everyone|the class|the kids) (loved|enjoyed|liked|love|really loved) (it|them|this|that)',
      '(a los niños les encantó|les encantó|les gustó mucho|a la clase le encantó)',
    ],
    en: 'The children loved it.',
    es: 'A los niños les encantó.',
  },
  {
    part: 'good',
    read: [
      '[the|our] (kids|children|class|students|everyone|the class|the kids) (loved|enjoyed|liked|love|really loved) {firm}',
      'a (los niños|la clase) (les encantó|les encantaron|le encantó|le encantaron) {the}',
    ],
    en: 'The children loved {firm}.',
    es: 'A los niños les {firm?encantó|encantaron} {the}.',
  },
  {
    part: 'what',
    read: [
      '[we|I] [could not|would not] have (done it|done this) without you',
      'no lo habríamos logrado sin usted',
    ],
    en: 'We needed your help.',
    es: 'Necesitábamos su ayuda.',
  },
  {
    part: 'what',
    read: ['{place}'],
    en: 'Our class will visit {place}{~}.',
    es: 'La clase va a visitar {place}{~}.',
    keys: ['field_trip'],
    timed: true,
  },
  {
    part: 'do',
    read: ['{carry}'],
    en: 'Please bring {carry}{~}.',
    es: 'Por favor, traiga {carry}{~}.',
    keys: ['field_trip'],
  },
  {
    part: 'what',
    read: [
      '{figure} [in|exact] cash [only]',
      '{figure} en efectivo',
      '(cost|costs|cost is|price) {figure} [in|exact] cash [only]',
    ],
    en: 'The cost is {figure} in cash{~}.',
    es: 'El costo es de {figure} en efectivo{~}.',
  },
  {
    part: 'what',
    read: ['[in|it is in|we are in|meet in] (room|rm) [number|#] {label}', '[en] [el] (salón|aula) {label}'],
    en: 'We will meet in room {label}{~}.',
    es: 'Nos vemos en el salón {label}{~}.',
    keys: ['conference', 'field_trip'],
  },
  {
    part: 'what',
    read: [
      '[in|we are in|our class is in] (room|rm) [number|#] {label}',
      '[en|estamos en] [el] (salón|aula) {label}',
    ],
    en: 'Our class is in room {label}{~}.',
    es: 'Nuestra clase está en el salón {label}{~}.',
    keys: ['welcome', 'end_of_year'],
  },
  {
    part: 'what',
    read: [
      '[it is|the weather is|weather is] [getting] (cold|cold weather|colder|cold out|cold outside)',
      '(hace frío|clima frío)',
    ],
    en: 'It is cold outside{~}.',
    es: 'Hace frío afuera{~}.',
  },
]
