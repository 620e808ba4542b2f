import { listPhotos } from '@countersign/answers/photos'
import type { Answers } from '@countersign/answers/answer'
import type { Field } from '@countersign/answers/field'
import { SigningError } from '../../../errors.ts'
import type { Engine } from '../engine.ts'

/** By SHA-256. */
export type PhotoBytes = Record<string, Uint8Array>

interface PhotoDocument {
  template: { fields: readonly Field[] }
  answers: Answers
}

/** The photos of these documents, for rendering them. Throws `provider-unavailable`. */
export async function loadPhotos(
  photos: Engine['photos'],
  documents: readonly PhotoDocument[],
): Promise<{ photos?: PhotoBytes }> {
  const hashes = documents.flatMap(({ template, answers }) =>
    template.fields
      .filter(({ type }) => type === 'photos')
      .flatMap(({ key }) => listPhotos(answers[key]).map(({ sha256 }) => sha256)),
  )
  if (hashes.length === 0) {
    return {}
  }

  const loaded: PhotoBytes = {}
  for (const sha256 of new Set(hashes)) {
    loaded[sha256] = await readPhoto(photos, sha256)
  }
  return { photos: loaded }
}

export async function readPhoto(photos: Engine['photos'], sha256: string): Promise<Uint8Array> {
  const bytes = await photos?.read(sha256)
  if (!bytes) {
    throw new SigningError('provider-unavailable', 'A photo of this packet cannot be read.')
  }
  return bytes
}
