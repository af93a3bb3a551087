/**
 * For pages that whoever has the address may read: no cache keeps them, and no other site is told of the address. Our own is: a
 * form that is sent without a script says where it comes from only then, and is refused where it says nothing.
 */
export const privatePageHeaders = () => ({ 'cache-control': 'no-store', 'referrer-policy': 'same-origin' })
