import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { describeForm, templateIdOf } from './compile/compile-form.ts'
import type { CompiledForm } from './compile/compile-form.ts'
import type { Variant } from './compile/variant.ts'
import type { FormDefinition } from './form-definition.ts'

/** Keeps compiled forms by name. What it answers is checked; a damaged entry is compiled again. */
export interface FormCache {
  read(name: string): Promise<Uint8Array | undefined>
  write(name: string, bytes: Uint8Array): Promise<void>
}

/** What drawing costs time to make; the rest of a template is described anew from its definition. */
const drawn = z.object({
  pages: z.int(),
  sha256: z.string(),
  thumbnail: z.string(),
  pdf: z.base64(),
})

/** The name holds a hash of the form and of the compiler, so that a change of either is a new name. */
export function cacheName(definition: FormDefinition, variant: Variant): string {
  const [, made] = templateIdOf(definition, variant).split('/')
  const content = JSON.stringify(definition) + compilerHash()
  const hash = createHash('sha256').update(content).digest('hex')

  return `${definition.id}-${definition.edition}-${made}-${hash.slice(0, 16)}.json`
}

export function writeCompiled({ pages, sha256, thumbnail, pdf }: CompiledForm): Uint8Array {
  const entry = { pages, sha256, thumbnail, pdf: Buffer.from(pdf).toString('base64') }

  return Buffer.from(JSON.stringify(entry))
}

/** `undefined` where nothing is kept, or what is kept is not whole. */
export function readCompiled(
  bytes: Uint8Array | undefined,
  definition: FormDefinition,
  { signerCount, resident, print }: Variant,
): CompiledForm | undefined {
  const kept = bytes && parse(bytes)
  if (!kept) {
    return undefined
  }

  const pdf = new Uint8Array(Buffer.from(kept.pdf, 'base64'))
  if (createHash('sha256').update(pdf).digest('hex') !== kept.sha256) {
    return undefined
  }
  const { template } = describeForm(definition, signerCount, resident, print)
  return { ...template, ...kept, pdf }
}

function parse(bytes: Uint8Array): z.infer<typeof drawn> | undefined {
  try {
    return drawn.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8'))).data
  } catch {
    return undefined // not JSON: the entry was cut off
  }
}

let known: string | undefined

function compilerHash(): string {
  known ??= hashSources(join(import.meta.dirname, 'compile'))

  return known
}

function hashSources(folder: string): string {
  const hash = createHash('sha256')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const name of names.filter((file) => /(?<!\.test)\.ts$/.test(file)).sort()) {
    hash.update(readFileSync(join(folder, name)))
  }

  return hash.digest('hex')
}
