import type { FastifyReply, FastifyRequest } from 'fastify'

type Words = { title: string; text: string }

/** What a plain page says, in both languages: without the site's frame nobody knows which one is read. */
export type PlainWords = { en: Words; es: Words }

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

/** Sends a page that costs nothing to render; status and waiting time are the caller's. */
export function sendPlainPage(reply: FastifyReply, { en, es }: PlainWords): FastifyReply {
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
<title>${en.title}</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>${en.title}</h1>
<p>${en.text} <a href="/">Go to the home page</a></p>
<div lang="es"><h2>${es.title}</h2>
<p>${es.text} <a href="/">Ir a la página de inicio</a></p></div>
</main>
</body>
</html>
`)
}
