import type { onboarding as source } from './onboarding-texts.en.ts'
import type { Translated } from '../../texts/translated.ts'

export const onboarding = {
  title: 'Primeros pasos de quien patrocina',
  description: 'Cómo un pago de $800 llega a un aula y qué puedes seguir.',
  welcome: 'Te damos la bienvenida, {name}',
  lead: 'Cuatro pasos desde tu pago hasta un aula. Puedes volver a esta página cuando quieras.',
  unknown: 'Este paquete no se conoce. Los primeros pasos son los mismos para todos:',
  done: 'Tu cupo está pagado. ¡Gracias!',
  steps: [
    {
      title: 'Paga un cupo de patrocinio',
      text: 'Un pago de $800 emite un cupo de patrocinio, todo para una sola aula.',
      link: 'Ir al pago',
    },
    {
      title: 'Entra',
      text: 'Te enviamos un enlace por correo; no necesitas contraseña. Usa la dirección a la que te invitamos.',
      link: 'Entrar',
    },
    {
      title: 'Escribe tu perfil público',
      text: 'Solo si quieres que te vean: tu nombre, un enlace y una imagen junto a lo que das.',
      link: 'Escribir un perfil',
    },
    {
      title: 'Sigue el sorteo',
      text: 'Un sorteo público asigna tu cupo a un aula. Puedes comprobar el resultado.',
      link: 'Ver los sorteos',
    },
  ],
} satisfies Translated<typeof source>
