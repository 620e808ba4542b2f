/** Names that every file system takes, each one only once: "Lease.pdf", "Lease (2).pdf". */
export function uniqueFileNames(): (text: string, extension: string) => string {
  const used = new Set<string>()

  return (text, extension) => {
    const base = safeFileName(text)
    for (let copy = 1; ; copy += 1) {
      const name = `${base}${copy === 1 ? '' : ` (${copy})`}${extension}`
      const key = name.normalize('NFKC').toLowerCase()
      if (!used.has(key)) {
        used.add(key)
        return name
      }
    }
  }
}

/** Without path separators, what Windows reserves, and marks that reorder text. */
function safeFileName(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/[<>:"/\\|?*]/g, '_')
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[. ]+|[. ]+$/g, '')

  return /^(con|prn|aux|nul|com\d|lpt\d)?(\.|$)/i.test(plain) ? `Packet ${plain}`.trim() : plain
}
