import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

export const getHealth = endpoint({
  method: 'GET',
  path: '/health',
  door: 'public',
  tag: 'health',
  summary: 'Whether the server can serve',
  response: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
})

export const getReadiness = endpoint({
  method: 'GET',
  path: '/health/ready',
  door: 'public',
  tag: 'health',
  summary: 'Whether what was signed is being sealed; 503 once something has waited for too long',
  response: z.object({ status: z.literal('ready') }),
  problems: ['unavailable'],
})
