export { webhookRoutes } from './routes.ts'
export { createProcessWebhookJob } from './process-webhook.ts'
export { deleteOldWebhooksJob } from './delete-old-webhooks.ts'
