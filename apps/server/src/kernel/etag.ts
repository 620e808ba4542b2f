/**
 * Whether `If-None-Match` names an ETag, by the weak comparison of RFC 9110, 13.1.2: a proxy that
 * compresses makes an ETag weak.
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((one) => toStrong(one.trim()))

  return known.includes(toStrong(etag))
}

function toStrong(etag: string): string {
  return etag.replace(/^W\//, '')
}
