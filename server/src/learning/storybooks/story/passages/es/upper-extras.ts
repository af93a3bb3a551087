import type { Extras } from '../passage-words.ts'

/** The long sentences of books for grades 4 and 5. */
export const upperExtras: Extras = {
  setting: [
    'Los principios casi siempre son callados, y quienes están adentro apenas se dan cuenta de que algo importante ya comenzó.',
    'En algún momento, la curiosidad de todos los días se volvió algo más fuerte, y de pronto todos estábamos atentos.',
    'En el salón se sentía algo parecido a lo que se siente antes de una tormenta, cuando todo parece contener la respiración.',
    'Nadie podía adivinar adónde nos llevaría aquello, y esa incertidumbre era justamente lo que lo hacía tan interesante.',
    'Teníamos curiosidad y muy poca paciencia, y algunos de nosotros, la verdad sea dicha, ya nos imaginábamos el final.',
  ],
  wish: [
    'Era uno de esos deseos que te acompañan a todas partes y esperan, pacientes, a que termines de pensar en lo demás.',
    'Desear algo entre todos es diferente de desearlo a solas, porque muchos deseos pequeños juntos hacen uno gigantesco.',
    'Lo imaginamos camino a la escuela, lo imaginamos antes de dormir, y cada vez lo imaginamos de una manera diferente.',
    'Tal vez era esperar demasiado, pero la esperanza no cuesta nada, y nuestra clase siempre ha sido generosa con ella.',
  ],
  firstTry: [
    'El primer intento de cualquier cosa es una especie de pregunta, y nosotros la hicimos con más confianza que conocimiento.',
    'Nos concentramos de tal manera que los ruidos acostumbrados del salón parecían venir de un lugar lejano.',
    'No era un plan perfecto, pero un plan que se intenta es mejor que uno perfecto que se queda en la cabeza.',
    'Cada quien se fijó en algo ligeramente diferente, como sucede cuando muchas personas observan la misma cosa.',
  ],
  afterFirst: [
    'El primer intento rara vez termina algo, pero casi siempre enseña por dónde debe comenzar el segundo.',
    'Pensábamos que sentiríamos desilusión, pero sentimos sobre todo curiosidad, que es mucho mejor compañera.',
    'Es sorprendente cuánto se puede aprender de algo que no te da la respuesta que estabas esperando.',
    'Quedaba muchísimo por preguntarse, y preguntarse cosas, afortunadamente, es algo que nuestra clase sabe hacer muy bien.',
  ],
  secondTry: [
    'El segundo intento es más pensado que el primero, porque para entonces ya entiendes cuánto te faltaba por entender.',
    'Esta vez fuimos más cuidadosos y más pacientes, y nos escuchamos unos a otros antes de decidir cualquier cosa.',
    'Intentar de nuevo requiere una valentía especial, de esas que no parecen valentía hasta que alguien las menciona.',
    'Pusimos atención en los pequeños detalles que se nos habían escapado, y eran bastante más de los que esperábamos.',
  ],
  hard: [
    'A la mitad de casi todas las cosas llega un momento en que darse por vencido empieza a parecer una idea razonable.',
    'La frustración es pesada de cargar, pero se vuelve más ligera cuando descubres que todos cargan una parte.',
    'Los sentimientos difíciles suelen llenar un salón entero, y por un rato el nuestro estuvo completamente lleno.',
  ],
  turn: [
    'A veces el cambio más importante es invisible, porque no sucede delante de los ojos, sino en algún lugar detrás de ellos.',
    'Era una idea tan sencilla que nos preguntamos por qué nadie la había tenido antes, y después simplemente nos alegramos.',
    'Desde ese momento todo pareció un poco diferente, aunque nada había cambiado, excepto nuestra manera de mirarlo.',
  ],
  thirdTry: [
    'A la tercera vez ya no eres la misma persona que lo intentó la primera, y eso lo cambia absolutamente todo.',
    'Nadie daba órdenes y nadie se quedaba atrás, lo cual es bastante más difícil de lograr de lo que parece.',
    'Hablábamos menos que antes y nos entendíamos mejor, como si hubiéramos aprendido un idioma hecho de miradas.',
  ],
  hush: [
    'El tiempo se comporta de manera extraña en esos momentos, y un solo segundo puede parecer tan ancho como una tarde.',
    'Todo lo que habíamos esperado, imaginado y temido parecía estar aguardando con nosotros en aquel silencio.',
    'Hasta los que nunca se callan estaban callados, y eso, por sí solo, ya merecía recordarse.',
  ],
  climax: [
    'Hay momentos que se entienden solamente después, pero este lo entendimos mientras todavía estaba sucediendo.',
    'Es extraordinario mirar alrededor y descubrir tu propio sentimiento en la cara de los demás al mismo tiempo.',
    'Después lo contaríamos muchas veces, y cada quien recordaría una parte diferente como la más importante.',
  ],
  last: [
    'La gente suele preguntar qué aprendimos, y la respuesta sincera es más larga que cualquier boleta.',
    'Las historias como esta nunca tratan de una sola cosa, aunque le parezcan sencillas a quien no estuvo ahí.',
    'Hemos hablado de esto muchas veces, y en cada una descubrimos algo que no habíamos notado antes.',
    'Nos tomó todo este tiempo entenderlo, y ahora nos gustaría compartirlo contigo.',
  ],
  quiet: [
    'El duelo es una palabra grande para un sentimiento que hasta los más pequeños conocen, y nadie tiene que cargarlo solo.',
    'Nadie puede decirte cuánto tiempo toma, porque toma el tiempo que toma, y para cada persona es diferente.',
    'Descubrimos que recordar duele un poco y ayuda un poco, y que las dos cosas pueden ser ciertas al mismo tiempo.',
    'Hay días en que lo más amable que alguien puede hacer es sentarse a tu lado y no decir absolutamente nada.',
    'El salón se veía exactamente igual que antes, y sin embargo se sentía diferente, y cada uno de nosotros lo notaba.',
    'A veces no hay respuesta, y entonces es bueno estar con personas que tampoco la tienen.',
    'Nos sorprendió cuántas pequeñas cosas recordábamos, y cómo cada una de ellas nos hacía sonreír y tragar saliva.',
  ],
}
