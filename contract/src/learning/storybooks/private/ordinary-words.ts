import { type Language, languages } from '../../../language.ts'
import { foldText } from '../../names/fold-text.ts'

/** Names that are words, too, folded: a capital alone does not make a child of them. */
const english = listOf(
  // What people hope for, and are.
  'hope faith grace joy charity destiny harmony melody serenity trinity genesis justice liberty haven honor patience prudence',
  'constance chance chase grant will mark bill art frank rich rob sue pat drew jack pete rusty dusty sandy misty stormy sunny happy',
  'earnest ernest true love lovely precious dear noble royal major king queen prince princess knight duke earl baron bishop pope',
  'angel christian miracle messiah blessing heaven nevaeh reign legend maverick ace cash dash rocket rider saint guy buddy',
  // What grows, flies, shines and runs.
  'rose roses lily lilly daisy violet iris ivy holly hazel olive jasmine fern flora poppy ginger basil sage rosemary pepper cherry clover',
  'willow ash aspen cedar oak birch juniper magnolia heather bean berry rice reed moss forest grove woods wood fields field hill hills',
  'river rivers brook brooks lake lakes bay ocean sea marsh stone stones rock cliff clay flint sky skye star stars moon sun sunshine',
  'rain snow frost winter winters summer autumn spring dawn day days noon storm cloud breeze gale robin jay wren raven lark dove finch',
  'crane swan drake hawk falcon phoenix bird birds fox wolf wolfe lamb bear buck colt leo bunny fish bass pike otter tiger lion',
  'ruby pearl jade amber crystal diamond opal gem coral sapphire silver gold golden sterling penny goldie',
  // Colors and sizes.
  'brown green white black gray blue red scarlet young long short small little strong sharp swift wise sweet good best bright',
  // What people do and where.
  'baker cook miller smith taylor tailor carter cooper mason carpenter gardener gardner farmer fisher hunter archer walker turner',
  'parker porter potter shepherd sheppard weaver painter singer page pages marshall sheriff judge case price bell bells ball banks bush',
  'church temple house houses hall park parks street streets lane bridge bridges ford gates wells west north east south land english',
  'french holland england paris london rich power powers battle love mercy ray rays max dean gene miles mile dale glen cliff ty',
  // Months, days, and short words.
  'april may june august monday sunday friday an al do my so no be go in on is it us we me he am at to up by or as if ma pa ha hi oh ed',
  'van man men bo bob bobs mat pal nan nana gran papa mama can cane pen rain hay tad pip kit kits bud ben nick tab tate mace cole',
  'mack don dot rod rex wade trace tripp trip sonny junior jet jett sailor story scout piper lyric cadence aria carol harp reed rhyme read',
  'nova stella ridge stone steel blaze cannon canyon beau bow arrow fletcher wheeler rowan shade poet ever tale sky hero wizard major star',
  'christmas easter noel jean jeans china india asia kenya chad jordan israel georgia virginia carolina dakota austin houston dallas',
  'jackson madison lincoln washington savannah denver phoenix brooklyn florida montana cheyenne sierra sydney america francisco',
)
const spanish = listOf(
  'rosa rosas flor flores margarita margaritas violeta violetas azucena jazmin dalia iris hortensia lis amapola olivo oliva pino robles roble',
  'luz sol luna cielo estrella mar mares marina rio rios cielo tierra aurora alba nieve nieves rocio lluvia brisa arena coral perla rubi',
  'esmeralda diamante ambar jade gema oro plata azul celeste blanca blanco verde rojas rojo rubio rubia moreno morena bruno clara claro linda',
  'lindo bonita bonito bella bello dulce dulces feliz alegria esperanza paz gloria victoria alma consuelo soledad dolores milagros milagro',
  'mercedes pilar amparo socorro remedios concepcion asuncion trinidad cruz cruces angel angeles santos santo santa rey reyes reina leon',
  'lobo toro cordero paloma aguila delfin conejo vaca cabrera cabello cabeza calvo delgado bravo bueno buena leal franco francia franca',
  'guerra guerrero herrero pastor molina molinero zapatero marinero pescador carrera campo campos prado prados montes monte valle vega',
  'fuente fuentes castillo torre torres iglesias iglesia casas casa puente puentes villa calle plaza rincon barrios mora moras mendoza',
  'domingo abril mayo junio julio agosto marzo enero navidad pascual leo ella el eva mia mias ti tu si no al del sara nina ninas nino pena',
  'tomas toma marcos marco alta alto paris roma vera lucero salvador amado amada romero manzano naranjo cerezo olmos parra pina canas',
  'serena serrano ama amo sofa dora dori lola pepa juana mota cano luque gallo gallego cortes corte duque conde marques grande rico rica',
  'ramos rama ramas soto bosque bosques palacios palacio sierra serna leal vidal rueda ruedas barba bermejo crespo delgada gordo prieto',
  'solano solar lago lagos pozo pozos laguna isla islas arias vargas rosario ines dias diaz jordan santiago belen jesus guadalupe colombia',
)
/** As “anita” is made from Ana, these are made from no name. */
export const smallThings = listOf(
  'patito patita patitos patitas bonito bonita bonitos bonitas solito solita solitos monito monita monitos palito palitos todito poquito ratito',
  'gatito gatita perrito perrita pollito pollitos osito ositos osita solecito florecita florcita casita carrito barquito arbolito librito',
  'lucecita rosita rositas marcito marita manita manitas bolita bolitas galletita abejita mesita cosita carita caritas vasito bebito',
  'angelito angelitos reyecito florita clarito clarita lunita estrellita nubecita animalito viejito viejita chiquito chiquita cafecito',
  'leoncito leoncita lobito torito corderito conejito palomita palomitas blanquita verdecito dulcecito ninito ninita amorcito',
)
const known: Readonly<Record<Language, ReadonlySet<string>>> = { en: english, es: spanish }

/** As a word is kept of which a teacher says that it is no child; undefined of what is a name alone. */
export function keptFormOf(word: string): string | undefined {
  const { text } = foldText(word.trim())
  return languages.some((language) => isOrdinary(text, language)) ? text : undefined
}

/** The same of any name of one word, which may be a book’s animal: whether it stands in the class list is for the server to say. */
export function keptNameOf(word: string): string | undefined {
  const typed = word.trim()
  return /^\p{L}[\p{L}\p{M}]{2,29}(?:-\p{L}+)?$/u.test(typed) ? foldText(typed).text : keptFormOf(word)
}

export const isOrdinary = (word: string, language: Language) => known[language].has(word)

/** Months: “we met in May” is said more often than “we met with May”. */
export const monthNames = listOf('april may june august abril mayo junio julio agosto marzo enero')

/** Names of places: “in Austin”, “the flag of Jordan”. */
export const placeNames = listOf(
  'china india asia kenya chad jordan israel georgia virginia carolina dakota austin houston dallas jackson madison lincoln washington',
  'savannah denver phoenix brooklyn florida montana cheyenne sierra sydney america francisco paris london santiago belen colombia francia',
  'trinidad salvador roma guadalupe holland england ireland africa brazil',
)

function listOf(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(' ')))
}
