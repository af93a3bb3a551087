import { capitalize } from '@tower/contract/capitalize.ts'

/** How words are often typed in a hurry, and how a book has them. */
const rows =
  `libary/library liberry/library lernd/learned lerned/learned learnd/learned recieved/received freind/friend freinds/friends
  beatiful/beautiful beutiful/beautiful becuase/because becasue/because becouse/because thier/their definately/definitely favorit/favorite suprise/surprise
  suprised/surprised untill/until excercise/exercise wierd/weird seperate/separate seperated/separated calender/calendar kindergarden/kindergarten
  sience/science experement/experiment experiement/experiment vegatables/vegetables vegtables/vegetables choclate/chocolate catapillar/caterpillar
  catapillars/caterpillars caterpiller/caterpillar caterpillers/caterpillars butterflys/butterflies writting/writing begining/beginning diffrent/different
  intresting/interesting interesing/interesting mesured/measured measurd/measured aquariam/aquarium dinasaur/dinosaur dinasaurs/dinosaurs dinosaurus/dinosaurs
  musuem/museum musem/museum realy/really finaly/finally finnaly/finally togather/together togeather/together allways/always probly/probably pumkin/pumpkin
  pumkins/pumpkins tempature/temperature temprature/temperature sandwhich/sandwich spagetti/spaghetti brocolli/broccoli potatos/potatoes tomatos/tomatoes
  heros/heroes payed/paid teached/taught catched/caught buyed/bought brang/brought drawed/drew growed/grew throwed/threw alot/a_lot cuz/because coz/because
  wanna/want_to gotta/got_to kinda/kind_of tho/though realise/realize enviroment/environment goverment/government occured/occurred
  suceeded/succeeded sucess/success succesful/successful acheived/achieved beleive/believe beleived/believed peices/pieces peice/piece
  grammer/grammar skool/school stopt/stopped slimey/slimy shiney/shiny scarey/scary gardend/gardened presant/present presants/presents
  teh/the adn/and hte/the taht/that wiht/with jsut/just frist/first thrid/third nad/and saids/said volenteer/volunteer accross/across`
    .split(/\s+/)
    .map((pair) => pair.split('/').map((word) => word.replaceAll('_', ' ')))

const spelled = new Map(rows.map(([typed = '', meant = '']) => [typed, meant]))

/** The line with its words as they are spelled. */
export function spellEnglish(line: string): string {
  return line
    .replace(/\bthere own\b/gi, 'their own')
    .replace(/\b(\p{L}*(?:she|ha|wo|e|ca)l)fs\b/giu, '$1ves')
    .replace(/\p{L}+/gu, (typed) => {
      const meant = spelled.get(typed.toLowerCase())
      if (meant === undefined) return typed
      return /^\p{Lu}/u.test(typed) ? capitalize(meant) : meant
    })
}
