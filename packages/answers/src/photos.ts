import { isRecord, isTable } from './answer.ts'
import type { Answer, TableRow } from './answer.ts'
import { isDay, isInstant } from './day.ts'
import type { Rejection } from './rejection.ts'

/** The limits of photos in a form. `maxSide` is that of a kept photo, in pixels. */
export const photoLimits = {
  fileBytes: 25_000_000,
  pixels: 50_000_000,
  maxSide: 1600,
  /** All photos of a packet together, as they are kept. */
  packetBytes: 40_000_000,
  aboutLength: 60,
} as const

/** A row of an answer of type `photos`. The bytes, a JPEG, are stored under their hash. */
export interface Photo {
  /** Lower-case hex. */
  sha256: string
  width: number
  height: number
  /** The room that it shows. */
  about: string
  /** When it was added, ISO 8601 UTC. */
  at: string
  /** The same, as the day where it was added: `YYYY-MM-DD`. */
  on: string
}

/** The photos of an answer; an answer of another shape has none. */
export function listPhotos(answer: Answer | undefined): Photo[] {
  return isTable(answer) ? answer.flatMap((row) => toPhoto(row) ?? []) : []
}

export function toPhotoRow(photo: Photo): TableRow {
  return { ...photo }
}

export interface NumberedPhoto extends Photo {
  /** From 1, in the order in which the answer is printed: by room. */
  number: number
}

export function numberPhotos(photos: readonly Photo[]): NumberedPhoto[] {
  const byRoom = Map.groupBy(photos, ({ about }) => about)

  return [...byRoom.values()].flat().map((photo, index) => ({ ...photo, number: index + 1 }))
}

/** “Photos 1–3: Kitchen. Photo 4: Bath 1.” */
export function formatPhotos(photos: readonly Photo[], words = english): string {
  const byRoom = Map.groupBy(numberPhotos(photos), ({ about }) => about)

  return [...byRoom]
    .map(([about, together]) => {
      const [first, last] = [together[0]?.number ?? 0, together.at(-1)?.number ?? 0]
      return first === last
        ? `${words.photo} ${first}: ${about}.`
        : `${words.photos} ${first}–${last}: ${about}.`
    })
    .join(' ')
}

const english = { photo: 'Photo', photos: 'Photos' }

/** Only the shape: whether such photos were added, the engine knows. */
export function checkPhotos(value: unknown, max: number): Rejection | undefined {
  if (!Array.isArray(value) || value.some((row) => !toPhoto(row))) {
    return { code: 'photos-damaged' }
  }

  return value.length > max ? { code: 'too-many-photos', max } : undefined
}

function toPhoto(row: unknown): Photo | undefined {
  if (!isRecord(row)) {
    return undefined
  }
  const { sha256, width, height, about, at, on, ...others } = row
  const isKnown =
    Object.keys(others).length === 0 &&
    typeof sha256 === 'string' &&
    /^[0-9a-f]{64}$/.test(sha256) &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof about === 'string' &&
    about.length <= photoLimits.aboutLength &&
    typeof at === 'string' &&
    isInstant(at) &&
    typeof on === 'string' &&
    isDay(on)

  return isKnown ? { sha256, width, height, about, at, on } : undefined
}
