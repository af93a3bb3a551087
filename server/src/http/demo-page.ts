import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../escape-html.ts'
import { makeNonce } from './make-nonce.ts'

/** Text that is HTML already; everything else is escaped. */
export type Html = { html: string }

/** Joins HTML; values are escaped unless they are HTML themselves, lists are joined. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html | Html[] | undefined)[]
): Html {
  const text = parts.map((part, at) => part + (at < values.length ? toText(values[at]) : '')).join('')
  return { html: text }
}

function toText(value: string | number | Html | Html[] | undefined): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.map((item) => item.html).join('')
  return typeof value === 'object' ? value.html : escapeHtml(String(value))
}

type DemoPage = {
  title: string
  body: Html
  status?: number
  /** Origins beside our own that its forms may lead to. */
  formTargets?: readonly string[]
}

/** Sends a page of the demo's own tools: no script, the product's colors, light or dark as the reader's system. */
export function sendDemoPage(
  reply: FastifyReply,
  { title, body, status = 200, formTargets = [] }: DemoPage,
): FastifyReply {
  const nonce = makeNonce()
  const policy = [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data:`,
    `frame-src 'self'`,
    `form-action ${["'self'", ...formTargets].join(' ')}`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ')
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(documentOf(title, body, nonce))
}

function documentOf(title: string, body: Html, nonce: string): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        <style nonce="${nonce}">
          ${{ html: styles }}
        </style>
      </head>
      <body>
        ${body}
      </body>
    </html> `.html
}

const styles = `
:root { color-scheme: light dark; --bg: light-dark(#fbfbf7, #121c19); --surface: light-dark(#fff, #192622);
  --surface-2: light-dark(#f1f4fa, #21312c); --border: light-dark(#cfd8e8, #374c45); --edge: light-dark(#71809e, #7f978e);
  --text: light-dark(#14213d, #f3f5ee); --text-2: light-dark(#414e69, #c9d4cc); --primary: light-dark(#1f3f9e, #ffcb47);
  --on-primary: light-dark(#fff, #1b1706); --link: light-dark(#1f3f9e, #a8c5ff); --pencil: light-dark(#ffc93c, #ffcb47);
  --warning: light-dark(#8a5a00, #ffc766); --warning-soft: light-dark(#fff0cc, #3b2f12);
  --danger: light-dark(#b4142e, #ff9aa6); --danger-soft: light-dark(#fce5e8, #44181f); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 16px/1.5 'Atkinson Hyperlegible', Verdana, Arial, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 48px; }
main.narrow { max-width: 520px; padding-top: 40px; } main.narrow h1 { margin-bottom: 20px; }
h1 { font-size: 28px; line-height: 1.15; margin: 0 0 8px; } h2 { font-size: 20px; line-height: 1.25; margin: 0 0 8px; }
p { margin: 0 0 16px; } a { color: var(--link); } .quiet { color: var(--text-2); font-size: 14px; }
.banner { background: var(--warning-soft); color: var(--text); border-bottom: 4px solid var(--pencil); padding: 10px 16px; text-align: center; font-weight: 700; }
.card { background: var(--surface); border: 1px solid var(--border); border-radius: 16px; padding: 24px; }
.alert { background: var(--danger-soft); color: var(--danger); border-radius: 10px; padding: 12px 16px; margin: 0 0 16px; font-weight: 700; }
table { width: 100%; border-collapse: collapse; margin: 0 0 16px; } caption { text-align: left; } td, th { text-align: left; padding: 8px 0; border-bottom: 1px solid var(--border); }
td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; } tr.total td { font-weight: 700; border-bottom: 0; }
label { display: block; font-weight: 700; margin: 0 0 4px; } .field { margin: 0 0 16px; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: var(--text); background: var(--bg); border: 1px solid var(--edge); border-radius: 10px; }
button { min-height: 48px; padding: 10px 20px; font: inherit; font-weight: 700; border-radius: 10px; border: 1px solid var(--edge); background: var(--surface); color: var(--text); cursor: pointer; }
button.primary { background: var(--primary); color: var(--on-primary); border-color: var(--primary); }
.stack { display: grid; gap: 12px; } .row { display: flex; gap: 8px; align-items: end; } .row > * { flex: 1; } .row > button { flex: none; min-height: 44px; padding-block: 8px; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.mailbox { display: grid; grid-template-columns: minmax(260px, 380px) 1fr; gap: 24px; align-items: start; }
.mails { list-style: none; margin: 16px 0 0; padding: 0; } .mails a { display: block; padding: 12px; color: inherit; text-decoration: none; border-bottom: 1px solid var(--border); overflow-wrap: anywhere; }
.mails a:hover { background: var(--surface-2); } .mails a[aria-current] { background: var(--surface-2); box-shadow: inset 4px 0 0 var(--pencil); } .mails strong { display: block; }
iframe { width: 100%; height: 75vh; border: 1px solid var(--border); border-radius: 16px; background: #fff; }
@media (max-width: 760px) { .mailbox { grid-template-columns: minmax(0, 1fr); } .mailbox:has(iframe) > :last-child { order: -1; } }
`
