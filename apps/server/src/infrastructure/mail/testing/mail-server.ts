import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** What was accepted, oldest first. */
  mails: AcceptedMail[]
  connections(): number
  stop(): Promise<void>
}

interface AcceptedMail {
  from: string
  to: string
  raw: string
}

interface MailServerOptions {
  login?: { user: string; password: string }
  /** Answers RCPT; a promise that never settles hangs. Default: accepted. */
  onRecipient?(address: string): Promise<Reply | undefined>
}

interface Reply {
  code: number
  text: string
}

/** A mail server for tests. It insists on the login if there is one, and on the order of commands. */
export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const { login, onRecipient } = options
  const mails: AcceptedMail[] = []
  let connections = 0
  const server = new SMTPServer({
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    closeTimeout: 100,
    onConnect(_session, done) {
      connections += 1
      done()
    },
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) {
        done(null, { user: username })
        return
      }
      done(refusal({ code: 535, text: '5.7.8 Wrong user or password' }))
    },
    onRcptTo({ address }, _session, done) {
      void (onRecipient?.(address) ?? Promise.resolve(undefined)).then((reply) =>
        done(reply ? refusal(reply) : null),
      )
    },
    onData(stream, { envelope }, done) {
      void buffer(stream).then((bytes) => {
        mails.push({
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address).join(', '),
          raw: bytes.toString(),
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const port = await new Promise<number>((resolve) => {
    const net = server.listen(0, '127.0.0.1', () => {
      const address = net.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })
  const user = login ? `${encodeURIComponent(login.user)}:${login.password}@` : ''

  return {
    url: `smtp://${user}127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function refusal({ code, text }: Reply): Error {
  return Object.assign(new Error(text), { responseCode: code })
}
