/**
 * Sends the browser the addresses that a page links to and no others. `pages.ts` declares every page once; as one table it would
 * be part of each page's script and grow with every page of the portals. So `paths.draws` becomes the address itself.
 */
import { pages } from '@tower/contract/pages.ts'
import type { Plugin, Rolldown } from 'vite'

const ours = /\/(web|contract)\/src\/.*\.tsx?$/
const table = /\/contract\/src\/(admin-)?pages\.ts$/
const tableImport = /^(@tower\/contract|\.{1,2}(\/\.\.)*)\/pages\.ts$/
const wayTo = '__wayTo'

/** A piece of source and what stands there instead. */
type Edit = { start: number; end: number; text: string }
type Node = { type: string; start: number; end: number }
type Named = Node & { name: string }
type Specifier = Node & { imported?: Partial<Named>; local: Named }
type Import = Node & { source: { value: string }; specifiers: Specifier[] }
type Member = Node & { computed: boolean; object: Node; property: Named }

/** Only for the browser's code: the server has the table. */
export function addressesInPlace(): Plugin {
  return {
    name: 'addresses-in-place',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: ours, code: '/pages.ts' },
      handler(code) {
        return { code: writeAddresses(code, this.parse(code)), map: null }
      },
    },
    generateBundle(_, files) {
      const holders = Object.values(files).filter((file) => file.type === 'chunk' && holdsTable(file))
      for (const { fileName } of holders)
        this.error(
          `${fileName} holds the table of all pages: what the browser runs takes addresses from \`paths\`, by name`,
        )
    },
  }
}

function holdsTable(chunk: Rolldown.OutputChunk): boolean {
  return Object.entries(chunk.modules).some(
    ([id, { renderedLength }]) => table.test(id) && renderedLength > 0,
  )
}

/** A file as the browser needs it. `program` is its syntax tree, in ESTree's form. */
export function writeAddresses(code: string, program: Node): string {
  const imported = (program as Node & { body: Node[] }).body.filter(isOfTable)
  const edits = imported.flatMap((one) => {
    const uses = one.specifiers.flatMap(({ imported: what, local }) =>
      what?.name === 'paths' ? usesOf(local.name, program, one) : [],
    )
    return [...uses, shorten(one, uses)]
  })
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code)
}

function isOfTable(node: Node): node is Import {
  return node.type === 'ImportDeclaration' && tableImport.test((node as Import).source.value)
}

/** Without `paths`, and without itself where nothing else is imported; what is left fails at the table. */
function shorten({ start, end, source, specifiers }: Import, uses: readonly Edit[]): Edit {
  const left = specifiers.filter(({ imported }) => imported?.name !== 'paths')
  const names = left.map(({ imported, local }) => `${imported?.name ?? ''} as ${local.name}`)
  const address = JSON.stringify(source.value.replace(/pages\.ts$/, 'address.ts'))
  const kept = left.length > 0 ? `import { ${names.join(', ')} } from ${JSON.stringify(source.value)};` : ''
  const way = uses.some(({ text }) => text.startsWith(wayTo))
  return { start, end, text: `${kept}${way ? `import { wayTo as ${wayTo} } from ${address};` : ''}` }
}

function usesOf(local: string, program: Node, within: Import): Edit[] {
  return membersOf(local, program, within).map(({ start, end, property: { name } }) => {
    const address = (pages as Record<string, { address: string }>)[name]?.address
    if (address === undefined) throw new Error(`There is no page called ${name}.`)
    return { start, end, text: textOf(address) }
  })
}

function textOf(address: string): string {
  if (address.includes(':')) return `${wayTo}(${JSON.stringify(address)})`
  return JSON.stringify(address.replace('/*', ''))
}

/** Every place that takes an address from the table; anything else that is done with the table fails. */
function membersOf(local: string, value: unknown, within: Import): Member[] {
  if (typeof value !== 'object' || value === null || value === within) return []
  if (isMember(value) && (value.object as Named).name === local) {
    if (value.computed) throw new Error(`${local}[…] would need the table of all pages: name the page.`)
    return [value]
  }
  if ('type' in value && value.type === 'Identifier' && (value as Named).name === local)
    throw new Error(`${local} as a whole would need the table of all pages: name the page.`)
  return Object.entries(value).flatMap(([key, part]) => {
    const isName = (key === 'property' || key === 'key') && !(value as Member).computed
    return isName && !(value as { shorthand?: boolean }).shorthand ? [] : membersOf(local, part, within)
  })
}

function isMember(value: object): value is Member {
  return 'type' in value && value.type === 'MemberExpression'
}
