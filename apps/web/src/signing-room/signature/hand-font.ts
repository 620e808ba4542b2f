import type { Mark } from '@countersign/answers/answer'
// With the page's first styles: a style sheet with fonts that is added later makes the browser lay out
// every form again. The font files are fetched when something is shown in them.
import '@fontsource/caveat/latin-400.css'
import '@fontsource/caveat/latin-ext-400.css'
import '@fontsource/dancing-script/latin-400.css'
import '@fontsource/homemade-apple/latin-400.css'

export type Hand = NonNullable<Extract<Mark, { kind: 'typed' }>['hand']>

export const hands: readonly Hand[] = ['caveat', 'dancing-script', 'homemade-apple']

/** The contract's default, for signatures from before there was a choice. */
export const defaultHand: Hand = 'caveat'
