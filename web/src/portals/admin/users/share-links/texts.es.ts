import type { Translated } from '../../../../texts/translated.ts'
import type { teacherLinks as source } from './texts.en.ts'

export const teacherLinks = {
  title: 'Enlaces para compartir',
  note: 'Nota',
  noteHint: 'Para qué es el enlace. Solo la leen el equipo y el docente.',
  create: 'Crear enlace para compartir',
  made: 'Enlace copiado al portapapeles',
  notCopied: 'El enlace está creado. Tu navegador no lo copió: cópialo de la lista.',
  createFailed: 'No se pudo crear el enlace',
  copy: 'Copiar enlace',
  copyOf: 'Copiar enlace {code} del perfil público',
  copied: 'Se copió el enlace del perfil público',
  copyFailed: 'Tu navegador no lo copió.',
  revoke: 'Anular',
  revokeOf: 'Anular {code}',
  revokeTitle: '¿Anular {code}?',
  revokeText: 'Su página, su código QR y todos los carteles con él dejan de funcionar de inmediato.',
  revoked: 'Enlace anulado',
  revokeFailed: 'No se pudo anular el enlace',
  cancel: 'Cancelar',
  visits: { one: '{count} visita', other: '{count} visitas' },
  none: 'Ningún enlace abierto.',
  failed: 'No se pudieron cargar los enlaces.',
} as const satisfies Translated<typeof source>
