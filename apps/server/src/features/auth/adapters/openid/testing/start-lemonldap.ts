import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

export interface Lemonldap {
  url: string
  stop(): Promise<void>
}

interface Client {
  clientId: string
  clientSecret: string
  redirectUri: string
  logoutUri: string
}

/**
 * LemonLDAP::NG of Debian as an OpenID Connect issuer, with its demo people: dwho is in the group
 * "members", rtyler is not. The password of each is their name.
 */
export async function startLemonldap(client: Client): Promise<Lemonldap> {
  const folder = await mkdtemp(path.join(tmpdir(), 'countersign-lemonldap-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  await writeFiles(folder, url, client)
  const child = spawn(
    'plackup',
    ['--server', 'Standalone', '--host', '127.0.0.1', '--port', String(port), 'index.psgi'],
    {
      cwd: folder,
      env: { ...process.env, LLNG_DEFAULTCONFFILE: path.join(folder, 'lemonldap-ng.ini') },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  let log = ''
  child.stderr.on('data', (text) => (log += String(text)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await waitUntilReady(
    `${url.replace('localhost', '127.0.0.1')}/.well-known/openid-configuration`,
    () => log,
  )

  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function writeFiles(folder: string, url: string, client: Client): Promise<void> {
  for (const name of ['conf', 'cache', 'sessions/lock', 'persistent/lock']) {
    await mkdir(path.join(folder, name), { recursive: true })
  }
  await copyFile(
    '/usr/share/lemonldap-ng/portal/htdocs/index.psgi',
    path.join(folder, 'index.psgi'),
  )
  await writeFile(path.join(folder, 'lemonldap-ng.ini'), iniFile(folder))
  await writeFile(
    path.join(folder, 'conf', 'lmConf-1.json'),
    JSON.stringify(configuration(folder, url, client)),
  )
}

function iniFile(folder: string): string {
  return `[all]
logLevel = warn
[configuration]
type = File
dirName = ${folder}/conf
localStorage = Cache::FileCache
localStorageOptions = { 'namespace' => 'conf', 'cache_root' => '${folder}/cache' }
[portal]
staticPrefix = /static
templateDir = /usr/share/lemonldap-ng/portal/templates
languages = en
`
}

function configuration(folder: string, url: string, client: Client) {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const store = (name: string) => ({
    Directory: path.join(folder, name),
    LockDirectory: path.join(folder, name, 'lock'),
  })

  return {
    cfgNum: 1,
    cfgAuthor: 'test',
    cfgDate: '1790000000',
    cfgVersion: '2.16.1',
    key: 'a-key-for-tests',
    portal: `${url}/`,
    domain: 'localhost',
    securedCookie: 0,
    authentication: 'Demo',
    userDB: 'Same',
    passwordDB: 'Demo',
    demoExportedVars: { cn: 'cn', mail: 'mail', uid: 'uid' },
    locationRules: { localhost: { default: 'accept' }, '127.0.0.1': { default: 'accept' } },
    exportedHeaders: {},
    loginHistoryEnabled: 0,
    portalDisplayRegister: 0,
    portalDisplayResetPassword: 0,
    macros: {},
    groups: { members: "$uid eq 'dwho'", visitors: '1' },
    globalStorage: 'Apache::Session::File',
    globalStorageOptions: store('sessions'),
    persistentStorage: 'Apache::Session::File',
    persistentStorageOptions: store('persistent'),
    localSessionStorage: 'Cache::FileCache',
    localSessionStorageOptions: { namespace: 'sessions', cache_root: path.join(folder, 'cache') },
    issuerDBOpenIDConnectActivation: 1,
    issuerDBOpenIDConnectPath: '^/oauth2/',
    issuerDBOpenIDConnectRule: '1',
    oidcServiceMetaDataIssuer: url,
    oidcServicePrivateKeySig: keys.privateKey,
    oidcServicePublicKeySig: keys.publicKey,
    oidcServiceKeyIdSig: 'key-1',
    oidcServiceAllowAuthorizationCodeFlow: 1,
    oidcRPMetaDataOptions: {
      countersign: {
        oidcRPMetaDataOptionsClientID: client.clientId,
        oidcRPMetaDataOptionsClientSecret: client.clientSecret,
        oidcRPMetaDataOptionsRedirectUris: client.redirectUri,
        oidcRPMetaDataOptionsPostLogoutRedirectUris: client.logoutUri,
        oidcRPMetaDataOptionsIDTokenSignAlg: 'RS256',
        oidcRPMetaDataOptionsUserIDAttr: 'uid',
        oidcRPMetaDataOptionsBypassConsent: 1,
        oidcRPMetaDataOptionsLogoutBypassConfirm: 1,
        oidcRPMetaDataOptionsRequirePKCE: 1,
      },
    },
    oidcRPMetaDataOptionsExtraClaims: { countersign: { groups: 'groups' } },
    oidcRPMetaDataExportedVars: {
      countersign: { name: 'cn', email: 'mail', groups: 'groups;array;always' },
    },
  }
}

async function waitUntilReady(address: string, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000
  while (Date.now() < deadline) {
    const answer = await fetch(address).catch(() => undefined)
    if (answer?.ok) {
      return
    }
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`LemonLDAP::NG did not start.\n${log()}`)
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
