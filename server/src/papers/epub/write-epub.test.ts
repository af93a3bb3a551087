import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, onTestFinished, test } from 'vitest'
import { buildPictureBook } from '../../../test/papers/build-picture-book.ts'
import { writeEpub } from './write-epub.ts'

const onPage = async () => {}

async function unpack(count: number, title = 'Our garden') {
  const book = { ...buildPictureBook(count), title: { language: 'en' as const, text: title } }
  const bytes = await writeEpub(book, onPage)
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)] as const)
  return { bytes, book, files: new Map(files) }
}

test('a reader of EPUBs knows the file by its first bytes, and finds every file that the package names, and no other', async () => {
  const { bytes, files } = await unpack(3)
  expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  const opf = files.get('book/package.opf') ?? ''
  const named = [...opf.matchAll(/href="([^"]+)"/g)].map(([, href]) => `book/${href}`)
  const around = ['mimetype', 'META-INF/container.xml', 'book/package.opf']
  expect([...files.keys()].toSorted()).toEqual([...around, ...named].toSorted())
})

test('pages are fixed, in their order, each with its words, the picture in words, and the language of each text', async () => {
  const { files, book } = await unpack(3)
  const opf = files.get('book/package.opf') ?? ''
  expect(opf).toContain('<meta property="rendition:layout">pre-paginated</meta>')
  expect([...opf.matchAll(/idref="([^"]+)"/g)].map(([, id]) => id)).toEqual([
    ...['page-0', 'page-1', 'page-2', 'page-3', 'page-4'],
  ])
  expect([...opf.matchAll(/<dc:language>(\w+)</g)].map(([, language]) => language)).toEqual(['en', 'es'])
  for (const said of ['accessMode', 'accessModeSufficient', 'accessibilityFeature', 'accessibilityHazard'])
    expect(opf).toContain(`schema:${said}`)
  const page = files.get('book/page-2.xhtml') ?? ''
  expect(page).toContain('<meta name="viewport" content="width=792, height=612"/>')
  const spoken = (language: string) =>
    [...page.matchAll(new RegExp(`<p lang="${language}"[^>]*>([^]*?)</p>`, 'g'))].map(([, words]) =>
      words?.replaceAll(' <br/>', ' '),
    )
  expect([spoken('en'), spoken('es')]).toEqual(
    [0, 1].map((at) => [book.pages[1]?.words[at]?.text.replaceAll('"', '&quot;')]),
  )
  expect(page).toContain(`alt="${book.pages[1]?.picture?.alt.text}"`)
})

test('whatever a title holds, every document stays well made', async () => {
  const { files } = await unpack(1, '<b>Us</b> & "them" 🎉 שלום \u0007')
  for (const [name, text] of files) if (/\.(xhtml|opf)$/.test(name)) expect(text).not.toMatch(/<b>|& |\u0007/)
  expect(files.get('book/package.opf')).toContain(
    '<dc:title>&lt;b&gt;Us&lt;/b&gt; &amp; &quot;them&quot; 🎉 שלום </dc:title>',
  )
})

// Debian's package. A Java program: where either is missing, the run says that this was skipped.
const checker = '/usr/share/java/epubcheck.jar'
const hasChecker = existsSync(checker) && spawnSync('java', ['-version']).status === 0

test.skipIf(!hasChecker)('the checker of the standard finds nothing wrong', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tower-epub-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'book.epub')
  writeFileSync(path, (await unpack(1, 'Us & them')).bytes)
  const { stdout, stderr } = spawnSync('java', ['-XX:TieredStopAtLevel=1', '-jar', checker, path], {
    encoding: 'utf8',
  })
  expect(stdout + stderr).toContain('0 fatals / 0 errors / 0 warnings')
})
