import type { portal as source } from '../en/portal.ts'
import type { Translated } from '../texts.ts'

export const portal = {
  navigation: 'Portal',
  account: 'Sesión de {name}',
  sponsor: { title: 'Patrocinio', dashboard: 'Panel' },
  teacher: { title: 'Docente', overview: 'Resumen' },
  admin: { title: 'Administración', home: 'Inicio', randomizer: 'Sorteos', classrooms: 'Aulas' },
} satisfies Translated<typeof source>
