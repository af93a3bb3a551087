import { paths } from '@tower/contract/pages.ts'
import { Link, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { Lead } from '../../ui/section/section.tsx'
import { Entrance } from './login/entrance.tsx'
import styles from './welcome-page.module.css'

export const loader = ({ context }: LoaderFunctionArgs) => ({ texts: loadTexts(context, 'signIn') })

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, { title: args.loaderData?.texts.signIn.welcome.title, noindex: true })

/** Where people land who have no portal of their own. */
export default function WelcomePage() {
  const { welcome } = useTexts('signIn')
  return (
    <Entrance>
      <h1>{welcome.title}</h1>
      <Lead>{welcome.lead}</Lead>
      <p className={styles.buttons}>
        <ButtonLink kind="primary" size="l" to={paths.programs}>
          {welcome.programs}
        </ButtonLink>
        <ButtonLink size="l" to={paths.contact}>
          {welcome.contact}
        </ButtonLink>
      </p>
      <p className={styles.more}>
        {welcome.wrongAccount} <Link to={paths.login}>{welcome.login}</Link>
      </p>
    </Entrance>
  )
}
