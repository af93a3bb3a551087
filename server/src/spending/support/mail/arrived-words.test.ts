import { expect, test } from 'vitest'
import { readMailWords } from './arrived-words.ts'

type Part = { type?: string; head?: string[]; body: string }

const part = ({ type, head = [], body }: Part) =>
  [...(type === undefined ? [] : [`Content-Type: ${type}`]), ...head, '', body].join('\r\n')

const parts = (kind: string, boundary: string, ...all: string[]): Part => ({
  type: `multipart/${kind}; boundary=${boundary}`,
  body: [...all.map((one) => `--${boundary}\r\n${one}`), `--${boundary}--`, ''].join('\r\n'),
})

/** Bytes as they stand: each letter below 256 is one. */
const read = async (mail: Part) =>
  readMailWords(Buffer.from(`From: Rosa <rosa@school.test>\r\nMIME-Version: 1.0\r\n${part(mail)}`, 'latin1'))

const html = (body: string): Part => ({ type: 'text/html; charset=utf-8', body })
const wordsOf = async (mail: Part) => (await read(mail))?.words

test('a mail of HTML alone reads as its page does, its letters and its quotes too', async () => {
  for (const [body, words, quoted] of [
    [
      'S&iacute;, lleg&oacute;. It&#8217;s all here &mdash; thanks, Mar&#xED;a&hellip;',
      'Sí, llegó. It’s all here — thanks, María…',
      '',
    ],
    [
      '<p>R&amp;D &amp;lt; &unknown; &copy2026; &#150; &apos;ok&apos;</p>',
      "R&D &lt; &unknown; &copy2026; – 'ok'",
      '',
    ],
    [
      '<div dir="ltr">It came,<br>\n all of\n it.</div><br><div class="gmail_quote"><div class="gmail_attr">On Thu, Nov 26, 2026 at 10:00 AM Tower &lt;<a href="mailto:t@x.test">t@x.test</a>&gt; wrote:<br></div><blockquote class="gmail_quote"><div>Did it come?</div><blockquote><p>How?</p></blockquote></blockquote></div>',
      'It came,\nall of\nit.'.replace('of\nit', 'of it'),
      'On Thu, Nov 26, 2026 at 10:00 AM Tower <t@x.test> wrote:\n\n> Did it come?\n>\n> > How?',
    ],
    [
      '<html><head><title>Re</title><style>p{}</style></head><body><!--[if mso]><p>Office</p><![endif]--><div>It came.</div><div id="appendonsend"></div><hr tabindex="-1"><div id="divRplyFwdMsg"><b>From:</b> Project Tower<br><b>Sent:</b> Thursday, November 26, 2026 10:00 AM<br><b>To:</b> Rosa<br><b>Subject:</b> An answer</div><div>Did it come?</div></body></html>',
      'It came.',
      '________________________________\nFrom: Project Tower\nSent: Thursday, November 26, 2026 10:00 AM\nTo: Rosa\nSubject: An answer\nDid it come?',
    ],
    [
      '<div>It came.</div><div class="yahoo_quoted"><div>On Thursday, November 26, 2026 at 10:00:00 AM EST, Tower &lt;t@x.test&gt; wrote:</div><div>Did it come?</div></div>',
      'It came.',
      'On Thursday, November 26, 2026 at 10:00:00 AM EST, Tower <t@x.test> wrote:\nDid it come?',
    ],
    [
      '<blockquote type="cite">Did it come?</blockquote><p>Yes.</p><blockquote type="cite">Which size?</blockquote><p>Large.</p>',
      '> Did it come?\n\nYes.\n\n> Which size?\n\nLarge.',
      '',
    ],
    ['<pre>One\n  two</pre>', 'One\ntwo', ''],
  ] as const)
    expect(await read(html(body)), body).toEqual({ words, quoted, fileCount: 0 })
})

test('a mail that names no alphabet is UTF-8 where it can be, and else the one of Windows', async () => {
  const windows = 'S\xed, lleg\xf3 ma\xf1ana \x97 \x93ok\x94'
  const told = 'Sí, llegó mañana — “ok”'
  expect(await wordsOf({ body: windows })).toBe(told)
  expect(await wordsOf({ type: 'text/plain', body: windows })).toBe(told)
  expect(await wordsOf({ type: 'text/plain; format=flowed', body: windows })).toBe(told)
  expect(await wordsOf({ type: 'text/html', body: `<p>${windows}</p>` })).toBe(told)
  expect(await wordsOf({ type: 'text/plain; charset=us-ascii', body: windows })).toBe(told)
  expect(await wordsOf({ type: 'text/plain; charset=iso-8859-1', body: windows })).toBe(told)
  expect(
    await wordsOf({
      type: 'text/plain',
      head: ['Content-Transfer-Encoding: quoted-printable'],
      body: 'S=ED, lleg=F3',
    }),
  ).toBe('Sí, llegó')
  expect(
    await wordsOf({
      type: 'text/plain',
      head: ['Content-Transfer-Encoding: base64'],
      body: Buffer.from('Sí, llegó 👍').toString('base64'),
    }),
  ).toBe('Sí, llegó 👍')
  const mixed = parts(
    'alternative',
    'b',
    part({ type: 'text/plain', body: windows }),
    part({ type: 'text/html; charset=utf-8', body: '<p>x</p>' }),
  )
  expect(await wordsOf(mixed)).toBe(told)
})

test('a logo, a signature, an invitation and a card are no files that were sent along, and a photo is', async () => {
  const text = part({ type: 'text/plain; charset=utf-8', body: 'It came.' })
  const file = (type: string, head: string[] = [], body = 'x') => part({ type, head, body })
  const logo = ['Content-Disposition: inline; filename=logo.png', 'Content-ID: <logo@x>']
  const photo = Buffer.alloc(120_000, 7).toString('base64').replace(/.{76}/g, '$&\r\n')
  for (const [one, count] of [
    [file('image/png', logo), 0],
    [file('application/pgp-signature'), 0],
    [
      file('application/pkcs7-signature; name=smime.p7s', [
        'Content-Disposition: attachment; filename=smime.p7s',
      ]),
      0,
    ],
    [file('application/ms-tnef; name=winmail.dat'), 0],
    [file('text/calendar; method=REQUEST'), 0],
    [file('text/x-vcard', ['Content-Disposition: attachment; filename=rosa.vcf']), 0],
    [file('image/jpeg', ['Content-Disposition: inline; filename=IMG_1.jpeg']), 1],
    [file('image/jpeg', [...logo, 'Content-Transfer-Encoding: base64'], photo), 1],
    [file('application/pdf', ['Content-Disposition: attachment; filename=a.pdf']), 1],
  ] as const)
    expect((await read(parts('mixed', 'b', text, one)))?.fileCount, one.slice(0, 60)).toBe(count)
})

test('five hundred files, ten quotes deep, and no text at all are read', async () => {
  const pdf = part({
    type: 'application/pdf',
    head: ['Content-Disposition: attachment; filename=a.pdf'],
    body: 'x',
  })
  const files = Array.from({ length: 500 }, () => pdf)
  expect(await read(parts('mixed', 'b', ...files))).toEqual({ words: '', quoted: '', fileCount: 500 })
  const deep = `${'<blockquote>'.repeat(10)}How?${'</blockquote>'.repeat(10)}`
  expect(await read(html(`<p>Yes.</p>${deep}`))).toMatchObject({
    words: 'Yes.',
    quoted: `${'> '.repeat(10)}How?`,
  })
  expect(await read({ type: 'text/plain', body: '' })).toEqual({ words: '', quoted: '', fileCount: 0 })
})
