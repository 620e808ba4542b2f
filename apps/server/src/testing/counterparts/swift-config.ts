import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'

export const storageServers = ['account', 'container', 'object'] as const
export type SwiftServer = (typeof storageServers)[number] | 'proxy'

export const swiftKeys = { accessKeyId: 'test:tester', secretAccessKey: 'testing' }

export type SwiftPorts = Record<SwiftServer | 'memcached', number>

/** One disk, one copy, on loopback: the rings and settings that the servers of Swift start from. */
export function writeSwiftConfig(folder: string, ports: SwiftPorts): void {
  mkdirSync(path.join(folder, 'disks', 'disk1'), { recursive: true })
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  write('swift.conf', swiftConf)
  for (const server of storageServers) {
    write(`${server}-server.conf`, storageConf({ folder, server, port: ports[server] }))
  }
  write('proxy-server.conf', proxyConf(folder, ports))
  buildRings(folder, ports)
}

const swiftConf = `[swift-hash]
swift_hash_path_suffix = countersign
swift_hash_path_prefix = countersign
[storage-policy:0]
name = Policy-0
default = yes
`

interface StorageOptions {
  folder: string
  server: SwiftServer
  port: number
}

function storageConf({ folder, server, port }: StorageOptions): string {
  return `[DEFAULT]
swift_dir = ${folder}
devices = ${path.join(folder, 'disks')}
mount_check = false
disable_fallocate = true
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
[pipeline:main]
pipeline = ${server}-server
[app:${server}-server]
use = egg:swift#${server}
`
}

function proxyConf(folder: string, ports: SwiftPorts): string {
  return `[DEFAULT]
swift_dir = ${folder}
bind_ip = 127.0.0.1
bind_port = ${ports.proxy}
workers = 0
user = ${userInfo().username}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth container_quotas slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = ${swiftKeys.secretAccessKey} .admin
[filter:s3api]
use = egg:swift#s3api
[filter:container_quotas]
use = egg:swift#container_quotas
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${ports.memcached}
[filter:slo]
use = egg:swift#slo
`
}

/** What `swift-ring-builder` does in nine calls of a second each. Debian's own Python has Swift. */
function buildRings(folder: string, ports: SwiftPorts): void {
  const rings = storageServers.map((server) => [server, ports[server]])
  const script = `
import json, sys
from swift.common.ring import RingBuilder
folder, rings = json.loads(sys.argv[1])
for name, port in rings:
    builder = RingBuilder(4, 1, 1)
    builder.add_dev({'id': 0, 'region': 1, 'zone': 1, 'weight': 1, 'ip': '127.0.0.1', 'port': port,
                     'device': 'disk1', 'replication_ip': '127.0.0.1', 'replication_port': port, 'meta': ''})
    builder.rebalance()
    builder.get_ring().save(folder + '/' + name + '.ring.gz')
`
  const made = spawnSync('/usr/bin/python3', ['-c', script, JSON.stringify([folder, rings])], {
    encoding: 'utf8',
  })
  if (made.status !== 0) {
    throw new Error(`Swift's rings could not be built: ${made.stderr}`)
  }
}
