import { z } from 'zod'
import { webhookVendors } from '../rules/webhook-vendors.ts'

export const WebhookParams = z.object({ vendor: z.enum(webhookVendors) })
