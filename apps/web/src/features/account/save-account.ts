import type { User, UserUpdate } from '@countersign/contract/schemas/users'
import { userCalls } from '@countersign/contract/calls/users'
import { callApi } from '../../lib/api.ts'

export async function saveAccount(userId: string, change: UserUpdate): Promise<User> {
  const { user } = await callApi(userCalls.putUser, { params: { id: userId }, body: change })
  return user
}
