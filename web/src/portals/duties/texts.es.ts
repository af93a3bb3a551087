import type { duties as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const duties = {
  names: {
    money: 'Dinero',
    classrooms: 'Aulas',
    children: 'Niños',
    content: 'Contenido',
    people: 'Personas',
  },
  means: {
    money: 'Donaciones, devoluciones, presupuestos, reembolsos, pedidos, la tienda y las cuentas.',
    classrooms:
      'Nominaciones, confirmaciones de aulas, sorteos y cupos, con la aprobación de los que se dan a mano.',
    children:
      'Perfiles de atletas y de sus tutores, consentimientos, fotos y cuentos. Solo con ella se ve una fecha de nacimiento o el correo de un tutor.',
    content: 'Páginas, historias, programas, láminas y lo que la organización dice de sí misma.',
    people:
      'El directorio, la lista de acceso, solicitudes de patrocinio y de ayuda, mensajes, seguridad y el registro de auditoría.',
  },
  missing: {
    title: 'Esta página es de otra función',
    text: 'Es para quienes tienen la función {duty}, y tu cuenta no la tiene.',
    ask: 'Un superadmin puede dártela.',
    account: 'Ver tus funciones',
  },
  own: {
    title: 'Tus funciones',
    all: 'Tienes todas las funciones.',
    none: 'Ahora no tienes ninguna función. Un superadmin puede darte una.',
    ask: 'Un superadmin puede cambiarlas.',
  },
  form: {
    title: 'Funciones',
    hint: 'Lo que ve y hace este administrador. Vale desde su próximo clic. Sin ninguna ve la consola y nada en ella.',
    save: 'Guardar funciones',
    unchanged: 'Las funciones no han cambiado.',
    saved: 'Funciones de {name} actualizadas',
    failed: 'No se pudieron actualizar las funciones',
    loading: 'No se pudieron cargar las funciones.',
    superadmin: 'Un superadmin tiene todas las funciones. Eso no se puede cambiar.',
  },
} satisfies Translated<typeof source>
