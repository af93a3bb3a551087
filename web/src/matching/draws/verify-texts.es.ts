import type { verify as source } from './verify-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const verify = {
  title: 'Verifica este sorteo',
  download: 'proof.json',
  command: 'Verifica el archivo desde la línea de comandos:',
  idle: { title: 'Todavía sin verificar', text: 'Tarda un momento y ocurre en tu dispositivo.' },
  running: {
    title: 'Verificando…',
    text: 'Tu dispositivo repite el sorteo.',
  },
  passedTitle: 'Verificado en este navegador',
  passed: {
    one: 'Todo coincide. Salió la misma aula.',
    other: 'Todo coincide. Las mismas {count} aulas, en el mismo orden.',
  },
  passedNone: 'Todo coincide. No tenía que salir ningún aula.',
  failed: {
    title: 'Esta prueba no se sostiene',
    text: 'Los pasos que fallaron están marcados abajo.',
  },
  differs: {
    title: 'El archivo y esta página difieren',
    text: 'El archivo es coherente, pero no dice lo mismo que esta página. Abajo se nombran las partes que difieren.',
  },
  foreign: { title: 'Sin verificar', text: 'El archivo que llegó es de otro sorteo.' },
  unreadable: {
    title: 'Sin verificar',
    text: 'No se pudo cargar la prueba. No se verificó nada.',
  },
  run: 'Verificar',
  again: 'Repetir',
  retry: 'Reintentar',
  took: 'SHA-256 en tu navegador, {milliseconds} ms',
  needsScript: 'Para verificar aquí hace falta JavaScript. El comando de “Para expertos” no lo necesita.',
  what: 'Qué demuestra cada verificación, y qué no',
  proves: 'Demuestra:',
  cannot: 'No puede demostrar:',
  expected: 'En la prueba: {expected}',
  found: 'Resultado: {found}',
  checked: 'correcto',
  broken: 'falló',
  waiting: 'sin verificar',
  checks: {
    entries: {
      name: 'La lista coincide con su huella',
      proves: 'Ningún aula y ningún punto cambió después de hacerse la huella.',
      cannot:
        'que cada nominación sea de una persona distinta. Confirmarlas por correo hace más difícil la trampa.',
    },
    commitment: {
      name: 'Las condiciones coinciden con su huella',
      proves:
        'El inicio, la lista, la semilla sellada, el lanzamiento de la moneda y el número de lugares son los de la huella.',
      cannot: 'cuándo se publicó. Eso solo lo muestra una copia que guardaste antes del sorteo.',
    },
    seed_sealed: {
      name: 'La semilla abierta es la que se selló',
      proves: 'El sobre tenía este número cuando se hizo su huella.',
      cannot: 'que nadie mirara dentro antes. Para eso está la moneda.',
    },
    public_value: {
      name: 'El número aleatorio público es el que firmó su cadena',
      proves: 'El número es del lanzamiento que se nombró, y tiene una sola firma válida.',
      cannot: 'que la lista fuera antes. Compara la hora del lanzamiento con una copia que guardaste.',
    },
    seed_opened: {
      name: 'La semilla del sorteo se deduce de todo ello',
      proves: 'En el sorteo entraron el sobre, la lista y la moneda, y nada más.',
      cannot: 'nada sobre estos tres. Lo hacen las verificaciones de arriba.',
    },
    winners: {
      name: 'Al repetir el sorteo salen las mismas aulas',
      proves: 'Después nadie puso ni quitó un aula.',
      cannot: 'que el dinero llegara. Sigue cada cupo para verlo.',
    },
  },
  sources: {
    local: {
      proves: 'El número es del lanzamiento que se nombró. La moneda es de esta demostración.',
      cannot: 'que aquí nadie pudiera tocar la moneda. No es azar público.',
    },
    none: {
      proves:
        'No se nombró ninguna moneda ni se lanzó, como en todos los sorteos anteriores a diciembre de 2026.',
      cannot: 'que nadie conociera el resultado en cuanto se cerró la lista.',
    },
  },
  failures: {
    entries: 'La lista del archivo no es la que corresponde a su huella, su cantidad y sus puntos.',
    commitment: 'Lo que el archivo dice del sorteo no es lo que se comprometió.',
    seed_sealed: 'La semilla del archivo no es la que se selló.',
    public_value: 'El número aleatorio del archivo no es el que la cadena nombrada firmó para este sorteo.',
    seed_opened: 'La semilla del sorteo en el archivo no se deduce de sus partes.',
    winners: 'Al sortear salen otras aulas, o una cantidad distinta, de las que dice el archivo.',
  },
  details: 'Detalles para expertos',
  published: {
    name: 'El archivo dice lo mismo que esta página',
    proves: 'El archivo y la página muestran la misma lista, las mismas huellas y las mismas aulas.',
    cannot: 'nada contra quien cambie los dos. Una copia que guardaste antes sí puede.',
  },
  different: 'Aquí difiere: {parts}.',
  parts: {
    seed: 'la huella de la semilla',
    commitment: 'la huella del compromiso',
    entries: 'la lista de aulas',
    beacon: 'el número aleatorio público que se nombró',
    early: 'el número aleatorio, que ya se conocía antes de cerrar la lista',
    winners: 'las aulas asignadas',
    slots: 'los cupos que recibieron',
  },
  points: 'r = {points}',
  pointOf: '{r} de {total}',
} satisfies Translated<typeof source>
