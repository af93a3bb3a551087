/**
 * Holds the code in the guides to the truth. Each TypeScript block says of which file it is: ```ts title="server/src/…".
 * Where that file exists, the block quotes it, line by line (`…` stands for lines left out). Where it does not exist, the
 * blocks of that title are the file that a reader would write, and are compiled against the real modules. Files and names
 * that the text has in `code` exist as well.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { listOurFiles } from './check-names.ts'
import { repositoryRoot } from './run-program.ts'

export type GuideBlock = {
  document: string
  /** Where the code begins in the document. */
  line: number
  title: string | undefined
  code: string
}

const guides = /^docs\/guides\/.*\.md$|^[A-Z]+\.md$|\/README\.md$/
const fence = /^( *)```(?:ts|tsx|typescript)\b(.*)\n([^]*?)^ *```/gm
const camelCase = /\b[A-Za-z]+[a-z0-9][A-Z][A-Za-z0-9]*\b/g
const leftOut = /^(\/\/ *|\{?\/\* *)?…( *\*\/\}?)?$/

/** The TypeScript blocks of a document, without the indentation of the list they stand in. */
export function findGuideBlocks(document: string, text: string): GuideBlock[] {
  return [...text.matchAll(fence)].map(([block, indentation = '', words = '', code = '']) => ({
    document,
    line: text.slice(0, text.indexOf(block)).split('\n').length + 1,
    title: /title="([^"]+)"/.exec(words)?.[1],
    code: code.replace(new RegExp(`^${indentation}`, 'gm'), ''),
  }))
}

/** The first line of a quotation that the file does not hold, or holds elsewhere, as a sentence. */
export function findQuoteFault(block: GuideBlock, source: string): string[] {
  const lines = source.split('\n').map((line) => line.trim())
  let next = 0
  let skips = true
  for (const [index, line] of block.code.split('\n').entries()) {
    const quoted = line.trim()
    if (quoted === '') continue
    if (leftOut.test(quoted)) {
      skips = true
      continue
    }
    while (lines[next] === '') next += 1
    const found = skips ? lines.indexOf(quoted, next) : lines[next] === quoted ? next : -1
    if (found < 0) return [`${block.document}:${block.line + index}: ${block.title} does not say: ${quoted}`]
    next = found + 1
    skips = false
  }
  return []
}

/** What the compiler says of the files that the guides would have a reader write. */
export function findTypeFaults(blocks: readonly GuideBlock[]): string[] {
  const ofProject = Map.groupBy(blocks, ({ title = '' }) => {
    const root = title.split('/')[0] ?? ''
    return root === 'web' || root === 'e2e' ? `${root}/tsconfig.json` : 'tsconfig.json'
  })
  return [...ofProject].flatMap(([project, its]) => compileBlocks(project, its))
}

function compileBlocks(project: string, blocks: readonly GuideBlock[]): string[] {
  const ofFile = Map.groupBy(blocks, ({ title = '' }) => join(repositoryRoot, title))
  const program = createGuideProgram(
    project,
    new Map([...ofFile].map(([path, its]) => [path, its.map(({ code }) => code).join('')])),
  )
  return [...ofFile].flatMap(([path, its]) => {
    const file = program.getSourceFile(path)
    const found = [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]
    return found.map((diagnostic) => describeDiagnostic(diagnostic, its))
  })
}

function createGuideProgram(project: string, written: ReadonlyMap<string, string>): ts.Program {
  const path = join(repositoryRoot, project)
  const folder = path.slice(0, path.lastIndexOf('/'))
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile).config,
    ts.sys,
    folder,
  )
  const host = ts.createCompilerHost(options)
  const { fileExists, readFile } = host
  host.fileExists = (name) => written.has(name) || fileExists(name)
  host.readFile = (name) => written.get(name) ?? readFile(name)
  // What is declared for every file, although none imports it: pages know all texts by `all-texts.ts`.
  const declarations = fileNames.filter((name) => name.endsWith('.d.ts') || name.endsWith('/all-texts.ts'))
  return ts.createProgram([...declarations, ...written.keys()], options, host)
}

/** Where in the document a fault of the joined file lies. */
function describeDiagnostic(
  { file, start = 0, messageText }: ts.Diagnostic,
  blocks: readonly GuideBlock[],
): string {
  let line = file ? file.getLineAndCharacterOfPosition(start).line : 0
  const block = blocks.find(({ code }) => {
    const length = code.split('\n').length - 1
    if (line < length) return true
    line -= length
    return false
  })
  const place = block ? `${block.document}:${block.line + line}` : 'docs/guides'
  return `${place}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
}

/** What is wrong with the code of these documents, one sentence each. */
export function findGuideFaults(blocks: readonly GuideBlock[]): string[] {
  const untitled = blocks.filter(({ title }) => title === undefined)
  const titled = blocks.filter(({ title }) => title !== undefined)
  const isQuote = ({ title = '' }: GuideBlock) => existsSync(join(repositoryRoot, title))
  return [
    ...untitled.map(({ document, line }) => `${document}:${line}: say of which file this is: title="…"`),
    ...titled
      .filter(isQuote)
      .flatMap((block) =>
        findQuoteFault(block, readFileSync(join(repositoryRoot, block.title ?? ''), 'utf8')),
      ),
    ...findTypeFaults(titled.filter((block) => !isQuote(block))),
  ]
}

/** Files and names in `code` that the repository does not hold. What has a `<placeholder>` or `…` is not looked at. */
export function findNameFaults(
  document: string,
  text: string,
  { files, words }: { files: readonly string[]; words: ReadonlySet<string> },
): string[] {
  const spans = [...text.replace(/^ *```[^]*?^ *```/gm, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, span = '']) => span)
    .filter((span) => !/[<…*]|NNNN|\.\.\./.test(span))
  const paths = spans.filter((span) => /^[\w./-]+\.(tsx?|mjs|css|sql)$/.test(span))
  const names = spans.filter((span) => !paths.includes(span)).flatMap((span) => span.match(camelCase) ?? [])
  return [
    ...paths
      .filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)))
      .map((path) => `${document}: there is no ${path}`),
    ...names.filter((name) => !words.has(name)).map((name) => `${document}: no code says ${name}`),
  ]
}

if (import.meta.main) {
  const files = listOurFiles()
  const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')
  const documents = files.filter((path) => guides.test(path)).map((path) => ({ path, text: read(path) }))
  const code = files.filter((path) => /\.(tsx?|mjs|sql)$/.test(path)).map(read)
  const words = new Set(code.flatMap((text) => text.match(camelCase) ?? []))
  const faults = [
    ...documents.flatMap(({ path, text }) => findNameFaults(path, text, { files, words })),
    ...findGuideFaults(documents.flatMap(({ path, text }) => findGuideBlocks(path, text))),
  ]
  for (const fault of faults) console.log(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
