import { useQuery } from '@tanstack/react-query'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { aboutQueries } from '../../oversight/about/about.api.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { portalMeta } from '../portal-meta.ts'
import { AboutPage } from './about/about-page.tsx'
import { PersonParts } from './users/person-parts.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => ({
  texts: loadTexts(
    context,
    'connected',
    'auditWords',
    'teacherLinks',
    'shareLinks',
    'teacherCards',
    'personData',
    'provisioning',
  ),
})

export { shouldRevalidate } from '../keep-texts.ts'

export const meta = portalMeta((texts) => texts.connected.person.title)

/** One person: who they are, what they may do, and all that concerns them. */
export default function PersonPage() {
  const { noRole, users } = useTexts('people')
  const { roles } = useTexts('shell')
  const { person: texts } = useTexts('connected')
  const { userId = '' } = useParams()
  const reading = useQuery({ ...aboutQueries.person(userId), retry: false })
  const person = reading.data?.person
  return (
    <AboutPage
      title={person ? (person.full_name ?? person.email) : texts.title}
      lead={person && [person.email, person.role ? roles[person.role] : noRole].join(' · ')}
      list={{ label: users.title, to: paths.adminUsers }}
      reading={reading}
      words={texts}
      card={{ title: texts.account, content: (file) => <PersonParts person={file.person} /> }}
    />
  )
}
