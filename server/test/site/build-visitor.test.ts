import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { buildVisitor, type Typed } from './build-visitor.ts'
import { readHtml } from './read-html.ts'

/** A site of one page, which answers with what was sent to it. */
function buildSent(html: string) {
  const app = Fastify()
  onTestFinished(() => app.close())
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, body),
  )
  app.get('/', (_, reply) => reply.type('text/html').send(html))
  for (const method of ['GET', 'POST'] as const)
    app.route({
      method,
      url: '/sent',
      handler: ({ url, body }) => `${method} ${url} ${typeof body === 'string' ? body : ''}`,
    })
  return async (typed: Typed = {}) =>
    (await (await buildVisitor(app, {}).open('/')).press({}, typed)).body.trim()
}

test('a form is sent by its method: what it asks for is in the address unless it posts', async () => {
  const fields = '<input name="q" value="a b"><button name="go" value="1">Go</button>'
  expect(await buildSent(`<form action="/sent?old=1">${fields}</form>`)()).toBe('GET /sent?q=a+b&go=1')
  expect(await buildSent(`<form action="/sent?of=1" method="post">${fields}</form>`)({ q: 'c' })).toBe(
    'POST /sent?of=1 q=c&go=1',
  )
})

test('what a browser leaves out is not sent: other forms’ fields, other buttons, a disabled fieldset but its legend', async () => {
  const send = buildSent(
    `<input name="outside" value="1" form="f">
     <form id="f" action="/sent"><button>Go</button>
       <input type="submit" name="other" value="1"><input name="elsewhere" value="1" form="g">
       <fieldset disabled><legend><input name="legend" value="1"></legend><input name="locked" value="1"></fieldset>
     </form>`,
  )
  expect(await send()).toBe('GET /sent?outside=1&legend=1')
  await expect(send({ locked: '2' })).rejects.toThrow('no field locked')
})

test.each([
  ['<form><button disabled>Go</button></form>', 'disabled'],
  ['<form><fieldset disabled><button>Go</button></fieldset></form>', 'disabled'],
  ['<form><button type="button">Go</button></form>', 'type button'],
  ['<form><button type="reset">Go</button></form>', 'type reset'],
  ['<form><button formaction="/other">Go</button></form>', 'formaction'],
  ['<form><button formmethod="post">Go</button></form>', 'formmethod'],
  ['<form enctype="multipart/form-data"><button>Go</button></form>', 'multipart'],
  ['<form method="dialog"><button>Go</button></form>', 'dialog'],
])('what a browser would not send, or otherwise, fails the test: %s', async (html, words) => {
  await expect(buildSent(html)()).rejects.toThrow(words)
})

test.each(['textarea', 'title', 'script', 'style'])(
  'a page whose %s is never closed fails the test',
  (tag) => {
    expect(() => readHtml(`<p>a</p><${tag}>never`)).toThrow(`<${tag}> is never closed`)
    expect(() => readHtml(`<p>a</p><${tag}>never</${tag}`)).toThrow(`<${tag}> is never closed`)
  },
)
