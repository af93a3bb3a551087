import type { portal as source } from '../en/portal.ts'
import type { Translated } from '../texts.ts'
import { stepUp } from './step-up.ts'

export const portal = {
  navigation: 'Portal',
  account: 'Sesión de {name}',
  stepUp,
  sponsor: { title: 'Patrocinio', dashboard: 'Panel' },
  teacher: { title: 'Docente', overview: 'Resumen' },
  admin: {
    users: 'Usuarios',
    title: 'Administración',
    home: 'Inicio',
    randomizer: 'Sorteos',
    classrooms: 'Aulas',
  },
} satisfies Translated<typeof source>
