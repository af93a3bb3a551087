import type { Translated } from '../../texts/translated.ts'
import type { writer as source } from './texts.en.ts'

export const writer = {
  title: 'Ayuda de un proveedor de IA',
  off: 'Las herramientas de escritura y los cuentos funcionan sin él: lo que escribes se queda en este sitio. Si aceptas, {provider} redacta tus notas, metas, guías para suplentes y cuentos, y puede pintar sus dibujos.',
  on: '{provider} redacta tus notas, metas, guías para suplentes y cuentos, y puede pintar sus dibujos. Lo aceptaste el {date}.',
  names:
    'Los nombres de tus alumnos, el tuyo y el de tu escuela se reemplazan por marcadores antes de enviar nada, y vuelven a su lugar en la respuesta.',
  sent: 'Lo que escribes en una herramienta se envía a este proveedor: tus apuntes, un nivel actual, un plan de clase. De un cuento son el título, tus notas, lo que escribes debajo de las fotos y lo que muestra un dibujo; nunca una foto. No incluyas lo que un extraño no deba leer.',
  free: 'Puedes retirar tu consentimiento cuando quieras. Sin el proveedor, y siempre que falle, las herramientas y los cuentos se escriben y dibujan aquí mismo.',
  question: '¿Permitir que {provider} escriba para tus aulas?',
  agree: 'Acepto',
  cancel: 'Cancelar',
  agreed: 'Tu consentimiento quedó guardado.',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  takeBack: 'Retirar mi consentimiento',
  takenBack: 'Ya no se envía nada a {provider}.',
} satisfies Translated<typeof source>
