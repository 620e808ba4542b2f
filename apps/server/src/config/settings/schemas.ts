import { z } from 'zod'

export const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address.' })

/** Such as a `#` in a password, with which the rest would be the fragment. */
export const unreadableUrl =
  'must have a host, and a port from 1 to 65535 if one is given. Write special characters of a user name or password as in %23 for #.'

/** Every page and link of the app begins at the root of its address. */
export const siteUrl = httpUrl.refine((text) => {
  const url = URL.parse(text)

  return !url || url.href === `${url.origin}/`
}, 'must be an address without a path, such as https://forms.example.com.')

export function integer({ min, max }: { min: number; max: number }) {
  return z.coerce
    .number({ error: 'must be a number.' })
    .int('must be a whole number.')
    .min(min, `must be at least ${min}.`)
    .max(max, `must be at most ${max}.`)
}
