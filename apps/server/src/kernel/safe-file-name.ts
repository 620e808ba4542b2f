/** Without path separators, what Windows reserves, marks that reorder text, and the start of a formula. */
export function safeFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ')
  const short = cutToBytes(plain).replace(/^[. =+\-@＝＋－＠﹦﹢﹣﹫]+|[. ]+$/gu, '')

  return /^(con|prn|aux|nul|com\d|lpt\d)?(\.|$)/i.test(short) ? `Packet ${short}`.trim() : short
}

/** Most file systems take names of 255 bytes or UTF-16 units, with the number and the extension. */
function cutToBytes(text: string): string {
  let bytes = 0
  const letters = Array.from(text.slice(0, 120))
  const end = letters.findIndex((letter) => (bytes += Buffer.byteLength(letter)) > 200)

  return end < 0 ? letters.join('') : letters.slice(0, end).join('')
}
