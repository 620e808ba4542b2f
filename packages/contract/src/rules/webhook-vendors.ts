/** Who may call `POST /api/webhooks/:vendor`. */
export const webhookVendors = ['signnow', 'stripe', 'mail'] as const

export type WebhookVendor = (typeof webhookVendors)[number]
