import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { zstdDecompressSync } from 'node:zlib'

/** Unpacks the data folder of an earlier version into a temporary folder and returns its path. */
export function unpackDataFolder(name: string): string {
  const archive = new URL(`./fixtures/${name}.tar.zst`, import.meta.url)
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-earlier-'))
  const tar = path.join(folder, 'data.tar')
  writeFileSync(tar, zstdDecompressSync(readFileSync(archive)))
  execFileSync('tar', ['-xf', tar, '-C', folder, '--no-same-owner'])

  return folder
}
