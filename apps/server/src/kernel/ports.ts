import type { SigningProvider, SigningRoom, TemplateSource } from '@countersign/esign'
import type { SealingIdentity, SealPorts, SealSettings } from '@countersign/esign/sealing'
import type { FileInspection } from '@countersign/esign/verify'
import type { FormLibrary } from '@countersign/form-library'
import type { Jobs } from './jobs.ts'

/** The ports of the services, picked once in `composition.ts`. */
export interface Ports {
  signing: SigningProvider
  /** The embedded engine's own pages; absent with a provider that brings its own. */
  room?: SigningRoom
  /** Where templates come from: the library's forms and members' own. */
  templates: TemplateSource
  authority: SealingAuthority
  verifier: FileVerifier
  sealing: Sealing
  files: FileStore
  mail: MailTransport
  payments: PaymentPort
  jobs: Jobs
  forms: FormLibrary
  membership: Membership
  /** Where people reach this server, without a slash at its end. */
  publicUrl: string
}

/** The public side of the certificate authorities whose seals are ours, newest first. */
export interface SealingAuthority {
  /** Every root that has ever sealed, PEM; new seals chain to the first. */
  rootPems(): Promise<string[]>
}

/** Looks at a file from anybody, within limits of time and memory. */
export interface FileVerifier {
  inspect(input: { pdf: Uint8Array; roots: string[] }): Promise<FileInspection>
}

/** How the house seals; with a vendor that seals its own files, nothing asks. */
export interface Sealing {
  settings: SealSettings
  ports: SealPorts
  identity(): Promise<SealingIdentity>
}

/** Bytes under their own SHA-256, in lower-case hex. */
export interface FileStore {
  /** Returns once the bytes are safe on disk. Putting the same bytes again changes nothing. */
  put(bytes: Uint8Array): Promise<string>
  /** `undefined` where there is no such file. Throws where the bytes no longer have their hash. */
  read(sha256: string): Promise<Uint8Array | undefined>
  /** Takes a file away that nothing names any more; one that is not there is no fault. */
  remove(sha256: string): Promise<void>
}

export interface MailMessage {
  /** Unique per mail: a second try of the same mail carries the same id. */
  id: string
  to: { name: string; email: string }
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** Throws where a later try may help: a server that is away, busy or wrongly set. */
  send(message: MailMessage): Promise<MailOutcome>
}

/**
 * How far a mail came, as its transport knows it: a mail server took it, it is kept where it was
 * written, or it was refused for good. That anybody received or read it, nobody can tell.
 */
export type MailOutcome =
  { kind: 'handed-over' } | { kind: 'kept' } | { kind: 'refused'; reply: string }

export interface PaymentPort {
  /** What sending a packet costs, in integer cents. */
  feeCents(packet: { documents: number; residents: number }): number
  /** Charges once per `requestId`; the same one again answers the same reference. */
  charge(input: {
    requestId: string
    amountCents: number
    description: string
  }): Promise<{ reference: string }>
}

/** The membership single sign-on (OpenID Connect), in our words. */
export interface Membership {
  /** Where the browser goes to log in. Refuses `provider-unavailable`. */
  begin(input: LoginRequest): Promise<string>
  /** Exchanges the code for the person. Refuses `login-failed`, `provider-unavailable`. */
  complete(input: LoginResponse): Promise<MembershipPerson>
}

export interface LoginRequest {
  state: string
  nonce: string
  codeVerifier: string
  /** Ask for the password even where the membership still knows the browser. */
  askAgain: boolean
}

export interface LoginResponse {
  code: string
  state: string
  iss?: string
  nonce: string
  codeVerifier: string
}

export interface MembershipPerson {
  issuer: string
  subject: string
  name: string
  email: string
}
