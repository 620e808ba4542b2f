import { canonicalJson } from '@countersign/answers/canonical-json'
import type {
  CreateDocumentGroup,
  CreatePrintGroup,
} from '@countersign/contract/schemas/packets/create-packet'
import { packets } from '@countersign/database'
import { and, desc, eq } from 'drizzle-orm'
import { officeId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { assertKeyFormat } from '../../../kernel/idempotency-key.ts'
import { sha256 } from '../../../kernel/sha256.ts'
import { isOwnPacket } from '../../../kernel/own-rows.ts'

export interface IdempotencyKey {
  /** Unique per owner, by an index. */
  requestKey: string
  requestSha256: string
}

export type CreationRequest =
  { kind: 'replay'; groupId: string } | ({ kind: 'new' } & IdempotencyKey)

/** Without a key, the same body within this time is a double click. */
const doubleClickMs = 10_000

/**
 * Idempotent creation (docs/decisions/0003). An Idempotency-Key decides where there is one. Without
 * one, the key is the body's hash and the last packet with that hash, so that two clicks at the same
 * instant get the same key.
 */
export async function findReplay(
  ctx: Context,
  body: CreateDocumentGroup | CreatePrintGroup,
  idempotencyKey: string | undefined,
): Promise<CreationRequest> {
  const requestSha256 = sha256(canonicalJson(body))

  return idempotencyKey === undefined
    ? findReplayByBody(ctx, requestSha256)
    : findReplayByKey(ctx, assertKeyFormat(idempotencyKey), requestSha256)
}

async function findReplayByKey(
  ctx: Context,
  key: string,
  requestSha256: string,
): Promise<CreationRequest> {
  const requestKey = `key:${key}`
  const first = await findByKey(ctx, requestKey)
  if (!first) {
    return { kind: 'new', requestKey, requestSha256 }
  }
  assertSameRequest(first, requestSha256)

  return { kind: 'replay', groupId: first.groupId }
}

/** Before the insert, and again for the loser of a race. */
export function assertSameRequest(first: { requestSha256: string }, requestSha256: string): void {
  if (first.requestSha256 !== requestSha256) {
    throw new DomainError(
      'invalid-request',
      'This Idempotency-Key was already used for a different packet. Use a new key for a new packet.',
    )
  }
}

async function findReplayByBody(ctx: Context, requestSha256: string): Promise<CreationRequest> {
  const [last] = await ctx.db
    .select({
      id: packets.id,
      groupId: packets.documentGroupId,
      status: packets.status,
      createdAt: packets.createdAt,
    })
    .from(packets)
    .where(and(isOwnPacket(ctx), eq(packets.requestSha256, requestSha256)))
    .orderBy(desc(packets.number))
    .limit(1)
  const age = last ? ctx.clock.now().getTime() - last.createdAt.getTime() : Infinity
  // After the clock was set back, it lies in the future.
  if (last && last.status === 'CREATED' && Math.abs(age) < doubleClickMs) {
    return { kind: 'replay', groupId: last.groupId }
  }

  return { kind: 'new', requestKey: `body:${requestSha256}:${last?.id ?? ''}`, requestSha256 }
}

export async function findByKey(ctx: Context, requestKey: string) {
  const [packet] = await ctx.db
    .select({ groupId: packets.documentGroupId, requestSha256: packets.requestSha256 })
    .from(packets)
    .where(and(eq(packets.ownerId, officeId(ctx)), eq(packets.requestKey, requestKey)))

  return packet
}
