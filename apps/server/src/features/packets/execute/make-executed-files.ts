import type { FileAudience } from '@countersign/database'
import type { ExecutedFile, ExecutedFileRequest } from '@countersign/esign'
import type { Context } from '../../../kernel/context.ts'

export interface MadeFiles {
  /** The owner's, with every document. */
  complete: ExecutedFile
  /** One for everyone, or one per signer. */
  files: { audience: FileAudience; file: ExecutedFile }[]
  /** Whether the bytes are durable: to be waited for before the rows that name them are committed. */
  stored: Promise<unknown>
}

/** Once `after` is fulfilled. */
export async function makeExecutedFiles(
  ctx: Context,
  groupId: string,
  after: Promise<unknown>,
): Promise<MadeFiles> {
  const { file: complete, stored } = await makeFile(ctx, { groupId, after })
  if (!complete.hasOwnFiles) {
    return { complete, files: [{ audience: 'everyone', file: complete }], stored }
  }

  const { signers } = await ctx.ports.signing.readGroup({ groupId })
  const made = await Promise.all(
    signers.map(async ({ role, ownFile }) => ({
      audience: role,
      ...(ownFile ? await makeFile(ctx, { groupId, role }) : { file: complete, stored }),
    })),
  )
  return {
    complete,
    files: made.map(({ audience, file }) => ({ audience, file })),
    stored: Promise.all(made.map((each) => each.stored)),
  }
}

interface MadeFile {
  file: ExecutedFile
  stored: Promise<unknown>
}

async function makeFile(ctx: Context, request: ExecutedFileRequest): Promise<MadeFile> {
  const { files, signing } = ctx.ports
  const file = await signing.getExecutedFile(request)
  const stored = storeFile(ctx, file)
  // It is waited for later; if something fails before, that is the error.
  stored.catch(() => undefined)
  if (!files.isLocal) {
    await stored
  }

  return { file, stored }
}

async function storeFile(ctx: Context, { pdf, sha256 }: ExecutedFile): Promise<void> {
  const name = await ctx.ports.files.put(pdf)
  if (name !== sha256) {
    throw new Error(`The provider says that the file is ${sha256}, but its bytes are ${name}.`)
  }
}
