import { PacketName } from '@countersign/contract/schemas/packets/create-packet'
import { packetCalls } from '@countersign/contract/calls/packets'
import { ApiProblem, callApi } from '../../../lib/api.ts'
import { createPacketFailedText, errorMessage } from '../../../lib/problem-messages.ts'
import { type CreationError, toCreationErrors, stepForProblem } from './creation-errors.ts'
import { type CreationState, creationRequest, resolvePacketName } from './creation-state.ts'

/** Returns the id of the document group. */
export async function createPacket(state: CreationState): Promise<string> {
  const body = creationRequest(state)
  if (!body) {
    throw new Error('The packet is not complete.')
  }

  const { documentGroupId } = await callApi(packetCalls.createDocumentGroup, {
    body,
    headers: { 'Idempotency-Key': state.idempotencyKey },
  })
  return documentGroupId
}

export function packetNameError(state: CreationState): string | undefined {
  return PacketName.safeParse(resolvePacketName(state)).error?.issues[0]?.message
}

export function describeCreationError(
  error: unknown,
  { signers }: Pick<CreationState, 'signers'>,
): { message: string; errors: CreationError[] } {
  const message = errorMessage(error, createPacketFailedText)
  if (!(error instanceof ApiProblem)) {
    return { message, errors: [] }
  }

  const { code, errors = [] } = error.problem
  const step = stepForProblem(code)
  const own = step && errors.length === 0 ? [{ step, message }] : []
  const all = [...toCreationErrors(errors, signers), ...own]
  const isRepeated = all.some((each) => each.message === message)
  return { message: isRepeated ? 'This packet cannot be made in this way.' : message, errors: all }
}
