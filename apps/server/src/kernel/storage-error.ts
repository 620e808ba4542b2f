import { DomainError } from './domain-error.ts'

/**
 * `unavailable`: it may answer soon. `full`: it has no room. `refused`: it does not accept our keys or
 * has no such bucket. `corrupt`: the bytes do not match their hash. `missing`: there is no such file.
 */
export type StorageFailure = 'unavailable' | 'full' | 'refused' | 'corrupt' | 'missing'

/** What the file store could not do. `message` is for the log, `detail` for the person who waits. */
export class StorageError extends DomainError {
  readonly failure: StorageFailure

  constructor(failure: StorageFailure, message: string, cause?: unknown) {
    super(failure === 'corrupt' ? 'file-damaged' : 'storage-unavailable', details[failure])
    this.name = 'StorageError'
    this.message = message
    this.failure = failure
    this.cause = cause
  }
}

const unavailable =
  'The file storage is not available right now. Nothing that was saved is lost. Please try again in a few minutes.'

const details = {
  unavailable,
  refused: unavailable,
  full: 'The file storage is full, so nothing can be added to it right now. Nothing that was saved is lost. Please try again later.',
  corrupt:
    'This file is damaged in the file storage. Trying again does not help: please tell the people who run Countersign that it must be restored from the backup.',
  missing:
    'This file is not in the file storage right now. Please try again in a few minutes. If that does not help, the people who run Countersign must restore it from the backup.',
} as const satisfies Record<StorageFailure, string>
