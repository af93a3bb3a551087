import type { Translated } from '../../../texts/translated.ts'
import type { twins as source } from './twins-texts.en.ts'

export const twins = {
  title: 'Puede ser la misma aula',
  lead: 'Muchas familias nominan la misma aula escrita de dos maneras. Unidas, sus nominaciones cuentan juntas.',
  none: 'Ninguna otra aula se parece a esta.',
  failed: 'No se pudieron cargar las aulas que pueden ser la misma.',
  signs: {
    mailbox: 'Mismo docente',
    school: 'Escuela parecida',
    teacher: 'Nombre parecido',
    grade: 'Mismo grado',
  },
  nominated: { one: 'La nominó {count} persona', other: 'La nominaron {count} personas' },
  confirmed: 'Confirmada',
  merge: 'Unir',
  mergeOf: 'Unir con {name}',
  mergedTitle: 'Ahora son esta aula',
  mergedOn: 'Se unió el {day}',
  mergedNote:
    'Esta aula se unió a otra. Queda aquí como historia: sus enlaces llevan a la otra y ningún sorteo la conoce.',
  question: '¿Unir estas dos aulas?',
  which: '¿Cuál queda?',
  keepThis: 'Esta',
  keepOther: 'La otra',
  pair: '{name} queda y {gone} pasa a ser parte de ella.',
  unread: 'No se pudo leer qué pasará.',
  happens: 'Qué pasará',
  moves: {
    one: '{count} nominación pasa a {name}; después la habrán nominado {after}.',
    other: '{count} nominaciones pasan a {name}; después la habrán nominado {after}.',
  },
  both: {
    one: '{count} persona nominó las dos y cuenta una vez.',
    other: '{count} personas nominaron las dos y cuentan una vez.',
  },
  points:
    'Las nominaciones de {name} pesan ahora {before} en los próximos sorteos y después {after}. Lo máximo es {most}.',
  links: {
    one: '{count} enlace para compartir lleva desde entonces a {name}.',
    other: '{count} enlaces para compartir llevan desde entonces a {name}.',
  },
  claims: {
    one: '{count} confirmación que te espera es entonces para {name}.',
    other: '{count} confirmaciones que te esperan son entonces para {name}.',
  },
  requests: {
    one: '{count} enlace enviado a un docente sigue sirviendo y confirma {name}.',
    other: '{count} enlaces enviados a docentes siguen sirviendo y confirman {name}.',
  },
  stays:
    '{gone} queda como historia con sus palabras. No está en ninguna lista, búsqueda de visitantes ni sorteo.',
  public:
    'Los visitantes ven una sola aula con las nominaciones de las dos. Las listas de sorteos ya fijadas o terminadas quedan como se publicaron.',
  told: 'No se le escribe a nadie: las nominaciones cuentan como se dijo y todos los enlaces enviados siguen sirviendo.',
  forGood: 'Esto no se puede deshacer.',
  typed: 'Escribe {words} para confirmar',
  words: 'UNIR',
  act: 'Unir para siempre',
  cancel: 'Cancelar',
  done: '{gone} es ahora {name}',
  actFailed: 'Las aulas no se unieron.',
  refused: {
    'classrooms.merge_same': 'Un aula no se puede unir consigo misma.',
    'classrooms.merge_done': 'Una de estas aulas ya se unió. Vuelve a cargar la página para ver a cuál.',
    'classrooms.merge_teachers': 'Estas aulas tienen docentes distintos, así que no son la misma aula.',
    'classrooms.merge_led': 'El aula que se iría tiene docente y la otra no. Conserva la que tiene docente.',
    'classrooms.merge_money':
      'El aula que se iría recibió dinero, o hay dinero en camino. Conserva esa. Si las dos recibieron dinero, siguen siendo dos.',
    'classrooms.merge_draws':
      'El aula que se iría está en la lista publicada de un sorteo. Conserva esa. Si las dos lo están, siguen siendo dos.',
    'classrooms.merge_in_use':
      'El docente guarda fotos, cuentos o una lista de estudiantes en el aula que se iría. Conserva esa. Si las dos están en uso, siguen siendo dos.',
  },
} satisfies Translated<typeof source>
