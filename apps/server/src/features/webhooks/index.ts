export { webhookRoutes } from './routes.ts'
export { createProcessWebhookJob } from './process-webhook.ts'
