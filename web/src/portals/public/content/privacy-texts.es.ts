import type { Translated } from '../../../texts/translated.ts'
import type { privacyPolicy as source } from './privacy-texts.en.ts'

export const privacyPolicy = {
  title: 'Privacidad',
  description:
    'Qué guardamos sobre ti, para qué, quién lo ve y cómo obtener una copia o pedir que lo borremos.',
  lead: 'Guardamos lo que hace falta para donar, nominar y enseñar, y nada para seguirte. Esta página dice qué es.',
  parts: 'En esta página',
  sections: [
    {
      title: 'Cuando donas',
      paragraphs: [
        'Guardamos tu correo, el monto, el destino de la donación, la fecha y el recibo. Si agregas una dedicatoria, un nombre para mostrar o el deseo de ser anónimo, también lo guardamos.',
        'Pagas en la página de nuestro proveedor de pagos. El número de tu tarjeta va allí y nunca pasa por este sitio. Si eliges guardar una tarjeta para tu próxima donación, la guarda el proveedor, y nosotros su marca, sus últimos cuatro dígitos y su vencimiento, hasta que la quites o borres tu cuenta.',
        'Un pago que nadie termina se borra a los 90 días.',
      ],
    },
    {
      title: 'Cuando nominas o enseñas',
      paragraphs: [
        'Cuando nominas a un docente por nombre y escuela, nuestro equipo ve tu nombre, tu correo y tu motivo. Los demás visitantes solo ven cuántas personas nominaron el aula. Cuando nominas un aula por su código, tu correo o teléfono se convierte en tu navegador en una marca cifrada, para que cuentes una vez; el contacto mismo no se envía.',
        'De cada nominación guardamos además una marca cifrada de la red de donde vino. La clave de esa marca se borra a los dos días, y desde entonces nadie puede saber qué red era.',
        'De cada docente guardamos el nombre, el correo escolar, el aula y su presupuesto. La página para compartir muestra el nombre, la escuela, la ciudad y las palabras y la imagen que eligió el docente.',
      ],
    },
    {
      title: 'Cuando tienes una cuenta o nos escribes',
      paragraphs: [
        'Una cuenta guarda tu correo, nombre, idioma y los dispositivos donde iniciaste sesión. Un dispositivo que no se usa sale de la lista en unos dos meses.',
        'Los mensajes de los formularios de contacto y de socios se guardan para nuestro equipo. Una dirección que dejas en “Avísame cuando abra” se usa una vez y luego se borra.',
        'El texto de los correos que te enviamos se borra a los 90 días, y el registro de que los enviamos, después de unos 13 meses. Si dejas de recibir los correos sobre los pasos de tus donaciones, guardamos tu dirección para recordarlo.',
        'NUMA, la asistente, no guarda preguntas ni respuestas. Si usamos un servicio externo de IA para redactar las respuestas, recibe la pregunta, sin direcciones de correo, y los datos de los que sale la respuesta.',
      ],
    },
    {
      title: 'Niñas y niños',
      paragraphs: [
        'Nuestras propias imágenes de niñas y niños son dibujos. Por favor, no escribas el nombre de un menor en un formulario.',
        'Los docentes pueden mostrar fotos de lo que compró su aula. Nuestro equipo mira cada una antes, y solo se muestra si el docente declara que no se puede reconocer la cara de ningún menor o que la escuela tiene el consentimiento firmado de cada familia. Si el docente quita una foto, desaparece de todas las páginas de inmediato.',
        'Nada sobre un joven atleta es público hasta que su tutor legal lo acepta y el equipo lo aprueba. El nombre público es el nombre de pila y una inicial. Las fotos, la ciudad y la escuela se muestran solo si el tutor permite cada una. Cuando el tutor retira su consentimiento, el perfil sale del sitio de inmediato y terminan las donaciones mensuales para ese perfil.',
        'Las fotos, los videos y las novedades de un joven atleta solo se reciben después de que su tutor los permite. Si ningún tutor responde, avisamos a los 14 días a quien empezó el perfil, y lo borramos a los 45 días. Cuando se retira el consentimiento, las fotos y los videos se borran en menos de un día, y los textos del perfil a los 30 días.',
        'Antes de que salga un correo, un archivo o una pregunta a otro servicio, un programa busca los nombres de menores que conoce y los cubre. Un correo que nombra a un menor queda retenido para nuestro equipo; si nadie lo envía, se borra a los 90 días.',
      ],
    },
    {
      title: 'Cookies y seguimiento',
      paragraphs: [
        'No hay anuncios, rastreadores ni nada que se cargue de otros sitios. Las cookies recuerdan tu idioma, el tema de día o de noche y, si tuvimos que verificar que no eres un robot, la respuesta a ese acertijo. Durante unos segundos después de que envías algo, una cookie hace que veas lo más nuevo. Si escribes el perfil de un atleta, una cookie anota durante 90 días que fue en este navegador: si el consentimiento de un padre o una madre llega desde el mismo, nuestro equipo comprueba que sea suyo. No va a ninguna otra página. Si inicias sesión, tu navegador guarda la sesión hasta que salgas o termine por sí sola.',
        'Para frenar abusos, contamos por poco tiempo las solicitudes de cada red. De la página de un enlace compartido contamos cuántas veces se abre cada día, y no guardamos nada de quién la abre.',
      ],
    },
    {
      title: 'Quién ve tus datos',
      paragraphs: [
        'Nuestro equipo ve lo que su trabajo requiere: la fecha de nacimiento de un joven atleta y el correo de un tutor están abiertos solo a quienes se ocupan de los niños. Cada cambio delicado que hace queda registrado. También queda registrado cada archivo de personas que descarga y cada expediente de un menor que abre. El proveedor de pagos ve tu pago, y el servicio de correo te lleva nuestros mensajes. No vendemos ni rentamos datos.',
        'Los sorteos publican aulas, puntos y números de cupo, nunca quién donó. Tu nombre es público solo si tú lo das para mostrarlo: en un perfil de patrocinador o junto a un cupo de patrocinio.',
      ],
    },
    {
      title: 'Obtén una copia o pide que te borremos',
      paragraphs: [
        'En la página de tu cuenta puedes descargar lo que tenemos sobre ti, cambiar tu nombre, idioma y correo, y pedir que te borremos. Respondemos en un plazo de 30 días. Si donaste sin cuenta, inicia sesión con el correo que usaste o escríbenos desde él: también borramos lo que pertenece a un correo sin cuenta.',
        'Al borrarte quitamos tu nombre y tus direcciones. Los libros conservan montos, fechas y números sin nombre, porque los registros de dinero deben quedar completos.',
      ],
    },
  ],
} satisfies Translated<typeof source>
