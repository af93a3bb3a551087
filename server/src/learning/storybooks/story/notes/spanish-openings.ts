import { capitalize } from '@tower/contract/capitalize.ts'

const day = String.raw`(lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)`
const leadingDay = new RegExp(
  String.raw`^(?:el )?(?:d[ií]a )?${day}(?!\p{L})(?: (?:en|por) la (?:mañana|tarde))?\s*[:,\-]?\s+`,
  'iu',
)
const trailingDay = new RegExp(String.raw`,?\s+(?:el )?(?:pasado )?${day}[.!]*$`, 'iu')
const innerDay = new RegExp(String.raw`(?<!\p{L})${day}(?!\p{L})`, 'giu')
const spelled: Readonly<Record<string, string>> = { miercoles: 'miércoles', sabado: 'sábado' }

type Opened = { lead: string; rest: string }

/** Takes what a line begins with: a day, a subject, an order. */
export function takeLead(text: string): Opened {
  return takeDay(text) ?? takeOrder(takeFiller(text))
}

function takeDay(text: string): Opened | undefined {
  const days = text.match(innerDay) ?? []
  const found =
    days.length > 1 || /^para el /i.test(text) ? null : (leadingDay.exec(text) ?? trailingDay.exec(text))
  if (found === null) return undefined
  const name = (found[1] ?? '').toLowerCase()
  return { lead: `El ${spelled[name] ?? name} `, rest: takeFiller(text.replace(found[0], '')) }
}

function takeOrder(open: string): Opened {
  const numbered = takeCount(open)
  if (numbered !== undefined) return numbered
  const subject =
    /^(?:en|durante) (?:la clase de |el área de )?(ciencias|matemáticas|lectura|escritura|arte|música|educación física|inglés|español|estudios sociales|la biblioteca|el laboratorio|el recreo|el huerto)(?: (?:esta semana|hoy))?,? /iu.exec(
      open,
    )
  if (subject !== null)
    return { lead: `En ${(subject[1] ?? '').toLowerCase()}, `, rest: open.slice(subject[0].length) }
  const order =
    /^(primero|luego|después|entonces|al final|por fin|al fin|al principio|finalmente|al día siguiente|más tarde|después del recreo|de regreso|en el camino|para el (?:lunes|martes|miércoles|jueves|viernes)|en el recreo)(?!\p{L}),? /iu.exec(
      open,
    )
  if (order !== null)
    return { lead: `${capitalize((order[1] ?? '').toLowerCase())} `, rest: open.slice(order[0].length) }
  return { lead: '', rest: open }
}

/** “Intento 2: dio vueltas”, “día 21 y por fin nacieron” */
function takeCount(open: string): Opened | undefined {
  const numbered =
    /^(?:en el )?((?:primer|segundo|tercer|cuarto|último) intento|intento \d+|día \d+(?! de)) ?(?:[:,-]|y(?= por fin))? /iu.exec(
      open,
    )
  if (numbered !== null)
    return {
      lead: `${/^d/i.test(numbered[1] ?? '') ? 'El' : 'En el'} ${(numbered[1] ?? '').toLowerCase()} `,
      rest: open.slice(numbered[0].length),
    }
  return undefined
}

function takeFiller(text: string): string {
  return text
    .replace(/^(?:esta semana|la semana pasada|hoy|ayer|esta mañana|este mes)(?!\p{L}),? /iu, '')
    .replace(/^(?:noticias|novedades) del? \p{L}+ ?: /iu, '')
    .replace(/^(?:también|además|y|pues|bueno|así que|ah|guau)(?!\p{L}),? /iu, '')
}
