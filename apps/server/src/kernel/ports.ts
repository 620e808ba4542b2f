import type { PaymentProvider } from '@countersign/database'
import type { SealingIdentity } from '@countersign/seal/sealing/keys/sealing-identity'
import type { SealPorts, SealSettings } from '@countersign/seal/sealing/seal-settings'
import type { FileInspection } from '@countersign/seal/verify/inspect-file'

/** The public side of the certificate authorities whose seals are ours. */
export interface SealingAuthority {
  /** Every root that has ever sealed, PEM, newest first; new seals chain to the first. */
  rootPems(): Promise<string[]>
  /** The same for `verifySeal`: an imported certificate follows its root, for it alone is ours. */
  ownRoots(): Promise<string[]>
}

/** Inspects a file from anyone, within limits of time and memory. */
export interface FileVerifier {
  /**
   * Reads the roots when the file is next in the queue. Throws `unavailable` if too many are waiting, and
   * `too-many-requests` if too many of them are from this address.
   */
  inspect(input: {
    path: string
    roots: () => Promise<string[]>
    address?: string | undefined
  }): Promise<FileInspection>
}

/** Who is next to have an uploaded file read, fairly between people. */
export interface UploadQueue {
  /** Throws `too-many-requests` if this person has too many waiting, `unavailable`. */
  run<Result>(person: string, work: () => Promise<Result>): Promise<Result>
}

/** Unused with a vendor that seals its own files. */
export interface Sealing {
  settings: SealSettings
  ports: SealPorts
  identity(): Promise<SealingIdentity>
  /** One sentence for operators if no file can be sealed, or soon none. */
  findProblem?(): Promise<string | undefined>
}

/** Whose members use this installation, as the operator has set it. */
export interface Association {
  name: string
  /** `#rrggbb`. */
  color: string | undefined
  logo: { mediaType: 'image/png' | 'image/svg+xml'; bytes: Buffer } | undefined
}

/** How long personal data is kept, in days. */
export interface RetentionPeriods {
  /** Packets that came to nothing, and applications after which no lease was signed. */
  applicationDays: number
  /** Other packets after their end; `undefined`: forever. */
  packetDays: number | undefined
  mailDays: number
  addressDays: number
}

export interface StoredFile {
  sha256: string
  bytes: number
  /** `put` of a file that is there moves this, at least where it is more than 12 hours ago. */
  storedAt: Date | undefined
}

/**
 * Content-addressed: each file is stored under its SHA-256 in lower-case hex. All methods throw
 * `StorageError`: `storage-unavailable` if the store is away, full or does not accept us, `file-damaged`
 * if bytes do not match their hash.
 */
export interface FileStore {
  /** Idempotent. Resolves once the bytes are durable. */
  put(bytes: Uint8Array): Promise<string>
  /**
   * `undefined` where there is no such file. Throws where the bytes no longer match their hash.
   * `bytes` is the size, where it is known: without it, large files (over 64 MB) are refused.
   */
  read(sha256: string, options?: { bytes?: number }): Promise<Uint8Array | undefined>
  /** Idempotent. */
  remove(sha256: string): Promise<void>
  /** Removes what writes left that a crash cut off before this time. Idempotent. */
  removeDrafts?(before: Date): Promise<void>
  /** Every file, at least those that were stored before the call. */
  list?(): AsyncIterable<StoredFile>
  /**
   * Removes a file that was last stored before this time, for a caller that holds its lock
   * (`lockStoredFile`). Returns whether it was removed.
   */
  removeIfOlder?(sha256: string, before: Date): Promise<boolean>
  /** Whether the store can be used, as of the last minute. */
  check(): Promise<boolean>
  /** One sentence for operators if nothing can be written, for a reason that only they can mend. */
  findProblem?(): Promise<string | undefined>
  /** How many files this process has read damaged, and not whole since. */
  countDamaged?(): number
}

export interface MailMessage {
  /** Unique per mail: a retry carries the same id, so that mail servers can deduplicate. */
  id: string
  /** The Message-ID header, without angle brackets. */
  messageId?: string | undefined
  /** The Message-ID of the first mail of its thread. */
  threadId?: string | undefined
  /** Shown as the sender's name, beside the configured address. */
  fromName?: string | undefined
  /** Who gets the answer; the configured sender if there is none. */
  replyTo?: { name: string; email: string } | undefined
  to: { name: string; email: string }
  subject: string
  text: string
  html: string
}

export interface MailTransport {
  /** Throws where a retry may help: a server that is down, busy or misconfigured. */
  send(message: MailMessage): Promise<MailOutcome>
}

/**
 * What the transport knows: a mail server accepted the mail, it stays in the outbox table, or a mail
 * server rejected it for good. None of them says that anyone received or read it.
 */
export type MailOutcome =
  { kind: 'accepted' } | { kind: 'stored' } | { kind: 'rejected'; reply: string }

export interface WebhookReceiver {
  /**
   * Checks the signature and the age of an event before it is parsed. Throws `webhook-refused`. The
   * vendor's id makes the event count once.
   */
  verify(request: WebhookRequest): ReceivedWebhook
}

