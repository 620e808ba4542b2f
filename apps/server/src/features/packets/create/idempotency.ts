import type { CreateDocumentGroup, CreatePrintGroup } from '@countersign/contract'
import { packets } from '@countersign/database'
import { and, desc, eq } from 'drizzle-orm'
import { canonicalJson } from '../../../kernel/canonical-json.ts'
import { memberId, type Context } from '../../../kernel/context.ts'
import { DomainError } from '../../../kernel/domain-error.ts'
import { sha256 } from '../../../kernel/sha256.ts'

export interface RequestIdentity {
  /** Unique per owner: what the packet is kept under. */
  requestKey: string
  requestSha256: string
}

export type Replay = { kind: 'repeated'; groupId: string } | ({ kind: 'new' } & RequestIdentity)

/** How long the same body without a key counts as the same click. */
const sameClickMs = 10_000

/**
 * Tells a repeated creation from a new one (docs/decisions/0003). With a key, the key decides. Without
 * one, a new request is named after its body and the packet that the same body made last: two clicks
 * at one instant bear one name, whichever comes first.
 */
export async function findReplay(
  ctx: Context,
  body: CreateDocumentGroup | CreatePrintGroup,
  idempotencyKey: string | undefined,
): Promise<Replay> {
  const requestSha256 = sha256(canonicalJson(body))

  return idempotencyKey === undefined
    ? findReplayByBody(ctx, requestSha256)
    : findReplayByKey(ctx, wellFormedKey(idempotencyKey), requestSha256)
}

async function findReplayByKey(ctx: Context, key: string, requestSha256: string): Promise<Replay> {
  const requestKey = `key:${key}`
  const first = await findByKey(ctx, requestKey)
  if (!first) {
    return { kind: 'new', requestKey, requestSha256 }
  }
  if (first.requestSha256 !== requestSha256) {
    throw new DomainError(
      'invalid-request',
      'This Idempotency-Key was used for another packet. Use a new key for a new packet.',
    )
  }

  return { kind: 'repeated', groupId: first.groupId }
}

async function findReplayByBody(ctx: Context, requestSha256: string): Promise<Replay> {
  const [last] = await ctx.db
    .select({
      id: packets.id,
      groupId: packets.documentGroupId,
      status: packets.status,
      createdAt: packets.createdAt,
    })
    .from(packets)
    .where(and(eq(packets.ownerId, memberId(ctx)), eq(packets.requestSha256, requestSha256)))
    .orderBy(desc(packets.createdAt), desc(packets.number))
    .limit(1)
  const age = last ? ctx.clock.now().getTime() - last.createdAt.getTime() : Infinity
  if (last && last.status === 'CREATED' && age < sameClickMs) {
    return { kind: 'repeated', groupId: last.groupId }
  }

  return { kind: 'new', requestKey: `body:${requestSha256}:${last?.id ?? ''}`, requestSha256 }
}

/** The packet that a request of this name has made. */
export async function findByKey(ctx: Context, requestKey: string) {
  const [packet] = await ctx.db
    .select({ groupId: packets.documentGroupId, requestSha256: packets.requestSha256 })
    .from(packets)
    .where(and(eq(packets.ownerId, memberId(ctx)), eq(packets.requestKey, requestKey)))

  return packet
}

function wellFormedKey(key: string): string {
  if (!/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new DomainError(
      'invalid-request',
      'An Idempotency-Key has 1 to 200 visible characters and no spaces.',
    )
  }

  return key
}
