import { formatPhotoRefusal, type PhotoRefusal } from '@countersign/answers/photo-refusals'

/** `message` is shown to the person who chose the file. */
export class PhotoError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'PhotoError'
  }
}

export function photoError(refusal: PhotoRefusal, number?: number): PhotoError {
  return new PhotoError(formatPhotoRefusal(refusal, number))
}
