import { fillAddress } from '@tower/contract/address.ts'
import { pictureAddresses } from '@tower/contract/outreach/site.ts'
import { paths } from '@tower/contract/pages.ts'
import { fillText } from '../../../texts/fill-text.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import styles from './share-links.module.css'

export type LinkSheetProps = { code: string; url: string; onClose: () => void }

/** A link for paper: its QR code, rendered by the server, and the public page, which prints as a flyer. */
export default function LinkSheet({ code, url, onClose }: LinkSheetProps) {
  const { sheet: texts } = useTexts('shareLinks')
  const page = paths.teacherShare({ code })
  const qr = fillAddress(pictureAddresses.shareQr, { code })
  return (
    <Dialog isOpen onClose={onClose} title={texts.title}>
      <div className={styles.sheet}>
        <img src={qr} alt={fillText(texts.qr, { url })} width={260} height={260} />
        <b className={styles.code}>{code}</b>
        <a href={qr} download={`${code}.svg`}>
          {texts.save}
        </a>
        <p>
          <a href={`${page}?print=1`} target="_blank" rel="noopener">
            {texts.print}
          </a>
          <br />
          <span className={styles.quiet}>{texts.printNote}</span>
        </p>
        <a href={page} target="_blank" rel="noopener">
          {texts.open}
        </a>
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
