import { normalizeText } from './text.ts'

/**
 * Marks that nobody sees and that come along when text is pasted: soft hyphen, zero-width spaces, byte
 * order mark, and controls of the text's direction. Joiners inside a word are none of them, for Persian,
 * Hindi and emoji need them, and the right-to-left override is none: it changes the words, and is refused.
 */
const invisibleMarks =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202d\u2060-\u2064\u2066-\u206f\ufeff]|[\u200c\u200d](?=\s|$)/gu

/** Spaces of other widths, and those that do not break. */
const otherSpaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu

/** Text as it came in, without marks that nobody sees and with plain spaces; lines and tabs stay. */
export function cleanText(text: string): string {
  return text.replace(invisibleMarks, '').replace(otherSpaces, ' ')
}

/** One line as it came in: also composed (NFC), with spaces for tabs and none around. */
export function cleanLine(text: string): string {
  return normalizeText(cleanText(text)).trim()
}
