/** `s3://bucket/prefix`, in its parts. */
export const bucketAddress = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/

/** Whether this names a bucket or a folder, and no other kind of address. */
export function namesPlace(given: string): boolean {
  return bucketAddress.test(given) || (given !== '' && !given.includes('://'))
}
