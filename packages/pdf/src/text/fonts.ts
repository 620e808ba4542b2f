import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Fonts under the Open Font License, embedded as subsets. Fallback fonts list the characters they
 * are loaded for, because the East Asian ones take ten megabytes.
 */
const faces = {
  /** Source Sans 3: answers and small print. */
  sans: { file: 'source-sans-3/400Regular/SourceSans3_400Regular.ttf' },
  sansBold: { file: 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf' },
  /** Source Serif 4: titles and body of the certificate and of continuation pages. */
  serif: { file: 'source-serif-4/400Regular/SourceSerif4_400Regular.ttf' },
  serifBold: { file: 'source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf' },
  serifItalic: { file: 'source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf' },
  /** Script fonts for typed signatures. */
  caveat: { file: 'caveat/600SemiBold/Caveat_600SemiBold.ttf' },
  dancingScript: { file: 'dancing-script/500Medium/DancingScript_500Medium.ttf' },
  homemadeApple: { file: 'homemade-apple/400Regular/HomemadeApple_400Regular.ttf' },
  hebrew: {
    file: 'noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
    asked: /\p{Script_Extensions=Hebrew}/u,
  },
  arabic: {
    file: 'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
    asked: /\p{Script_Extensions=Arabic}/u,
  },
  devanagari: {
    file: 'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
    asked: /\p{Script_Extensions=Devanagari}/u,
  },
  chinese: { file: 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf', asked: eastAsianPattern() },
  japanese: {
    file: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
    asked: eastAsianPattern(),
  },
  korean: { file: 'noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf', asked: eastAsianPattern() },
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
 * Reads a font file from an npm package. The engine's only disk access: fonts are part of the
 * program and never change at runtime.
 */
export function readFont(face: FaceName): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(require.resolve(`@expo-google-fonts/${faces[face].file}`)))
}
