import type { FileAudience } from '@countersign/database'
import type { ExecutedFile, ExecutedFileRequest } from '@countersign/signing/provider'
import type { Context } from '../../../kernel/context.ts'

export interface MadeFiles {
  /** The owner's, with every document. */
  complete: ExecutedFile
  /** One for everyone, or one per signer. */
  files: { audience: FileAudience; file: ExecutedFile }[]
}

/** The files are durable. */
export async function makeExecutedFiles(
  ctx: Context,
  request: Pick<ExecutedFileRequest, 'groupId' | 'copiesTo'>,
): Promise<MadeFiles> {
  const { signers } = await ctx.ports.signing.readGroup(request)
  const making = makeFile(ctx, request)
  const [complete, ...files] = await Promise.all([
    making,
    ...signers.map(async ({ role, ownFile }) => ({
      audience: role,
      file: await (ownFile ? makeFile(ctx, { ...request, role }) : making),
    })),
  ])
  const isOne = files.every(({ file }) => file === complete)
  return { complete, files: isOne ? [{ audience: 'everyone', file: complete }] : files }
}

async function makeFile(ctx: Context, request: ExecutedFileRequest): Promise<ExecutedFile> {
  const { files, signing } = ctx.ports
  const file = await signing.getExecutedFile(request)
  const name = await files.put(file.pdf)
  if (name !== file.sha256) {
    throw new Error(`The provider says that the file is ${file.sha256}, but its bytes are ${name}.`)
  }

  return file
}
