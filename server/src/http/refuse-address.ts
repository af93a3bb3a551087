import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeFailure } from './failure.ts'

/** In both languages, and without the site's frame: nothing can be rendered for an address that nobody can read. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Page not found</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34em;margin:15vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
<h1>There is no page at this address</h1>
<p>It may have been cut off or changed on its way. <a href="/">Go to the home page</a></p>
<p lang="es">No hay ninguna página en esta dirección; quizá se cortó o cambió en el camino. <a href="/">Ir a la página de inicio</a></p>
</main>
</body>
</html>
`

/** Refuses an address that the router itself cannot read: whoever follows a broken link sees a page with a way on. */
export function refuseAddress(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isRead = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
  if (!isRead) return writeFailure(error, request, reply)
  return reply
    .code(400)
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}
