import { PDF } from '@libpdf/core'
import { InspectionError } from '../inspection-error.ts'
import type { Encryption } from '../inspection.ts'

/**
 * Loads a file and removes its encryption. A file with an owner password only can be read by
 * everyone (ISO 32000-1, 7.6.3.1).
 */
export async function decryptPdf(
  bytes: Uint8Array,
  password: string | undefined,
): Promise<{ pdf: PDF; encryption: Encryption }> {
  const opened = await loadPdf(bytes, undefined)
  if (opened && !opened.isEncrypted) {
    rejectLostEncryption(opened, bytes)
    return { pdf: opened, encryption: { kind: 'none' } }
  }
  if (opened?.isAuthenticated) {
    return {
      pdf: opened,
      encryption: { kind: 'owner-password', algorithm: removeEncryption(opened) },
    }
  }
  if (!opened && !claimsEncryption(bytes)) {
    throw new Error('The file has no catalog.')
  }
  if (opened && !opened.context.info.securityHandler) {
    throw createUnsupportedError()
  }

  const pdf = password ? await loadPdf(bytes, password) : undefined
  if (!pdf?.isAuthenticated) {
    throw password ? createWrongPasswordError() : createPasswordNeededError()
  }
  return { pdf, encryption: { kind: 'user-password', algorithm: removeEncryption(pdf) } }
}

/** `undefined` if the catalog is in an encrypted object stream and the password is wrong. */
async function loadPdf(bytes: Uint8Array, password: string | undefined): Promise<PDF | undefined> {
  try {
    return await PDF.load(bytes, { credentials: password })
  } catch (error) {
    if (error instanceof RangeError) {
      throw error
    }
    if (error instanceof Error && error.name === 'UnsupportedEncryptionError') {
      throw createUnsupportedError()
    }
    return undefined
  }
}

function removeEncryption(pdf: PDF): string {
  const { algorithm = 'unknown' } = pdf.getSecurity()
  pdf.context.info.isEncrypted = false
  pdf.context.info.trailer.delete('Encrypt')
  return algorithm
}

/** Reconstructing an encrypted file from its objects loses the encryption dictionary. */
function rejectLostEncryption(pdf: PDF, bytes: Uint8Array): void {
  if (pdf.recoveredViaBruteForce && claimsEncryption(bytes)) {
    throw new InspectionError(
      'damaged',
      'This PDF is password-protected and damaged, so it cannot be repaired. Save it without the password and try again.',
    )
  }
}

function claimsEncryption(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('/Encrypt')
}

function createPasswordNeededError(): InspectionError {
  return new InspectionError('password-needed', 'This PDF needs a password. Enter it here.')
}

function createWrongPasswordError(): InspectionError {
  return new InspectionError('password-wrong', 'That password does not open this PDF. Try again.')
}

function createUnsupportedError(): InspectionError {
  return new InspectionError(
    'encryption-unsupported',
    'This PDF is protected in a way we cannot open. Save it without protection and try again.',
  )
}
