import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { callUrl } from '@countersign/contract/calls/call-url'
import { inviteCalls } from '@countersign/contract/calls/signing-invites'
import { readCode } from '@countersign/contract/rules/read-link'
import { z } from 'zod'

export const roomPage = 'signing-room.html'

/** `/sign/{code}` and `/sign/status?code=…` */
export const signingLink = /^\/sign\/[^/?]+\/?(\?|$)/i

/** The pages in which an owner fills out or signs. */
const ownerFrame = /^\/legal-forms\/(start|sign)\/?(\?|$)/i

/**
 * `Link` headers: what a page asks for later, so that a slow network is not waited for once more after
 * each script.
 */
export async function listPageLinks(
  folder: string,
  { url, html }: { url: string; html: string },
): Promise<string[]> {
  const known = findAssets(html)
  const others = (files: string[]) => files.filter((file) => !known.includes(file))
  if (signingLink.test(url)) {
    return [...preloadDetails(url), ...prefetch(others(await listRoomAssets(folder)))]
  }

  const [, page] = ownerFrame.exec(url) ?? []
  if (!page) {
    return []
  }
  const source = `src/routes/legal-forms/packet/${page.toLowerCase()}.tsx`

  return others(listBuilt(await readManifest(folder), source)).map(preload)
}

/** What the page asks for first, so that it need not wait for its scripts. */
function preloadDetails(url: string): string[] {
  const [, last = ''] = /^\/sign\/([^/?]+)/i.exec(url) ?? []
  const code = readCode(last)

  return code
    ? [
        `<${callUrl(inviteCalls.getInviteDetailsByCode, { params: { code } })}>; rel=preload; as=fetch; crossorigin`,
      ]
    : []
}

function preload(file: string): string {
  return file.endsWith('.css')
    ? `<${file}>; rel=preload; as=style; crossorigin`
    : `<${file}>; rel=modulepreload`
}

function prefetch(files: string[]): string[] {
  return files.map((file) => `<${file}>; rel=prefetch`)
}

async function listRoomAssets(folder: string): Promise<string[]> {
  return findAssets(await readFile(path.join(folder, roomPage), 'utf8').catch(() => ''))
}

function findAssets(html: string): string[] {
  return [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
}

/** Written by Vite. */
const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).optional(),
    imports: z.array(z.string()).optional(),
  }),
)
type Manifest = z.infer<typeof Manifest>

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, '.vite/manifest.json'), 'utf8').catch(() => '{}')
  return Manifest.parse(JSON.parse(text))
}

/** The built files of a source with all that it imports. */
function listBuilt(manifest: Manifest, source: string): string[] {
  const seen = new Set([source])
  for (const name of seen) {
    manifest[name]?.imports?.forEach((imported) => seen.add(imported))
  }

  return [...seen].flatMap((name) => {
    const { file, css = [] } = manifest[name] ?? {}
    return (file ? [file, ...css] : css).map((built) => `/${built}`)
  })
}
