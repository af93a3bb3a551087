import { Link } from 'react-router'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../button/button.tsx'
import { useHeadingAfter } from '../notice/use-heading-after.ts'
import { withoutFilters } from './list-query.ts'
import type { ListAddress } from './use-list-query.ts'

type ClearProps = { list: ListAddress<string, string> }

/** Beside the filters: all of them again. */
export function ClearButton({ list }: ClearProps) {
  const { list: texts } = useTexts('kit')
  return (
    <Button ref={useHeadingAfter()} kind="ghost" onClick={() => list.change(withoutFilters(list.spec))}>
      {texts.clear}
    </Button>
  )
}

/** The same where nothing matches. */
export function ClearLink({ list }: ClearProps) {
  const { list: texts } = useTexts('kit')
  return (
    <Link ref={useHeadingAfter()} to={list.linkTo(withoutFilters(list.spec))}>
      {texts.clear}
    </Link>
  )
}
