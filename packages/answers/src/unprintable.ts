/** A joiner that shapes the letter after it, as Persian, Hindi and Nepali names need (RFC 5892, appendix A). */
export const shapingJoiner = /[\u200c\u200d](?=[\p{Script=Arabic}\p{Script=Devanagari}])/u

/**
 * What no document can have, whatever its fonts: control and format characters (bidi overrides among
 * them) but for joiners that shape letters, private use, lone surrogates, separators of lines and
 * paragraphs, letters that show nothing, and pictographs but for the three signs that every document font
 * has.
 */
export const unprintable = new RegExp(
  `(?!${shapingJoiner.source})[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\u17b4-\\u17b5\\u115f\\u1160\\u2800\\u3164\\uffa0]|(?![©®™])\\p{Extended_Pictographic}`,
  'u',
)
