import { spawn, type ChildProcess } from 'node:child_process'
import { chown, chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import path from 'node:path'

export interface DebianMail {
  /** Where Countersign hands in its mails. */
  smtpUrl: string
  /** The mailbox of `bounces@forms.example`. */
  imapUrl: string
  /**
   * What Postfix is told about a recipient (an action of access(5)): when the mail is handed in, and at
   * the next server on its way. Default `acceptAll`.
   */
  onRecipient: { handedIn: RecipientPolicy; next: RecipientPolicy }
  /** Files of a mailbox, complete as they were delivered. */
  readMailbox(name: 'archive' | 'bounces'): Promise<string[]>
  stop(): Promise<void>
}

type RecipientPolicy = (recipient: string) => string

/** The next server throws away what it accepts. */
export const acceptAll: DebianMail['onRecipient'] = {
  handedIn: () => 'DUNNO',
  next: () => 'FILTER discard:',
}

/** The user and group of the mailboxes. */
const nobody = 65_534

/**
 * Postfix and Dovecot from Debian on free ports of 127.0.0.1, in a folder of their own. Postfix relays
 * mail for `example.com` to a second server of its own, and delivers `forms.example` to mailboxes.
 */
export async function startDebianMail(): Promise<DebianMail> {
  if (process.getuid?.() !== 0) {
    throw new Error('Postfix and Dovecot can only be started as root.')
  }
  // Short: the path of a socket has at most 107 characters.
  const folder = await mkdtemp('/tmp/csmail-')
  await chmod(folder, 0o755)
  const [handIn, next, imap] = [await findPort(), await findPort(), await findPort()]
  const onRecipient = { ...acceptAll }
  const policy = await startPolicyServer(({ recipient, port }) =>
    port === next ? onRecipient.next(recipient) : onRecipient.handedIn(recipient),
  )
  await mkdir(`${folder}/mail`)
  await chown(`${folder}/mail`, nobody, nobody)
  const postfix = await startPostfix({ folder, handIn, next, policyPort: policy.port })
  const dovecot = await startDovecot({ folder, port: imap })
  const servers: DebianMail = {
    smtpUrl: `smtp://127.0.0.1:${handIn}`,
    imapUrl: `imap://bounces:secret@127.0.0.1:${imap}/INBOX`,
    onRecipient,
    readMailbox: (name) => readMaildir(`${folder}/mail/${name}`),
    async stop() {
      await endPostfix(folder)
      await Promise.all([end(postfix), end(dovecot)])
      await policy.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await Promise.all([handIn, next, imap].map(waitForPort))
  } catch (error) {
    await servers.stop()
    throw error
  }

  return servers
}

interface PostfixOptions {
  folder: string
  handIn: number
  next: number
  policyPort: number
}

async function startPostfix({ folder, handIn, next, policyPort }: PostfixOptions) {
  const config = `${folder}/postfix`
  await mkdir(config)
  await mkdir(`${folder}/queue`)
  await mkdir(`${folder}/data`)
  await chownToPostfix(`${folder}/data`)
  await writeFile(
    `${config}/main.cf`,
    `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
mail_owner = postfix
setgid_group = postdrop
maillog_file = ${folder}/postfix.log
maillog_file_prefixes = ${folder}
myhostname = mail.forms.example
mydestination =
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
mynetworks = 127.0.0.0/8
alias_maps =
recipient_delimiter = +
smtpd_peername_lookup = no
smtp_host_lookup = native
transport_maps = inline:{ {example.com = smtp:[127.0.0.1]:${next}} }
default_transport = discard:
virtual_mailbox_domains = forms.example
virtual_mailbox_base = ${folder}/mail
virtual_mailbox_maps = inline:{ {bounces@forms.example = bounces/}, {archive@forms.example = archive/} }
virtual_uid_maps = static:${nobody}
virtual_gid_maps = static:${nobody}
smtpd_recipient_restrictions = check_policy_service inet:127.0.0.1:${policyPort}, permit_mynetworks, reject
smtpd_relay_restrictions = permit_mynetworks, reject
`,
  )
  await writeFile(
    `${config}/master.cf`,
    `127.0.0.1:${handIn} inet n - n - - smtpd
127.0.0.1:${next} inet n - n - - smtpd
pickup    unix  n - n 60 1 pickup
cleanup   unix  n - n - 0 cleanup
qmgr      unix  n - n 300 1 qmgr
tlsmgr    unix  - - n 1000? 1 tlsmgr
rewrite   unix  - - n - - trivial-rewrite
bounce    unix  - - n - 0 bounce
defer     unix  - - n - 0 bounce
trace     unix  - - n - 0 bounce
verify    unix  - - n - 1 verify
flush     unix  n - n 1000? 0 flush
proxymap  unix  - - n - - proxymap
smtp      unix  - - n - - smtp
relay     unix  - - n - - smtp
showq     unix  n - n - - showq
error     unix  - - n - - error
retry     unix  - - n - - error
discard   unix  - - n - - discard
virtual   unix  - n n - - virtual
anvil     unix  - - n - 1 anvil
scache    unix  - - n - 1 scache
postlog   unix-dgram n - n - 1 postlogd
`,
  )

  return start('postfix', ['-c', config, 'start-fg'])
}

async function startDovecot({ folder, port }: { folder: string; port: number }) {
  const config = `${folder}/dovecot.conf`
  await writeFile(
    config,
    `base_dir = ${folder}/dovecot
state_dir = ${folder}/dovecot-state
log_path = ${folder}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${folder}/mail/%u
mail_home = ${folder}/mail
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${nobody} gid=${nobody}
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`,
  )

  return start('dovecot', ['-F', '-c', config])
}

function start(program: string, args: string[]): ChildProcess {
  return spawn(`/usr/sbin/${program}`, args, { stdio: 'ignore' })
}

/** Its master leaves the process that was started. */
async function endPostfix(folder: string): Promise<void> {
  const pid = Number(await readFile(`${folder}/queue/pid/master.pid`, 'utf8').catch(() => ''))
  if (pid > 0) {
    process.kill(pid, 'SIGTERM')
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
}

/** SMTP access policy delegation: Postfix asks about each recipient, and does as the test says. */
async function startPolicyServer(
  decide: (request: { recipient: string; port: number }) => string,
): Promise<{ port: number; stop(): Promise<void> }> {
  const server = createServer((socket) => {
    let request = new Map<string, string>()
    socket.on('error', () => undefined)
    createInterface(socket).on('line', (line) => {
      const at = line.indexOf('=')
      if (at > 0) {
        request.set(line.slice(0, at), line.slice(at + 1))
        return
      }
      const recipient = request.get('recipient') ?? ''
      const port = Number(request.get('server_port'))
      socket.write(`action=${decide({ recipient, port })}\n\n`)
      request = new Map()
    })
  })
  const sockets = new Set<{ destroy(): unknown }>()
  server.on('connection', (socket) => sockets.add(socket))
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))),
  )

  return {
    port,
    stop: () =>
      new Promise((resolve) => {
        sockets.forEach((socket) => socket.destroy())
        server.close(() => resolve())
      }),
  }
}

async function chownToPostfix(folder: string): Promise<void> {
  const users = await readFile('/etc/passwd', 'utf8')
  const [, uid = '0', gid = '0'] = /^postfix:[^:]*:(\d+):(\d+):/m.exec(users) ?? []

  await chown(folder, Number(uid), Number(gid))
}

async function readMaildir(folder: string): Promise<string[]> {
  const names = await readdir(path.join(folder, 'new')).catch(() => [])

  return Promise.all(names.map((name) => readFile(path.join(folder, 'new', name), 'latin1')))
}

async function waitForPort(port: number): Promise<void> {
  const deadline = Date.now() + 20_000
  while (!(await answers(port))) {
    if (Date.now() > deadline) {
      throw new Error(`Nothing listens on port ${port}.`)
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.setTimeout(500, () => socket.destroy())
    socket.once('connect', () => socket.destroy())
  })
}

async function findPort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(portOf(server.address()))),
  )
  await new Promise((resolve) => server.close(resolve))

  return port
}

function portOf(address: ReturnType<ReturnType<typeof createServer>['address']>): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}
