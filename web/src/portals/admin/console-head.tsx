import { paths } from '@tower/contract/pages.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ListTotal } from '../../ui/list-page/list-total.tsx'
import { PageHead, type PageHeadProps } from '../../ui/section/section.tsx'

export type ConsoleHeadProps = Pick<PageHeadProps, 'lead' | 'actions'> & {
  title: string
  /** The part that is open, where the page has several: the total is that part's. */
  part?: string
}

/** The heading of a page that hangs directly below the console's home; its title is also its crumb. It says the total of its list. */
export function ConsoleHead({ title, lead, actions, part }: ConsoleHeadProps) {
  const { back } = useTexts('people')
  return (
    <PageHead
      title={title}
      beside={<ListTotal of={part === title ? undefined : part} />}
      lead={lead}
      crumbs={[{ label: back, to: paths.admin }, { label: title }]}
      actions={actions}
    />
  )
}
