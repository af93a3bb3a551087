import type { MetaArgs, MetaDescriptor } from 'react-router'
import type { Texts } from '../texts/texts.ts'
import { pageMeta } from '../page/page-meta.ts'

/** The title of a portal page, from the texts that the portal's layout loaded. Search engines stay outside. */
export function portalMeta(titleOf: (texts: Texts) => string): (args: MetaArgs) => MetaDescriptor[] {
  return (args) => {
    const loaded = args.matches.map(
      (match) => (match?.loaderData as { texts?: Partial<Texts> } | undefined)?.texts,
    )
    const texts = Object.assign({}, ...loaded) as Texts
    return pageMeta(args, { title: titleOf(texts), noindex: true })
  }
}
