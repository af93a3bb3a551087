/** Words that are written large and are nobody’s name: days, places, holidays, heavens, makers of things, what schools write large. */
export const largeWords: ReadonlySet<string> = new Set(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays mon tue tues wed thu thur thurs fri sat sun
  january february march april may june july august september october november december
  christmas halloween thanksgiving easter hanukkah kwanzaa diwali eid ramadan valentine valentines independence juneteenth navidad pascua reyes
  earth mars venus jupiter saturn neptune uranus mercury pluto moon sun tierra marte jupiter saturno luna sol
  america american usa us mexico mexican arizona phoenix tucson texas california florida york chicago africa asia europe spain china japan india hawaii alaska
  canada sonoran sonora grand canyon desert rio grande antarctica arctic atlantic pacific sahara amazon nile england france egypt
  greece grecia rome roma ranger rangers firefighter firefighters zookeeper custodian librarian guardabosques
  guatemala honduras nicaragua panama colombia venezuela peru ecuador bolivia argentina cuba puerto rico haiti brasil brazil italy italia francia kenya nigeria ghana vietnam
  philippines filipinas somalia syria afghanistan korea russia germany ireland scotland jamaica chihuahua oaxaca jalisco michoacan nogales juarez boston dallas houston
  seattle denver vegas nevada utah colorado oregon washington ohio texas illinois michigan virginia tennessee louisiana
  english spanish ingles espanol stem steam ela pe pbis iep lego legos chromebook chromebooks ipad ipads kahoot prodigy lexia google youtube jello crayola ziploc
  saguaro mesquite mezquite uno una otro otra otros otras ninguno ninguna nadie alguien mientras aunque solo ya hasta desde venn oreo oreos kinder kindergarten prek first second third fourth fifth grade zoo museum park farm library school center garden aquarium fire station theater
  k the a an and or but we i it our they he she this that these those on in at to for with from after before during when while then next finally first last
  students student kids kid kiddos kiddo children child class classes everyone everybody each some many most all one two three four five six seven eight
  nine ten today yesterday also so there here what how why who where great good happy big little new old no not yes oh wow hooray
  martes miercoles jueves viernes sabado domingo lunes enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre
  el la los las un una unos unas y o pero en con de del al por para cuando despues antes luego entonces hoy ayer esta este estos estas todos todas cada
  algunos algunas nos se les le lo primero segundo tercero finalmente tambien muy que como nosotros ellos ellas ninos ninas alumnos alumnas estudiantes
  clase salon grupo semana dia maestra maestro escuela feria fiesta
  dinosaur dinosaurs caterpillar caterpillars chrysalis chrysalises butterfly butterflies tadpole tadpoles jellyfish penguin penguins octopus lava volcano
  volcanoes robot robots magnet magnets pumpkin pumpkins sunflower sunflowers ladybug ladybugs worm worms compost math science reading writing art music
  recess lunch centers stations homework reader readers writer writers author authors scientist scientists engineer engineers
  navajo hopi apache yaqui dine nahuatl arabic chinese japanese korean russian portuguese somali swahili german italian african asian european latino latina
  minecraft roblox pokemon disney pixar moana encanto nintendo spiderman batman superman bluey target walmart costco amazon playdoh rubik nasa zoom
  canva scratch duolingo epic seesaw uber pepsi sprite gatorade cheerios skittles velcro kleenex sharpie expo bingo jenga scrabble uno tetris
  officer principal coach captain sergeant chief mayor governor president doctor nurse chef professor director capitan oficial alcalde alcaldesa
  mom mommy mama dad daddy papa grandma grandpa nana abuela abuelo abuelita abuelito tia tio mami papi god dios internet wifi braille
  fahrenheit celsius olympics olympic paralympics congress senate constitution capitol pilgrims aztec aztecs mayas inca incas
  sherlock cinderella cenicienta dracula frankenstein santa rudolph goldilocks pinocchio pinocho lorax grinch gruffalo bigfoot olaf`
    .split(/\s+/)
    .filter(Boolean),
)
