import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Fonts under the Open Font License, embedded as subsets. Fallback fonts list the characters they
 * are loaded for, because the East Asian ones take ten megabytes.
 */
const faces = {
  /** Source Sans 3: answers and small print. */
  sans: { file: 'SourceSans3_400Regular.ttf' },
  sansBold: { file: 'SourceSans3_600SemiBold.ttf' },
  /** Source Serif 4: titles and body of the certificate and of continuation pages. */
  serif: { file: 'SourceSerif4_400Regular.ttf' },
  serifBold: { file: 'SourceSerif4_600SemiBold.ttf' },
  serifItalic: { file: 'SourceSerif4_400Regular_Italic.ttf' },
  /** Script fonts for typed signatures. */
  caveat: { file: 'Caveat_600SemiBold.ttf' },
  dancingScript: { file: 'DancingScript_500Medium.ttf' },
  homemadeApple: { file: 'HomemadeApple_400Regular.ttf' },
  hebrew: {
    file: 'NotoSansHebrew_400Regular.ttf',
    asked: /\p{Script_Extensions=Hebrew}/u,
  },
  arabic: {
    file: 'NotoSansArabic_400Regular.ttf',
    asked: /\p{Script_Extensions=Arabic}/u,
  },
  devanagari: {
    file: 'NotoSansDevanagari_400Regular.ttf',
    asked: /\p{Script_Extensions=Devanagari}/u,
  },
  chinese: { file: 'NotoSansSC_400Regular.ttf', asked: eastAsianPattern() },
  japanese: {
    file: 'NotoSansJP_400Regular.ttf',
    asked: eastAsianPattern(),
  },
  korean: { file: 'NotoSansKR_400Regular.ttf', asked: eastAsianPattern() },
} as const satisfies Record<string, { file: string; asked?: RegExp }>

export type FaceName = keyof typeof faces

/** Han, kana, hangul and bopomofo with their punctuation and full-width forms. */
function eastAsianPattern(): RegExp {
  return /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
}

export function isNeededFor(face: FaceName, character: string): boolean {
  const entry = faces[face]
  return !('asked' in entry) || entry.asked.test(character)
}

const require = createRequire(import.meta.url)

/**
 * Reads a font file. The engine's only disk access: fonts are part of the
 * program and never change at runtime.
 */
export function readFont(face: FaceName): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(`@countersign/fonts/${faces[face].file}`)))
}
