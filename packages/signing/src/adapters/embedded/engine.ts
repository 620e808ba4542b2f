import type { Answers } from '@countersign/answers/answer'
import type { SignerRole } from '@countersign/answers/field'
import type { FindContradictions } from '../../contradiction.ts'
import type { EnvelopeStore } from '../../envelope.ts'
import type { FieldProblem } from '../../errors.ts'
import type { RoomView } from '../../room.ts'
import type { UnsealedFileInput, UnsealedFile } from '../../evidence/write-unsealed-file.ts'
import type { ExecutedFileInput, ProducedFile } from '../../evidence/produce-executed-file.ts'
import type { RenderedDocument, RenderInput } from '@countersign/pdf/render/render-document'
import type { PhotoFile, PreparedPhoto } from '@countersign/document-import/photos/prepared-photo'
import type { ExecutedFile } from '../../provider.ts'
import type { SealSettings } from '@countersign/seal/sealing/seal-settings'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import type { TemplateArchive, TemplateSource } from '@countersign/pdf/template'
import type { DocumentField } from './envelope/envelope-documents.ts'

export interface Engine {
  templates: TemplateSource
  /** Without an archive, packets cannot continue after one of their templates changes. */
  archive?: TemplateArchive
  store: EnvelopeStore
  sealer: Sealer
  /** Cache of executed files. Without it, each request produces the file again. */
  executedFiles?: ExecutedFileStore
  scans: ByteStore
  /**
   * Bytes of files that people still sign, which it does not have where they are damaged. Without it, each
   * executed file is drawn from the beginning.
   */
  unsealedFiles?: ByteStore
  /** Without it, nobody can add photos. */
  photos?: PhotoStore
  clock: () => Date
  ids: () => string
  /** Creates a secret of 256 random bits, URL-safe. */
  tokens: () => string
  /** URL of the signing room page. Links add the session token as the fragment. */
  roomUrl: string
  /** Public page for checking files, printed on the certificate. */
  verifyUrl?: string
  /** Whose members use this installation, printed on the certificate. */
  association?: string
  /** Default: no two documents contradict each other. */
  findContradictions?: FindContradictions
  /** What these answers of the owner ask signers, and who takes the signatures cannot ask. Default: nothing. */
  findUnsupportedAnswers?: (fields: readonly DocumentField[], values: Answers) => FieldProblem[]
  /** What the owner must mean to finish with it, such as too few days for the law. Default: nothing. */
  findFinishWarnings?: (view: RoomView, at: string) => FieldProblem[]
  consentVersion: string
  /** For those who run the installation. */
  warn?: (facts: Record<string, unknown>, message: string) => void
  /** Runs `produceExecutedFile`, in this thread or in a worker. */
  runSeal: (input: ExecutedFileInput) => Promise<ProducedFile>
  /** Runs `writeUnsealedFile`, in this thread or in a worker. */
  runUnsealed: (input: UnsealedFileInput) => Promise<UnsealedFile>
  /** Runs `drawDocument`, in this thread or in a worker. */
  runRender: (input: RenderInput) => Promise<RenderedDocument>
}

interface Sealer {
  /** Called for each file, so that keys can be rotated at runtime. */
  identity(): Promise<SealingIdentity>
  /** Default: PAdES B-B without time stamp. */
  settings?: SealSettings
}

export interface ByteStore {
  /** Idempotent. Resolves to the SHA-256 once the bytes are durable. */
  write(bytes: Uint8Array): Promise<string>
  read(sha256: string): Promise<Uint8Array | undefined>
}

interface PhotoStore {
  /** In a worker, after the files of this signer that wait. Throws `PhotoError`. */
  prepare(file: PhotoFile, signer: { envelopeId: string; role: string }): Promise<PreparedPhoto>
  /** Idempotent. Resolves to the SHA-256 once the bytes are durable. */
  write(jpeg: Uint8Array): Promise<string>
  read(sha256: string): Promise<Uint8Array | undefined>
}

/**
 * Stores executed files by envelope, and by role for signers who have their own file. The first
 * write wins: a file that was handed out never changes.
 */
export interface ExecutedFileStore {
  read(envelopeId: string, role?: SignerRole): Promise<ExecutedFile | undefined>
  write(envelopeId: string, file: ExecutedFile, role?: SignerRole): Promise<ExecutedFile>
}
