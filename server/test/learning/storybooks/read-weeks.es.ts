import type { ReadWeek } from './read-week.ts'

export const spanishReadWeeks: readonly ReadWeek[] = [
  {
    title: 'Visita a los bomberos',
    grade: 'K',
    reading: 'read-to-me',
    notes:
      '¡El miércoles fuimos a la estación de bomberos! El bombero nos dejó ponernos los cascos. Se subieron al camión rojo. La sirena sonó bien fuerte y algunos niños se taparon los oídos. Aprendimos a parar, tirarnos y rodar. A todos les dieron una calcomanía.',
    captions: ['niños en el camión', 'probándose los cascos'],
  },
  {
    title: 'Las lombrices',
    grade: 'K',
    reading: 'read-alone',
    notes: 'encontramos lombrices después de la lluvia',
  },
  {
    title: 'El día cien',
    grade: 'K',
    reading: 'read-to-me',
    notes: `- día 100 de clases
- todos trajeron 100 cosas
- botones, cereal, centavos, pompones
- hicimos collares con 100 cereales
- a Jaiden se le cayeron todos!!
- toda la clase le ayudó a recogerlos
- contamos hasta 100 juntos`,
  },
  {
    title: 'Semana de pintura',
    grade: 'K',
    reading: 'read-alone',
    notes:
      'Mezclamos rojo y amarillo y salió anaranjado. Mezclamos azul y amarillo y salió verde. Luego mezclamos todo y se hizo café. Les dio mucha risa. Nos pintamos las manos e hicimos un árbol grande.',
  },
  {
    title: 'Una semana difícil',
    grade: 'K',
    reading: 'read-to-me',
    notes:
      'Fue una semana difícil. Muchas lágrimas en la entrada. Dos niños se pelearon por el triciclo azul. Hablamos de tomar turnos e hicimos una tabla con un reloj de arena. Para el viernes ya se daban el turno sin el reloj! Estoy muy orgullosa.',
  },
  {
    title: 'Nuestros pollitos',
    grade: '1',
    reading: 'read-to-me',
    notes:
      'Esperamos 21 días para que nacieran los pollitos. Volteábamos los huevos 3 veces al día. ¡El martes vimos una grietita! Salió un pollito mojado y tembloroso. Para el jueves ya teníamos 7. Tres huevos no nacieron y los niños se pusieron tristes. Al primero le pusimos Solecito.',
    captions: ['la incubadora', 'el primer pollito'],
  },
  {
    title: 'Día de biblioteca',
    grade: '1',
    reading: 'read-alone',
    notes:
      'fuimos a la bibloteca publica. a cada quien le dieron su tarjeta. la señora Ortega nos leyo un cuento de un oso. aprendimos a buscar libros en los estantes. cada niño escogio un libro para llevarse a la casa',
  },
  {
    title: 'Medimos todo',
    grade: '1',
    reading: 'read-to-me',
    notes:
      'Matemáticas: medir sin regla. Medimos el salón con los pies, las mesas con crayones y a nosotros mismos con estambre. A Emma le salieron 9 crayones y a Luis 11 en la misma mesa. ¡Discutieron! Resulta que uno usó crayones rotos jaja. Después usamos reglas.',
  },
  {
    title: 'La niña nueva',
    grade: '1',
    reading: 'read-alone',
    notes:
      'El lunes llegó una niña nueva que no hablaba español. Los niños le enseñaron el patio. Hicieron dibujos para platicar con ella. En el recreo ella les enseñó a todos un juego de palmadas. El viernes se rió por primera vez.',
  },
  {
    title: '¡Nieve!',
    grade: '1',
    reading: 'read-to-me',
    notes:
      'nevó!!! era la primera vez para casi todos mis niños. salimos corriendo con papel negro a cachar copos y los vimos con lupas. ninguno era igual. hicimos un muñeco de nieve chiquito en la resbaladilla. se derritió antes del lonche :(',
  },
  {
    title: 'Los constructores de puentes',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'Reto de STEM: hacer un puente de palitos de paleta y cinta que aguante 50 centavos. El primer puente aguantó 4. Vimos fotos de puentes de verdad y había triángulos por todas partes. Lo hicimos otra vez con triángulos. El segundo aguantó 23. Un equipo le puso cinta a cada unión y el suyo aguantó 87. ¡Se nos acabaron los centavos!',
    captions: ['probando con centavos'],
  },
  {
    title: 'Piedras de bondad',
    grade: '2',
    reading: 'read-alone',
    notes:
      'Esta semana pintamos piedras de bondad. Cada quien escribió una palabra amable en su piedra. Las escondimos por toda la escuela. La directora encontró una en su escritorio y la leyó en los anuncios. El conserje también encontró una y la trajo en la bolsa toda la semana.',
  },
  {
    title: 'Paseo al acuario',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'El camión se descompuso en el camino y cantamos 40 minutos. Tocamos estrellas de mar (rasposas) y mantarrayas (resbalosas). Vimos un tiburón nadar arriba de nosotros en el túnel. Marcos le hizo 14 preguntas a la guía. Comimos el lonche junto a los pingüinos. De regreso iban cansados y casi todos se durmieron.',
  },
  {
    title: 'Limonada',
    grade: '2',
    reading: 'read-alone',
    notes:
      'Aprendimos sobre bienes y servicios. Pusimos un puesto de limonada para los de cuarto. 25 centavos el vaso. La primera salió muy agria y nadie regresó. Le pusimos más azúcar. Vendimos 62 vasos. Ganamos $15.50 y votamos por comprar una pelota nueva para el recreo.',
  },
  {
    title: 'Se perdió la mascota',
    grade: '2',
    reading: 'read-to-me',
    notes:
      'El hámster Pelusa se escapó el lunes en la noche. Lo buscamos por todos lados: abajo de las mesas, atrás del librero, en los casilleros. Hicimos carteles. Dejamos un caminito de semillas. El miércoles oímos que rascaba en la pared. ¡El jueves en la mañana estaba dormido en la caja de cosas perdidas adentro de un guante!',
  },
  {
    title: 'Caminata nocturna en el desierto',
    grade: '3',
    reading: 'read-to-me',
    notes:
      'Caminata de noche en el parque Saguaro con las familias. Usamos linternas rojas para que los ojos se acostumbraran a lo oscuro. La guardabosques alumbró un alacrán con luz negra ¡y brilló verde! Oímos coyotes. Apagamos todas las luces y nos sentamos 5 minutos. Se veía la Vía Láctea.',
  },
  {
    title: 'Pizza de fracciones',
    grade: '3',
    reading: 'read-alone',
    notes:
      'fracciones esta semana. cortamos pizzas de papel en mitades, cuartos y octavos. mucha confusión de por qué 1/8 es más chico que 1/4 si el 8 es más grande. el viernes hicimos pizza de verdad y la partimos, y de repente todos entendieron jaja. se peleaban por el pedazo de 1/4',
  },
  {
    title: 'Cartas para los abuelitos',
    grade: '3',
    reading: 'read-to-me',
    notes:
      'Nuestra clase les escribió cartas a los abuelitos del asilo. Al principio los niños no sabían qué decirle a alguien que no conocían. Les preguntamos cómo era cuando ellos estaban en tercero. Tres semanas después llegó un sobre grande con 22 cartas. Un señor escribió que iba a la escuela a caballo. En mayo los vamos a visitar.',
  },
  {
    title: 'Café de poesía',
    grade: '3',
    reading: 'read-alone',
    notes:
      'Convertimos el salón en un café de poesía. Manteles, flores de papel y chocolate caliente. Cada alumno leyó un poema en el micrófono. Algunos estaban nerviosos y les temblaban las manos. A Aaliyah se le olvidaron las palabras y toda la clase se las dijo en voz baja. Tronamos los dedos en vez de aplaudir.',
  },
  {
    title: 'Adiós, señor Pez',
    grade: '3',
    reading: 'read-to-me',
    notes:
      'Se murió el pez de la clase el fin de semana. Lo teníamos desde agosto. Los alumnos hicieron tarjetas y lo enterramos abajo del mezquite. Cada uno dijo algo que recordaba. Uno dijo que siempre se acercaba al vidrio cuando leíamos en voz alta. Todo el día estuvo callado.',
  },
  {
    title: 'Cohetes de agua',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'Hicimos cohetes con botellas de refresco. Aletas de cartón, puntas de papel, paracaídas de bolsas de basura. El primer lanzamiento se fue de lado contra la cerca. Los equipos cambiaban una sola cosa a la vez: más agua, menos agua, aletas más grandes. Apuntamos las alturas en una tabla. ¡El mejor llegó a 31 metros! El paracaídas solo se abrió en 2 de los 8 cohetes. Queremos saber por qué.',
    captions: ['plataforma de lanzamiento', 'nuestra tabla'],
  },
  {
    title: 'La maqueta',
    grade: '4',
    reading: 'read-alone',
    notes:
      'Historia de Arizona. Estudiamos la misión de San Xavier e hicimos una maqueta con barro y cartón. Nos tardamos 2 semanas. El techo se cayó dos veces. Una guía nos enseñó adobes de verdad y nosotros hicimos los nuestros con lodo y paja y los dejamos 4 días al sol. Los de un equipo se quebraron porque les faltó paja.',
  },
  {
    title: 'Del huerto a la salsa',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'Empezamos en agosto con semillas. Sembramos tomates, jalapeños, cilantro y cebollas. En septiembre los gusanos se comieron la mitad de los tomates y los niños estaban muy tristes. Leímos sobre eso y quitamos los gusanos a mano, 41 en total. ¡Esta semana cosechamos! Hicimos tres salsas: suave, mediana y picosa. Toda la escuela votó y ganó la mediana.',
  },
  {
    title: 'El problema del recreo',
    grade: '4',
    reading: 'read-alone',
    notes:
      'Los niños se quejaban mucho del fútbol en el recreo: peleaban por los equipos y los goles. El lunes hicimos junta de clase. Ellos mismos hicieron una lista de reglas. Probaron equipos al azar y alguien se salió. Probaron con capitanes y se tardaban mucho. El jueves usaron palitos de colores y jugaron todo un partido sin pelear. La próxima semana les van a enseñar el sistema a los de tercero.',
  },
  {
    title: 'Buena semana',
    grade: '4',
    reading: 'read-to-me',
    notes:
      'Fue una gran semana. ¡Gracias a las familias por los refrigerios! Recuerden traer los permisos el viernes. Terminamos la unidad de animales.',
  },
  {
    title: 'Egagrópilas de búho',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Disecamos egagrópilas de búho. La mitad de la clase dijo que nunca lo iba a tocar. Al final nadie quería parar. Encontramos cráneos, costillas y mandíbulas con dientes. Comparamos los huesos con una tabla: ratones de campo, ratones y un pajarito. Dos compañeros armaron un esqueleto completo de 112 huesos. Un alumno dijo que era como un rompecabezas hecho por la naturaleza. Escribimos informes de laboratorio.',
  },
  {
    title: 'El periódico escolar',
    grade: '5',
    reading: 'read-alone',
    notes:
      'Lanzamos un periódico. Editores, reporteros, fotógrafos y una dibujante de historietas. Entrevistamos a la encargada de la cafetería sobre cómo cocina para 600 estudiantes. El primer borrador tenía 38 faltas de ortografía en la primera página. La impresora se atoró la mañana de la entrega. La arreglamos cuando faltaban 10 minutos. Repartimos 200 ejemplares antes del timbre.',
  },
  {
    title: 'El debate',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Tema: ¿debería nuestra escuela tener semana de cuatro días? La mitad de la clase defendió que sí y la otra mitad que no, y no pudieron escoger. Investigaron 6 días. La jueza, que es la bibliotecaria, dijo que los dos lados usaron bien las pruebas. Varios niños cambiaron de opinión. Nadie interrumpió, y eso nunca había pasado :)',
  },
  {
    title: 'Semana de programación',
    grade: '5',
    reading: 'read-alone',
    notes:
      'hora del código. programamos robotitos para que salieran de un laberinto. el primer día todos los robots chocaron con la pared. los niños se frustraron y un equipo quería rendirse. luego se dieron cuenta que hay que contar las vueltas de la rueda y no los segundos. para el viernes 5 de 7 robots salieron',
  },
  {
    title: 'Los últimos días de primaria',
    grade: '5',
    reading: 'read-to-me',
    notes:
      'Los de quinto se van a la secundaria. Entrevistaron a los de kínder sobre qué quieren ser de grandes. Visitamos la secundaria y nos perdimos dos veces buscando el gimnasio. Practicamos con los candados y a algunos les tomó 11 intentos. Plantaron un árbol junto a la puerta para que quedara algo de ellos aquí. Hubo lágrimas, casi todas mías.',
  },
]
