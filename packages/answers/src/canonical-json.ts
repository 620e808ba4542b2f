import canonicalize from 'canonicalize'

/**
 * JSON in the canonical form of RFC 8785: keys in code-unit order, no spaces, no `undefined` members,
 * a `Date` as its ISO text. Equal values give equal text, so that a hash of it can be verified later.
 * Throws on NaN, infinities, lone surrogates and circular references, and where there is no JSON at all.
 *
 * Hashes that were made before this function verify with it. Events and requests were hashed with
 * integer-like keys moved to the front in numeric order ("9" before "10"), which is another text only
 * for objects with such keys of different lengths, or beside keys that sort before digits. None was
 * ever stored: every event payload and request body has a fixed set of keys, and all are words.
 */
export function canonicalJson(value: unknown): string {
  const text = canonicalize(value)
  if (text === undefined) {
    throw new TypeError(`A value of type ${typeof value} has no JSON.`)
  }

  return text
}
