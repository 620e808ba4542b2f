// The programs that `npm test -- counterparts` starts, with the Debian packages they come in.
// `node dev/counterparts.mjs` prints the packages that are missing, for `apt-get install`.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** @type {{ program: string, packages: string[], usedFor: string }[]} */
export const counterparts = [
  {
    program: 'swift-proxy-server',
    packages: ['swift-proxy', 'swift-account', 'swift-container', 'swift-object'],
    usedFor: 'files in a bucket with the S3 API (OpenStack Swift)',
  },
  { program: 'memcached', packages: ['memcached'], usedFor: 'the cache of OpenStack Swift' },
  {
    program: 'postfix',
    packages: ['postfix'],
    usedFor: 'sending emails, and those that come back',
  },
  { program: 'dovecot', packages: ['dovecot-imapd'], usedFor: 'the mailbox of bounces' },
  {
    program: 'llng-fastcgi-server',
    packages: [
      'lemonldap-ng-fastcgi-server',
      'liblemonldap-ng-portal-perl',
      // In place of Apache, which apt would choose.
      'nginx-light',
      // What the portal loads, but Debian only recommends.
      'libcrypt-openssl-bignum-perl',
      'libgd-securityimage-perl',
      'libimage-magick-perl',
      'libio-string-perl',
      'libstring-random-perl',
    ],
    usedFor: 'logins with another single sign-on (LemonLDAP::NG)',
  },
  { program: 'plackup', packages: ['libplack-perl'], usedFor: 'the web server of LemonLDAP::NG' },
  { program: 'haproxy', packages: ['haproxy'], usedFor: 'a proxy before two servers' },
  {
    program: 'pg_basebackup',
    packages: ['postgresql'],
    usedFor: 'a PostgreSQL with a standby',
  },
  { program: 'pgbouncer', packages: ['pgbouncer'], usedFor: 'a connection pooler' },
  { program: 'caddy', packages: ['caddy'], usedFor: 'a proxy before two servers' },
  { program: 'nginx', packages: ['nginx-light'], usedFor: 'a proxy before two servers' },
  { program: 'prometheus', packages: ['prometheus'], usedFor: 'reading the metrics' },
  {
    program: 'WebKitWebDriver',
    packages: ['webkit2gtk-driver'],
    usedFor: 'signing in WebKit, the engine of Safari',
  },
  { program: 'Xvfb', packages: ['xvfb'], usedFor: 'a screen for WebKit' },
]

export function missingCounterparts() {
  return counterparts.filter(({ program }) => !isInstalled(program))
}

export function isInstalled(program) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/sbin']
  return folders.some((folder) => existsSync(path.join(folder, program)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log([...new Set(missingCounterparts().flatMap(({ packages }) => packages))].join(' '))
}