export interface WebhookRequest {
  /** Names in lower case. */
  headers: Record<string, string | string[] | undefined>
  /** As it came: a signature is over these bytes. */
  body: Uint8Array
  now: Date
}

interface ReceivedWebhook {
  eventId: string
  /** JSON, kept until the event is processed. */
  payload: unknown
}

export interface PaymentPort {
  /** What sending a packet costs, in integer cents. */
  feeCents(packet: { documents: number; residents: number }): number
  /** Absent where a fee is recorded here and invoiced outside of the product. */
  online?: OnlinePayments
}

/** A provider at which fees above 0 are paid. All methods may throw `provider-unavailable`. */
export interface OnlinePayments {
  provider: PaymentProvider
  /** Idempotent by `requestId`: while the page is open, the same one answers the same page. */
  start(input: PaymentRequest): Promise<StartedCharge>
  /** How the payment of a page stands now. `undefined`: the provider knows no such page. */
  read(input: { reference: string }): Promise<ChargeState | undefined>
  /** Idempotent. Nothing can be paid on the page anymore, unless something was paid before. */
  close(input: { reference: string }): Promise<void>
  /** Idempotent by `requestId`. */
  refund(input: RefundRequest): Promise<ChargeRefund>
  /** What has changed at the provider, oldest first. */
  listChanges(input: { since: Date }): Promise<ChargeNotification[]>
  /** Whether the provider accepts our credentials. Throws `provider-unavailable`. */
  check(): Promise<void>
  /** Why the provider refuses us, in words for an operator; `undefined` as far as is known. */
  problem(): string | undefined
}

export interface PaymentRequest {
  requestId: string
  packetId: string
  amountCents: number
  description: string
  /** Where the provider's page leads afterwards, and if it is left without paying. */
  returnUrl: string
  cancelUrl: string
}

/** `paid`: at once, without a page. `outdated`: this request id can no longer be used, so a new one is needed. */
export type StartedCharge =
  | { kind: 'paid'; reference: string }
  | { kind: 'page'; reference: string; url: string }
  | { kind: 'outdated' }

export interface ChargeState {
  /** `requestId` and packet as they were asked for. */
  requestId: string | undefined
  status: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  /** While the page is open. */
  url?: string | undefined
  /** Once it is paid: what came, in integer cents, and its currency in lower case. */
  received?: { amountCents: number; currency: string; at: Date } | undefined
  chargeReference?: string | undefined
  /** "Visa ending in 4242". */
  method?: string | undefined
  /** Why the last attempt failed, in words for the person who pays. */
  failure?: string | undefined
  refunds: ChargeRefund[]
  dispute?: 'open' | 'won' | 'lost' | undefined
}

export interface RefundRequest {
  requestId: string
  chargeReference: string
  amountCents: number
}

export interface ChargeRefund {
  reference: string
  /** Absent for a refund that was made at the provider. */
  requestId?: string | undefined
  amountCents: number
  status: 'pending' | 'succeeded' | 'failed'
}

/** Something about this payment has changed; what, is to be read. */
export interface ChargeNotification {
  reference?: string | undefined
  chargeReference?: string | undefined
  /** As asked for with `start`: for a page whose reference was never saved. */
  requestId?: string | undefined
}

export interface Membership {
  /** Where the browser goes to log in. Throws `provider-unavailable`. */
  begin(input: LoginRequest): Promise<string>
  /** Exchanges the code for the person. Throws `login-failed`, `not-a-member`, `provider-unavailable`. */
  complete(input: LoginResponse): Promise<MembershipLogin>
  /**
   * Where the browser goes to end its session at the membership too, and from where it returns to
   * `returnUrl`. Absent where the membership has no such page, or cannot be reached.
   */
  logoutUrl(input: { idToken: string | undefined; returnUrl: string }): Promise<string | undefined>
  /**
   * Checks a logout token of back-channel logout, but not whether it was used before. Throws
   * `login-failed` for one that is not valid, `provider-unavailable`.
   */
  readLogoutToken(token: string): Promise<LogoutNotice>
  /** Whether members can log in: the membership answers, or answered within the hour. */
  check(): Promise<boolean>
}

export interface LoginRequest {
  state: string
  nonce: string
  codeVerifier: string
  /** Ask for the password even with an active session at the membership. */
  forceLogin: boolean
}

export interface LoginResponse {
  code: string
  state: string
  iss?: string
  nonce: string
  codeVerifier: string
}

export interface MembershipLogin {
  person: MembershipPerson
  /** Of the association’s staff: publishes its forms. */
  isStaff?: boolean
  /** The session at the issuer (`sid`), where it names one. */
  issuerSession?: string | undefined
  /** The id token, for the logout at the issuer. */
  idToken?: string | undefined
}

/** Somebody has logged out at the membership. At least one of session and subject is there. */
export interface LogoutNotice {
  issuer: string
  tokenId: string
  issuerSession: string | undefined
  subject: string | undefined
}

export interface MembershipPerson {
  issuer: string
  subject: string
  name: string
  email: string
}
