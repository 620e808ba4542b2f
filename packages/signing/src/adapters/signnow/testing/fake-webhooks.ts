import { createHmac } from 'node:crypto'

export interface FakeWebhooks {
  url: string
  secret: string
}

/** As SignNow posts it: no delivery id, and the signature over the raw bytes. */
export async function postWebhook(
  { url, secret }: FakeWebhooks,
  event: string,
  content: Record<string, string>,
): Promise<Response> {
  const body = JSON.stringify({
    meta: {
      timestamp: Math.floor(Date.now() / 1000),
      event,
      environment: 'eval',
      callback_url: url,
    },
    content,
  })
  return fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-signnow-signature': createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  })
}
