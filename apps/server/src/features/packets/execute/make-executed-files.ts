import type { FileAudience } from '@countersign/database'
import type { ExecutedFile, ExecutedFileRequest } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'

export interface MadeFiles {
  /** The owner's, with every document. */
  complete: ExecutedFile
  /** One for everyone, or one per signer. */
  files: { audience: FileAudience; file: ExecutedFile }[]
}

/** Once `after` is fulfilled. The bytes are durable when it resolves. */
export async function makeExecutedFiles(
  ctx: Context,
  groupId: string,
  after: Promise<unknown>,
): Promise<MadeFiles> {
  const [complete, { signers }] = await Promise.all([
    makeFile(ctx, { groupId, after }),
    ctx.ports.signing.readGroup({ groupId }),
  ])
  if (!signers.some(({ ownFile }) => ownFile)) {
    return { complete, files: [{ audience: 'everyone', file: complete }] }
  }

  const files = await Promise.all(
    signers.map(async ({ role, ownFile }) => ({
      audience: role,
      file: ownFile ? await makeFile(ctx, { groupId, role }) : complete,
    })),
  )
  return { complete, files }
}

async function makeFile(ctx: Context, request: ExecutedFileRequest): Promise<ExecutedFile> {
  const file = await ctx.ports.signing.getExecutedFile(request)

  return { ...file, sha256: await ctx.ports.files.put(file.pdf) }
}
