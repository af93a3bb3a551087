import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'

const viewerFolder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))
const viewerFiles = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'])

// The viewer sets style attributes and draws its icons from data addresses; it loads nothing from elsewhere.
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `style-src-attr 'unsafe-inline'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/** The viewer of the API document, served from our own files. */
export async function apiDocsRoutes(app: FastifyInstance): Promise<void> {
  await app.register(serveFiles, {
    root: viewerFolder,
    prefix: '/api/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => viewerFiles.has(path),
    maxAge: '1h',
  })
  app.get('/api/docs', (_request, reply) => send(reply, 'text/html', page))
  app.get('/api/docs/start.js', (_request, reply) => send(reply, 'text/javascript', start))
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
    })
    .type(`${type}; charset=utf-8`)
    .send(text)
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>API</title>
<link rel="icon" href="/api/docs/files/favicon-32x32.png">
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="viewer"></div>
<noscript>The document itself is at <a href="/api/openapi.json">/api/openapi.json</a>.</noscript>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

const start = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#viewer', deepLinking: true, validatorUrl: null })
`
