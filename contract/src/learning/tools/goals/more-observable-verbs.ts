/**
 * More verbs that somebody else can see or hear, English and Spanish; the third is the Spanish form of the third person where it is
 * irregular. A line has several.
 */
const rows = `
accept aceptar|access abrir|accompany acompañar|act actuar|adjust ajustar|advocate abogar|alternate alternar|analyze analizar
annotate anotar|apologize disculparse|apply aplicar|argue discutir|articulate articular|assist ayudar|attach pegar|attempt intentar
attend asistir|balance equilibrarse|bathe bañarse|bend doblar|bounce botar|break romper|breathe respirar|budget presupuestar
build construir construye|categorize clasificar|check revisar|chew masticar|clap aplaudir|clarify aclarar
classify clasificar|clean limpiar|close cerrar cierra|collect recoger recoge|color colorear|communicate comunicar|compose redactar
conclude concluir concluye|connect conectar|construct construir construye|contribute aportar|converse conversar|convert convertir convierte|cook cocinar
cooperate cooperar|correct corregir corrige|crawl gatear|create crear|dance bailar|deliver entregar|demonstrate demostrar demuestra
determine determinar|dictate dictar|differentiate diferenciar|discriminate distinguir distingue|discuss comentar|display mostrar muestra|distinguish distinguir distingue|dress vestirse se viste
dribble botar|drop dejar|elope escaparse|empty vaciar|engage participar|escalate alterarse|estimate estimar|evaluate evaluar|exhibit mostrar muestra|exit salir sale
expand ampliar|extend extender extiende|fix arreglar|flip voltear|form formar|formulate formular|gather reunir|gesture gesticular|generate generar
graph graficar|group agrupar|grip agarrar|guide guiar|hand entregar|hang colgar cuelga|help ayudar|highlight resaltar|include incluir incluye
indicate indicar|infer inferir infiere|inform informar|insert insertar|interact interactuar|interpret interpretar|introduce presentar
invite invitar|justify justificar|kneel arrodillarse|knock tocar|lace atar|lead dirigir dirige|lift levantar|line formarse|listen escuchar|load cargar|log registrar
look mirar|lower bajar|mail enviar|make hacer hace|manipulate manipular|mark marcar|model modelar|navigate navegar|negotiate negociar|obtain obtener obtiene
offer ofrecer|operate operar|organize organizar|outline esquematizar|paint pintar|paraphrase parafrasear|pass pasar|paste pegar|pedal pedalear
perform realizar|plan planear|plot ubicar|position colocar|post publicar|practice practicar|predict predecir predice|prepare preparar|present presentar
pronounce pronunciar|propel impulsar|propose proponer propone|protest protestar|provide dar da|quote citar|rate calificar|rearrange reordenar|recall recordar recuerda
recite recitar|recognize reconocer|redirect redirigir redirige|refer referirse se refiere|refrain abstenerse se abstiene|regroup reagrupar|rehearse ensayar|release soltar suelta
remove quitar|rephrase reformular|reply responder|report informar|represent representar|restate reformular|retrieve recuperar|review revisar|rewrite reescribir
rhyme rimar|rinse enjuagar|roll rodar rueda|rotate girar|run correr|scan escanear|schedule programar|scoop recoger recoge|score obtener obtiene|scream gritar|search buscar
seek buscar|send enviar|sequence ordenar|serve servir sirve|show mostrar muestra|simplify simplificar|sing cantar|skip saltar|slide deslizar|smile sonreír sonríe
snap abrochar|socialize convivir|spread untar|stack apilar|step pisar|stop parar|store guardar|straighten enderezar|stretch estirar|substitute sustituir sustituye|suggest sugerir sugiere
supply dar da|support apoyar|swallow tragar|sweep barrer|swim nadar|swing balancear|switch cambiar|synthesize sintetizar|talk hablar|tap tocar|tear rasgar|text escribir
tolerate tolerar|toss lanzar|track seguir sigue|translate traducir traduce|transport transportar|treat tratar|underline subrayar|undress desvestirse se desviste|utilize usar|unzip abrir
untie desatar|verbalize decir dice|vocalize vocalizar|volunteer ofrecerse|wave saludar|weigh pesar|whisper susurrar|wrap envolver envuelve|earn obtener obtiene|lose perder pierde
advance avanzar|arrange ordenar|buy comprar|purchase comprar|cover tapar|cue indicar|delete borrar|direct dirigir dirige|enunciate pronunciar|exchange intercambiar|face mirar|glue pegar|grab agarrar
jot anotar|lick lamer|nod asentir asiente|pair emparejar|pack empacar|poke picar|pinch pellizcar|phrase formular|reflect reflexionar|spin girar|sign firmar|squeeze apretar aprieta
steer dirigir dirige|string ensartar|stomp pisar|surf navegar|swear insultar|curse insultar|threaten amenazar|trade intercambiar|twist torcer tuerce|visit visitar|wad arrugar|watch mirar|whine quejarse|wander caminar
`
const one = rows.split(/[|\n]/).filter((row) => row.trim() !== '')

/** The pairs of the list, each English, Spanish and, where it is irregular, the Spanish third person. */
export const moreObservableVerbs: readonly (readonly [en: string, es: string, third?: string])[] = one.map(
  (row) => {
    const [en = '', es = '', ...third] = row.trim().split(' ')
    return third.length > 0 ? [en, es, third.join(' ')] : [en, es]
  },
)
