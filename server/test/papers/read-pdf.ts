import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

type Element = { role: string; children: (Element | Leaf)[]; alt?: string }
type Leaf = { type: 'content'; id: string }

/** An element of a tagged document with what stands in it, as somebody hears it who has it read aloud. */
export type Heard = { role: string; text: string; inside: Heard[]; alt?: string }

/** For tests: a PDF as an independent reader finds it. */
export async function readPdf(bytes: Uint8Array) {
  const opening = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await opening.promise
  const { info } = await document.getMetadata()
  const { Title: title, Language: language } = info as { Title?: string; Language?: string }
  const pages: Heard[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const tree = (await page.getStructTree()) as Element | null
    const texts = await readMarkedTexts(page)
    if (tree) pages.push(hear(tree, texts))
  }
  // A map, whatever the package's types say.
  const marks = (await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null
  const isMarked = marks?.get('Marked') === true
  const elements = pages.flatMap(listElements)
  await opening.destroy()
  return { title, language, isMarked, pages: pages.length, elements, text: elements.map(ownText).join('\n') }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

/** The text of each marked piece of a page by its id; what is marked as decoration is left out. */
async function readMarkedTexts(page: Page): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true })
  const texts = new Map<string, string>()
  const open: (string | undefined)[] = []
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1)
      if (id !== undefined) texts.set(id, (texts.get(id) ?? '') + item.str + (item.hasEOL ? ' ' : ''))
    } else if (item.type === 'endMarkedContent') open.pop()
    // What stands within a marked piece is a part of it.
    else open.push((item as { id?: string }).id ?? open.at(-1))
  }
  return texts
}

function hear(element: Element | Leaf, texts: Map<string, string>): Heard {
  if ('type' in element) return { role: 'text', text: texts.get(element.id) ?? '', inside: [] }
  const inside = element.children.map((child) => hear(child, texts))
  const text = inside.map((one) => one.text).join(' ')
  return {
    role: element.role,
    text: text.replaceAll(/\s+/gu, ' ').trim(),
    inside: inside.filter(({ role }) => role !== 'text'),
    ...(element.alt !== undefined && { alt: element.alt }),
  }
}

function listElements(element: Heard): Heard[] {
  return [element, ...element.inside.flatMap(listElements)]
}

const ownText = ({ inside, text }: Heard): string => (inside.length === 0 ? text : '')
