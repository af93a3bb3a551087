import { topics, type Topic } from '../brief.ts'
import { leaveOutDiagnoses } from '../text/leave-out-diagnoses.ts'

/** Words that say what a sentence is about, in both languages. */
const patterns: Readonly<Record<Topic, RegExp>> = {
  rooms:
    /\b(?:materials?|supplies|(?:workbook|textbook|math book|cuaderno(?: de trabajo)?|libro de (?:texto|matem[aá]ticas)),? (?:pages?|pp?\.?|pgs?\.?|p[aá]gs?\.?|p[aá]ginas?) ?\d|(?:is|are|est[aá]n?) (?:\p{L}+ )?(?:by|near|next to|junto al?|al lado del?) (?:the )?(?:sink|door|window|fregadero|lavabo|puerta|ventana)|(?:is|are|left|find|found|located|copies|stack(?:ed)?|lies?|labeled|keys?)\b.{0,60}\b(?:on|in|under|behind|by|next to|near|inside)\b.{0,20}\b(?:desk|shelf|shelves|table|bins?|drawers?|cabinets?|cupboard|closet|folders?|binder|tray|counter|baskets?|cubb(?:y|ies)|crate|board|cart|bookcase|windows?|lab|hooks?|phone|stapler|mailbox|pouch)|(?:is|are|copies|sheets?)\b (?:\p{L}+ )?(?:on|in|under|behind|beside|inside) (?:my|the|each|their) (?!board\b|food\b|rug\b|carpet\b|track\b|way\b)|logged in|labeled|materiales|(?:hojas?|copias?|listas?|libros?|est[aá]n?|quedan?|encontrar[aá])\b.{0,60}\b(?:escritorio|estante|mesa|caja|caj[oó]n|armario|carpeta|bandeja|charola|canasta|gancho|librero|pizarr[oó]n|puerta))|\b(?:room|rm\.?|sal[oó]n|aula) ?#? ?[A-H]?-?\d+/iu,
  known:
    /\b(?:know (?:what to do|the routines?|how|to|our|this|wherethe \p{L}+ (?:song|routine|signal|rules)|it\b)|(?:they|students|kids|children) (?:all )?know\b|(?:arrival |morning |daily )?routines?|procedures?|(?:as )?usual|are used to|(?:bathroom|restroom)\b.{0,6}(?::|one\b|pass)|(?:attention|quiet) signal|rutinas?|ya saben|saben (?:qu[eé]|c[oó]mo)|como siempre|procedimientos?|baño:)/iu,
  early:
    /\b(?:(?:finish(?:ed|es)?|done|complete[ds]?|through)\b.{0,25}\bearly|early finish(?:er)?s?|fast finishers?|(?:if|when|once|as soon as)\b.{0,30}\b(?:finish(?:ed|es)?|done)\b|extra time(?! (?:for|on|to))|(?:anyone|those|whoever|some)\b.{0,16}\bfinish(?:ed|es)?|^(?:finished|done)\?|time (?:left|remains)|left ?over time|(?:si|cuando|al|quienes?|los) ?(?:que )?\b.{0,25}\b(?:terminan?|terminar|terminen|acaban?|acaben)|terminan (?:antes|temprano)|tiempo (?:extra|libre|de sobra))\b/iu,
  seating:
    /\b(?:seating (?:charts?|plan)|assigned seats?|seats are assigned|(?:(?:may|can|do|should) ?not|can['’]t|shouldn['’]t|don['’]t) sit (?:together|next|by|near)|sit apart|(?:plano|lista|mapa|croquis) de asientos|asientos asignados)\b/iu,
  names:
    /^names?\s*:|\p{L} = ["“]?\p{Lu}{2,}-|\b(?:pronounced?|pronunciation|sounds like|rhymes with|goes by|(?:like|likes|prefers?) to be called|prefers|says? (?:his|her|their) name|(?:is|are) said\b|se pronuncia|pronunciaci[oó]n|prefiere que|le dicen|suena como)\b/iu,
  helpers:
    /\b(?:helpers?|(?:aides?|paras?|paraprofessionals?)\b.{0,30}\bknows?|helpful (?:students?|kids?)|reliable|dependable|trustworthy|(?:can|will) (?:help (?:you|others)|answer (?:any )?questions|show you)|(?:student|line) leaders?|good (?:students?|kids?) to ask|ayudantes?|(?:le|te) (?:puede[n]?|van? a|pueden) ayudar|puede[n]? ayudar(?:le|te)|ayudan? (?:a|con)\b|responsables?|de confianza|l[ií]der(?:es)?)\b/iu,
  leaves:
    /\b(?:(?:sees?|visits?) (?:the )?(?:nurse|counselor|office)|(?:speech|resource|OT|PT|ESL|band|orchestra|choir|counselor|therapist)\b.{0,20}\b(?:takes|pulls|leaves?)\b|\bgo(?:es)? to (?:Mrs?|Ms|Mx|Dr)\b\.?|pull(?:ed)?[ -]?outs?\b(?! ?\/)|has to leave|(?:gets?|is|are) (?:picked up|pulled)|picks? (?:him|her) up|(?:leaves?|goes|go|going|is picked up|are picked up|picked up|pulled|is called|dismissed|comes? for)\b.{0,50}\b(?:speech|resource|counsel(?:or|ing)|OT|PT|ESL|ELL?|ELD|reading group|band|orchestra|choir|title (?:1|i|one)|gifted|GATE|therap(?:y|ist)|intervention|nurse|office|dentist|doctor|appointment|early)|(?<!\bI )(?:leaves?|leave) (?:at|early)|(?:sale[n]?|va[n]?|se va[n]?)\b.{0,40}\b(?:terapia|recursos|habla|lenguaje|consejer[ao]|enfermer[ií]a|banda|ingl[eé]s|temprano|a las))\b/iu,
  needs:
    /\b(?:IEPs?(?! meeting)|504|no (?:nuts|peanuts|eggs?|dairy|milk|gluten|wheat|strawberr(?:y|ies))|(?:not allowed(?: to)?|can['’]t|cannot|may not) (?:have|eat)|no (?:come|puede comer|debe comer)\b|allerg(?:y|ies|ic)|inhalers?|never leave|epi-?pens?|medications?|medicine|insulin|(?:mental )?health (?:issues?|needs?|plans?|concerns?|reasons?|problems?|room|info\w*)|medical|accommodations?|modifications?|accommodate|special needs|needs? (?:breaks?|to sit|extra|help|support|a quiet)|preferential seating|seizures?|glasses|hearing aids?|fidgets?|(?:his|her|their|wears?|needs?|uses?) headphones|wheelchair|behavior plan|takes? (?:a |his |her )?(?:\d+[ -]minute )?breaks?|face (?:him|her|them)|fed by|has a pass|al[eé]rgi(?:a|as|co|ca|cos|cas)|inhalador|medicin(?:a|as)|medicamentos?|salud|adaptaciones|adecuaciones|necesita[n]?|lentes|aud[ií]fonos)\b/iu,
  fire: /\b(?:fire|drills?|alarm (?:goes|sounds|rings)|if the alarm|(?:suena|oye) la alarma|evacuat(?:e|es|ion)|emergency (?:exit|procedures?|folder|map|binder|bag|backpack)|emergencies|tornado|earthquake|incendios?|simulacros?|evacuaci[oó]n|emergencias?|sismo)\b/iu,
  lockdown:
    /\b(?:lock[ -]?downs?|lock[ -]?outs?|shelter in place|intruder|hard lock|soft lock|secure (?:mode|the room)|cierre de emergencia|confinamiento|encierro|intruso)\b/iu,
  call: /\b(?:dial \d|(?:issues|problems|trouble)\?|team(?:mate| teacher)s?\b.{0,3}:|text (?:Mrs?|Ms|Coach)|(?:call|dial|buzz|phone)\b.{0,40}(?:office|nurse|principal|\d{2,4}|ext|me\b|Mrs?\.|Ms\.|security|front)|ext(?:ension|\.)? ?\d+|x\d{3,4}|(?:ask|see|contact|check with) (?:Mrs?|Ms|Dr|Coach)\b|(?:ask|check with) (?:the|your) (?:neighbor|office|team|aide|grade)|next door|across the hall|(?:my )?cell(?: phone)? is|dept\.? (?:chair|head)|questions[:?]|cualquier (?:cosa|duda)|anything (?:goes wrong|comes up)|if you (?:get stuck|have trouble)|ask \p{L}+ next door|neighbor(?:ing)? teacher|(?:any|have) questions|if you need (?:help|anything)|llam(?:e|ar|a)|pregunt(?:e|ar)|extensi[oó]n|si (?:tiene|hay) (?:dudas|preguntas|problemas)|vecina|de al lado)/iu,
  leave_behind:
    /(?<!\b(?:never|not|don['’]t) )\b(?:leave (?:me |a |the |any |all |your |them |everything |completed |work |papers )+.{0,40}|(?:write|jot)(?: me| their)?(?: down)? (?:a )?(?:notes?|names|down|anyone|who)|let me know|tell me how|e-?mail me|text me|collect (?:the |all |their )?(?:\p{L}+ )?(?:packets?|papers?|tests?|work|sheets?|slips?|guides?|worksheets?|assignments?)|(?:list|record)\b.{0,30}\b(?:absen\w*|misbehav\w*|names)|(?:collect|turn(?:ed)? in|hand(?:ed)? in)\b.{0,60}\b(?:leave|desk|bin|tray|basket|folder|me)|sub(?:stitute)? (?:report|feedback|notes?)|feedback|report (?:of|on) the day|d[eé]j(?:e|ar|a)(?:me)? .{0,40}|an[oó]te(?:me)?|apunt(?:e|ar)|nota (?:para m[ií]|al final)|recoj(?:a|er))\b/iu,
}

/** "Sofía and Omar know where everything is": who knows are children by name, so they help. */
const namedHelpers =
  /^(?:\p{Lu}[\p{L}’']+(?: \p{Lu}\.?)?(?:, | and | y | & |, and )?){1,4} (?:know|knows|saben|sabe) (?:where|what|how|the|dónde|qué|cómo)/u

/** "T.K. tests in room 110", "Marco to Room 10 with Mr. Ron". */
const namedLeaving = /(?:^|[:,] )(?:\p{Lu}[\p{Ll}.]+|(?:\p{Lu}\.){1,2}) (?:tests in|to (?:Room|Rm)\b)/u

/** "Ask Mrs. Ortega in room 12" tells whom to ask, unless it also says where a thing lies. */
const roomNumber = /\b(?:room|rm\.?|sal[oó]n|aula) ?#? ?[A-H]?-?\d+/giu

/** Where these lie is looked for under their own heading. */
const elsewhere: readonly Topic[] = ['needs', 'early', 'fire', 'lockdown', 'seating']

/** What a sentence is about; several at once when it says several things. */
export function topicsOf(sentence: string): Topic[] {
  if (namedHelpers.test(sentence) && !/^(?:Students|Kids|Children|They|The)\b/.test(sentence))
    return ['helpers']
  const found = topics.filter(
    (topic) => patterns[topic].test(sentence) || (topic === 'leaves' && namedLeaving.test(sentence)),
  )
  if (!found.includes('needs') && leaveOutDiagnoses(sentence).leftOut) found.push('needs')
  return found.filter(
    (topic) =>
      !(topic === 'known' && found.includes('helpers')) &&
      !(
        topic === 'rooms' &&
        found.includes('call') &&
        !patterns.rooms.test(sentence.replace(roomNumber, ''))
      ) &&
      !(topic === 'rooms' && found.some((other) => elsewhere.includes(other))),
  )
}

const headings: Readonly<Record<Topic, RegExp>> = {
  rooms: /^(?:rooms?|materials?|supplies|where (?:things|everything) (?:is|are)|materiales|sal[oó]n)/iu,
  known:
    /^(?:routines?|procedures?|class(?:room)? (?:rules|procedures|routines)|what (?:they|students|pupils|kids) know|bathroom|restroom|rutinas?|procedimientos|reglas)/iu,
  early:
    /^(?:early|fast) finish|^(?:if|when) .{0,20}(?:done|finish)|^(?:a los|los|quienes) .{0,20}(?:termin|acab)|^(?:extra|left ?over) time|^(?:si|cuando|al) .{0,20}termin/iu,
  seating: /^(?:seat(?:s|ing)|asientos)/iu,
  names: /^(?:names?|pronunciation|nombres|pronunciaci[oó]n)/iu,
  helpers: /^(?:good (?:kids|students)|(?:student |class |good )?helpers?|helpful|reliable|ayudantes?)/iu,
  leaves:
    /^(?:pull[ -]?outs?|who leaves|leaving|students? who leave|specialists?|salidas|alumnos que salen|quienes salen)/iu,
  needs:
    /^(?:health|medical|allerg|IEPs?|504|(?:student|special) needs|accommodations?|modifications?|needs|salud|al[eé]rgias|necesidades|adaptaciones)/iu,
  fire: /^(?:fire|emergenc(?:y|ies)|drills?|safety|incendio|emergencias?|simulacro|seguridad)/iu,
  lockdown: /^(?:lock[ -]?down|cierre)/iu,
  call: /^(?:who to (?:call|ask)|whom to|contacts?|phone|important (?:numbers|people)|help|questions|neighbors?|a qui[eé]n|contactos?|tel[eé]fonos?|dudas)/iu,
  leave_behind:
    /^(?:end of (?:the )?day notes?|leave|before you (?:go|leave)|notes? (?:for|to) (?:me|the teacher)|sub(?:stitute)? (?:report|notes)|al final|antes de irse|qu[eé] dejar|deje)/iu,
}

/** What the lines below a short heading are about. */
export function headingOf(line: string): Topic | null {
  if (line.length > 45 || line.split(' ').length > 6 || /\bsub(?:stitute)? plans?\b/iu.test(line)) return null
  return topics.find((topic) => headings[topic].test(line)) ?? null
}

const headingWords =
  /^(?:s|es|ers?|ing|ies|y)?(?:[\s/&,]*(?:and|y|or|notes?|drills?|procedures?|routines?|charts?|plans?|students?|needs?|names?|numbers?|lockdown|emergency|medical|learning|finishers?|alumnos|escolar|de))*\s*:?$/iu

/** Whether a heading says nothing more than what our own heading says. */
export function isOnlyHeading(line: string, topic: Topic): boolean {
  return headingWords.test(line.replace(headings[topic], ''))
}
