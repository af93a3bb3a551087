import type { FastifyReply, FastifyRequest } from 'fastify'

type Words = { title: string; text: string }

/** What a plain page says, in both languages: without the site's frame nobody knows which one is read. */
export type PlainWords = {
  en: Words
  es: Words
  /** The same address may answer in a moment. */
  again?: true
}

/** The address can’t be read by the router: its link was cut off or changed. */
export const unreadable: PlainWords = {
  en: { title: 'There is no page at this address', text: 'It may have been cut off or changed on its way.' },
  es: { title: 'No hay ninguna página en esta dirección', text: 'Quizá se cortó o cambió en el camino.' },
}

/** One place asks too often. */
export const busy: PlainWords = {
  en: { title: 'One moment, please', text: 'Too much is being asked for at once. Please try again shortly.' },
  es: {
    title: 'Un momento, por favor',
    text: 'Hay demasiadas solicitudes a la vez. Inténtalo de nuevo en un momento.',
  },
  again: true,
}

/** The site can't render anything right now: it is too busy, or something that it needs is away. */
export const away: PlainWords = {
  en: {
    title: 'One moment, please',
    text: 'This site is not available right now. Please try again shortly.',
  },
  es: {
    title: 'Un momento, por favor',
    text: 'Este sitio no está disponible en este momento. Inténtalo de nuevo en un momento.',
  },
  again: true,
}

/** Something of ours broke; the log has it. */
export const broken: PlainWords = {
  en: {
    title: 'Something broke on our side',
    text: 'Nothing you entered before was lost, and we have been told. Please try again.',
  },
  es: {
    title: 'Algo falló de nuestro lado',
    text: 'No se perdió nada de lo que enviaste antes, y ya nos avisaron. Inténtalo de nuevo.',
  },
  again: true,
}

/** The preview of texts that nobody published is over. */
export const ended: PlainWords = {
  en: { title: 'This preview has ended', text: 'Open it again from the console.' },
  es: { title: 'Esta vista previa terminó', text: 'Ábrela de nuevo desde la consola.' },
}

/** Whether somebody looks at a page, rather than a program asking one of our calls. */
export function asksForPage(request: FastifyRequest): boolean {
  const isCall = request.routeOptions.config?.endpoint !== undefined
  return request.method === 'GET' && !isCall && request.headers.accept?.includes('text/html') === true
}

/**
 * Sends a page that costs nothing to render, in the colors of the site and with nothing to load; status and waiting time are
 * the caller's. An empty address asks for the same page anew, without a script.
 */
export function sendPlainPage(reply: FastifyReply, words: PlainWords): FastifyReply {
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${words.en.title}</title>
<style>${style}</style>
</head>
<body>
<main>
${mark}
<h1>${words.en.title}</h1>
<p>${words.en.text}</p>
${ways(words, english)}
<div lang="es">
<h2>${words.es.title}</h2>
<p>${words.es.text}</p>
${ways(words, spanish)}
</div>
</main>
</body>
</html>
`)
}

const english = { again: 'Try again', home: 'Go to the home page' }
const spanish: typeof english = { again: 'Intentar de nuevo', home: 'Ir a la página de inicio' }

function ways({ again }: PlainWords, labels: typeof english): string {
  const retry = again ? `<a class="again" href="">${labels.again}</a> ` : ''
  return `<p class="ways">${retry}<a href="/">${labels.home}</a></p>`
}

/** The mark of the product; it says nothing that isn't written. */
const mark = `<svg viewBox="0 0 40 44" width="60" height="66" aria-hidden="true"><path d="M9 16v-4a11 11 0 0 1 22 0v4z" fill="#ffc93c"/><rect x="3" y="18" width="34" height="9" rx="2" fill="#2b50be"/><rect x="3" y="29" width="15.5" height="15" rx="2" fill="#d2603a"/><circle cx="29.5" cy="36.5" r="7.5" fill="#168577"/></svg>`

/** The site's tokens by day and by night, as far as this page needs them. */
const style = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:light-dark(#fbfbf7,#121c19);color:light-dark(#14213d,#f3f5ee);font:1.0625rem/1.5 'Atkinson Hyperlegible Next','Atkinson Hyperlegible',Verdana,system-ui,sans-serif}
main{box-sizing:border-box;width:min(100% - 2rem,34rem);margin:2rem 0;padding:2rem;border:1px solid light-dark(#cfd8e8,#374c45);border-top:8px solid #ffc93c;border-radius:16px;background:light-dark(#fff,#192622)}
h1,h2{margin:1rem 0 .5rem;font-family:'Bricolage Grotesque',Verdana,system-ui,sans-serif;line-height:1.15}
h1{font-size:1.75rem}h2{font-size:1.25rem}
p{margin:.5rem 0;color:light-dark(#414e69,#c9d4cc)}
a{color:light-dark(#1f3f9e,#a8c5ff)}
.ways{display:flex;flex-wrap:wrap;gap:.5rem 1.25rem;align-items:center}
.ways a{display:inline-flex;align-items:center;min-height:44px}
.again{padding:0 1.25rem;border-radius:10px;background:light-dark(#1f3f9e,#ffcb47);color:light-dark(#fff,#1b1706);font-weight:700;text-decoration:none}
:focus-visible{outline:3px solid light-dark(#1f3f9e,#a8c5ff);outline-offset:2px}
[lang=es]{margin-top:1.5rem;border-top:1px solid light-dark(#e3e2d9,#2a3a34)}`
