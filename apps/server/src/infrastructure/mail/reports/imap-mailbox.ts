import { ImapFlow } from 'imapflow'

export interface ReportMailbox {
  /**
   * Passes on each unseen message, oldest first, cut to 256 KB. A handled one is moved to the folder
   * "Processed", another one stays and is marked as seen. Stops where the handler throws.
   */
  readUnseen(handle: (message: Uint8Array) => Promise<boolean>): Promise<void>
}

interface ImapMailboxOptions {
  /** `imaps://user:password@host:port/folder`, each part percent-encoded. */
  url: string
  timeoutMs?: number
}

const processedFolder = 'Processed'
const maxMessageBytes = 256 * 1024
const maxMessages = 500
const maxRunMs = 45_000
const limits = {
  maxLiteralSize: 2 * maxMessageBytes,
  maxLineLength: 4 * 1024 * 1024,
  maxResponseSize: 8 * 1024 * 1024,
}

export function createImapMailbox({ url, timeoutMs = 20_000 }: ImapMailboxOptions): ReportMailbox {
  const { folder, ...server } = parseUrl(url)

  return {
    async readUnseen(handle) {
      const client = new ImapFlow({
        ...server,
        ...limits,
        logger: false,
        disableAutoIdle: true,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
      })
      // An error that belongs to no command; the next command fails.
      client.on('error', () => undefined)
      const giveUp = setTimeout(() => client.close(), 2 * maxRunMs)
      const failures: unknown[] = []
      const handleOrFail = (message: Uint8Array) =>
        handle(message).catch((error: unknown) => {
          failures.push(error)
          throw error
        })
      try {
        await client.connect()
        await client.mailboxOpen(folder)
        await readMessages(client, handleOrFail)
      } catch (error) {
        throw failures.includes(error) ? error : describeError(error)
      } finally {
        clearTimeout(giveUp)
        client.close()
      }
    },
  }
}

function parseUrl(text: string) {
  const url = new URL(text)
  const secure = url.protocol === 'imaps:'

  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    folder: decodeURIComponent(url.pathname.slice(1)) || 'INBOX',
  }
}

async function readMessages(
  client: ImapFlow,
  handle: (message: Uint8Array) => Promise<boolean>,
): Promise<void> {
  const started = Date.now()
  const found = await client.search({ seen: false }, { uid: true })

  for (const uid of (found || []).slice(0, maxMessages)) {
    if (Date.now() - started > maxRunMs) {
      return
    }
    const message = await client.fetchOne(
      String(uid),
      { source: { start: 0, maxLength: maxMessageBytes } },
      { uid: true },
    )
    const isHandled = message && message.source ? await handle(message.source) : false
    await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
    if (isHandled) {
      await moveToProcessed(client, uid)
    }
  }
}

/** Without the right to create or fill the folder, the message stays, marked as seen. */
async function moveToProcessed(client: ImapFlow, uid: number): Promise<void> {
  const move = () => client.messageMove(String(uid), [processedFolder], { uid: true })

  if (!(await move().catch(() => false))) {
    await client.mailboxCreate([processedFolder]).catch(() => undefined)
    await move().catch(() => false)
  }
}

/** The words of the server, without the command, which may hold the password. */
function describeError(error: unknown): Error {
  const { message, responseText } = toDetails(error)

  return new Error(`The mailbox of bounces cannot be read: ${responseText ?? message}`)
}

function toDetails(error: unknown): { message: string; responseText?: string | undefined } {
  if (!(error instanceof Error)) {
    return { message: String(error) }
  }
  const responseText = 'responseText' in error ? error.responseText : undefined

  return {
    message: error.message,
    responseText: typeof responseText === 'string' ? responseText : undefined,
  }
}
