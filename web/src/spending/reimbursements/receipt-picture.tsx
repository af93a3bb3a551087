import styles from './receipt-line.module.css'

/** A receipt in small: its picture, or a sheet for what is no picture, or for none. */
export function ReceiptPicture({ url, isThere }: { url: string | null; isThere: boolean }) {
  if (url) return <img src={url} alt="" width={56} height={64} loading="lazy" className={styles.image} />
  return (
    <span className={styles.sheet} data-there={isThere || undefined} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
