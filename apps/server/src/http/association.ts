import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../kernel/escape-html.ts'
import type { Association } from '../kernel/ports.ts'

const logoUrl = '/association/logo'
const styleUrl = '/association/style.css'

/** The files that `addAssociation` names: the logo, and a style sheet with the color. */
export function serveAssociation(
  app: FastifyInstance,
  { logo, color }: Partial<Association> = {},
): void {
  if (logo) {
    app.get(logoUrl, (_request, reply) => send(reply, logo.mediaType, logo.bytes))
  }
  if (color) {
    app.get(styleUrl, (_request, reply) =>
      send(reply, 'text/css; charset=utf-8', styleSheet(color)),
    )
  }
}

/** What the web app's `Logo` reads, in the page's head. */
export function addAssociation(html: string, association: Association | undefined): string {
  if (!association) {
    return html
  }
  const { name, logo, color } = association
  const tags = [
    `<meta name="association" content="${escapeHtml(name)}" />`,
    logo ? `<meta name="association-logo" content="${withVersion(logoUrl, logo.bytes)}" />` : '',
    color ? `<link rel="stylesheet" href="${withVersion(styleUrl, color)}" />` : '',
  ]

  return html.replace('</head>', () => `${tags.join('')}</head>`)
}

function send(reply: FastifyReply, mediaType: string, body: string | Buffer): FastifyReply {
  return reply
    .type(mediaType)
    .header('cache-control', 'public, max-age=86400')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .send(body)
}

/** Above the web app's own `:root`, whose file may come later. */
function styleSheet(color: string): string {
  return `html:root {
  --ink: ${color};
  --ink-deep: ${mix(color, 0, 0.35)};
  --ink-wash: ${mix(color, 255, 0.9)};
}
`
}

/** `#rrggbb`, with a share of black (0) or white (255). */
function mix(color: string, other: number, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const mixed = parts.map((part) => Math.round(part * (1 - share) + other * share))

  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** Another file has another address, so that no browser shows the old one. */
function withVersion(url: string, content: string | Buffer): string {
  return `${url}?v=${createHash('sha256').update(content).digest('hex').slice(0, 8)}`
}
