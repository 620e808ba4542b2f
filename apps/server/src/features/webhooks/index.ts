export { webhookRoutes } from './routes.ts'
export { createProcessWebhookJob, type WebhookHandlers } from './process-webhook.ts'
export { deleteOldWebhooksJob } from './delete-old-webhooks.ts'
