import { photoLimits } from './photo-limits.ts'

/** Why a photo is refused, for the person who chose it. `{n}` stands for a number. */
export const photoRefusals = {
  empty: 'This file is empty. Choose another photo.',
  'not-a-photo': 'This file is not a photo. Use a JPEG, PNG or WebP file.',
  heic: 'This photo is in the format HEIC or AVIF, which cannot be used here. Save it as a JPEG, or choose “Most Compatible” in the settings of the camera.',
  damaged: 'This photo is damaged or was not received completely. Choose it again.',
  'too-large': `This file is too large. A photo may have up to ${photoLimits.fileBytes / 1e6} MB.`,
  'too-many-pixels': `This photo has {n} megapixels. Use one with at most ${photoLimits.pixels / 1e6}.`,
  'too-slow': 'This photo takes too long to read. Take it again with fewer megapixels.',
  'too-much-memory':
    'This photo takes too much memory to read. Take it again with fewer megapixels.',
  'no-room': 'Choose the room that the photo shows.',
  'not-here': 'You cannot add photos here.',
  full: 'There is room for {n} photos. Remove one before you add another.',
  'packet-full': 'This packet has no room for more photos.',
  unknown: 'Add each photo from your device.',
} as const satisfies Record<string, string>

export type PhotoRefusal = keyof typeof photoRefusals

export function formatPhotoRefusal(refusal: PhotoRefusal, number?: number): string {
  return photoRefusals[refusal].replace('{n}', String(number ?? ''))
}

/** The refusal that a sentence of `formatPhotoRefusal` is about, and its number. */
export function readPhotoRefusal(
  sentence: string,
): { refusal: PhotoRefusal; number: string } | undefined {
  for (const [refusal, text] of Object.entries(photoRefusals)) {
    const [before = '', after = ''] = text.split('{n}')
    const number = sentence.slice(before.length, sentence.length - after.length)
    if (isRefusal(refusal) && sentence === before + number + after && /^\d*$/.test(number)) {
      return { refusal, number }
    }
  }
  return undefined
}

function isRefusal(name: string): name is PhotoRefusal {
  return name in photoRefusals
}
