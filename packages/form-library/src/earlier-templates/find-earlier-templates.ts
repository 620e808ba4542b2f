import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { Template } from '@countersign/pdf/template'
import { readEntry, type FormCache } from '../compiled-cache.ts'

interface EarlierTemplate {
  /** Of the entry in the cache that has the PDF. */
  cacheName: string
  template: Omit<Template, 'pdf'>
}

/**
 * The templates of the version that did not store them, from what it left in the cache of compiled
 * forms. Entries that are damaged or of another version are skipped: the SHA-256 of each PDF is the
 * one that this version's packets recorded.
 */
export async function findEarlierTemplates(
  cache: Pick<FormCache, 'read'>,
  cacheNames: readonly string[],
): Promise<Template[]> {
  const names = new Set(cacheNames.filter((name) => name.includes('-2026-10-k')))
  if (names.size === 0) {
    return []
  }

  const left = readEarlierTemplates().filter(({ cacheName }) => names.has(cacheName))
  const found = await Promise.all(
    left.map(async ({ cacheName, template }) => {
      const entry = readEntry(await cache.read(cacheName))
      return entry?.sha256 === template.sha256 ? { ...template, pdf: entry.pdf } : undefined
    }),
  )
  return found.filter((template) => template !== undefined)
}

function readEarlierTemplates(): EarlierTemplate[] {
  const file = new URL('./2026-11-21.json.br', import.meta.url)

  // Typed without validation: the file is ours and never changes.
  const templates: EarlierTemplate[] = JSON.parse(
    brotliDecompressSync(readFileSync(file)).toString('utf8'),
  )
  return templates
}
