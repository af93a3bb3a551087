import { bookEndpoints, TakeDownBody } from '@tower/contract/learning/storybooks/books.contract.ts'
import { paths } from '@tower/contract/pages.ts'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { isCallError } from '../../api/call-error.ts'
import { pageContext } from '../../api/load-context.ts'
import { sendForm } from '../../api/send-form.ts'
import { BookReader } from '../../learning/storybooks/reader/book-reader.tsx'
import styles from '../../learning/storybooks/reader/book-reader.module.css'
import { TakeDownForm } from '../../learning/storybooks/reader/take-down-form.tsx'
import { pageMeta } from '../../page/page-meta.ts'
import { privatePageHeaders } from '../../page/private-page-headers.ts'
import { useSite } from '../../page/use-site.ts'
import { EmptyBlocks } from '../../pictures/tower/empty-blocks.tsx'
import { loadTexts } from '../../texts/load-texts.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/button/button.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const texts = loadTexts(context, 'bookReader')
  try {
    const book = await context
      .get(pageContext)
      .call(bookEndpoints.read, { params: { code: params.code ?? '' } })
    return data({ book, texts })
  } catch (error) {
    // An address that is no code at all leads nowhere either.
    if (!isCallError(error) || (error.status !== 404 && error.status !== 400)) throw error
    return data({ book: null, texts }, { status: 404 })
  }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { takeDown: words } = loadTexts(context, 'bookReader').bookReader
  const { call } = context.get(pageContext)
  const form = await request.formData()
  const answer = await sendForm(
    { form, schema: TakeDownBody },
    { faults: { email: words.emailWrong }, tooLong: words.tooLong, refused: {}, failed: words.failed },
    (body) =>
      call(bookEndpoints.takeDown, {
        params: { code: params.code ?? '' },
        body: { reason: body.reason || null, email: body.email || null },
      }),
  )
  return data(answer, { status: answer.status })
}

/** Whoever has the address may read it, and search engines keep none of it. */
export const headers = () => ({ ...privatePageHeaders(), 'x-robots-tag': 'noindex, nofollow' })

export const meta = (args: MetaArgs<typeof loader>) =>
  pageMeta(args, {
    title: args.loaderData?.book?.title ?? args.loaderData?.texts.bookReader.gone,
    description: args.loaderData?.texts.bookReader.description,
    noindex: true,
  })

/** A storybook to read, at the address that its teacher gives away. */
export default function BookPage() {
  const { book } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <main id="main" className={styles.frame}>
      {book && answer?.outcome !== 'done' ? (
        <BookReader book={book} takeDown={<TakeDownForm answer={answer} />} />
      ) : (
        <Gone isTakenDown={answer?.outcome === 'done'} />
      )}
    </main>
  )
}

function Gone({ isTakenDown }: { isTakenDown: boolean }) {
  const { gone, goneHelp, takeDown } = useTexts('bookReader')
  const { name } = useSite()
  return (
    <div className={styles.gone}>
      <EmptyBlocks kind="no-match" />
      <h1>{isTakenDown ? takeDown.done : gone}</h1>
      <p role={isTakenDown ? 'status' : undefined}>{isTakenDown ? takeDown.doneText : goneHelp}</p>
      <ButtonLink to={paths.home}>{name}</ButtonLink>
    </div>
  )
}
