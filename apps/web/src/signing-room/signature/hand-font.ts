import type { Mark } from '@countersign/answers'

/** A handwriting font for typed signatures. */
export type Hand = NonNullable<Extract<Mark, { kind: 'typed' }>['hand']>

export const hands: readonly Hand[] = ['caveat', 'dancing-script', 'homemade-apple']

/** The contract's default, for signatures from before there was a choice. */
export const defaultHand: Hand = 'caveat'

/** Until the font has loaded, the name is shown in one of the system's cursive fonts. */
export function loadHandFont(hand: Hand): void {
  // Only the look depends on the font, so a failure needs no message.
  importFont(hand).catch(() => undefined)
}

async function importFont(hand: Hand): Promise<unknown> {
  switch (hand) {
    case 'caveat':
      return Promise.all([
        import('@fontsource/caveat/latin-400.css'),
        import('@fontsource/caveat/latin-ext-400.css'),
      ])
    case 'dancing-script':
      return import('@fontsource/dancing-script/latin-400.css')
    case 'homemade-apple':
      return import('@fontsource/homemade-apple/latin-400.css')
  }
}
