import { zipPattern } from '@countersign/answers/address'
import { cleanLine, cleanText } from '@countersign/answers/clean-text'
import { emailPattern, maxEmailLength, tidyEmail } from '@countersign/answers/email'
import { explainCharacters } from '@countersign/answers/explain-characters'
import { toZip } from '@countersign/answers/parse-address'
import { parsePhone } from '@countersign/answers/parse-phone'
import { shapingJoiner, unprintable } from '@countersign/answers/unprintable'
import { usStates } from '@countersign/answers/us-states'
import { z } from 'zod'
import { limits } from '../rules/limits.ts'

/** Shapes that several nouns share. Their messages are sentences for the person who typed. */

/** As `unprintable`, where lines may break. The fonts decide about the separators and blanks that it leaves. */
const unprintableInLines = new RegExp(
  `(?!${shapingJoiner.source})[\\p{Cf}\\p{Co}\\p{Cs}\\u115f\\u1160\\u3164\\uffa0]|(?![\\n\\r\\t])\\p{Cc}|(?![©®™])\\p{Extended_Pictographic}`,
  'u',
)

/** One line of text that a document can carry: cleaned, never empty. For requests; stored texts may be older. */
export function line(what: string, maxLength: number = limits.nameLength) {
  return z
    .string({ error: `${what} is required.` })
    .overwrite(cleanLine)
    .min(1, `${what} is required.`)
    .max(maxLength, `${what} can have at most ${maxLength} characters.`)
    .refine((text) => !unprintable.test(text), { error: explainUnprintable(unprintable) })
}

/** Several lines of text that a document can carry. */
export function lines(what: string, maxLength: number = limits.longTextLength) {
  return z
    .string({ error: `${what} is required.` })
    .overwrite(cleanLines)
    .min(1, `${what} is required.`)
    .max(maxLength, `${what} can have at most ${maxLength} characters.`)
    .refine((text) => !unprintableInLines.test(text), {
      error: explainUnprintable(unprintableInLines),
    })
}

function cleanLines(text: string): string {
  return cleanText(text).trim()
}

/** In the words of a packet's creation, whose fonts decide about all other characters. */
function explainUnprintable({ source }: RegExp): (issue: { input?: unknown }) => string {
  return ({ input }) => {
    const text = typeof input === 'string' ? input : ''
    return explainCharacters([...new Set(text.match(new RegExp(source, 'gu')))])
  }
}

/** Control characters, and those that turn the direction of the text around them. */
const unshowable = /(?![\n\r\t])[\p{Cc}\p{Co}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

/** Text for screens and emails, which unlike a document may have emoji. */
export function message(what: string, maxLength: number) {
  return z
    .string({ error: `${what} is required.` })
    .overwrite(cleanLines)
    .min(1, `${what} is required.`)
    .max(maxLength, `${what} can have at most ${maxLength} characters.`)
    .refine((text) => !unshowable.test(text), `${what} has a character that cannot be shown.`)
}

export const Email = z
  .string({ error: 'Email is required.' })
  .overwrite(tidyEmail)
  .min(1, 'Email is required.')
  .max(maxEmailLength, `An email address can have at most ${maxEmailLength} characters.`)
  .pipe(z.email({ pattern: emailPattern, error: 'Enter an email address like name@example.com.' }))

const phoneMessage = 'Enter a valid US phone number.'

/** A phone number as people write it, as `parsePhone` understands it; becomes E.164. */
export const Phone = z
  .string({ error: 'Phone is required.' })
  .overwrite(cleanLine)
  .min(1, 'Phone is required.')
  .max(60, phoneMessage)
  .transform((text, context) => {
    const phone = parsePhone(text)
    if (!phone) {
      context.addIssue({ code: 'custom', message: phoneMessage })
      return z.NEVER
    }

    return phone
  })

/** One of the 50 states, the District of Columbia or a territory: where a property can be. */
export const UsState = z.enum(usStates, { error: 'Choose a state.' })
export type UsState = z.infer<typeof UsState>

export const Zip = z
  .string({ error: 'ZIP is required.' })
  .overwrite(toZip)
  .min(1, 'ZIP is required.')
  .regex(zipPattern, 'ZIP must be 5 digits.')

/**
 * An id is opaque to callers; ours are UUIDs, and anything else is not found. Half of a surrogate pair is
 * no text: neither a hash nor a database takes it.
 */
export const Id = z
  .string()
  .min(1)
  .max(200)
  .refine((id) => !/\p{Cs}/u.test(id), 'This is not the id of anything.')

export const Instant = z.iso.datetime()

/** `after` is the cursor of the page before; `limit` is bounded. */
export const PageQuery = z.object({
  after: z.string().max(500).optional(),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(limits.maxPageSize)
    .default(limits.pageSize),
})
export type PageQuery = z.infer<typeof PageQuery>

/** The version that was changed. With it, the change is refused where somebody has saved another one since. */
export const ChangedVersionQuery = z.object({ version: z.string().max(64).optional() })
export type ChangedVersionQuery = z.infer<typeof ChangedVersionQuery>

/** What a search box sends: cleaned, bounded, empty means all. */
export const SearchTerm = z.string().overwrite(cleanLine).max(200).optional()
