import { capitalize } from '@tower/contract/capitalize.ts'

/** How words are typed on a phone, without accents, and how a book has them: what without its accent is another word is not here. */
const rows =
  `bibloteca/biblioteca publica/pública publico/público tambien/también despues/después dia/día dias/días arbol/árbol arboles/árboles pajaro/pájaro
  pajaros/pájaros numero/número numeros/números pagina/página paginas/páginas musica/música matematicas/matemáticas matematica/matemática facil/fácil
  dificil/difícil dificiles/difíciles rapido/rápido rapida/rápida ultimo/último ultima/última unico/único lapiz/lápiz lapices/lápices maiz/maíz raiz/raíz
  raices/raíces jardin/jardín salon/salón camion/camión avion/avión algodon/algodón carton/cartón corazon/corazón raton/ratón leon/león tiburon/tiburón delfin/delfín
  aqui/aquí alli/allí ahi/ahí asi/así haci/así ademas/además mas/más estan/están habia/había habian/habían tenian/tenían queria/quería querian/querían podian/podían sabian/sabían
  decian/decían vivian/vivían volteabamos/volteábamos teniamos/teníamos estabamos/estábamos ibamos/íbamos eramos/éramos queriamos/queríamos podiamos/podíamos sabiamos/sabíamos
  quimica/química zoologico/zoológico detras/detrás atras/atrás oido/oído oidos/oídos frio/frío fria/fría tio/tío tia/tía mama/mamá
  iso/hizo isimos/hicimos icimos/hicimos isieron/hicieron leimos/leímos oimos/oímos caimos/caímos reimos/reímos nino/niño nina/niña ninos/niños ninas/niñas ano/año anos/años
  manana/mañana pequeno/pequeño pequena/pequeña pequenos/pequeños pequenas/pequeñas senora/señora senor/señor cumpleanos/cumpleaños montana/montaña montanas/montañas
  espanol/español otono/otoño sueno/sueño munecos/muñecos muneco/muñeco companero/compañero companera/compañera companeros/compañeros ensenaron/enseñaron enseno/enseñó ensenó/enseñó
  escribio/escribió salio/salió nacio/nació comio/comió aprendio/aprendió crecio/creció corrio/corrió abrio/abrió subio/subió sintio/sintió pidio/pidió durmio/durmió
  murio/murió perdio/perdió rompio/rompió leyo/leyó cayo/cayó oyo/oyó descubrio/descubrió recibio/recibió encontro/encontró empezo/empezó llego/llegó escogio/escogió
  eligio/eligió metio/metió movio/movió volvio/volvió sonrio/sonrió vendio/vendió aparecio/apareció desaparecio/desapareció derritio/derritió hundio/hundió nevo/nevó llovio/llovió
  exploto/explotó broto/brotó quimicos/químicos volcan/volcán iman/imán huerfano/huérfano oceano/océano
  arana/araña aranas/arañas lechusa/lechuza lluvio/llovió resbaladia/resbaladilla haiga/haya`
    .split(/\s+/)
    .map((pair) => pair.split('/'))

const spelled = new Map(rows.map(([typed = '', meant = '']) => [typed, meant]))
/** “Nos gusto”, “se quedo”: after these it is what somebody did. */
const done =
  /(?<=(?:^|[^\p{L}])(?:se|nos|les) )(?!\p{L}*(?:hizo|puso|dijo|trajo|quiso|pudo|supo|tuvo|hubo|vino|dujo)(?!\p{L}))(?!(?:todo|solo|mucho|poco|como|cuando)(?!\p{L}))(\p{L}{3,})o(?!\p{L})/giu
/** “Leccion”, “plantabamos” */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2}[cs])ion(?!\p{L})/giu, 'ión'],
  [/(?<=\p{L}{2})abamos(?!\p{L})/giu, 'ábamos'],
]

/** The line with the accents and letters that its words are spelled with. */
export function spellSpanish(line: string): string {
  const whole = endings.reduce((text, [end, by]) => text.replace(end, by), line).replace(done, '$1ó')
  return whole.replace(/\p{L}+/gu, (typed) => {
    const meant = spelled.get(typed.toLowerCase())
    if (meant === undefined) return typed
    return /^\p{Lu}/u.test(typed) ? capitalize(meant) : meant
  })
}
