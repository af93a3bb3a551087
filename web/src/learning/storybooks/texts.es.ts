import type { Translated } from '../../texts/translated.ts'
import type { storybooks as source } from './texts.en.ts'

export const storybooks = {
  statuses: { draft: 'Borrador', submitted: 'Enviado', approved: 'Aprobado', published: 'Publicado' },
  held: 'Oculto: una familia lo pidió',
  named: 'Oculto: nombra a un niño',
  statusPath: 'En qué punto está este cuento',
  languages: { en: 'Inglés', es: 'Español' },
  noPicture: 'Todavía no hay dibujo',
  readAloud: {
    start: 'Leer en voz alta',
    stop: 'Dejar de leer',
    none: 'Este navegador no puede leer en voz alta.',
  },
  keptWords: {
    label: 'En este cuento no son niños:',
    keep: 'No es un niño',
    keepThis: 'No es un niño: “{quote}”',
    undoThis: 'Volver a buscar “{word}” como nombre',
    full: 'No más de {most}.',
  },
  papers: {
    title: 'Para imprimir y llevar',
    make: { pdf: 'Crear PDF', booklet: 'Crear un librito para doblar', epub: 'Crear un EPUB para tableta' },
    download: { pdf: 'Descargar PDF', booklet: 'Descargar el librito', epub: 'Descargar el EPUB' },
    making: 'Van {done} de {total} páginas.',
    hint: 'Solo tú puedes descargar estos archivos. Imprime el librito por los dos lados, con giro por el borde corto, y dobla las hojas una vez.',
    noPages: 'Todavía no hay páginas para imprimir.',
    failed: 'No se pudo crear el PDF',
    unable: 'No pudimos crear el PDF',
    short: 'PDF',
    downloadNamed: 'Descargar el PDF de {title}',
  },
  refused: {
    'storybooks.not_approved':
      'Solo un cuento que aprobó nuestro equipo se muestra con la historia del aula. Envíalo primero a revisión.',
    'storybooks.not_a_word':
      'Solo un nombre que también es palabra, como Rosa o Luz, puede leerse como palabra.',
    'storybooks.turned_off': 'Los cuentos están desactivados por ahora.',
    'storybooks.disabled':
      'Los cuentos están desactivados para esta aula. Escribe a soporte para activarlos.',
    'storybooks.no_classroom': 'Agrega primero tu aula para empezar con los cuentos.',
    'storybooks.context_missing': 'Falta el aula',
    'storybooks.not_found': 'No encontramos este cuento',
    'storybooks.changed':
      'Este cuento cambió en otra ventana mientras tanto. No se perdió nada: mira las dos versiones.',
    'storybooks.read_only': 'Un cuento publicado no se cambia. Retíralo primero.',
    'storybooks.status_not_yours':
      'Un borrador se puede enviar a revisión; los demás estados tienen su propio paso.',
    'storybooks.title_missing': 'Agrega primero un título.',
    'storybooks.pages_too_long':
      'Un cuento tiene como máximo 40 páginas de 5,000 caracteres, y 20,000 en total. Separa los textos largos con líneas en blanco.',
    'storybooks.no_pages': 'Este cuento todavía no tiene páginas.',
    'storybooks.out_of_credits':
      'Ya no te quedan créditos de cuentos esta semana. Vuelve cuando empiece la semana nueva.',
    'storybooks.drawing': 'Los dibujos de este cuento ya se están haciendo.',
    'storybooks.consents_missing': 'Confirma los cuatro permisos antes de publicar.',
    'storybooks.published': 'Este cuento ya está publicado.',
    'storybooks.not_published': 'Este cuento no está publicado.',
    'storybooks.private_words': 'Algunas palabras podrían decir quién es un niño. Cámbialas antes de seguir.',
    'storybooks.held': 'Una familia pidió retirar este cuento. Nuestro equipo lo revisa primero.',
    'storybooks.review_needed':
      'Nuestro equipo retiró este cuento una vez. Envíalo a revisión antes de publicarlo otra vez.',
    'credits.sponsor_not_enough': 'El patrocinador no tiene créditos suficientes',
  },
} as const satisfies Translated<typeof source>
