import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { getSourceFile, type FormDefinition } from '../form-definition.ts'

/** `of`: the hash of the English text that was translated. */
const Entry = z.strictObject({ of: z.string(), es: z.string() })
const TranslationFile = z.record(z.string(), Entry)
export type TranslationFile = z.infer<typeof TranslationFile>

export const sharedTranslationFile = new URL('./shared.es.json', import.meta.url).pathname

/** Beside the form: `pet-addendum.es.json`. `undefined` for a form without a file, such as a member's own. */
export function getTranslationFile(definition: FormDefinition): string | undefined {
  return getSourceFile(definition)?.replace(/\.ts$/, '.es.json')
}

/** Empty if there is no such file. */
export function readTranslationFile(path: string): TranslationFile {
  let content: string
  try {
    content = readFileSync(path, 'utf8')
  } catch {
    return {}
  }

  return TranslationFile.parse(JSON.parse(content))
}

/** Short, because it only tells editions of one text apart. */
export function hashEnglish(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}
