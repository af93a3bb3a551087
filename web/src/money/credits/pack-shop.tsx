import { creditCents, formatUsd } from '@tower/contract/money.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { explainError } from '../../api/explain-error.ts'
import { fillCounted, fillText } from '../../texts/fill-text.ts'
import { useLanguage, useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { creditQueries, startPackCheckout, type Pack } from './credits.api.ts'
import type { PackPlace } from './pack-place.ts'
import styles from './credits.module.css'

/** The packs that are sold, each with its price and the button that leads to the payment page. */
export function PackShop({ place }: { place: PackPlace }) {
  const { packs: texts } = useTexts('credits')
  const packs = useQuery(creditQueries.catalog)
  const buying = useBuy(place)
  return (
    <Card title={texts.title}>
      {packs.isPending && <Skeleton lines={3} />}
      {packs.isError && <Notice tone="danger">{texts.failed}</Notice>}
      {packs.data?.packs.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.packs}>
        {packs.data?.packs.map((pack) => (
          <PackRow
            key={pack.id}
            pack={pack}
            pending={buying.isPending && buying.variables.id === pack.id}
            onBuy={() => !buying.isPending && buying.mutate(pack)}
          />
        ))}
      </ul>
      <CheckoutAlert failure={buying.failure} onClose={buying.reset} />
    </Card>
  )
}

function PackRow({ pack, pending, onBuy }: { pack: Pack; pending: boolean; onBuy: () => void }) {
  const { packs: texts, count } = useTexts('credits')
  const language = useLanguage()
  const price = formatUsd(Math.round(pack.usd_price * 100), { always2: true })
  return (
    <li>
      <span>
        <b>{pack.name}</b>
        <small>{fillCounted(count, pack.credit_value_cents / creditCents, language)}</small>
      </span>
      <Button
        onClick={onBuy}
        pending={pending}
        pendingLabel={texts.pending}
        aria-label={`${pack.name}: ${fillText(texts.buy, { price })}`}
      >
        {fillText(texts.buy, { price })}
      </Button>
    </li>
  )
}

function useBuy(place: PackPlace) {
  const { packs: texts, refused } = useTexts('credits')
  const buying = useMutation({
    mutationFn: async (pack: Pack) => {
      const url = await startPackCheckout(place, pack)
      if (!url) throw new MissingUrl()
      window.location.assign(url)
    },
  })
  const words = { refused, quotes: 'any sentence', failed: texts.failures[place] } as const
  const said = buying.error instanceof MissingUrl ? texts.missingUrl : explainError(buying.error, words)
  return { ...buying, failure: buying.isError ? said : undefined }
}

class MissingUrl extends Error {}

/** Why the payment page did not open, to be read before anything else. */
function CheckoutAlert({ failure, onClose }: { failure: string | undefined; onClose: () => void }) {
  const { packs: texts } = useTexts('credits')
  if (failure === undefined) return null
  return (
    <Dialog isOpen onClose={onClose} title={texts.alertTitle} role="alertdialog">
      <p>{failure}</p>
      <div className={styles.end}>
        <Button kind="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </Dialog>
  )
}
