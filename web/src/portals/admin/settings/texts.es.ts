import type { settings as source } from './texts.en.ts'
import type { Translated } from '../../../texts/translated.ts'

export const settings = {
  lead: 'Cómo está configurado este sitio. Un nombre en mayúsculas es el del ajuste en el servidor, donde se cambia.',
  failed: 'No se pudieron cargar los ajustes.',
  none: 'Ninguno',
  yes: 'Sí',
  no: 'No',
  charity: {
    title: 'Organización y zona horaria',
    name: 'Nombre',
    legalName: 'Nombre legal',
    ein: 'EIN',
    zone: 'Zona horaria',
    change: 'Cambiarlos en Contenido del sitio',
  },
  team: {
    title: 'Equipo',
    lead: 'Quién trabaja en esta consola y con qué tareas.',
    admins: 'Administradores',
    superadmins: 'Superadministradores',
    roles: 'Historial de roles',
  },
  draws: {
    title: 'Calendario de sorteos',
    when: 'Cada sorteo empieza',
    weekly: '{day}, {time} (UTC)',
    capacity: 'Aulas en un sorteo, como máximo',
    calendar: 'Ver las fechas de los sorteos',
  },
  schools: {
    title: 'Correos de escuelas',
    lead: 'Un docente confirma un aula con un correo que termina en uno de estos.',
    addresses: 'Los correos terminan en',
  },
  programs: {
    title: 'Otros programas y el servidor',
    webhooks: 'Webhooks',
    keys: 'Claves de la API',
    system: 'Sistema',
  },
  limits: {
    title: 'Límites',
    lead: 'A partir de dónde hacen falta dos personas y de qué se avisa a los superadministradores.',
    days: { one: '{count} día', other: '{count} días' },
    secondPerson: 'El dinero que sale requiere dos personas por encima de',
    refunds: 'Los reembolsos a donantes requieren dos personas por encima de',
    period: 'Lo que una persona deja salir se suma durante',
    alone: 'Una sola persona puede hacer lo que siempre requiere dos',
    reserve: 'Se avisa al equipo cuando la reserva para reembolsos baja de',
    receipts: 'Los reembolsos a docentes necesitan recibo en una línea por encima de',
    pool: 'El dinero en la torre propia de un donante pasa a la compartida después de',
    files: 'Se avisa a los superadministradores de más archivos con personas en un día que',
    rows: 'Se avisa a los superadministradores de más filas de personas en un día que',
    children: 'Se avisa a los superadministradores de los archivos de más niños en un día que',
  },
} satisfies Translated<typeof source>
