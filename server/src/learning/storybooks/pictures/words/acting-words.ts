import type { Mood } from '../people/face.ts'
import type { PoseName } from '../people/poses.ts'
import type { WordLists } from './find-words.ts'

/** What the children do. */
export const poseWords: Partial<Record<PoseName, WordLists>> = {
  run: { en: ['run', 'ran', 'running', 'race', 'raced', 'chase', 'chased', 'hurry', 'hurried', 'rushed'], es: ['corr*', 'carrera', 'persig*', 'apur*'] },
  cheer: { en: ['jump*', 'cheer*', 'hooray', 'celebrat*', 'won', 'clapp*', 'shout*', 'hopped'], es: ['salt*', 'brinc*', 'viva', 'celebr*', 'gano', 'ganamos', 'aplaud*', 'grit*'] },
  dance: { en: ['danc*', 'sing', 'sang', 'sings', 'singing', 'song', 'twirl*', 'spun'], es: ['bail*', 'danz*', 'cant*', 'gir*'] },
  kneel: { en: ['plant', 'planted', 'planting', 'dig', 'dug', 'digging', 'bury', 'buried', 'tucked', 'build', 'built', 'building'], es: ['plant*', 'sembr*', 'cavar', 'cavaron', 'cavamos', 'enterr*', 'constru*'] },
  sit: { en: ['sit', 'sat', 'sitting', 'read', 'reading', 'listen*', 'rug', 'carpet', 'circle', 'draw', 'drew'], es: ['sent*', 'leer', 'leemos', 'leyeron', 'leimos', 'leyo', 'escuch*', 'alfombra', 'circulo', 'dibuj*'] },
  point: { en: ['look', 'looked', 'see', 'saw', 'point*', 'spotted', 'there', 'show', 'showed', 'learn*', 'counted', 'count'], es: ['mira', 'miro', 'miraron', 'miramos', 'ver', 'vio', 'vieron', 'vimos', 'senal*', 'mostr*', 'aprend*', 'cont*'] },
  crouch: { en: ['discover*', 'found', 'find', 'hid', 'hide', 'tiny', 'small', 'watch', 'watched', 'peek*', 'worm', 'bug'], es: ['descubr*', 'encontr*', 'escond*', 'pequen*', 'diminut*', 'observ*', 'asom*', 'lombri*', 'insecto'] },
  think: { en: ['think', 'thought', 'wonder*', 'ask', 'asked', 'question', 'idea', 'why', 'puzzled', 'guess*'], es: ['pens*', 'pregunt*', 'idea', 'por que', 'duda*', 'adivin*', 'imagin*'] },
  hug: { en: ['friend', 'help', 'helped', 'hug', 'hugged', 'together', 'share', 'shared', 'thank*', 'kind', 'welcome*'], es: ['amig*', 'ayud*', 'abraz*', 'junt*', 'compart*', 'gracias', 'amable', 'bienvenid*'] },
  walk: { en: ['walk*', 'march*', 'went', 'go', 'trip', 'hike', 'hiked', 'step', 'follow*', 'line'], es: ['camin*', 'march*', 'fuimos', 'fueron', 'paseo', 'paso', 'sigui*', 'fila'] },
  wave: { en: ['hello', 'goodbye', 'wave', 'waved', 'good morning', 'bye', 'hi', 'meet'], es: ['hola', 'adios', 'salud*', 'buenos dias', 'despid*', 'conoc*'] },
  reach: { en: ['reach*', 'climb*', 'high', 'tall', 'pick', 'picked', 'up'], es: ['alcanz*', 'trep*', 'alto', 'alta', 'arriba', 'recog*'] },
}

export const moodWords: Partial<Record<Mood, WordLists>> = {
  joy: { en: ['laugh*', 'happy', 'hooray', 'cheer*', 'giggl*', 'proud', 'fun', 'celebrat*', 'delight*', 'won'], es: ['ri*', 'feliz', 'felices', 'viva', 'alegr*', 'orgullos*', 'divert*', 'celebr*', 'content*'] },
  wonder: { en: ['wow', 'surpris*', 'amaz*', 'suddenly', 'look', 'gasp*', 'oh', 'huge', 'discover*', 'wonder*'], es: ['sorpre*', 'asombr*', 'de repente', 'mira', 'oh', 'enorme', 'increible', 'descubr*', 'maravill*'] },
  calm: { en: ['quiet*', 'sleep*', 'soft*', 'whisper*', 'sad', 'tired', 'wait*', 'gentle', 'still'], es: ['silencio', 'dorm*', 'suave*', 'susurr*', 'triste', 'cansad*', 'esper*', 'tranquil*'] },
  focus: { en: ['careful*', 'measure*', 'count*', 'work*', 'try', 'tried', 'build*', 'built', 'practic*'], es: ['cuidado*', 'medi*', 'cont*', 'trabaj*', 'intent*', 'constru*', 'practic*'] },
}
