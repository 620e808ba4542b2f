import type { FormDefinition } from '../form-definition.ts'
import { mapTexts } from './map-texts.ts'
import {
  getTranslationFile,
  hashEnglish,
  readTranslationFile,
  sharedTranslationFile,
} from './translation-file.ts'
import type { TranslationFile } from './translation-file.ts'

/** A text of a form as its definition has it, with the translation that still belongs to it. */
export interface TranslatedText {
  key: string
  english: string
  spanish: string | undefined
}

/** Every text of a form once, in reading order. A translation of other English words is left out. */
export function listTexts(definition: FormDefinition): TranslatedText[] {
  const find = createFinder(definition)
  const texts = new Map<string, TranslatedText>()
  mapTexts(definition, (key, english) => {
    texts.set(key, { key, english, spanish: find(key, english) })
    return english
  })

  return [...texts.values()]
}

/** The form in Spanish, with what is not translated in English. */
export function translateForm(definition: FormDefinition): FormDefinition {
  const find = createFinder(definition)

  return mapTexts(definition, (key, english) => find(key, english) ?? english)
}

function createFinder(definition: FormDefinition) {
  const path = getTranslationFile(definition)
  const own = path === undefined ? {} : readTranslationFile(path)
  const shared = indexByHash(readTranslationFile(sharedTranslationFile))
  const repeated = indexByHash(own)

  return (key: string, english: string): string | undefined => {
    const hash = hashEnglish(english)
    const entry = own[key]
    return entry?.of === hash ? entry.es : (repeated.get(hash) ?? shared.get(hash))
  }
}

function indexByHash(file: TranslationFile): Map<string, string> {
  return new Map(Object.values(file).map(({ of, es }) => [of, es]))
}
