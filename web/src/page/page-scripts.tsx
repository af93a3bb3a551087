import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Scripts, useMatches } from 'react-router'

type ScriptPart = ReactElement<{
  rel?: string
  href?: string
  type?: string
  nonce?: string
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}>

/** A page nobody looks at is never painted; it starts nevertheless. */
const patienceMs = 1_000

/**
 * Pages that people land on from elsewhere, and whose links and forms do their work without a script; what a draw's page does with
 * one, the check, begins unasked. Where a press means nothing yet, as on the doors of the portals, scripts come as early as they can.
 */
const readBeforeUsed = new Set(
  ['home', 'donate', 'program', 'prospect', 'teacher-share', 'draw'].map(
    (page) => `portals/public/${page}-page`,
  ),
)

/** Read only by who keeps the site on their home screen. */
const manifest = { rel: 'manifest', href: '/site.webmanifest' }

/**
 * The router's scripts, as the server writes them; on pages that are read first they are fetched when the page has
 * been painted. On a narrow line words and faces would otherwise wait for 120 KB that nobody needs to read them. The
 * router writes links that preload and one module; the module is held back as text, and a few words start it.
 */
export function PageScripts() {
  const matches = useMatches()
  if (matches.some(({ id }) => readBeforeUsed.has(id))) return <HeldScripts />
  return (
    <>
      <link {...manifest} />
      <Scripts />
    </>
  )
}

/** In all but its name a hook: it reads the page's contexts and gives what is to be written. No prop of it would hold it back. */
const useScripts: typeof Scripts = Scripts

function HeldScripts() {
  const parts = listParts(useScripts({}))
  const preloads = parts.filter(({ props }) => props.rel === 'modulepreload')
  const module = parts.find(({ props }) => props.type === 'module')
  if (!module) return parts
  const { type: _, ...held } = { ...module.props, async: undefined }
  const links = [...preloads.map(({ props: { rel, href } }) => ({ rel, href })), manifest]
  return (
    <>
      {parts.filter((part) => part !== module && !preloads.includes(part))}
      <script {...held} type="text/module" />
      <script nonce={module.props.nonce} dangerouslySetInnerHTML={{ __html: writeStart(links) }} />
    </>
  )
}

function listParts(tree: ReactNode): ScriptPart[] {
  return Children.toArray(tree).flatMap((part) => {
    if (!isValidElement(part)) return []
    const element = part as ScriptPart
    return element.type === Fragment ? listParts(element.props.children) : [element]
  })
}

/** Runs in the browser once; the script it makes is taken away at once, so that React finds the page as it was sent. */
function writeStart(links: readonly Record<string, string | undefined>[]): string {
  return `(() => {
const { previousElementSibling: held, nonce } = document.currentScript
const start = () => {
  if (!held.dataset.started) {
    held.dataset.started = 'yes'
    for (const link of ${JSON.stringify(links)}) document.head.append(Object.assign(document.createElement('link'), link))
    const script = Object.assign(document.createElement('script'), { type: 'module', nonce, text: held.text })
    document.head.append(script)
    script.remove()
  }
}
try {
  new PerformanceObserver((seen) => {
    if (seen.getEntriesByName('first-contentful-paint').length) start()
  }).observe({ type: 'paint', buffered: true })
} catch {}
setTimeout(start, ${patienceMs})
})()`
}
