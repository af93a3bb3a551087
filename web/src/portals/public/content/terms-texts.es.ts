import type { Translated } from '../../../texts/translated.ts'
import type { termsOfUse as source } from './terms-texts.en.ts'

export const termsOfUse = {
  title: 'Términos',
  description: 'Con qué puedes contar cuando donas, nominas o enseñas aquí, y qué te pedimos.',
  lead: 'Con qué puedes contar de nuestra parte, y qué te pedimos.',
  sections: [
    {
      title: 'Tu donación',
      paragraphs: [
        'Donar es voluntario. No recibes bienes ni servicios a cambio. El botón, la página de pago y el recibo dicen a dónde va tu donación, y allí va.',
        '$800 forman un cupo de patrocinio, y un cupo va completo a un aula. Una donación menor de $800 se suma a la torre compartida, construye la tuya o va directo a un aula que nombraste. Tu propia torre se une a la compartida cuando pasa un tiempo sin otra donación; te escribimos dos semanas antes y puedes pedir que espere.',
        'El fondo general se reparte así: 65% para aulas, 16% para jóvenes atletas, 16% para pequeñas empresas y el resto para operaciones. Lo que agregas para cubrir la comisión de la tarjeta va en su propia línea del recibo y nunca cuenta para un cupo.',
        'Una donación se cobra una vez, salvo que elijas una mensual. Puedes cambiarla, pausarla o terminarla con el enlace de cada recibo.',
        'Si una donación es deducible de impuestos depende de la organización y de ti. Si la organización tiene un EIN, aparece al pie de esta página y en tu recibo.',
      ],
    },
    {
      title: 'Sorteos',
      paragraphs: [
        'Un cupo pagado sin código de aula espera un sorteo. Solo participan aulas que un docente confirmó y que alguien nominó. Los puntos de un aula vienen de sus nominaciones y de los sorteos en los que entró sin ser elegida. Donar no cambia la oportunidad de nadie, y participar no cuesta nada.',
        'La lista de aulas se cierra y se publica antes del sorteo. Deciden una semilla sellada y un número público al azar, y cualquiera puede repetir el resultado después. Un sorteo terminado nunca se borra ni se repite. El equipo puede anular un sorteo que no se ha hecho, con un motivo público.',
        'No prometemos que un aula salga elegida, ni cuándo.',
      ],
    },
    {
      title: 'Nominaciones y docentes',
      paragraphs: [
        'Nomina aulas que conoces, una vez cada una y con palabras verdaderas. Una nominación cuenta por completo cuando la confirmas por correo o si iniciaste sesión; las demás cuentan poco.',
        'Un docente confirma solo el aula que dirige, desde un correo escolar. Cuando la dirección no es la que conocemos, el equipo revisa primero y puede rechazarla con un motivo.',
        'Los $800 son un presupuesto para el aula, no un pago al docente.',
      ],
    },
    {
      title: 'Tower Credits',
      paragraphs: [
        'Los Tower Credits son créditos de la plataforma, no dinero. No se canjean fuera de este sitio y nunca forman cupos de patrocinio.',
      ],
    },
    {
      title: 'Tu cuenta y tus palabras',
      paragraphs: [
        'Inicia sesión solo con un correo que sea tuyo y avísanos si alguien más entró. Podemos desactivar una cuenta que se usa para hacer trampa o dañar a otros; sus donaciones quedan en los libros y sus recibos siguen siendo válidos.',
        'Lo que escribes para que otros lo vean debe ser tuyo para compartir. No debe nombrar a menores ni a personas privadas sin su permiso. El equipo puede quitarlo.',
      ],
    },
    {
      title: 'Cuando algo sale mal',
      paragraphs: [
        'Corregimos los errores a la vista: a los libros solo se les agrega, así que una corrección es una anotación nueva junto a la anterior. Si algo aquí no es cierto, por favor dínoslo.',
      ],
    },
  ],
} satisfies Translated<typeof source>
