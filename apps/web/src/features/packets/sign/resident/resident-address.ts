/** What the address of a resident's page asks for. */
export type ResidentAddress =
  | { page: 'sign'; code: string }
  /** Without a code, the link is incomplete. */
  | { page: 'status'; code: string | undefined }

/** Parses `/sign/{code}` and `/sign/status?code=…`. */
export function parseResidentAddress({
  pathname,
  search,
}: Pick<Location, 'pathname' | 'search'>): ResidentAddress {
  const [, last = ''] = /^\/sign\/([^/]*)/i.exec(pathname) ?? []
  if (last.toLowerCase() === 'status') {
    return { page: 'status', code: new URLSearchParams(search).get('code') || undefined }
  }

  return { page: 'sign', code: decode(last) }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
