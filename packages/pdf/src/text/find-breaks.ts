/** Scripts without spaces between words; hangul can break at any syllable. */
const unspacedScripts =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u

/** UAX #14, classes CL, NS, EX: cannot start a line. */
const noStart =
  /[\p{Pe}\p{Pf}、。，．：；？！・ー々〻ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!%\u2019\u201D]/u
/** UAX #14, class OP: cannot end a line. */
const noEnd = /[\p{Ps}\p{Pi}\u2018\u201C$€£¥]/u

/**
 * Indices of characters that may start a new line: after spaces and between East Asian characters.
 */
export function findBreaks(text: string): number[] {
  const breaks: number[] = []
  let before = ''
  let index = 0
  for (const character of text) {
    if (index > 0 && canBreak(before, character)) {
      breaks.push(index)
    }
    before = character
    index += character.length
  }
  return breaks
}

function canBreak(before: string, after: string): boolean {
  if (after === ' ' || /\p{M}/u.test(after)) {
    return false
  }
  if (before === ' ') {
    return true
  }
  if (!unspacedScripts.test(before) && !unspacedScripts.test(after)) {
    return false
  }
  return !noStart.test(after) && !noEnd.test(before)
}
