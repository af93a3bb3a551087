import type { duties as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const duties = {
  names: {
    money: 'Dinero',
    classrooms: 'Salones de clase',
    children: 'Menores',
    content: 'Contenido',
    people: 'Personas',
  },
  means: {
    money: 'Donaciones, reembolsos, presupuestos, pedidos, la tienda y la contabilidad.',
    classrooms: 'Nominaciones, solicitudes, cupos y sorteos.',
    children:
      'Perfiles de atletas y de sus tutores, consentimientos, fotos y libros de cuentos. Solo con él se ve una fecha de nacimiento o la dirección de un tutor.',
    content: 'Páginas, historias, programas, anuncios y lo que la organización dice de sí misma.',
    people:
      'El directorio, la lista de permitidos, solicitudes de patrocinadores, tickets, mensajes, seguridad y el registro de auditoría.',
  },
  missing: {
    title: 'Esta página pertenece a otra función',
    text: 'Es para el personal con la función {duty}, que su cuenta no tiene.',
    ask: 'Un superadministrador puede dársela. Sus funciones están en la página de su cuenta.',
  },
  own: {
    title: 'Sus funciones',
    all: 'Tiene todas las funciones.',
    none: 'Ahora no tiene ninguna función. Un superadministrador puede darle una.',
    ask: 'Un superadministrador puede cambiarlas.',
  },
  form: {
    title: 'Funciones',
    hint: 'Lo que este administrador ve y hace. Cuenta desde su próximo clic. Sin ninguna, ve la consola y nada dentro de ella.',
    save: 'Guardar funciones',
    unchanged: 'Las funciones no han cambiado.',
    saved: 'Funciones de {name} actualizadas',
    failed: 'No se pudieron actualizar las funciones',
    loading: 'No se pudieron cargar las funciones.',
    superadmin: 'Un superadministrador tiene todas las funciones. Eso no se puede cambiar.',
  },
} satisfies Translated<typeof source>
