import { paths } from '@tower/contract/pages.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { ClosedNotice } from '../../../learning/storybooks/list/closed-notice.tsx'
import { type ClosedReason, closedReason } from '../../../learning/storybooks/list/closed-reason.ts'
import { ComingSoon } from '../../../learning/storybooks/list/coming-soon.tsx'
import { OwnStorybooks } from '../../../learning/storybooks/list/own-storybooks.tsx'
import { useStorybooks } from '../../../learning/storybooks/list/use-storybooks.ts'
import { WeekCredits } from '../../../learning/storybooks/list/week-credits.tsx'
import { loadTexts } from '../../../texts/load-texts.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button, ButtonLink, GoLink } from '../../../ui/button/button.tsx'
import { Stack } from '../../../ui/layout/layout.tsx'
import { PageHead } from '../../../ui/section/section.tsx'
import { portalMeta } from '../../portal-meta.ts'
import { OpenStorybooks } from './open-storybooks.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(context, 'storybooks', 'storybookList'),
})

export { shouldRevalidate } from '../../keep-texts.ts'

export const meta = portalMeta((texts) => texts.storybookList.title)

/** Where the reason stands that no storybook can be made now. */
const reasonId = 'storybooks-closed'

/** A teacher's storybooks, what is left of the week, and what comes. */
export default function TeacherStorybooksPage() {
  const texts = useTexts('storybookList')
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} actions={<Actions />} />
      <Stack gap={5} above={5}>
        <OpenStorybooks>
          {(context) => {
            const reason = closedReason(context)
            return (
              <>
                {reason && <ClosedNotice reason={reason} id={reasonId} />}
                <WeekCredits context={context} />
                {context.turned_on && <OwnStorybooks />}
                {context.turned_on && <GoLink to={paths.storybookPlayground}>{texts.playground}</GoLink>}
                <ComingSoon />
              </>
            )
          }}
        </OpenStorybooks>
      </Stack>
    </>
  )
}

function Actions() {
  const texts = useTexts('storybookList')
  const { data: context } = useStorybooks()
  const reason = context && closedReason(context)
  return (
    <>
      <NewStorybook isKnown={context !== undefined} reason={reason} classroomId={context?.classroom?.id} />
      <ButtonLink to={paths.teacherStorybookSettings}>{texts.settings}</ButtonLink>
    </>
  )
}

type NewStorybookProps = {
  isKnown: boolean
  reason: ClosedReason | undefined
  classroomId: string | undefined
}

function NewStorybook({ isKnown, reason, classroomId }: NewStorybookProps) {
  const { newOne } = useTexts('storybookList')
  if (!isKnown || reason)
    return (
      <Button kind="primary" blockedBy={reason ? reasonId : ''}>
        {newOne}
      </Button>
    )
  return (
    <ButtonLink kind="primary" to={`${paths.teacherNewStorybook}?classroom=${classroomId ?? ''}`}>
      {newOne}
    </ButtonLink>
  )
}
