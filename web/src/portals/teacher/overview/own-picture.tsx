import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { Link } from 'react-router'
import { ownLookQuery } from '../../../learning/badges/badges.api.ts'
import { Avatar } from '../../../pictures/art/avatar.tsx'
import { useProfile } from '../../../session/route-guard.tsx'
import { useTexts } from '../../../texts/use-texts.ts'
import { Row } from '../../../ui/layout/layout.tsx'

/** What stands beside the teacher's name on the public page, and the way to choose it. */
export function OwnPicture() {
  const { share } = useTexts('teacher')
  const { id, full_name, email } = useProfile()
  const { data: look } = useQuery(ownLookQuery)
  if (!look) return null
  return (
    <Row>
      <Avatar role="teacher" id={id} name={full_name ?? email} src={look.picture_url ?? undefined} />
      <Link to={paths.teacherMarketplace}>
        {look.picture_url === null ? share.addPicture : share.changePicture}
      </Link>
    </Row>
  )
}
