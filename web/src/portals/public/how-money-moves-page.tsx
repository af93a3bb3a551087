import { ledgerEndpoints } from '@tower/contract/money/ledger.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { pageContext } from '../../api/load-context.ts'
import { orUndefined } from '../../api/or-undefined.ts'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { GoLink } from '../../ui/button/button.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { PageHead, Wrap } from '../../ui/section/section.tsx'
import { MoneyTable } from './content/money-table.tsx'
import styles from './content/policy.module.css'

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = context.get(pageContext)
  return {
    money: await orUndefined(call(ledgerEndpoints.places, {})),
    texts: loadTexts(context, 'moneyMoves'),
  }
}

export const meta = (args: MetaArgs<typeof loader>) => {
  const texts = args.loaderData?.texts.moneyMoves
  return pageMeta(args, { title: texts?.title, description: texts?.description })
}

/** Where every dollar is, as the ledger adds it up, and the way it took. */
export default function HowMoneyMovesPage() {
  const { money } = useLoaderData<typeof loader>()
  const texts = useTexts('moneyMoves')
  return (
    <Wrap className={styles.policy}>
      <PageHead title={texts.title} lead={texts.lead} />
      {money ? <MoneyTable money={money} /> : <p>{texts.failed}</p>}
      <section className={styles.section}>
        <h2>{texts.way.title}</h2>
        <ol className={styles.steps}>
          {texts.way.steps.map(({ title, text }) => (
            <li key={title}>
              <b>{title}.</b> {text}
            </li>
          ))}
        </ol>
      </section>
      <section className={styles.section}>
        <h2>{texts.rules.title}</h2>
        <ul className={styles.steps}>
          {texts.rules.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </section>
      <div className={styles.onward}>
        <GoLink to={paths.draws}>{texts.draws}</GoLink>
        <GoLink to={paths.refunds}>{texts.refunds}</GoLink>
      </div>
    </Wrap>
  )
}
