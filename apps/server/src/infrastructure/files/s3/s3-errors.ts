import { StorageError, type StorageFailure } from '../../../kernel/storage-error.ts'

/** The HTTP status of the answer; `undefined` if there was none. */
function statusOf(error: unknown): number | undefined {
  const metadata = error instanceof Error && '$metadata' in error ? error.$metadata : undefined
  const status =
    typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
      ? metadata.httpStatusCode
      : undefined

  return typeof status === 'number' ? status : undefined
}

export function hasName(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name
}

/**
 * Only the name, the status and the beginning of the message: an answer to a wrong signature quotes the
 * access key and the signed request.
 */
export function toStorageError(error: unknown, call: string): StorageError {
  if (error instanceof StorageError) {
    return error
  }
  const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' }
  const status = statusOf(error)
  const code = name === 'Error' ? undefined : name
  const text = message.replace(/\s+/g, ' ').slice(0, 200)

  return new StorageError(
    toFailure(name, status),
    `S3 ${call}: ${[status, code, text].filter(Boolean).join(' ')}`,
  )
}

const refusedNames = [
  'CredentialsProviderError',
  'ExpiredToken',
  'InvalidToken',
  'TokenRefreshRequired',
  'NoSuchBucket',
]
const fullNames = ['QuotaExceeded', 'ServiceQuotaExceeded', 'XMinioStorageFull', 'EntityTooLarge']

function toFailure(name: string, status: number | undefined): StorageFailure {
  if (status === 507 || status === 413 || fullNames.includes(name)) {
    return 'full'
  }
  const isRefused =
    refusedNames.includes(name) ||
    status === 401 ||
    status === 403 ||
    (status !== undefined && status >= 300 && status < 400)

  return isRefused ? 'refused' : 'unavailable'
}
