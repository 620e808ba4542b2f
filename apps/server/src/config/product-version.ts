import { readFileSync } from 'node:fs'

const manifest = new URL('../../../../package.json', import.meta.url)
const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'))

export const productVersion = version
