import type { Mark } from '@countersign/answers'

export type Hand = NonNullable<Extract<Mark, { kind: 'typed' }>['hand']>

export const hands: readonly Hand[] = ['caveat', 'dancing-script', 'homemade-apple']

/** The contract's own default, for marks from before there was a choice. */
export const firstHand: Hand = 'caveat'

/** Fetches a hand's letters, once; until they are there the name stands in a cursive of the system's. */
export function fetchHand(hand: Hand): void {
  // Only how a name looks depends on it, so a lost network needs no words here.
  load(hand).catch(() => undefined)
}

async function load(hand: Hand): Promise<unknown> {
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
