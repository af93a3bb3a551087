/** Names a wish by the view of the page it was sent from: sent twice it is one checkout, a changed wish is another. */
export async function checkoutKey(viewKey: string, wish: unknown): Promise<string> {
  const named = new TextEncoder().encode(JSON.stringify([viewKey || crypto.randomUUID(), wish]))
  return Buffer.from(await crypto.subtle.digest('SHA-256', named)).toString('hex')
}
