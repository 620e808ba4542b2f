import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  door: 'public',
  tag: 'health',
  summary: 'Whether the server can serve',
  response: z.object({ status: z.literal('ok') }),
  problems: ['provider-unavailable'],
})
