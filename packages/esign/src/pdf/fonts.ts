import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** The typefaces of a packet: all under the Open Font License, embedded as subsets. */
export interface FontFiles {
  /** Source Sans 3: answers, small print. */
  sans: Uint8Array
  sansBold: Uint8Array
  /** Source Serif 4: titles and body of the certificate and the continuation sheets. */
  serif: Uint8Array
  serifBold: Uint8Array
  serifItalic: Uint8Array
  /** Caveat: a typed signature. */
  hand: Uint8Array
}

const require = createRequire(import.meta.url)
let loaded: FontFiles | undefined

/**
 * The font files of the packages that this one depends on, read once a process. The engine's one
 * look at the disk: fonts are part of the program, as code is, and never differ between two calls.
 */
export function loadFonts(): FontFiles {
  loaded ??= {
    sans: read(
      require.resolve('@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    ),
    sansBold: read(
      require.resolve('@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
    ),
    serif: read(
      require.resolve('@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf'),
    ),
    serifBold: read(
      require.resolve('@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf'),
    ),
    serifItalic: read(
      require.resolve('@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf'),
    ),
    hand: read(require.resolve('@expo-google-fonts/caveat/600SemiBold/Caveat_600SemiBold.ttf')),
  }

  return loaded
}

function read(file: string): Uint8Array {
  return new Uint8Array(readFileSync(file))
}
