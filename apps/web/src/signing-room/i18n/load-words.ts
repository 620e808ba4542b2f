import type { Language } from '../../lib/language.ts'
import { en } from './en.ts'
import type { Words } from './en.ts'

/** English comes with the page; every other language is fetched by those who choose it. */
export async function loadWords(language: Language): Promise<Words> {
  switch (language) {
    case 'en':
      return en
    case 'es':
      return (await import('./es.ts')).es
  }
}
