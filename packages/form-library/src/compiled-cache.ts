import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { describeForm, formatTemplateId, type CompiledForm } from './compile/compile-form.ts'
import type { Variant } from './compile/variant.ts'
import type { FormDefinition } from './form-definition.ts'
import { composeInformationSheet } from './compose-information-sheet.ts'

/** Stores compiled forms by name. Entries are verified when read; a damaged one is compiled again. */
export interface FormCache {
  read(name: string): Promise<Uint8Array | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** Only what is slow to make; the rest of a template is derived from its definition. */
const cachedEntry = z.object({
  pages: z.int(),
  sha256: z.string(),
  thumbnail: z.string(),
  pdf: z.base64(),
})

/** Contains a hash of the form and of the compiler's sources: a change of either is a new name. */
export function formatCacheName(definition: FormDefinition, variant: Variant): string {
  const [, suffix] = formatTemplateId(definition, variant).split('/')
  const source = variant.language === 'es' ? composeInformationSheet(definition) : definition
  const content = JSON.stringify(source) + compilerHash()
  const hash = createHash('sha256').update(content).digest('hex')

  return `${definition.id}-${definition.edition}-${suffix}-${hash.slice(0, 16)}.json`
}

export function writeCompiled({ pages, sha256, thumbnail, pdf }: CompiledForm): Uint8Array {
  const entry = { pages, sha256, thumbnail, pdf: Buffer.from(pdf).toString('base64') }

  return Buffer.from(JSON.stringify(entry))
}

/** `undefined` if there is no entry or it is damaged. */
export function readCompiled(
  bytes: Uint8Array | undefined,
  definition: FormDefinition,
  variant: Variant,
): CompiledForm | undefined {
  const entry = readEntry(bytes)

  return entry && { ...describeForm(definition, variant).template, ...entry }
}

/** The compiled part of a form. `undefined` if there is no entry, or its PDF does not match its hash. */
export function readEntry(
  bytes: Uint8Array | undefined,
): Pick<CompiledForm, 'pages' | 'sha256' | 'thumbnail' | 'pdf'> | undefined {
  const entry = bytes && parse(bytes)
  if (!entry) {
    return undefined
  }

  const pdf = new Uint8Array(Buffer.from(entry.pdf, 'base64'))
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  return sha256 === entry.sha256 ? { ...entry, pdf } : undefined
}

function parse(bytes: Uint8Array): z.infer<typeof cachedEntry> | undefined {
  try {
    return cachedEntry.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined // not JSON: the entry is truncated
  }
}

const compilerFolders = ['compile', '../../answers/src', '../../pdf/src']

let cachedHash: string | undefined

function compilerHash(): string {
  cachedHash ??= hashSources(compilerFolders.map((name) => join(import.meta.dirname, name)))

  return cachedHash
}

function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256')
  for (const folder of folders) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    for (const name of names.filter(isSource).sort()) {
      hash.update(readFileSync(join(folder, name)))
    }
  }

  return hash.digest('hex')
}

/** As in `dev/setup.mjs`: a change of what tests use builds no form anew. */
function isSource(name: string): boolean {
  return /(?<!\.test)\.ts$/.test(name) && !/(^|[\\/])testing[\\/]/.test(name)
}
