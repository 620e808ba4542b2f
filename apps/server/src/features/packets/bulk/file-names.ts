import { safeFileName } from '../../../kernel/safe-file-name.ts'

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
