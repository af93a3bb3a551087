import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { PageHead, type PageHeadProps } from '../../ui/section/section.tsx'

export type ConsoleHeadProps = Pick<PageHeadProps, 'lead' | 'actions'> & { title: string }

/** The heading of a page that hangs directly below the console's home; its title is also its crumb. */
export function ConsoleHead({ title, lead, actions }: ConsoleHeadProps) {
  const { back } = useTexts('people')
  return (
    <PageHead
      title={title}
      lead={lead}
      crumbs={[{ label: back, to: paths.admin }, { label: title }]}
      actions={actions}
    />
  )
}
