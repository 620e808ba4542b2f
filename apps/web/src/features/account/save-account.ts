import type { User, UserUpdate } from '@countersign/contract'
import { putUser } from '@countersign/contract/calls'
import { callApi } from '../../lib/api.ts'

export async function saveAccount(userId: string, change: UserUpdate): Promise<User> {
  const { user } = await callApi(putUser, { params: { id: userId }, body: change })
  return user
}
