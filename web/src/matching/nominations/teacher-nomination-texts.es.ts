import type { teacherNomination as source } from './teacher-nomination-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const teacherNomination = {
  title: 'Nominar a un docente',
  description: 'Cuéntanos de alguien que enseña y cuya aula debería estar aquí.',
  lead: '¿Conoces a alguien que enseña y cuya aula debería estar aquí? Dinos quién y por qué. Leemos cada nominación.',
  nominatorName: 'Tu nombre',
  nominatorEmail: 'Tu correo',
  teacherName: 'Nombre del docente',
  school: 'Escuela',
  reason: '¿Por qué esta persona?',
  errors: {
    nominator_name: 'Escribe tu nombre.',
    nominator_email: 'Escribe un correo al que podamos responder.',
    teacher_name: 'Escribe el nombre del docente.',
    school: 'Escribe la escuela.',
    reason: 'Cuéntanos por qué.',
  },
  tooLong: 'Es demasiado largo.',
  button: 'Enviar nominación',
  pending: 'Enviando…',
  done: '¡Gracias! Revisaremos tu nominación.',
  another: 'Nominar a otra persona',
  failed: 'No se pudo enviar',
  picture: 'Retrato de una maestra, ilustración.',
  next: [
    {
      title: 'Escribimos a la escuela',
      text: 'Nuestro equipo pregunta al docente si quiere tener un aula aquí.',
    },
    {
      title: 'El docente confirma',
      text: 'Con un enlace a un correo escolar. Desde entonces, los vecinos pueden nominar el aula.',
    },
  ],
  classroom: '¿El aula ya está aquí? Nomínala',
  closed: 'Las nominaciones están cerradas',
  closedText: 'Por ahora no recibimos nominaciones.',
  programs: 'Ver los programas',
} as const satisfies Translated<typeof source>
