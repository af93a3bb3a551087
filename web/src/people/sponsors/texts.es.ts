import type { sponsorStart as source } from './texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const sponsorStart = {
  form: {
    email: 'Correo electrónico',
    emailRequired: 'Escribe un correo para que podamos enviarte el enlace de pago seguro.',
    name: 'Nombre que se muestra',
    nameWrong: 'Escribe tu nombre en una sola línea.',
    button: 'Enviarme el enlace de $800',
    pending: 'Enviando…',
    done: 'Revisa tu correo: ahí está el enlace de $800.',
    doneText: 'Sirve durante una semana. Si no llega, mira en la carpeta de spam o inténtalo otra vez.',
    failed: 'No se pudo guardar tu solicitud.',
    refused: {
      'sponsors.not_saved': 'No se pudo guardar la solicitud.',
      'sponsors.mail_failed': 'No se pudo enviar el correo.',
    },
  },
  signup: {
    title: 'Sé patrocinador',
    description: 'Deja tu correo y recibe el enlace seguro para un cupo de patrocinio de $800.',
    lead: 'Deja tu correo y te enviamos el enlace seguro para un cupo de patrocinio de $800. No necesitas una cuenta para empezar.',
    points: [
      { title: 'Un pago, un cupo', text: 'Va completo a una sola aula. No hay asignaciones parciales.' },
      {
        title: 'Tuyo para seguirlo',
        text: 'Inicia sesión después con el mismo correo: ahí están tus donaciones, y tus cupos desde el sorteo hasta el aula.',
      },
    ],
    now: 'O paga ahora mismo',
    picture: 'Retrato de quien patrocina, ilustración.',
  },
  invitation: {
    title: '¿Prefieres un enlace por correo?',
    lead: 'Te enviamos un enlace de pago seguro que sirve durante una semana.',
  },
  start: {
    title: 'Tu cupo de patrocinio',
    heading: 'Un cupo, un aula, $800',
    hello: 'Te damos la bienvenida, {name}.',
    text: 'El botón lleva a la página de pago. Un pago emite un cupo de patrocinio, y el sorteo público lo asigna a un aula.',
    button: 'Continuar y pagar $800',
    pending: 'Iniciando el pago…',
    failed: 'No se pudo iniciar el pago',
    noUrl: 'Falta la dirección de la página de pago',
    expired: 'Este enlace venció',
    expiredText: 'Los enlaces sirven durante una semana. Pide uno nuevo; solo toma un minuto.',
    unknown: 'No reconocemos este enlace',
    unknownText: 'Quizá se cortó en tu correo. Copia la dirección entera del mensaje o pide un enlace nuevo.',
    again: 'Pedir un enlace nuevo',
  },
} as const satisfies Translated<typeof source>
