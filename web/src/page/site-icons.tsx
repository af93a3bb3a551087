/** Icons and colors. The server writes them into the head; the browser's script needs none of it. */
export function SiteIcons() {
  return (
    <>
      <meta name="theme-color" content="#fbfbf7" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#121c19" media="(prefers-color-scheme: dark)" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    </>
  )
}
