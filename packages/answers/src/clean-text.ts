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

/** Line breaks of slides and documents: of PowerPoint and Word, and of Pages and Keynote. */
const otherBreaks = /[\v\f\u2028\u2029]/g

/** Text as it came in, without marks that nobody sees and with plain spaces and line breaks; tabs stay. */
export function cleanText(text: string): string {
  return cleanMarks(text).replace(otherBreaks, '\n')
}

/** One line as it came in: also composed (NFC), with spaces for tabs and none around. */
export function cleanLine(text: string): string {
  return normalizeText(cleanMarks(text)).trim()
}

function cleanMarks(text: string): string {
  return text.replace(invisibleMarks, '').replace(otherSpaces, ' ')
}
