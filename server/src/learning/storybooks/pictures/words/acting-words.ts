import type { Mood } from '../people/face.ts'
import type { PoseName } from '../people/poses.ts'
import { listed, type WordLists } from './find-words.ts'

/** What the children do. */
export const poseWords: Partial<Record<PoseName, WordLists>> = {
  run: listed(
    'run, ran, running, race, raced, chase, chased, hurry, hurried, rushed',
    'corr*, carrera, persig*, apur*',
  ),
  cheer: listed(
    'jump*, cheer*, hooray, celebrat*, won, clapp*, shout*, hopped',
    'salt*, brinc*, viva, celebr*, gano, ganamos, aplaud*, grit*',
  ),
  dance: listed(
    'danc*, sing, sang, sings, singing, song, twirl*, spun',
    'bail*, danz*, cantar, cantamos, cantaron, canto, cancion*, giramos, giraron',
  ),
  kneel: listed(
    'plant, planted, planting, dig, dug, digging, bury, buried, tucked, build, built, building',
    'plant*, sembr*, cavar, cavaron, cavamos, enterr*, constru*',
  ),
  sit: listed(
    'sit, sat, sitting, read, reading, listen*, rug, carpet, circle, draw, drew',
    'sentar*, sentamos, sentaron, sentad*, leer, leemos, leyeron, leimos, leyo, escuch*, alfombra, circulo, dibuj*',
  ),
  point: listed(
    'look, looked, see, saw, point*, spotted, there, show, showed, learn*, counted, count',
    'mira, miro, miraron, miramos, ver, vio, vieron, vimos, senal*, mostr*, aprend*, contamos, contaron, contar',
  ),
  crouch: listed(
    'discover*, found, find, hid, hide, tiny, small, watch, watched, peek*, worm, bug',
    'descubr*, encontr*, escond*, pequen*, diminut*, observ*, asom*, lombri*, insecto',
  ),
  think: listed(
    'think, thought, wonder*, ask, asked, question, idea, why, puzzled, guess*',
    'pens*, pregunt*, idea, por que, duda*, adivin*, imagin*',
  ),
  hug: listed(
    'friend, help, helped, hug, hugged, together, share, shared, thank*, kind, welcome*',
    'amig*, ayud*, abraz*, junt*, compart*, gracias, amable, bienvenid*',
  ),
  walk: listed(
    'walk*, march*, went, go, trip, hike, hiked, step, follow*, line',
    'camin*, march*, fuimos, fueron, paseo, paso, sigui*, fila',
  ),
  wave: listed(
    'hello, goodbye, wave, waved, good morning, bye, hi, meet',
    'hola, adios, salud*, buenos dias, despid*, conoc*',
  ),
  reach: listed('reach*, climb*, high, tall, pick, picked, up', 'alcanz*, trep*, alto, alta, arriba, recog*'),
}

export const moodWords: Partial<Record<Mood, WordLists>> = {
  joy: listed(
    'laugh*, happy, hooray, cheer*, giggl*, proud, fun, celebrat*, delight*, won',
    'risa, risas, reimos, rieron, riendo, feliz, felices, viva, alegr*, orgullos*, divert*, celebr*, content*',
  ),
  wonder: listed(
    'wow, surpris*, amaz*, suddenly, look, gasp*, oh, huge, discover*, wonder*',
    'sorpre*, asombr*, de repente, mira, oh, enorme, increible, descubr*, maravill*',
  ),
  calm: listed(
    'quiet*, sleep*, soft*, whisper*, sad, tired, wait*, gentle, still',
    'silencio, dorm*, suave*, susurr*, triste, cansad*, esper*, tranquil*',
  ),
  focus: listed(
    'careful*, measure*, count*, work*, try, tried, build*, built, practic*',
    'cuidado*, medimos, midieron, medir, contamos, contaron, trabaj*, intent*, constru*, practic*',
  ),
}
