import { canonicalJson } from '@countersign/answers/canonical-json'
import { createRequests } from '@countersign/database'
import { and, eq } from 'drizzle-orm'
import { officeId, type Context } from './context.ts'
import { DomainError } from './domain-error.ts'
import { assertKeyFormat } from './idempotency-key.ts'
import { sha256 } from './sha256.ts'
import { inTransaction } from './transaction.ts'

interface CreateRequest {
  kind: 'property' | 'form' | 'bundle'
  body: unknown
  /** Without one, the request is new. */
  idempotencyKey: string | undefined
}

/**
 * Creates what a request asks for, or answers the id of what the same request has created before.
 * Race-safe: the primary key decides, and a second request waits until the first one has committed.
 */
export async function createOnce(
  ctx: Context,
  { kind, body, idempotencyKey }: CreateRequest,
  create: (tx: Context, id: string) => Promise<void>,
): Promise<string> {
  const id = ctx.ids.uuid()
  if (idempotencyKey === undefined) {
    await inTransaction(ctx, (tx) => create(tx, id))
    return id
  }

  const request = {
    ownerId: officeId(ctx),
    key: `${kind}:${assertKeyFormat(idempotencyKey)}`,
    requestSha256: sha256(canonicalJson(body)),
  }
  return inTransaction(ctx, async (tx) => {
    const [isNew] = await tx.db
      .insert(createRequests)
      .values({ ...request, resultId: id, createdAt: tx.clock.now() })
      .onConflictDoNothing()
      .returning({ key: createRequests.key })
    if (isNew) {
      await create(tx, id)
      return id
    }

    const [first] = await tx.db
      .select()
      .from(createRequests)
      .where(and(eq(createRequests.ownerId, request.ownerId), eq(createRequests.key, request.key)))
    if (first?.requestSha256 !== request.requestSha256) {
      throw new DomainError(
        'invalid-request',
        'This Idempotency-Key was already used for something else. Use a new key.',
      )
    }
    return first.resultId
  })
}
