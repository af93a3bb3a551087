import type { Frame } from './frame-type.ts'

/** Praise, growth, and what is still hard. */
export const framesOfPraise: readonly Frame[] = [
  {
    part: 'good',
    read: [
      '[{S}] [did|does|is doing] [a] (great|good|nice|excellent|awesome|super|fantastic|amazing|wonderful|terrific) (job|work) [in|on|with] {firm}',
      '[{S}] [hizo] [un] (excelente|buen|gran) trabajo (en|con) {firm}',
    ],
    en: '{S} did great work on {firm}{~}.',
    es: '{S} hizo un gran trabajo con {the}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [did|does|is doing] [a] (great|good|nice|excellent|awesome|super|fantastic|amazing|wonderful|terrific) (job|work) {ing}',
      '(gran|excelente|buen) trabajo al {ing}',
    ],
    en: '{S} did great work {ing}{~}.',
    es: '{S} hizo un gran trabajo al {ing}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [did|does|is doing] [a] (great|good|nice|excellent|awesome|super|fantastic|amazing|wonderful|terrific) (job|work)',
      '[{S}] [hizo] [un] (excelente|buen|gran) trabajo',
    ],
    en: '{S} did great work{~}.',
    es: '{S} hizo un gran trabajo{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] (doing|is doing|did|does) (great|well|very well|really well|good) (in|with|on) {firm}',
      '[{S}] (great|good) (in|at) {firm}',
      'a {S} le va [muy] bien en {firm}',
      'le va [muy] bien en {firm}',
    ],
    en: '{S} is doing well in {firm}{~}.',
    es: '{D} le va muy bien en {firm}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [has|had|made|makes|shows|showed|showing|making] [a] (great|good|big|excellent|nice|lots of|a lot of|huge) {firm} in {the}',
      '[{S}] [tuvo|mostró] [un|una] (gran|buen|buena) {firm} en {the}',
    ],
    en: '{S} shows great {firm} in {the}{~}.',
    es: '{S} muestra mucho {firm} en {the}{~}.',
    child: true,
    keys: ['none'],
  },
  {
    part: 'good',
    read: [
      '[{S}] [has|had|made|makes|shows|showed|making] [a|a lot of|lots of] (great|good|big|nice|excellent|huge|real|so much|a lot of|lots of) (progress|improvement|growth) [in|with|on] {firm}',
      '[{S}] (ha mejorado|mejoró|avanzó|ha avanzado|mejoró mucho|ha mejorado mucho|gran avance|mucho progreso) en {firm}',
      '[{S}] [has] improved [a lot] [in|with|on] {firm}',
    ],
    en: '{S} has grown a lot in {firm}{~}.',
    es: '{S} ha avanzado mucho en {firm}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [has|shows|showed|with|puts in|put in|gives|gave] [a] (great|good|best|excellent|strong) (effort|work ethic) [in|on|with] {firm}',
      '[{S}] [mostró|muestra] (gran|mucho|buen) esfuerzo en {firm}',
    ],
    en: '{S} works very hard in {firm}{~}.',
    es: '{S} se esfuerza mucho en {firm}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [has|shows|showed|puts in|put in|gives|gave] [a|{P}] (great|good|best|excellent|strong|super) (effort|work ethic)',
      '[{S}] [mostró|muestra] (gran|mucho|buen) esfuerzo',
    ],
    en: '{S} works very hard{~}.',
    es: '{S} se esfuerza mucho{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [has|had|shows|showed|keeps|with] [a] (great|good|positive|excellent|wonderful) attitude',
      '[{S}] [tiene|tuvo|mostró] [una] (buena|gran|excelente) actitud',
    ],
    en: '{S} has a good attitude{~}.',
    es: '{S} tiene una buena actitud{~}.',
    child: true,
  },
  {
    part: 'good',
    read: ['[{S}] [had|has] [a] perfect attendance', '[{S}] [tuvo|tiene] asistencia perfecta'],
    en: '{S} came to school every day{~}.',
    es: '{S} vino a la escuela todos los días{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [had] [a] (great|good|super|wonderful|awesome|fantastic) (day|week|month|year)',
      '[{S}] [tuvo] (un|una) (gran|buen|buena|excelente) (día|semana|mes|año)',
    ],
    en: '{S} had a good time at school{~}.',
    es: '{D} le fue muy bien{~}.',
    child: true,
    keys: ['none'],
  },
  {
    part: 'good',
    read: [
      '[{S}] [had] [a] (great|good|super|wonderful|awesome|fantastic) day',
      '[{S}] [tuvo] un (gran|buen|excelente) día',
    ],
    en: '{S} had a great day{~}.',
    es: '{S} tuvo un gran día{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [had] [a] (great|good|super|wonderful|awesome|fantastic) week',
      '[{S}] [tuvo] una (gran|buena|excelente) semana',
    ],
    en: '{S} had a great week{~}.',
    es: '{S} tuvo una gran semana{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [had] [a] (great|good|super|wonderful|awesome|fantastic) year',
      '[{S}] [tuvo] un (gran|buen|excelente) año',
    ],
    en: '{S} had a great year{~}.',
    es: '{S} tuvo un gran año{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [is|was|been|has been|always] [so|very|really|such] {trait}',
      '[{S}] (es|fue) [muy] {trait}',
      '{trait}',
    ],
    en: '{S} is {trait}{~}.',
    es: '{S} es {trait}{~}.',
    child: true,
  },
  {
    part: 'good',
    read: [
      '[{S}] [is|was|been|has been|is so] {trait} (to|toward|with) {thing}',
      '[{S}] (es|fue) {trait} con {thing}',
    ],
    en: '{S} is {trait} to {thing}{~}.',
    es: '{S} es {trait} con {thing}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[{S}] [is|still] (working on|practicing|learning) {firm}',
      '[{S}] (trabaja en|está trabajando en|está aprendiendo|practica) {the}',

      '[still] working on {firm}',
    ],
    en: '{S} is working on {firm}{~}.',
    es: '{S} está trabajando en {firm}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[{S}] [is|still] (working on|learning to|learning how to) {ing}',
      '[{S}] (está aprendiendo a|aprende a) {to}',
      '[{S}] [is] learning to {to}',
    ],
    en: '{S} is working on {ing}{~}.',
    es: '{S} está practicando cómo {ing}{~}.',
    child: true,
    keys: ['none'],
  },
  {
    part: 'what',
    read: [
      '[{S}] [has|had|is having|having] [a|some|lots of|still has] (trouble|hard time|difficulty|difficulties|problems) (with|in|on) {firm}',
      '[{S}] [is] (struggling|struggles|struggled) (with|in|on) {firm}',
      '[a {S}] le (cuesta|cuestan) {the}',
      '[{S}] tiene dificultad con {the}',
      '[{S}] [has|had] trouble {firm}',
    ],
    en: '{S} finds {firm} hard{~}.',
    es: '{D} le {firm?cuesta|cuestan} trabajo {the}{~}.',
    child: true,
  },
  {
    part: 'what',
    read: [
      '[{S}] [has|had|is having|having] [a|some|lots of] (trouble|hard time|difficulty|problems) [with] {ing}',
      '[{S}] [is] (struggling|struggles|struggled) [to|with] {to}',
      '[a {S}] le (cuesta|costó) [trabajo] {to}',
      '[{S}] (tiene|tuvo) dificultad para {to}',
    ],
    en: '{S} has a hard time {ing}{~}.',
    es: '{D} le cuesta trabajo {ing}{~}.',
    child: true,
  },
]
