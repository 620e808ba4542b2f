import { authCalls } from '@countersign/contract/calls/auth'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../lib/api.ts'

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await callApi(authCalls.getSessions, { signal })).sessions,
})

export const endSession = mutationOptions({
  mutationFn: (id: string) => callApi(authCalls.deleteSession, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => client.invalidateQueries(sessionsQuery),
})

export const endOtherSessions = mutationOptions({
  mutationFn: () => callApi(authCalls.postEndOtherSessions),
  onSettled: (_data, _error, _variables, _result, { client }) =>
    client.invalidateQueries(sessionsQuery),
})
